package croupier.ladders;

/**
 * The geometric tail of a slow game, with bounds.
 *
 * <p>Let Q be the chain on the good cells and M = (I - Q)^-1. Repeated solving, r <- M r, tends to
 * the slowest way to stay under way. When M r lies between low * r and high * r on a set of cells
 * that nothing comes back to from outside, then Q^m r lies between the m-th powers of 1 - 1/low and
 * 1 - 1/high times r (Collatz, Wielandt; M has no negative entry). When moreover the chances y to
 * be still under way are one multiple of r on that set and nothing elsewhere, all within 1e-12,
 * then so is their whole future, and logarithms give the roll that is asked for.
 */
final class Tail {
  private static final int MOST_ROUNDS = 100;

  /** Steps of all rounds together; a round takes as many as there are pairs of tears. */
  private static final long MOST_WORK = 1L << 30;

  private static final double CLOSE = 1e-13;
  private static final double CLOSE_ENOUGH = 1e-12;
  private static final double NOTHING = 1e-30;

  /** Answers below this are taken from single rolls if rounding leaves any doubt. */
  private static final double SHORT = 1e6;

  private final Links links;
  private final Means means;
  private final int start;

  /** Index: cell; r, its largest value 1, and 0 where it is nothing. */
  private double[] shape = new double[0];

  private double[] image = new double[0];
  private double[] gain = new double[0];
  private double low;
  private double high;
  private boolean isTried;
  private boolean settled;

  /** The work is done when the tail is first asked for, which short games never do. */
  Tail(Links links, Means means) {
    this.links = links;
    this.means = means;
    this.start = links.landing().start();
  }

  /**
   * The rolls until the chance at the start is down to the goal.
   *
   * @param left index: cell; the chances y now
   * @return 0 when that cannot be told surely enough yet
   */
  long rollsUntil(double[] left, double goal) {
    if (!isGeometric(left, CLOSE_ENOUGH, CLOSE * goal)) {
      return 0;
    }
    double rolls = Math.log(goal / left[start]) / Math.log1p(-1 / mean());
    boolean doubtful = Math.abs(rolls - Math.rint(rolls)) <= 1e-10 * rolls;
    return rolls < SHORT && doubtful ? 0 : Math.max(1, (long) Math.ceil(rolls));
  }

  /** The chance at the start shrinks by 1 - 1/mean a roll once the tail is geometric. */
  double mean() {
    return low + (high - low) / 2;
  }

  /**
   * Whether the chances are one multiple of the shape.
   *
   * @param left index: cell; the chances now
   * @param closeness how far the multiple may differ from cell to cell, relatively
   * @param nothing how large the chances may be where the shape is nothing
   */
  boolean isGeometric(double[] left, double closeness, double nothing) {
    if (!isTried) {
      isTried = true;
      settled = settle() && isClosed();
    }
    if (!settled || shape[start] == 0) {
      return false;
    }
    double least = Double.POSITIVE_INFINITY;
    double most = 0;
    double elsewhere = 0;
    for (int cell = start; cell < links.cells(); cell++) {
      if (links.isGood(cell)) {
        if (shape[cell] > 0) {
          least = Math.min(least, left[cell] / shape[cell]);
          most = Math.max(most, left[cell] / shape[cell]);
        } else {
          elsewhere = Math.max(elsewhere, left[cell]);
        }
      }
    }
    return most - least <= closeness * least && elsewhere <= nothing;
  }

  private boolean settle() {
    shape = new double[links.cells() + 1];
    image = new double[links.cells() + 1];
    gain = new double[links.cells() + 1];
    for (int cell = start; cell < links.cells(); cell++) {
      shape[cell] = links.isGood(cell) ? 1 : 0;
    }
    long pairs = (long) links.tears() * links.tears();
    for (int round = 0; round < MOST_ROUNDS && round * pairs <= MOST_WORK; round++) {
      if (!improve()) {
        return false;
      }
      if (high - low <= CLOSE * low) {
        return true;
      }
    }
    return false;
  }

  /** One round; false when the numbers left the range of doubles. */
  private boolean improve() {
    double sides = links.landing().sides();
    for (int cell = start; cell < links.cells(); cell++) {
      gain[cell] = sides * shape[cell];
    }
    means.solve(gain, image);
    double largest = 0;
    low = Double.POSITIVE_INFINITY;
    high = 0;
    for (int cell = start; cell < links.cells(); cell++) {
      if (shape[cell] > 0) {
        largest = Math.max(largest, image[cell]);
        low = Math.min(low, image[cell] / shape[cell]);
        high = Math.max(high, image[cell] / shape[cell]);
      }
    }
    for (int cell = start; cell < links.cells(); cell++) {
      double share = image[cell] / largest;
      shape[cell] = shape[cell] > 0 && share > NOTHING ? share : 0;
    }
    return largest > 0 && largest < Double.POSITIVE_INFINITY;
  }

  /** Whether no cell outside the shape leads into it: there, one roll would see it. */
  private boolean isClosed() {
    double[] inside = new double[links.cells() + 1];
    double[] seen = new double[links.cells() + 1];
    for (int cell = start; cell < links.cells(); cell++) {
      inside[cell] = shape[cell] > 0 ? 1 : 0;
    }
    means.roll(inside, seen);
    for (int cell = start; cell < links.cells(); cell++) {
      if (links.isGood(cell) && shape[cell] == 0 && seen[cell] > 0) {
        return false;
      }
    }
    return true;
  }
}
