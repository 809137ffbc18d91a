package croupier.ladders;

import java.util.Arrays;

/**
 * What the graph of moves says: which cells are reached, after how few rolls, and from which of
 * them the finish can be.
 *
 * <p>The landings of a cell are one interval, or two with bounce, so each landing is looked at once
 * in each direction: forwards, what was looked at is stepped over; backwards, a set of bits says
 * what was.
 */
final class Reach {
  private static final int NOT_REACHED = -1;

  private Landing landing = new Landing();
  private int cells;

  /** Index: cell 0 .. cells; value: the fewest rolls to rest on it, or NOT_REACHED. */
  private int[] rolls = new int[0];

  /**
   * Index: landing 1 .. cells; value: 0 where the die does not bring the token, else a higher
   * landing, or cells+1, below which it brings it to all from here on.
   */
  private int[] landedBelow = new int[0];

  /** Index: cell 0 .. cells; whether a token that rests on it can still finish. */
  private boolean[] canFinish = new boolean[0];

  /** Index: cell 0 .. cells; whether it is reached, can finish, and is not the last. */
  private boolean[] good = new boolean[0];

  /** Bit c of word w: whether cell 64 w + c was looked at. */
  private long[] seen = new long[0];

  /** All landings from runLow on and below runEnd were looked at: where forward() was last. */
  private int runLow;

  private int runEnd;

  private int[] queue = new int[0];
  private int queued;

  /** Index: cell; value: a landing that rests there, 0 for none; the others follow in alike. */
  private int[] landings = new int[0];

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
    for (int cell = landing.start(); cell < cells; cell++) {
      trapped |= good[cell] && !canFinish[cell];
      good[cell] &= canFinish[cell];
    }
    return canFinish[landing.start()];
  }

  private void makeRoom() {
    if (rolls.length <= cells) {
      rolls = new int[cells + 1];
      landedBelow = new int[cells + 1];
      canFinish = new boolean[cells + 1];
      good = new boolean[cells + 1];
      seen = new long[(cells >> 6) + 1];
      queue = new int[cells + 1];
      landings = new int[cells + 1];
      alike = new int[cells + 1];
    }
    Arrays.fill(rolls, 0, cells + 1, NOT_REACHED);
    Arrays.fill(landedBelow, 0, cells + 1, 0);
    Arrays.fill(good, 0, cells + 1, false);
    chainEndless = false;
    runLow = 0;
    runEnd = 0;
  }

  private void forward() {
    int start = landing.start();
    rolls[start] = 0;
    good[start] = start != cells;
    queue[0] = start;
    queued = start == cells ? 0 : 1;
    for (int head = 0; head < queued; head++) {
      int cell = queue[head];
      int after = rolls[cell] + 1;
      land(cell + 1, landing.highest(cell), after);
      if (landing.surplus(cell) > 0 && landing.bounces()) {
        land(landing.lowestBounce(cell), cells - 1, after);
      } else if (landing.surplus(cell) > 0 && landing.wins()) {
        rest(cells, after);
      }
    }
  }

  private void land(int low, int high, int after) {
    int cell = low;
    if (runLow <= low && low <= runEnd) {
      cell = runEnd;
      runEnd = Math.max(runEnd, high + 1);
    } else {
      runLow = low;
      runEnd = high + 1;
    }
    while (cell <= high) {
      int next = landedBelow[cell];
      landedBelow[cell] = Math.max(next, high + 1);
      if (next != 0) {
        cell = next;
      } else {
        if (landing.rest(cell) == Landing.TRAP) {
          chainEndless = true;
        } else {
          rest(landing.rest(cell), after);
        }
        cell++;
      }
    }
  }

  private void rest(int cell, int after) {
    if (rolls[cell] == NOT_REACHED) {
      rolls[cell] = after;
      if (cell != cells) {
        good[cell] = true;
        queue[queued++] = cell;
      }
    }
  }

  private void backward() {
    Arrays.fill(seen, 0, (cells >> 6) + 1, 0);
    sortLandings();
    Arrays.fill(canFinish, 0, cells, false);
    canFinish[cells] = true;
    queued = 0;
    if (landing.wins()) {
      mark(cells - landing.sides() + 1, cells - 1);
    }
    markBefore(cells);
    for (int head = 0; head < queued; head++) {
      markBefore(queue[head]);
    }
  }

  private void sortLandings() {
    Arrays.fill(landings, 0, cells + 1, 0);
    for (int cell = 1; cell <= cells; cell++) {
      int rest = landing.rest(cell);
      if (rest != Landing.TRAP) {
        alike[cell] = landings[rest];
        landings[rest] = cell;
      }
    }
  }

  /** Marks the cells from which one roll can bring the token to rest on this one. */
  private void markBefore(int goal) {
    for (int cell = landings[goal]; cell > 0; cell = alike[cell]) {
      mark(cell - landing.sides(), cell - 1);
      if (landing.bounces() && landing.lowestBounce(cell) < cells && cell < cells) {
        mark(landing.lowestBounce(cell), cells - 1);
      }
    }
  }

  private void mark(int lowest, int high) {
    int low = Math.max(lowest, landing.start());
    for (int word = low >> 6; word <= high >> 6; word++) {
      for (long fresh = take(word, low, high); fresh != 0; fresh &= fresh - 1) {
        int cell = (word << 6) + Long.numberOfTrailingZeros(fresh);
        canFinish[cell] = true;
        queue[queued++] = cell;
      }
    }
  }

  /** The cells low .. high of a word that were not looked at before; now they are. */
  private long take(int word, int low, int high) {
    // Shifts count modulo 64, so that the ends need no other care.
    long above = word == low >> 6 ? -1L << low : -1L;
    long below = word == high >> 6 ? -1L >>> ~high : -1L;
    long fresh = low > high ? 0 : above & below & ~seen[word];
    seen[word] |= fresh;
    return fresh;
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
    return rolls[cells];
  }

  /** Whether a token can come to rest on the cell, not the last, and still finish. */
  boolean isGood(int cell) {
    return good[cell];
  }

  /** Whether the die can bring the token there. */
  boolean isLanded(int cell) {
    return landedBelow[cell] != 0;
  }
}
