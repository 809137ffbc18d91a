package croupier.mice;

import static org.assertj.core.api.Assertions.assertThat;

import croupier.number.Ratio;
import org.assertj.core.data.Percentage;

/** What answers for bags must be. */
final class BagAssert {
  private static final Percentage FOURTEEN_DIGITS = Percentage.withPercentage(1e-12);

  private BagAssert() {}

  /** Both chances of an answer are right to fourteen digits; {@code exact} is hers. */
  static void assertAccurate(Bag bag, BagAnswer answer, Ratio exact) {
    assertThat(answer.princessWins())
        .as(bag.toString())
        .isCloseTo(exact.toDouble(), FOURTEEN_DIGITS);
    assertThat(answer.dragonWins())
        .as(bag.toString())
        .isCloseTo(Ratio.ONE.minus(exact).toDouble(), FOURTEEN_DIGITS);
  }
}
