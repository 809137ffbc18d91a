package croupier.ladders;

import java.util.Arrays;

/**
 * The chance to have finished within t rolls, t = 0, 1, 2, ...: the chance to finish with the first
 * roll, and to finish within t-1 more from the cell that it leads to; sums of positive terms.
 */
final class Curve {
  static final int MOST_ENTRIES = 10_000;

  /** The curve ends where it lacks no more than this share of the chance to finish. */
  private static final double NEARLY = 1e-12;

  private Curve() {}

  /** The curve of a game that is over before it begins, or never is. */
  static double[] flat(double chance) {
    return new double[] {chance};
  }

  /** Follows the curve until it is nearly as high as it gets. */
  static double[] of(Links links, Means means, double probability) {
    Landing landing = links.landing();
    double[] finishes = new double[links.cells() + 1];
    FinishingFaces.count(landing, finishes);
    double[] done = new double[links.cells() + 1];
    double[] after = new double[links.cells() + 1];
    double[] curve = new double[MOST_ENTRIES];
    int entries = 1;
    while (entries < MOST_ENTRIES && curve[entries - 1] < probability * (1 - NEARLY)) {
      means.roll(done, after);
      for (int cell = landing.start(); cell < links.cells(); cell++) {
        done[cell] = after[cell] + finishes[cell] / landing.sides();
      }
      curve[entries++] = done[landing.start()];
    }
    return Arrays.copyOf(curve, entries);
  }
}
