package croupier.patience;

import croupier.number.Ratio;
import java.math.BigInteger;
import java.util.Arrays;

/**
 * The win chance as a fraction, from the last layer back to the first. All chances of a layer are
 * kept over one denominator: that of the next layer times the least common multiple of the numbers
 * of pairs in this one. So nothing is reduced until the end.
 */
final class ExactDeal {
  private ExactDeal() {}

  /** The chance for the deal whose positions these are. */
  static Ratio ratio(Positions positions) {
    if (positions.win() == 0) {
      return Ratio.ZERO;
    }
    /* The deal can be won, so the last layer is the empty table. */
    BigInteger[] wins = {BigInteger.ONE};
    BigInteger denominator = BigInteger.ONE;
    for (int layer = positions.layers() - 2; layer >= 0; layer--) {
      long multiple = multipleOfPairs(positions, layer);
      wins = before(positions, layer, wins, multiple);
      denominator = denominator.multiply(BigInteger.valueOf(multiple));
    }
    return Ratio.of(wins[0], denominator);
  }

  /**
   * The least common multiple of the numbers of pairs. Ten tops in groups of m have the sum of
   * m(m-1)/2 pairs; the multiple of all such sums is 355,314,960.
   */
  private static long multipleOfPairs(Positions positions, int layer) {
    long seen = 0;
    for (int i = positions.start(layer); i < positions.start(layer + 1); i++) {
      seen |= 1L << Long.bitCount(positions.pairs(i));
    }
    long multiple = 1;
    for (int pairs = 2; pairs <= Piles.MOST_PAIRS; pairs++) {
      if (((seen >>> pairs) & 1) != 0) {
        multiple *= pairs / BigInteger.valueOf(multiple).gcd(BigInteger.valueOf(pairs)).longValue();
      }
    }
    return multiple;
  }

  private static BigInteger[] before(
      Positions positions, int layer, BigInteger[] later, long multiple) {
    positions.lookInto(layer + 1);
    int from = positions.start(layer);
    int laterFrom = positions.start(layer + 1);
    BigInteger[] wins = new BigInteger[laterFrom - from];
    Arrays.fill(wins, BigInteger.ZERO);
    for (int i = from; i < laterFrom; i++) {
      long pairs = positions.pairs(i);
      BigInteger sum = BigInteger.ZERO;
      for (long rest = pairs; rest != 0; rest &= rest - 1) {
        sum = sum.add(later[positions.after(i, rest) - laterFrom]);
      }
      if (sum.signum() > 0) {
        wins[i - from] = sum.multiply(BigInteger.valueOf(multiple / Long.bitCount(pairs)));
      }
    }
    return wins;
  }
}
