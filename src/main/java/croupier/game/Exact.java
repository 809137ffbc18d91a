package croupier.game;

import croupier.number.Ratio;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/** How exact fractions are asked for and printed. */
public final class Exact {
  /** The option that asks for the column {@code exact}. */
  public static final Extra EXTRA =
      Extra.flag("exact", "Add exact, the headline number as a fraction in lowest terms.");

  /** Fractions whose numerator and denominator together have more digits are not printed. */
  public static final int MOST_DIGITS = 10_000;

  private static final double DIGITS_PER_BIT = Math.log10(2);

  private Exact() {}

  /** {@code 83/126}, or null when the fraction is too long. */
  public static @Nullable String text(Ratio ratio) {
    if (atLeastDigits(ratio.numerator()) + atLeastDigits(ratio.denominator()) > MOST_DIGITS) {
      return null;
    }
    String text = ratio.toString();
    int digits = text.indexOf('/') < 0 ? text.length() : text.length() - 1;
    return digits > MOST_DIGITS ? null : text;
  }

  /** A quick lower bound, so that no long number is turned into digits in vain. */
  private static int atLeastDigits(BigInteger number) {
    return (int) Math.max(0, (number.bitLength() - 1) * DIGITS_PER_BIT);
  }
}
