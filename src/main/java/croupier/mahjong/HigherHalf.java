package croupier.mahjong;

import java.util.Arrays;
import java.util.List;

/** What the draws from the higher half of a run do after each crossing. */
final class HigherHalf {
  private final Wall wall;
  private final Suit high;
  private final Crossings crossings;

  /** {@code weights[i]}: of i draws in all that do not win. */
  private final double[] weights;

  private final int width;

  /** {@code counts[state * width + draws]}: ways to draw so many and not win. */
  private double[] counts;

  private double[] after;

  HigherHalf(Wall wall, Suit high, Crossings crossings, double[] weights) {
    this.wall = wall;
    this.high = high;
    this.crossings = crossings;
    this.weights = weights.clone();
    width = weights.length;
    counts = new double[wall.states() * width];
    after = new double[wall.states() * width];
  }

  /**
   * For each crossing of a hand with this pattern above: the weights of its draws without a win.
   */
  double[] rest(Pattern pattern) {
    count(pattern.counts());
    List<Crossings.Crossing> of = crossings.of(Hand.TILES - pattern.tiles());
    double[] rest = new double[of.size()];
    for (int i = 0; i < rest.length; i++) {
      Crossings.Crossing crossing = of.get(i);
      int from = crossing.state() * width;
      double sum = 0;
      for (int draws = 0; draws < width - crossing.draws(); draws++) {
        sum += counts[from + draws] * weights[crossing.draws() + draws];
      }
      rest[i] = sum;
    }
    return rest;
  }

  private void count(byte[] held) {
    Arrays.fill(counts, 0);
    for (int state = 0; state < wall.states(); state++) {
      counts[state * width] = 1;
    }
    for (int place = held.length - 1; place >= 0; place--) {
      double[] done = counts;
      counts = after;
      after = done;
      Arrays.fill(counts, 0);
      int[] moves = wall.moves(high.first() + place);
      for (int state = 0; state < wall.states(); state++) {
        gather(state, moves, held[place]);
      }
    }
  }

  private void gather(int state, int[] moves, int held) {
    int left = TileSet.COPIES - held;
    int to = state * width;
    for (int extra = 0; extra <= left; extra++) {
      int next = moves[state * WinAutomaton.LETTERS + held + extra];
      if (next == Wall.WIN) {
        return; // more of a kind wins, too
      }
      int ways = TileSet.WAYS[left][extra];
      int from = next * width;
      for (int draws = extra; draws < width; draws++) {
        counts[to + draws] += ways * after[from + draws - extra];
      }
    }
  }
}
