package croupier.mahjong;

import java.util.Arrays;

/**
 * Counts, for one suit after another, the ways to draw so many of its tiles, by the state that they
 * lead to. Scratch space for one thread.
 */
final class SuitCounter {
  /** {@code WAYS[left][draws]}: C(left, draws). */
  private static final int[][] WAYS = {{1}, {1, 1}, {1, 2, 1}, {1, 3, 3, 1}, {1, 4, 6, 4, 1}};

  private final Wall wall;
  private final int width;

  /** The place at work, and the one before it. */
  private Place here;

  private Place before;

  /** The states reached at a place, in order of first sight, and the ways to each. */
  private static final class Place {
    private final int[] states;
    private final boolean[] isReached;

    /** {@code ways[state * width + draws]}. */
    private final double[] ways;

    private int count;

    Place(int states, int width) {
      this.states = new int[states];
      isReached = new boolean[states];
      ways = new double[states * width];
    }

    void clear() {
      for (int i = 0; i < count; i++) {
        isReached[states[i]] = false;
      }
      count = 0;
    }

    void reach(int state, int width) {
      if (!isReached[state]) {
        isReached[state] = true;
        states[count++] = state;
        Arrays.fill(ways, state * width, (state + 1) * width, 0);
      }
    }
  }

  SuitCounter(Wall wall) {
    this.wall = wall;
    width = wall.width();
    here = new Place(wall.states(), width);
    before = new Place(wall.states(), width);
  }

  /** Reads a suit from the start of a hand; {@code held} has the copies of each of its kinds. */
  void read(Suit suit, byte[] held) {
    here.clear();
    here.reach(wall.start(), width);
    here.ways[wall.start() * width] = 1;
    int drawable = 0;
    for (int place = 0; place < held.length; place++) {
      Place read = before;
      before = here;
      here = read;
      here.clear();
      int left = TileSet.COPIES - held[place];
      int[] moves = wall.moves(suit.first() + place);
      for (int i = 0; i < before.count; i++) {
        int state = before.states[i];
        spread(state, moves, state * WinAutomaton.LETTERS + held[place], left, drawable);
      }
      drawable = Math.min(drawable + left, width - 1);
    }
  }

  /** Goes on from one state with 0 .. left copies more; so far at most {@code most} were drawn. */
  private void spread(int state, int[] moves, int move, int left, int most) {
    int from = state * width;
    for (int extra = 0; extra <= left; extra++) {
      int next = moves[move + extra];
      if (next == Wall.WIN) {
        return; // more of a kind wins, too
      }
      here.reach(next, width);
      int to = next * width + extra;
      int last = Math.min(most, width - 1 - extra);
      double factor = WAYS[left][extra];
      for (int draws = 0; draws <= last; draws++) {
        here.ways[to + draws] += factor * before.ways[from + draws];
      }
    }
  }

  /** The number of states reached. */
  int count() {
    return here.count;
  }

  /** A state reached, 0 .. count-1. */
  int state(int i) {
    return here.states[i];
  }

  /** The ways to reach a state by so many draws; whole numbers below 2^53. */
  double ways(int state, int draws) {
    return here.ways[state * width + draws];
  }
}
