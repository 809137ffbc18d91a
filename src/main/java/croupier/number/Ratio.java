package croupier.number;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;

/** An exact fraction in lowest terms with a positive denominator. */
public final class Ratio implements Comparable<Ratio> {
  public static final Ratio ZERO = new Ratio(BigInteger.ZERO, BigInteger.ONE);
  public static final Ratio ONE = new Ratio(BigInteger.ONE, BigInteger.ONE);

  private final BigInteger numerator;
  private final BigInteger denominator;

  private Ratio(BigInteger numerator, BigInteger denominator) {
    this.numerator = numerator;
    this.denominator = denominator;
  }

  public static Ratio of(long whole) {
    return new Ratio(BigInteger.valueOf(whole), BigInteger.ONE);
  }

  public static Ratio of(long numerator, long denominator) {
    return of(BigInteger.valueOf(numerator), BigInteger.valueOf(denominator));
  }

  /** Any two integers, reduced here; a zero denominator is an {@link ArithmeticException}. */
  public static Ratio of(BigInteger numerator, BigInteger denominator) {
    if (denominator.signum() == 0) {
      throw new ArithmeticException("denominator 0");
    }
    BigInteger common = numerator.gcd(denominator);
    BigInteger divisor = denominator.signum() < 0 ? common.negate() : common;
    return new Ratio(numerator.divide(divisor), denominator.divide(divisor));
  }

  /** Reads what {@link #toString} prints. */
  public static Ratio parse(String text) {
    int slash = text.indexOf('/');
    return slash < 0
        ? new Ratio(new BigInteger(text), BigInteger.ONE)
        : of(new BigInteger(text.substring(0, slash)), new BigInteger(text.substring(slash + 1)));
  }

  public BigInteger numerator() {
    return numerator;
  }

  public BigInteger denominator() {
    return denominator;
  }

  public int signum() {
    return numerator.signum();
  }

  public Ratio plus(Ratio other) {
    return of(
        numerator.multiply(other.denominator).add(other.numerator.multiply(denominator)),
        denominator.multiply(other.denominator));
  }

  public Ratio minus(Ratio other) {
    return plus(new Ratio(other.numerator.negate(), other.denominator));
  }

  public Ratio times(Ratio other) {
    return of(numerator.multiply(other.numerator), denominator.multiply(other.denominator));
  }

  public Ratio over(Ratio other) {
    return of(numerator.multiply(other.denominator), denominator.multiply(other.numerator));
  }

  /** The value rounded to this many decimals, a half away from zero, as {@code 0.50000}. */
  public String toDecimal(int decimals) {
    return new BigDecimal(numerator)
        .divide(new BigDecimal(denominator), decimals, RoundingMode.HALF_UP)
        .toPlainString();
  }

  /** The nearest double, also where numerator and denominator themselves pass the double range. */
  public double toDouble() {
    if (numerator.signum() == 0) {
      return 0;
    }
    /* Scale so that the quotient has 64 bits or more; its last bit records any remainder, so that
    the one rounding, done by doubleValue, cannot be misled. */
    int shift = 66 - numerator.bitLength() + denominator.bitLength();
    BigInteger top = shift > 0 ? numerator.abs().shiftLeft(shift) : numerator.abs();
    BigInteger bottom = shift < 0 ? denominator.shiftLeft(-shift) : denominator;
    BigInteger[] parts = top.divideAndRemainder(bottom);
    BigInteger sticky = parts[1].signum() == 0 ? parts[0] : parts[0].setBit(0);
    double magnitude = Math.scalb(sticky.doubleValue(), -shift);
    return numerator.signum() < 0 ? -magnitude : magnitude;
  }

  @Override
  public int compareTo(Ratio other) {
    return numerator.multiply(other.denominator).compareTo(other.numerator.multiply(denominator));
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Ratio that
        && numerator.equals(that.numerator)
        && denominator.equals(that.denominator);
  }

  @Override
  public int hashCode() {
    return 31 * numerator.hashCode() + denominator.hashCode();
  }

  /** {@code 83/126}, or {@code 3} when the fraction is whole. */
  @Override
  public String toString() {
    return denominator.equals(BigInteger.ONE)
        ? numerator.toString()
        : numerator + "/" + denominator;
  }
}
