package croupier.ladders;

import java.util.Arrays;

/**
 * What the graph of moves says: which cells are reached, after how few rolls, and from which of
 * them the finish can be.
 *
 * <p>Sets of cells are bits, 64 to a word, and all cells that are reached after as many rolls take
 * their next roll at once; the words without any of them are left out.
 */
final class Reach {
  private static final int NOT_REACHED = -1;

  private Landing landing = new Landing();
  private int cells;

  /** The landings to which the die can bring the token; bit c of word w is cell 64 w + c. */
  private long[] landed = new long[0];

  /** The cells, not the last, that the token can rest on and, in the end, still finish from. */
  private long[] good = new long[0];

  /** The cells from which the finish can be reached. */
  private long[] canFinish = new long[0];

  /** The cells first rested on after the last roll: none outside words low .. high. */
  private long[] fresh = new long[0];

  /** The landings of the next roll. */
  private long[] landings = new long[0];

  private int low;
  private int high;
  private int fewestRolls;

  private int[] queue = new int[0];
  private int queued;

  /** Index: cell; value: a landing that rests there, 0 for none; the others follow in alike. */
  private int[] first = new int[0];

  private int[] alike = new int[0];
  private boolean chainEndless;
  private boolean trapped;
  private boolean finishable;

  void explore(Landing board) {
    landing = board;
    cells = board.cells();
    makeRoom();
    forward();
    trapped = chainEndless;
    finishable = landing.canAlwaysClimb() || canFinish();
  }

  /** Leaves only those good that can finish; whether the start is among them. */
  private boolean canFinish() {
    backward();
    for (int word = 0; word <= cells >> 6; word++) {
      trapped |= (good[word] & ~canFinish[word]) != 0;
      good[word] &= canFinish[word];
    }
    return has(canFinish, landing.start());
  }

  private void makeRoom() {
    int words = (cells >> 6) + 1;
    if (first.length <= cells) {
      landed = new long[words];
      good = new long[words];
      canFinish = new long[words];
      fresh = new long[words];
      landings = new long[words];
      queue = new int[cells + 1];
      first = new int[cells + 1];
      alike = new int[cells + 1];
    }
    Arrays.fill(landed, 0, words, 0);
    Arrays.fill(good, 0, words, 0);
    Arrays.fill(fresh, 0, words, 0);
    chainEndless = false;
    low = 1;
    high = 0;
  }

  private void forward() {
    fewestRolls = NOT_REACHED;
    rest(landing.start(), 0);
    for (int rolls = 1; low <= high; rolls++) {
      roll(rolls);
    }
  }

  /** Rolls from all fresh cells at once. */
  private void roll(int rolls) {
    int sides = landing.sides();
    int top = highestFresh();
    int last = landing.highest(top) >> 6;
    for (int word = low; word <= last; word++) {
      landings[word] = 0;
    }
    addShifted(fresh, 1, last);
    int faces = 1;
    while (faces < sides) {
      int more = Math.min(faces, sides - faces);
      addShifted(landings, more, last);
      faces += more;
    }
    Arrays.fill(fresh, low, high + 1, 0);
    int from = low;
    low = cells;
    high = -1;
    for (int word = from; word <= last; word++) {
      land(word, landings[word] & board(word), rolls);
    }
    if (landing.surplus(top) > 0) {
      overshoot(top, rolls);
    }
  }

  private int highestFresh() {
    while (fresh[high] == 0) {
      high--;
    }
    return (high << 6) + 63 - Long.numberOfLeadingZeros(fresh[high]);
  }

  /** Adds to the landings those cells, moved up by some. */
  private void addShifted(long[] moved, int by, int last) {
    int words = by >> 6;
    for (int word = last; word >= low + words; word--) {
      long here = moved[word - words] << by;
      boolean borrows = (by & 63) != 0 && word - words > low;
      landings[word] |= borrows ? here | moved[word - words - 1] >>> -by : here;
    }
  }

  /** The cells of a word that are on the board. */
  private long board(int word) {
    return word == cells >> 6 ? -1L >>> ~cells : -1L;
  }

  private void overshoot(int top, int rolls) {
    if (landing.wins()) {
      rest(cells, rolls);
    } else if (landing.bounces()) {
      int lowest = landing.lowestBounce(top);
      for (int word = lowest >> 6; word <= (cells - 1) >> 6; word++) {
        land(word, between(word, lowest, cells - 1), rolls);
      }
    }
  }

  private void land(int word, long all, int rolls) {
    long news = all & ~landed[word];
    landed[word] |= news;
    for (long jumps = news & landing.jumping(word); jumps != 0; jumps &= jumps - 1) {
      int rest = landing.rest((word << 6) + Long.numberOfTrailingZeros(jumps));
      if (rest == Landing.TRAP) {
        chainEndless = true;
      } else {
        rest(rest, rolls);
      }
    }
    restAll(word, news & ~landing.jumping(word), rolls);
  }

  private void rest(int cell, int rolls) {
    restAll(cell >> 6, 1L << cell, rolls);
  }

  private void restAll(int word, long all, int rolls) {
    long news = all & ~good[word];
    if (word == cells >> 6 && (news >>> cells & 1) != 0) {
      fewestRolls = fewestRolls == NOT_REACHED ? rolls : fewestRolls;
      news &= ~(1L << cells);
    }
    if (news != 0) {
      good[word] |= news;
      fresh[word] |= news;
      low = Math.min(low, word);
      high = Math.max(high, word);
    }
  }

  private void backward() {
    Arrays.fill(canFinish, 0, (cells >> 6) + 1, 0);
    sortLandings();
    queued = 0;
    if (landing.wins()) {
      mark(cells - landing.sides() + 1, cells - 1);
    }
    markBefore(cells);
    for (int head = 0; head < queued; head++) {
      markBefore(queue[head]);
    }
    canFinish[cells >> 6] |= 1L << cells;
  }

  private void sortLandings() {
    Arrays.fill(first, 0, cells + 1, 0);
    for (int cell = 1; cell <= cells; cell++) {
      int rest = landing.rest(cell);
      if (rest != Landing.TRAP) {
        alike[cell] = first[rest];
        first[rest] = cell;
      }
    }
  }

  /** Marks the cells from which one roll can bring the token to rest on this one. */
  private void markBefore(int goal) {
    for (int cell = first[goal]; cell > 0; cell = alike[cell]) {
      mark(cell - landing.sides(), cell - 1);
      if (landing.bounces() && landing.lowestBounce(cell) < cells && cell < cells) {
        mark(landing.lowestBounce(cell), cells - 1);
      }
    }
  }

  private void mark(int lowest, int highest) {
    int from = Math.max(lowest, landing.start());
    for (int word = from >> 6; word <= highest >> 6; word++) {
      long news = between(word, from, highest) & ~canFinish[word];
      canFinish[word] |= news;
      for (long rest = news; rest != 0; rest &= rest - 1) {
        queue[queued++] = (word << 6) + Long.numberOfTrailingZeros(rest);
      }
    }
  }

  /** The cells from .. to of a word. */
  private static long between(int word, int from, int to) {
    // Shifts count modulo 64, so that the ends need no other care.
    long above = word == from >> 6 ? -1L << from : -1L;
    long below = word == to >> 6 ? -1L >>> ~to : -1L;
    return from > to ? 0 : above & below;
  }

  private static boolean has(long[] set, int cell) {
    return (set[cell >> 6] >>> cell & 1) != 0;
  }

  Finish finish() {
    if (!finishable) {
      return Finish.NEVER;
    }
    return trapped ? Finish.SOMETIMES : Finish.ALWAYS;
  }

  /** Whether the token can come upon jumps that go round without end. */
  boolean isChainEndless() {
    return chainEndless;
  }

  /** The fewest rolls to the finish; only where it can be reached. */
  int fewestRolls() {
    return fewestRolls;
  }

  /**
   * The cells of a word of 64 that no token can come to rest on and still finish from, a bit each;
   * the last cell is one of them.
   */
  long notGood(int word) {
    return ~good[word] & board(word);
  }

  /** Whether the die can bring the token there. */
  boolean isLanded(int cell) {
    return has(landed, cell);
  }
}
