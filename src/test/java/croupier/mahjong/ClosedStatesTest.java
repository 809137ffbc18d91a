package croupier.mahjong;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ClosedStatesTest {
  private static final HandSolver SOLVER = new HandSolver(false);

  private static ClosedStates states(boolean pairs) {
    return new ClosedStates(SOLVER.wall(TileSet.FULL, new Rules(pairs, false)));
  }

  @ParameterizedTest
  @CsvSource({"true, 46, 733", "false, 16, 126"})
  void areFewAndFewPairsDoNotWin(boolean pairs, int size, int open) {
    ClosedStates states = states(pairs);
    int joined = 0;
    for (int state = 0; state < states.size(); state++) {
      joined += states.makers(state).length / 2;
    }

    assertThat(states.size()).isEqualTo(size);
    assertThat(joined).isEqualTo(open);
  }

  @ParameterizedTest
  @CsvSource({"true", "false"})
  void join_isAnOrderFreeSum(boolean pairs) {
    ClosedStates states = states(pairs);
    for (int a = 0; a <= states.win(); a++) {
      assertThat(states.join(a, ClosedStates.START)).isEqualTo(a);
      for (int b = 0; b <= states.win(); b++) {
        assertThat(states.join(a, b)).isEqualTo(states.join(b, a));
        for (int c = 0; c <= states.win(); c++) {
          assertThat(states.join(states.join(a, b), c))
              .isEqualTo(states.join(a, states.join(b, c)));
        }
      }
    }
  }

  @Test
  void join_randomSuits_isWhereReadingBothLeads() {
    Wall wall = SOLVER.wall(TileSet.FULL, Rules.USUAL);
    ClosedStates states = states(true);
    SplittableRandom random = new SplittableRandom(2026);
    for (int trial = 0; trial < 20_000; trial++) {
      byte[] first = suit(random);
      byte[] second = suit(random);
      int a = states.of(walk(wall, wall.start(), first));
      int b = states.of(walk(wall, wall.start(), second));
      int both = walk(wall, walk(wall, wall.start(), first), second);

      assertThat(states.join(a, b)).isEqualTo(states.of(both));
    }
  }

  private static byte[] suit(SplittableRandom random) {
    byte[] counts = new byte[9];
    for (int place = 0; place < counts.length; place++) {
      counts[place] = (byte) Math.max(0, random.nextInt(7) - 2);
    }
    return counts;
  }

  private static int walk(Wall wall, int from, byte[] counts) {
    int state = from;
    for (int place = 0; place < counts.length && state != Wall.WIN; place++) {
      state = wall.moves(place)[state * WinAutomaton.LETTERS + counts[place]];
    }
    return state;
  }

  /** {@link ValueProducts} sums halves of residues times residues in doubles. */
  @Test
  void productsInOneSum_stayExact() {
    ClosedStates states = states(true);
    long most = 0;
    for (int state = 0; state < states.size(); state++) {
      most = Math.max(most, states.makers(state).length / 2);
    }
    long prime = 998_244_353;
    long sum = Math.multiplyExact(ValueProducts.MOST_PRODUCTS * 32_767L, prime);

    assertThat(most).isEqualTo(179).isLessThanOrEqualTo(ValueProducts.MOST_PRODUCTS);
    assertThat(sum + prime * 32_768).isLessThan(1L << 53);
  }
}
