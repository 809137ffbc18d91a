package croupier.ladders;

/**
 * The standard deviation of the number of rolls, two ways, each where it is right.
 *
 * <p>The law of total variance adds, for every roll, the square of what it changes in the rolls to
 * be expected; nothing cancels as long as the differences of means are good, that is, up to means
 * far below 2^52. The second moment needs no differences of means but takes the square of the mean
 * off at the end; that costs digits only where the mean is many standard deviations.
 */
final class Spread {
  /** Where the mean is at most four standard deviations, the second moment loses one digit. */
  private static final double MOST_LOST = 16;

  /** Beyond this mean, differences of means no longer carry enough digits. */
  private static final double LARGE = 0x1p40;

  private double[] gain = new double[0];
  private double[] scratch = new double[0];

  /**
   * Solves for it.
   *
   * @param rolls index: cell; the expected rolls from good cells, 0 from the last
   * @param sumOfRolls the mean sum of these over the cells rolled from, as {@link Means#solveTwice}
   *     gives it
   */
  double deviation(Links links, Means means, double[] rolls, double sumOfRolls) {
    int start = links.landing().start();
    double expected = rolls[start];
    int exponent = Math.getExponent(expected);
    double scaled = Math.scalb(expected, -exponent);
    double variance = viaSecondMoment(scaled, sumOfRolls, exponent);
    if (variance * MOST_LOST >= scaled * scaled || expected > LARGE) {
      return Math.scalb(Math.sqrt(variance), exponent);
    }
    return Math.sqrt(viaSteps(links, means, rolls));
  }

  /** In units of 2^exponent, squared: sum over visits of 2 e - 1, less the mean's square. */
  private static double viaSecondMoment(double expected, double sumOfRolls, int exponent) {
    double visits = 2 * sumOfRolls - Math.scalb(expected, -exponent);
    return Math.max(0, visits - expected * expected);
  }

  private double viaSteps(Links links, Means means, double[] rolls) {
    if (gain.length <= links.cells()) {
      gain = new double[links.cells() + 1];
      scratch = new double[links.cells() + 1];
    }
    for (int cell = links.landing().start(); cell < links.cells(); cell++) {
      if (links.isGood(cell)) {
        gain[cell] = squares(links, rolls, cell);
      }
    }
    return means.solveAtStart(gain, scratch);
  }

  /** Sum over the faces of the squared change of the rolls to be expected, the roll included. */
  private static double squares(Links links, double[] rolls, int cell) {
    Landing landing = links.landing();
    double before = rolls[cell] - 1;
    double sum = 0;
    for (int i = cell + 1; i <= landing.highest(cell); i++) {
      double change = rolls[links.target(i)] - before;
      sum += change * change;
    }
    int surplus = landing.surplus(cell);
    if (landing.bounces() && surplus > 0) {
      for (int i = landing.lowestBounce(cell); i < links.cells(); i++) {
        double change = rolls[links.target(i)] - before;
        sum += change * change;
      }
      return sum;
    }
    return sum + (landing.wins() ? surplus * before * before : surplus);
  }
}
