package croupier.number;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.Random;
import org.junit.jupiter.api.Test;

final class RatioTest {
  /** Rounded down, so that a quotient just above a tie is not taken for the tie. */
  private static final MathContext DIGITS = new MathContext(900, RoundingMode.DOWN);

  @Test
  void of_anySigns_isReducedWithPositiveDenominator() {
    assertThat(Ratio.of(6, -4)).hasToString("-3/2").isEqualTo(Ratio.of(-3, 2));
    assertThat(Ratio.of(-6, -3)).hasToString("2").isEqualTo(Ratio.of(2));
    assertThat(Ratio.of(0, -7)).hasToString("0").isEqualTo(Ratio.ZERO);
    assertThat(Ratio.of(Long.MIN_VALUE, -1)).hasToString("9223372036854775808");
    assertThatThrownBy(() -> Ratio.of(1, 0)).isInstanceOf(ArithmeticException.class);
    assertThatThrownBy(() -> Ratio.ONE.over(Ratio.ZERO)).isInstanceOf(ArithmeticException.class);
  }

  @Test
  void parse_printedRatio_isTheSameRatio() {
    Random random = new Random(1);
    for (int i = 0; i < 1000; i++) {
      Ratio ratio = randomRatio(random);
      assertThat(Ratio.parse(ratio.toString())).isEqualTo(ratio).hasSameHashCodeAs(ratio);
    }
    assertThat(Ratio.parse("6/4")).hasToString("3/2");
  }

  @Test
  void arithmetic_randomRatios_obeysTheLawsOfAField() {
    Random random = new Random(2);
    for (int i = 0; i < 500; i++) {
      Ratio a = randomRatio(random);
      Ratio b = randomRatio(random);
      Ratio c = randomRatio(random);
      assertThat(a.plus(b).times(c)).isEqualTo(a.times(c).plus(b.times(c)));
      assertThat(a.plus(b).minus(b)).isEqualTo(a);
      assertThat(b.signum() == 0 ? a : a.times(b).over(b)).isEqualTo(a);
      assertThat(a.compareTo(b)).isEqualTo(a.minus(b).signum()).isEqualTo(-b.compareTo(a));
    }
  }

  @Test
  void toDouble_randomRatios_isTheNearestDouble() {
    Random random = new Random(3);
    for (int i = 0; i < 3000; i++) {
      Ratio ratio = randomRatio(random);
      BigDecimal quotient =
          new BigDecimal(ratio.numerator()).divide(new BigDecimal(ratio.denominator()), DIGITS);
      // Whether Java 17 itself rounds long decimals well is not to be relied on: check distances.
      assertNearest(ratio, quotient);
    }
  }

  private static void assertNearest(Ratio ratio, BigDecimal quotient) {
    double value = ratio.toDouble();
    BigDecimal distance = new BigDecimal(value).subtract(quotient).abs();
    assertThat(new BigDecimal(Math.nextUp(value)).subtract(quotient).abs())
        .as(ratio.toString())
        .isGreaterThanOrEqualTo(distance);
    assertThat(new BigDecimal(Math.nextDown(value)).subtract(quotient).abs())
        .as(ratio.toString())
        .isGreaterThanOrEqualTo(distance);
  }

  @Test
  void toDouble_halfwayBetweenDoubles_goesToTheEvenOne() {
    Random random = new Random(4);
    BigInteger thousandBits = BigInteger.ONE.shiftLeft(1000);
    for (int i = 0; i < 1000; i++) {
      long odd = 2 * ((1L << 52) + (random.nextLong() >>> 12)) + 1; // 54 bits, the last one set
      int scale = random.nextInt(400) - 200;
      double below = Math.scalb((double) (odd - 1), scale);
      double above = Math.scalb((double) (odd + 1), scale);
      double even = (odd - 1) / 2 % 2 == 0 ? below : above;
      Ratio half = Ratio.of(odd).times(powerOfTwo(scale));
      Ratio bit = half.times(Ratio.of(BigInteger.ONE, thousandBits));
      assertThat(half.toDouble()).isEqualTo(even);
      assertThat(half.plus(bit).toDouble()).isEqualTo(above);
      assertThat(half.minus(bit).toDouble()).isEqualTo(below);
      assertThat(Ratio.ZERO.minus(half).toDouble()).isEqualTo(-even);
    }
  }

  private static Ratio powerOfTwo(int exponent) {
    BigInteger power = BigInteger.ONE.shiftLeft(Math.abs(exponent));
    return exponent < 0 ? Ratio.of(BigInteger.ONE, power) : Ratio.of(power, BigInteger.ONE);
  }

  @Test
  void toDouble_partsBeyondTheDoubleRange_stillGivesTheQuotient() {
    BigInteger huge = BigInteger.TEN.pow(5000);
    assertThat(
            Ratio.of(huge.multiply(BigInteger.valueOf(83)), huge.multiply(BigInteger.valueOf(126)))
                .toDouble())
        .isEqualTo(83.0 / 126);
    assertThat(Ratio.of(huge.add(BigInteger.ONE), huge.multiply(BigInteger.TWO)).toDouble())
        .isEqualTo(0.5);
    assertThat(Ratio.of(huge, BigInteger.ONE).toDouble()).isEqualTo(Double.POSITIVE_INFINITY);
    assertThat(Ratio.of(BigInteger.ONE, huge).toDouble()).isZero();
  }

  @Test
  void toDecimal_halves_goAwayFromZero() {
    assertThat(Ratio.of(1, 2).toDecimal(5)).isEqualTo("0.50000");
    assertThat(Ratio.of(1, 8).toDecimal(2)).isEqualTo("0.13");
    assertThat(Ratio.of(-1, 8).toDecimal(2)).isEqualTo("-0.13");
    assertThat(Ratio.of(2, 3).toDecimal(20)).isEqualTo("0.66666666666666666667");
    assertThat(Ratio.of(1, 1_000_000_000_000L).toDecimal(3)).isEqualTo("0.000");
  }

  private static Ratio randomRatio(Random random) {
    BigInteger numerator = new BigInteger(random.nextInt(1, 300), random);
    BigInteger denominator = new BigInteger(random.nextInt(1, 300), random).add(BigInteger.ONE);
    return Ratio.of(random.nextBoolean() ? numerator : numerator.negate(), denominator);
  }
}
