package croupier.stats;

import croupier.number.Ratio;
import java.math.BigInteger;

/**
 * A sum of whole multiples of doubles, or of their squares, without any rounding.
 *
 * <p>The sum is one long integer, in units of 2^-2148, the square of the least double. It is kept
 * in limbs of 32 bits with their carries not yet passed on, each in a signed long, so that adding a
 * number touches a few limbs and never all of them.
 *
 * <p>Limb k stands for {@code limbs[k] * 2^(32k - 2148)}. The greatest square, below 2^2048, times
 * the greatest weight, below 2^63, ends in limb 132; two more take the carries.
 */
public final class ExactSum implements Mergeable<ExactSum> {
  private static final long serialVersionUID = 1;

  private static final int LEAST_EXPONENT = -2148;
  private static final int LIMBS = 135;
  private static final int LIMB_BITS = 32;
  private static final long LIMB_MASK = 0xffff_ffffL;

  /** So many additions, of less than 2^32 each, stay well below 2^63 in a limb. */
  private static final int MOST_ADDITIONS = 1 << 29;

  private static final int HALF_BITS = 27;
  private static final long HALF_MASK = (1L << HALF_BITS) - 1;

  private final long[] limbs = new long[LIMBS];
  private int additions;

  /**
   * Adds value times weight.
   *
   * @param value finite
   * @param weight 0 or more
   */
  public void add(double value, long weight) {
    requireWeight(weight);
    add(mantissa(value), value < 0, exponent(value), weight);
  }

  /**
   * Adds value squared times weight.
   *
   * @param value finite
   * @param weight 0 or more
   */
  public void addSquare(double value, long weight) {
    requireWeight(weight);
    long mantissa = mantissa(value);
    int exponent = 2 * exponent(value);
    long high = mantissa >>> HALF_BITS;
    long low = mantissa & HALF_MASK;
    add(high * high, false, exponent + 2 * HALF_BITS, weight);
    add(2 * high * low, false, exponent + HALF_BITS, weight);
    add(low * low, false, exponent, weight);
  }

  private static void requireWeight(long weight) {
    if (weight < 0) {
      throw new IllegalArgumentException("weight " + weight + ": it must be 0 or more");
    }
  }

  private static long mantissa(double value) {
    if (!Double.isFinite(value)) {
      throw new IllegalArgumentException("value " + value + ": only finite values have a sum");
    }
    long bits = Double.doubleToRawLongBits(value);
    long fraction = bits & 0x000f_ffff_ffff_ffffL;
    return (bits & 0x7ff0_0000_0000_0000L) == 0 ? fraction : fraction | 1L << 52;
  }

  private static int exponent(double value) {
    return Math.max(Math.getExponent(value), Double.MIN_EXPONENT) - 52;
  }

  /** Adds (-1)^negative * whole * 2^exponent * weight. */
  private void add(long whole, boolean negative, int exponent, long weight) {
    long high = Math.multiplyHigh(whole, weight);
    long low = whole * weight;
    int bit = exponent - LEAST_EXPONENT;
    int limb = bit / LIMB_BITS;
    int shift = bit % LIMB_BITS;
    long carried = addLimb(limb, (low & LIMB_MASK) << shift, 0, negative);
    carried = addLimb(limb + 1, (low >>> LIMB_BITS) << shift, carried, negative);
    carried = addLimb(limb + 2, (high & LIMB_MASK) << shift, carried, negative);
    carried = addLimb(limb + 3, (high >>> LIMB_BITS) << shift, carried, negative);
    addLimb(limb + 4, 0, carried, negative);
    if (++additions == MOST_ADDITIONS) {
      passCarriesOn();
    }
  }

  /** Adds the lower 32 bits to the limb and returns the others, for the next. */
  private long addLimb(int limb, long bits, long carried, boolean negative) {
    long sum = (bits & LIMB_MASK) + carried;
    long part = sum & LIMB_MASK;
    limbs[limb] += negative ? -part : part;
    return (bits >>> LIMB_BITS) + (sum >>> LIMB_BITS);
  }

  private void passCarriesOn() {
    for (int k = 0; k + 1 < LIMBS; k++) {
      limbs[k + 1] += limbs[k] >> LIMB_BITS;
      limbs[k] &= LIMB_MASK;
    }
    additions = 1;
  }

  @Override
  public void merge(ExactSum other) {
    passCarriesOn();
    other.passCarriesOn();
    for (int k = 0; k < LIMBS; k++) {
      limbs[k] += other.limbs[k];
    }
    additions = 2;
  }

  /** The sum, exactly. */
  public Ratio value() {
    BigInteger whole = BigInteger.ZERO;
    for (int k = LIMBS - 1; k >= 0; k--) {
      whole = whole.shiftLeft(LIMB_BITS).add(BigInteger.valueOf(limbs[k]));
    }
    return Ratio.of(whole, BigInteger.ONE.shiftLeft(-LEAST_EXPONENT));
  }
}
