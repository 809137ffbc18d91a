package croupier.stats;

import java.math.BigInteger;

/** A sum of products of two longs, exact below 2^127. */
final class WideSum implements Mergeable<WideSum> {
  private static final long serialVersionUID = 1;

  private static final int LONG_BITS = 64;

  private long high;
  private long low;

  /** Adds the product of two numbers. */
  void add(long a, long b) {
    addWide(Math.multiplyHigh(a, b), a * b);
  }

  private void addWide(long highPart, long lowPart) {
    low += lowPart;
    high += highPart + (Long.compareUnsigned(low, lowPart) < 0 ? 1 : 0);
  }

  @Override
  public void merge(WideSum other) {
    addWide(other.high, other.low);
  }

  BigInteger value() {
    BigInteger unsigned =
        BigInteger.valueOf(low >>> 1).shiftLeft(1).add(BigInteger.valueOf(low & 1));
    return BigInteger.valueOf(high).shiftLeft(LONG_BITS).add(unsigned);
  }
}
