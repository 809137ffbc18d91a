package croupier.mahjong;

import croupier.number.Binomials;
import croupier.number.DotProduct;
import croupier.number.PrimeField;
import java.math.BigInteger;
import java.util.Optional;

/**
 * Means of hands of one short run, from what the draws from its lower and from its higher kinds do.
 * Both recur from hand to hand; those asked for last are kept. Scratch space for one thread.
 *
 * <p>With D the least common multiple of all C(tiles, i), D E is a whole number: the sum over
 * states s between the halves and draws j from the lower one of the ways to get there times the sum
 * over draws k from the higher one of the ways to go on without a win times D / C(tiles, j+k).
 * Where D E is below 2^53 for all hands, doubles hold all of this exactly, so the residue comes
 * with it.
 */
final class MeanByHalves implements MeanDraws {
  private static final BigInteger EXACT = BigInteger.ONE.shiftLeft(53);
  private static final PrimeField FIELD = PrimeField.CONTEST;

  /** Patterns of more kinds recur too seldom to be kept. */
  private static final int MOST_HIGH_KINDS = 5;

  /** An int holds the pattern of so many kinds. */
  private static final int MOST_LOW_KINDS = 13;

  private final Suit low;
  private final Suit high;
  private final LowerHalf lower;
  private final HigherHalf higher;
  private final double denominator;
  private final long inverse;
  private final Shelf.Row<Pattern, double[]> lows;
  private final Shelf.Row<Pattern, double[]> highs;

  private MeanByHalves(Wall wall, BigInteger[] choices, BigInteger denominator, Shelf shelf) {
    this.denominator = denominator.doubleValue();
    inverse = FIELD.inverse(FIELD.of(denominator.longValueExact()));
    int kinds = highKinds(wall);
    low = new Suit(0, wall.kinds() - kinds, true, 0);
    high = new Suit(wall.kinds() - kinds, kinds, true, wall.kinds() - kinds);
    Crossings crossings = new Crossings(wall, low);
    lows = shelf.row(crossings.most() * Double.BYTES);
    highs = shelf.row(crossings.most() * Double.BYTES);
    double[] weights = new double[choices.length];
    for (int i = 0; i < weights.length; i++) {
      weights[i] = denominator.divide(choices[i]).doubleValue();
    }
    lower = new LowerHalf(wall, low, crossings);
    higher = new HigherHalf(wall, high, crossings, weights);
  }

  private static int highKinds(Wall wall) {
    return Math.min(MOST_HIGH_KINDS, wall.kinds() / 2);
  }

  /**
   * For closed hands of 13 tiles of one run, if it is short enough.
   *
   * @param tiles that may be drawn
   * @param shelf for what recurs
   */
  static Optional<MeanDraws> of(Wall wall, int tiles, Shelf shelf) {
    if (wall.kinds() - highKinds(wall) > MOST_LOW_KINDS) {
      return Optional.empty();
    }
    BigInteger[] choices = Binomials.exact(tiles, wall.width() - 1);
    BigInteger denominator = Binomials.commonMultiple(choices);
    // E is a sum of as many chances as there are choices.
    boolean exact = denominator.multiply(BigInteger.valueOf(choices.length)).compareTo(EXACT) < 0;
    return exact
        ? Optional.of(new MeanByHalves(wall, choices, denominator, shelf))
        : Optional.empty();
  }

  @Override
  public Mean of(Hand hand) {
    double[] ways = lows.get(low.patternAsRead(hand), lower::ways);
    double[] rest = highs.get(high.patternAsRead(hand), higher::rest);
    double sum = DotProduct.of(ways, rest); // exact, in whatever order
    return new Mean(sum / denominator, FIELD.times(FIELD.of((long) sum), inverse));
  }
}
