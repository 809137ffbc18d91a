package croupier.mahjong;

import croupier.number.PrimeField;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The method as contest write-ups give it, in plain good Java: the automaton of 2,092 states as
 * explored, a count axis as long as the wall, and residues pushed forward kind by kind. The
 * benchmark's yardstick.
 */
final class TextbookHandSolver {
  private static final PrimeField FIELD = PrimeField.CONTEST;
  private static final int LETTERS = TileSet.COPIES + 1;
  private static final int WON = -1;
  private static final long[][] CHOOSE = {
    {1}, {1, 1}, {1, 2, 1}, {1, 3, 3, 1}, {1, 4, 6, 4, 1},
  };

  private final TileSet set;

  /** {@code next[state][copies]}: the state after a kind, or {@link #WON}. */
  private final int[][] next;

  /** {@code share[draws]}: 1 / C(4n-13, draws) in the field. */
  private final long[] share;

  TextbookHandSolver(TileSet set) {
    this.set = set;
    next = explore();
    share = shares(set.tiles() - Hand.TILES);
  }

  private static int[][] explore() {
    Map<Progress, Integer> numbers = new HashMap<>(Map.of(Progress.START, 0));
    List<Progress> states = new ArrayList<>(List.of(Progress.START));
    List<int[]> table = new ArrayList<>();
    for (int state = 0; state < states.size(); state++) {
      int[] row = new int[LETTERS];
      for (int copies = 0; copies < LETTERS; copies++) {
        Progress after = states.get(state).after(copies, true);
        if (after.isWin()) {
          row[copies] = WON;
          continue;
        }
        Integer known = numbers.putIfAbsent(after, states.size());
        if (known == null) {
          states.add(after);
        }
        row[copies] = numbers.get(after);
      }
      table.add(row);
    }
    return table.toArray(int[][]::new);
  }

  private static long[] shares(int wall) {
    long[] factorial = new long[wall + 1];
    factorial[0] = 1;
    for (int i = 1; i <= wall; i++) {
      factorial[i] = FIELD.times(factorial[i - 1], i);
    }
    long all = FIELD.inverse(factorial[wall]);
    long[] share = new long[wall + 1];
    for (int draws = 0; draws <= wall; draws++) {
      share[draws] = FIELD.times(FIELD.times(factorial[draws], factorial[wall - draws]), all);
    }
    return share;
  }

  /** The expected number of draws modulo 998244353, under the usual rules. */
  long residue(Hand hand) {
    long[][] ways = new long[next.length][share.length];
    long[][] after = new long[next.length][share.length];
    ways[0][0] = 1;
    for (int kind = 0; kind < set.kinds(); kind++) {
      for (long[] row : after) {
        Arrays.fill(row, 0);
      }
      push(ways, after, hand.count(kind), set.endsRun(kind));
      long[][] done = ways;
      ways = after;
      after = done;
    }
    long sum = 0;
    for (long[] row : ways) {
      for (int draws = 0; draws < share.length; draws++) {
        sum += FIELD.times(row[draws], share[draws]);
      }
      sum %= FIELD.prime();
    }
    return sum;
  }

  private void push(long[][] ways, long[][] after, int held, boolean endsRun) {
    long[] choices = CHOOSE[TileSet.COPIES - held];
    for (int state = 0; state < next.length; state++) {
      for (int extra = 0; extra < choices.length; extra++) {
        int to = next[state][held + extra];
        if (to != WON && endsRun) {
          to = next[to][0];
        }
        if (to != WON) {
          add(ways[state], after[to], extra, choices[extra]);
        }
      }
    }
  }

  private static void add(long[] from, long[] to, int extra, long choices) {
    for (int draws = extra; draws < to.length; draws++) {
      long ways = from[draws - extra];
      if (ways != 0) {
        to[draws] = (to[draws] + ways * choices) % FIELD.prime();
      }
    }
  }
}
