package croupier.mahjong;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Deque;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class WinAutomatonTest {
  private static final int RANDOM_SETS = 20_000;

  @ParameterizedTest
  @CsvSource({"true, 2092, 567", "false, 806, 229"})
  void states_beforeAndAfterMerging_haveTheKnownNumber(boolean pairs, int explored, int minimal) {
    Rules rules = new Rules(pairs, false);
    assertThat(WinAutomatonBuilder.exploredStates(rules)).isEqualTo(explored);
    assertThat(WinAutomatonBuilder.minimal(rules).states()).isEqualTo(minimal);
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void minimal_besideTwiceReversedWaysOfLaying_isTheSameAutomaton(boolean pairs) {
    Rules rules = new Rules(pairs, false);
    WinAutomaton automaton = WinAutomatonBuilder.minimal(rules);
    NextKinds oracle = NextKinds.of(rules).reversed().determinised().reversed().determinised();
    assertThat(oracle.size()).isEqualTo(automaton.states());

    int[] partner = new int[automaton.states()];
    Arrays.fill(partner, -1);
    partner[WinAutomaton.START] = 0;
    for (int state : inOrderOfReach(automaton)) {
      assertThat(oracle.isWin(partner[state])).isEqualTo(state == automaton.win());
      for (int copies = 0; copies < WinAutomaton.LETTERS; copies++) {
        int next = automaton.after(state, copies);
        int oracleNext = oracle.after(partner[state], copies);
        partner[next] = partner[next] < 0 ? oracleNext : partner[next];
        assertThat(partner[next]).isEqualTo(oracleNext);
      }
    }
  }

  /** All states that some word leads to, each after one that leads there. */
  private static int[] inOrderOfReach(WinAutomaton automaton) {
    BitSet seen = new BitSet();
    Deque<Integer> open = new ArrayDeque<>();
    int[] order = new int[automaton.states()];
    int size = 0;
    seen.set(WinAutomaton.START);
    open.add(WinAutomaton.START);
    while (!open.isEmpty()) {
      int state = open.remove();
      order[size++] = state;
      for (int copies = 0; copies < WinAutomaton.LETTERS; copies++) {
        int next = automaton.after(state, copies);
        if (!seen.get(next)) {
          seen.set(next);
          open.add(next);
        }
      }
    }
    assertThat(size).as("states that can be reached").isEqualTo(automaton.states());
    return order;
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void minimal_everyTwoStates_areToldApartBySomeWord(boolean pairs) {
    WinAutomaton automaton = WinAutomatonBuilder.minimal(new Rules(pairs, false));
    int states = automaton.states();
    boolean[][] apart = new boolean[states][states];
    for (int state = 0; state < automaton.win(); state++) {
      apart[state][automaton.win()] = true;
      apart[automaton.win()][state] = true;
    }
    while (spread(automaton, apart)) {
      // Words grow by a letter a round.
    }
    for (int a = 0; a < states; a++) {
      for (int b = 0; b < states; b++) {
        assertThat(apart[a][b]).as("%d and %d", a, b).isEqualTo(a != b);
      }
    }
  }

  private static boolean spread(WinAutomaton automaton, boolean[][] apart) {
    boolean changed = false;
    for (int a = 0; a < apart.length; a++) {
      for (int b = 0; b < apart.length; b++) {
        for (int copies = 0; !apart[a][b] && copies < WinAutomaton.LETTERS; copies++) {
          apart[a][b] = apart[automaton.after(a, copies)][automaton.after(b, copies)];
          changed |= apart[a][b];
        }
      }
    }
    return changed;
  }

  @ParameterizedTest
  @CsvSource({"6, true", "6, false", "7, true", "7, false"})
  void verdict_allSetsOfAShortRun_equalsTheSearch(int kinds, boolean pairs) {
    Rules rules = new Rules(pairs, false);
    TileSet set = TileSet.run(kinds);
    WinSearch search = new WinSearch(set, rules);
    Wall wall = new HandSolver(false).wall(set, rules);
    int[] counts = new int[kinds];
    do {
      if (verdict(wall, counts) != search.wins(counts)) {
        assertThat(verdict(wall, counts))
            .as(Arrays.toString(counts))
            .isEqualTo(search.wins(counts));
      }
    } while (WinTable.step(counts));
  }

  @Test
  void verdict_randomSetsOfNineKinds_equalsTheSearch() {
    compareRandomSets(TileSet.run(9), Rules.USUAL, 9);
    compareRandomSets(TileSet.run(9), new Rules(false, false), 10);
  }

  @ParameterizedTest
  @CsvSource({"true, true", "true, false", "false, true", "false, false"})
  void verdict_randomSetsOfTheRealTiles_equalsTheSearch(boolean pairs, boolean orphans) {
    compareRandomSets(TileSet.FULL, new Rules(pairs, orphans), 34);
    compareRandomSets(TileSet.SANMA, new Rules(pairs, orphans), 27);
  }

  private static void compareRandomSets(TileSet set, Rules rules, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    NearWins nearWins = new NearWins(set, random);
    WinSearch search = new WinSearch(set, rules);
    Wall wall = new HandSolver(false).wall(set, rules);
    int wins = 0;
    for (int i = 0; i < RANDOM_SETS; i++) {
      int[] counts = nearWins.counts(random.nextInt(14, 21));
      boolean win = search.wins(counts);
      wins += win ? 1 : 0;
      if (verdict(wall, counts) != win) {
        assertThat(verdict(wall, counts)).as(Arrays.toString(counts)).isEqualTo(win);
      }
    }
    assertThat(wins).as("wins, so that both verdicts are tried").isBetween(2_000, 19_500);
  }

  @Test
  void verdict_orphansOneShortOrPaired_isRight() {
    Wall wall = new HandSolver(false).wall(TileSet.FULL, new Rules(true, true));
    Hand thirteen = Hand.parse("19m19p19s1234567z");
    int[] counts = new int[TileSet.FULL.kinds()];
    for (int kind = 0; kind < counts.length; kind++) {
      counts[kind] = thirteen.count(kind);
    }
    assertThat(verdict(wall, counts)).isFalse();
    for (int kind = 0; kind < counts.length; kind++) {
      counts[kind]++;
      assertThat(verdict(wall, counts)).isEqualTo(thirteen.count(kind) == 1);
      counts[kind]--;
    }
  }

  private static boolean verdict(Wall wall, int[] counts) {
    int state = wall.start();
    for (int kind = 0; kind < counts.length; kind++) {
      state = wall.moves(kind)[state * WinAutomaton.LETTERS + counts[kind]];
      if (state == Wall.WIN) {
        return true;
      }
    }
    return wall.isWinAtEnd(state);
  }
}
