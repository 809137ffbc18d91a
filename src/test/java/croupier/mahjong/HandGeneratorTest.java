package croupier.mahjong;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

final class HandGeneratorTest {
  private static final int ROWS = 20_000;
  private final HandGenerator generator = new HandGenerator(TileSet.FULL);

  @Test
  void row_sameSeed_isTheSameHand() {
    HandGenerator other = new HandGenerator(TileSet.FULL);
    for (long row = 0; row < 1000; row++) {
      assertThat(generator.row(5, row)).isEqualTo(other.row(5, row));
    }
  }

  /** Among 3,000 fair deals some hand comes twice in one such test of 5,000. */
  @Test
  void row_otherRowsAndSeeds_areOtherHands() {
    Set<Hand> hands = new HashSet<>();
    for (long row = 0; row < 1000; row++) {
      hands.add(generator.row(5, row));
      hands.add(generator.row(6, row));
      hands.add(generator.row(-5, row));
    }
    assertThat(hands).hasSize(3000);
  }

  @Test
  void row_everyHand_isLegalAndReadBack() {
    for (TileSet set :
        new TileSet[] {TileSet.FULL, TileSet.SANMA, TileSet.run(5), TileSet.run(100)}) {
      HandGenerator dealer = new HandGenerator(set);
      for (long row = 0; row < 500; row++) {
        Hand hand = dealer.row(1, row);
        assertThat(Hand.parse(hand.toString())).isEqualTo(hand);
      }
    }
  }

  /**
   * A kind's copies in a hand have mean 13/34 and variance 0.338, so over 20,000 hands its total
   * has a standard deviation of 82. Six of them either way: a fair dealer would fail for one seed
   * in 10 million, all 34 kinds taken together.
   */
  @Test
  void row_manyHands_dealEveryKindEquallyOften() {
    int[] copies = new int[TileSet.FULL.kinds()];
    for (long row = 0; row < ROWS; row++) {
      Hand hand = generator.row(2024, row);
      for (int kind = 0; kind < copies.length; kind++) {
        copies[kind] += hand.count(kind);
      }
    }
    double mean = ROWS * 13.0 / 34;
    for (int kind = 0; kind < copies.length; kind++) {
      assertThat((double) copies[kind]).as("kind %d", kind).isCloseTo(mean, within(6 * 82.0));
    }
  }

  /**
   * C(4, c) C(132, 13 - c) / C(136, 13): how often a kind is held c times. Each share has a
   * standard deviation of at most 0.0034 over 20,000 hands; six of them again, one seed in 100
   * million.
   */
  @Test
  void row_manyHands_holdCopiesAsADealDoes() {
    double[] chance = {0.66589, 0.28855, 0.04293, 0.00258, 0.00005};
    int[] held = new int[chance.length];
    for (long row = 0; row < ROWS; row++) {
      held[generator.row(11, row).count(17)]++;
    }
    for (int copies = 0; copies < held.length; copies++) {
      assertThat((double) held[copies] / ROWS).isCloseTo(chance[copies], within(6 * 0.0034));
    }
  }
}
