package croupier.ladders;

import java.util.Arrays;

/**
 * Mean gains until absorption, for any gains of a roll: the solver's one linear system, factored
 * once a board and solved for several right sides.
 */
final class Means {
  private final Sweep sweep = new Sweep();
  private final Elimination elimination = new Elimination();
  private final FaceSums faces = new FaceSums();
  private Links links = new Links();

  /** Index: cell; one over the number of faces that move the token or end the game. */
  private double[] shares = new double[0];

  private double[] ownShares = new double[0];

  /** Index: column of a tear. */
  private double[] tearGain = new double[0];

  /** Index: cell; what surplus faces add, a sum over the faces. */
  private double[] surplus = new double[0];

  /** Index: cell; 0. */
  private double[] none = new double[0];

  /**
   * The landings of a roll are a window of so many cells, summed without subtraction.
   *
   * <p>Index: place 0 .. sides in a block of as many landings. Below the place reached: the values
   * of the block under way; from there on: sums of the block before from there to its end; 0 at
   * sides.
   */
  private double[] slot = new double[0];

  private double[] nextSlot = new double[0];

  /**
   * Factors a board's system and begins on its first right side.
   *
   * @param gain index: good cell; the gain of a roll from it, not negative, summed over the faces
   */
  void factor(Links board, double[] gain) {
    shares = board.shares();
    factor(board, gain, 0);
  }

  /**
   * The same for a game that more faces end, from wherever they are rolled.
   *
   * @param ending the number of such faces, any positive number
   */
  void factorEnding(Links board, double[] gain, double ending) {
    int cells = board.cells();
    if (ownShares.length < cells) {
      ownShares = new double[cells];
    }
    for (int cell = board.landing().start(); cell < cells; cell++) {
      ownShares[cell] = 1 / (board.divisor(cell) + ending);
    }
    shares = ownShares;
    factor(board, gain, ending);
  }

  private void factor(Links board, double[] gain, double ending) {
    links = board;
    int cells = board.cells();
    if (tearGain.length <= board.tears()) {
      tearGain = new double[board.tears() + 1];
    }
    if (surplus.length <= cells) {
      surplus = new double[cells + 1];
      none = new double[cells + 1];
    }
    if (slot.length <= board.landing().sides()) {
      slot = new double[board.landing().sides() + 1];
      nextSlot = new double[board.landing().sides() + 1];
    }
    Arrays.fill(surplus, 0, cells + 1, 0);
    sweep.fill(board, elimination, shares, ending, gain, none, tearGain);
    elimination.factor();
    elimination.solve(tearGain);
  }

  void forgetIfLarge() {
    elimination.forgetIfLarge();
  }

  /**
   * Solves for one right side.
   *
   * @param gain index: good cell; the gain of a roll from it, not negative, summed over the faces
   * @param mean index: cell 0 .. cells; set for good cells to the mean gain of the whole game from
   *     there, to 0 for the last cell, and to anything for the others
   */
  void solve(double[] gain, double[] mean) {
    solveForTears(gain, mean);
    spread(gain, mean);
  }

  /**
   * Ends what {@link #factor} began.
   *
   * @param gain as given there
   * @param mean as for {@link #solve}
   */
  void solveFirst(double[] gain, double[] mean) {
    mean[links.cells()] = 0;
    spread(gain, mean);
  }

  /** Finds all cells' means from those of the tears. */
  private void spread(double[] gain, double[] mean) {
    takeTears(mean);
    // The tears' means come out again, the same but for rounding.
    sweep(mean, links.targets(), gain, surplus, shares, mean);
  }

  /**
   * Ends what {@link #factor} began and then solves, for the start only, for the right side whose
   * gains are the means just found. The last sweep for the one is the first for the other.
   *
   * @param gain as given to {@link #factor}
   * @param mean as for {@link #solve}
   * @param scratch index: cell 0 .. cells; set to anything
   * @return the mean sum of the means at all cells rolled from, times 4^-exponent of the mean at
   *     the start
   */
  double solveTwice(double[] gain, double[] mean, double[] scratch) {
    mean[links.cells()] = 0;
    int exponent = Math.getExponent(atStart());
    takeTears(mean);
    sweepTwice(gain, mean, Math.scalb((double) links.landing().sides(), -exponent), scratch);
    solveForTears(scratch);
    return Math.scalb(atStart(), -exponent);
  }

  /**
   * Solves for the start only.
   *
   * @param gain as for {@link #solve}
   * @param scratch index: cell 0 .. cells; set to anything
   * @return the mean gain of the whole game
   */
  double solveAtStart(double[] gain, double[] scratch) {
    solveForTears(gain, scratch);
    return atStart();
  }

  /** Finds the tears' means; the cells get their gain until the next tear. */
  private void solveForTears(double[] gain, double[] mean) {
    mean[links.cells()] = 0;
    // Bounces lead to tears or to no gain, so that surplus faces add nothing yet.
    sweep(mean, links.formulas(), gain, none, shares, mean);
    solveForTears(mean);
  }

  private void solveForTears(double[] untilTear) {
    for (int tear = 1; tear <= links.tears(); tear++) {
      tearGain[tear] = untilTear[links.tearCell(tear)];
    }
    elimination.solve(tearGain);
  }

  private double atStart() {
    return tearGain[links.tearColumn(links.landing().start())];
  }

  private void takeTears(double[] mean) {
    for (int tear = 1; tear <= links.tears(); tear++) {
      mean[links.tearCell(tear)] = tearGain[tear];
    }
    addBounces(mean);
  }

  /**
   * One roll: the mean of a value over the faces.
   *
   * @param value index: cell 0 .. cells, 0 for the last
   * @param after index: cell 0 .. cells; set for good cells, to anything for the others
   */
  void roll(double[] value, double[] after) {
    Landing landing = links.landing();
    int cells = links.cells();
    addBounces(value);
    for (int cell = landing.firstWithSurplus(); cell < cells && !landing.bounces(); cell++) {
      surplus[cell] = links.isGood(cell) ? landing.staying(cell) * value[cell] : 0;
    }
    faces.sum(value, links.targets(), landing.start(), cells, landing.sides(), after);
    for (int cell = landing.firstWithSurplus(); cell < cells; cell++) {
      after[cell] += surplus[cell];
      surplus[cell] = 0;
    }
    // A quotient's rounding evens out over many rolls; that of one reciprocal would add up.
    double sides = landing.sides();
    for (int cell = landing.start(); cell < cells; cell++) {
      after[cell] /= sides;
    }
  }

  private void addBounces(double[] value) {
    Landing landing = links.landing();
    if (landing.bounces()) {
      double sum = 0;
      for (int cell = links.cells() - 1; cell >= landing.firstWithSurplus(); cell--) {
        // The surplus of the lowest such cell leads to the last cell but one, and so on upwards.
        sum += value[links.target(cell)];
        surplus[landing.lowestBounce(cell)] = sum;
      }
    }
  }

  /** From the last cell down: to = (gain + surplus + the window's sum of from) * share. */
  private void sweep(
      double[] from, int[] target, double[] gain, double[] surplus, double[] share, double[] to) {
    int sides = links.landing().sides();
    Arrays.fill(slot, 0, sides + 1, 0);
    double running = 0;
    int place = 0;
    for (int cell = links.cells() - 1; cell >= links.landing().start(); cell--) {
      double number = from[target[cell + 1]];
      slot[place++] = number;
      // The number just made comes in last: the sum of all else need not wait for it.
      to[cell] = (running + slot[place] + gain[cell] + surplus[cell] + number) * share[cell];
      running += number;
      if (place == sides) {
        sumToTheEnd(slot, sides);
        running = 0;
        place = 0;
      }
    }
  }

  /** The sweep that ends {@link #solve} beside the one that begins with scale * mean as gains. */
  private void sweepTwice(double[] gain, double[] mean, double scale, double[] next) {
    int[] target = links.targets();
    int[] formula = links.formulas();
    int sides = links.landing().sides();
    Arrays.fill(slot, 0, sides + 1, 0);
    Arrays.fill(nextSlot, 0, sides + 1, 0);
    next[links.cells()] = 0;
    double running = 0;
    double nextRunning = 0;
    int place = 0;
    for (int cell = links.cells() - 1; cell >= links.landing().start(); cell--) {
      double number = mean[target[cell + 1]];
      double nextNumber = next[formula[cell + 1]];
      double share = shares[cell];
      slot[place] = number;
      nextSlot[place++] = nextNumber;
      double here = (running + slot[place] + gain[cell] + surplus[cell] + number) * share;
      mean[cell] = here;
      next[cell] = (nextRunning + nextSlot[place] + nextNumber + scale * here) * share;
      running += number;
      nextRunning += nextNumber;
      if (place == sides) {
        sumToTheEnd(slot, sides);
        sumToTheEnd(nextSlot, sides);
        running = 0;
        nextRunning = 0;
        place = 0;
      }
    }
  }

  /** Turns a block's numbers into sums from each place to the block's end. */
  private static void sumToTheEnd(double[] slot, int sides) {
    double sum = 0;
    for (int i = sides - 1; i >= 1; i--) {
      sum += slot[i];
      slot[i] = sum;
    }
  }
}
