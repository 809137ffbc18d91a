package croupier.mahjong;

import croupier.number.PrimeField;
import croupier.number.Ratio;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What a worker keeps for the hands of one set, one set of rules and one number of open melds: what
 * they share, and scratch space.
 */
final class Seat {
  private final WinFreeCounter counter;
  private final int width;
  private final @Nullable MeanDraws fast;
  private final Map<Integer, Draws> draws = new HashMap<>();
  private final Map<Integer, ExactHand> exact = new HashMap<>();

  /**
   * A seat.
   *
   * @param fast finds the means of closed hands of 13 tiles with none seen, if it is there
   */
  Seat(Wall wall, @Nullable MeanDraws fast) {
    counter = new WinFreeCounter(wall);
    width = wall.width();
    this.fast = fast;
  }

  /** The mean number of draws of a hand that can win. */
  MeanDraws.Mean mean(Hand hand) {
    if (fast != null && hand.tiles() == Hand.TILES && !hand.hasSeen()) {
      return fast.of(hand);
    }
    counter.open(hand);
    Draws weights = draws(hand);
    double[] counts = counter.reals();
    return new MeanDraws.Mean(
        weights.expectation(counts), weights.expectation(residues(weights, counts)));
  }

  /** Small sets need no second walk. */
  private long[] residues(Draws weights, double[] counts) {
    PrimeField field = PrimeField.CONTEST;
    return weights.hasExactCounts()
        ? Arrays.stream(counts).mapToLong(count -> field.of((long) count)).toArray()
        : counter.residues(field);
  }

  /** The mean as a fraction. */
  Ratio exact(Hand hand) {
    counter.open(hand);
    return exactHand(hand).expectation(counter);
  }

  /** The chances of no win yet; {@code fewest} draws can win. */
  Survival curve(Hand hand, int fewest) {
    counter.open(hand);
    return Survival.of(
        draws(hand), counter.reals(), fewest, number -> exactHand(hand).survival(counter)[number]);
  }

  private Draws draws(Hand hand) {
    return draws.computeIfAbsent(hand.wall(), tiles -> new Draws(tiles, width));
  }

  private ExactHand exactHand(Hand hand) {
    return exact.computeIfAbsent(hand.wall(), unused -> new ExactHand(draws(hand)));
  }
}
