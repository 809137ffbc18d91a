package croupier.ladders;

import java.util.Arrays;

/**
 * Mean gains until absorption, for any gains of a roll: the solver's one linear system, factored
 * once a board and solved for several right sides.
 */
final class Means {
  private final Sweep sweep = new Sweep();
  private final Elimination elimination = new Elimination();
  private Links links = new Links();

  /** Index: column of a tear. */
  private double[] tearGain = new double[0];

  /** Index: cell; what surplus faces add, a sum over the faces. */
  private double[] surplus = new double[0];

  /** Index: cell; 0. */
  private double[] none = new double[0];

  /** Index: cell; the number of faces. */
  private int[] faces = new int[0];

  /**
   * The landings of a roll are a window of so many cells, summed without subtraction.
   *
   * <p>Index: place 0 .. sides in a block of as many landings. Below the place reached: the values
   * of the block under way; from there on: sums of the block before from there to its end; 0 at
   * sides.
   */
  private double[] slot = new double[0];

  void factor(Links board) {
    links = board;
    int cells = board.cells();
    if (tearGain.length <= board.tears()) {
      tearGain = new double[board.tears() + 1];
    }
    if (surplus.length <= cells) {
      surplus = new double[cells + 1];
      none = new double[cells + 1];
      faces = new int[cells + 1];
    }
    if (slot.length <= board.landing().sides()) {
      slot = new double[board.landing().sides() + 1];
    }
    Arrays.fill(surplus, 0, cells + 1, 0);
    sweep.fill(board, elimination);
    elimination.factor();
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
    untilTears(gain, mean);
    for (int tear = 1; tear <= links.tears(); tear++) {
      mean[links.tearCell(tear)] = tearGain[tear];
    }
    addBounces(mean);
    // The tears' means come out again, the same but for rounding.
    sweep(mean, links.targets(), gain, surplus, links.divisors(), mean);
  }

  /**
   * Solves for the start only.
   *
   * @param gain as for {@link #solve}
   * @param scratch index: cell 0 .. cells; set to anything
   * @return the mean gain of the whole game
   */
  double solveAtStart(double[] gain, double[] scratch) {
    untilTears(gain, scratch);
    return tearGain[links.tearColumn(links.landing().start())];
  }

  /** Finds the tears' means; the cells get their gain until the next tear. */
  private void untilTears(double[] gain, double[] mean) {
    mean[links.cells()] = 0;
    // Bounces lead to tears or to no gain, so that surplus faces add nothing yet.
    sweep(mean, links.formulas(), gain, none, links.divisors(), mean);
    for (int tear = 1; tear <= links.tears(); tear++) {
      tearGain[tear] = mean[links.tearCell(tear)];
    }
    elimination.solve(tearGain);
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
    Arrays.fill(faces, 0, cells, landing.sides());
    addBounces(value);
    for (int cell = firstWithSurplus(); cell < cells && !landing.bounces(); cell++) {
      surplus[cell] = links.isGood(cell) ? landing.staying(cell) * value[cell] : 0;
    }
    sweep(value, links.targets(), none, surplus, faces, after);
    Arrays.fill(surplus, firstWithSurplus(), cells, 0);
  }

  private int firstWithSurplus() {
    Landing landing = links.landing();
    return Math.max(landing.start(), links.cells() - landing.sides() + 1);
  }

  private void addBounces(double[] value) {
    Landing landing = links.landing();
    if (landing.bounces()) {
      double sum = 0;
      for (int cell = links.cells() - 1; cell >= firstWithSurplus(); cell--) {
        // The surplus of the lowest such cell leads to the last cell but one, and so on upwards.
        sum += value[links.target(cell)];
        surplus[landing.lowestBounce(cell)] = sum;
      }
    }
  }

  /** From the last cell down: to = (gain + surplus + the window's sum of from) / divisor. */
  private void sweep(
      double[] from, int[] target, double[] gain, double[] surplus, int[] divisor, double[] to) {
    int sides = links.landing().sides();
    Arrays.fill(slot, 0, sides + 1, 0);
    double running = 0;
    int place = 0;
    for (int cell = links.cells() - 1; cell >= links.landing().start(); cell--) {
      double number = from[target[cell + 1]];
      slot[place++] = number;
      // The number just made comes in last: the sum of all else need not wait for its division.
      to[cell] = (running + slot[place] + gain[cell] + surplus[cell] + number) / divisor[cell];
      running += number;
      if (place == sides) {
        for (int i = sides - 2; i >= 1; i--) {
          slot[i] += slot[i + 1];
        }
        running = 0;
        place = 0;
      }
    }
  }
}
