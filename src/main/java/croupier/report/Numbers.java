package croupier.report;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Numbers as people read them; the tables in Parquet have all digits. */
public final class Numbers {
  private static final MathContext DIGITS = new MathContext(6);
  private static final int LEAST_POWER = -5;
  private static final int MOST_POWER = 9;

  private Numbers() {}

  /** {@code 1,234,567}. */
  public static String count(long number) {
    return String.format(Locale.ENGLISH, "%,d", number);
  }

  /** Six digits, {@code 49.2301}; {@code 1.5e15}; {@code Infinity}; a dash for none. */
  public static String real(@Nullable Double number) {
    if (number == null) {
      return "\u2013";
    }
    if (number.isInfinite() || number.isNaN()) {
      return number.toString();
    }
    BigDecimal rounded = new BigDecimal(number).round(DIGITS);
    if (rounded.signum() == 0) {
      return "0";
    }
    rounded = rounded.stripTrailingZeros();
    int power = rounded.precision() - rounded.scale() - 1;
    if (power < LEAST_POWER || power > MOST_POWER) {
      return rounded.scaleByPowerOfTen(-power).toPlainString() + "e" + power;
    }
    String whole = String.format(Locale.ENGLISH, "%,d", rounded.toBigInteger());
    String text = rounded.toPlainString();
    int point = text.indexOf('.');
    String sign = rounded.signum() < 0 && !whole.startsWith("-") ? "-" : "";
    return sign + whole + (point < 0 ? "" : text.substring(point));
  }

  /** A share as {@code 12.3 %}; a dash when there is no whole. */
  public static String percent(long part, long whole) {
    return whole == 0
        ? "\u2013"
        : real(
                new BigDecimal(part)
                    .scaleByPowerOfTen(2)
                    .divide(new BigDecimal(whole), new MathContext(3))
                    .doubleValue())
            + " %";
  }
}
