package croupier.mice;

/** The sum over every P-th binomial as a short series; the short form of the package's paper. */
final class Steps {
  /** A term that is smaller than this share of its sum no longer matters. */
  static final double NEGLIGIBLE = 0x1p-60;

  /**
   * The series shrinks by half or faster wherever it is used, so it stops before its table does.
   */
  private static final int MOST_TERMS = 80;

  /** By number of players. */
  private static final Steps[] ALL = new Steps[Schedule.MOST_PLAYERS + 1];

  static {
    for (int players = 2; players <= Schedule.MOST_PLAYERS; players++) {
      ALL[players] = new Steps(players);
    }
  }

  private final int players;

  /** c(j) of the paper. */
  private final double[] coefficients = new double[MOST_TERMS];

  /** At least |c(j)|, and equal to it for two players. */
  private final double[] bounds = new double[MOST_TERMS];

  private Steps(int players) {
    this.players = players;
    double radius = 2 * Math.sin(Math.PI / players);
    double bound = (players - 1.0) / players;
    for (int j = 0; j < MOST_TERMS; j++) {
      coefficients[j] = coefficient(j);
      bounds[j] = bound;
      bound /= radius;
    }
  }

  static Steps of(int players) {
    return ALL[players];
  }

  /** From the earlier ones: P c(j) = C(P,2) c(j-1) - C(P,3) c(j-2) + ... */
  private double coefficient(int j) {
    double sum = j == 0 ? 1 : 0;
    double choices = players;
    for (int i = 1; i < players && i <= j; i++) {
      choices = choices * (players - i) / (i + 1);
      sum += (i % 2 == 0 ? -choices : choices) * coefficients[j - i];
    }
    return sum / players;
  }

  /** s(n) of the paper, the smooth part of G(n) / C(n, w). */
  double smooth(int white, int n) {
    double share = 1;
    double sum = 0;
    for (int j = 0; j < MOST_TERMS && bounds[j] * share > sum * NEGLIGIBLE; j++) {
      sum += coefficients[j] * share;
      share *= (double) (white - j) / (n - j);
    }
    return sum;
  }

  /** D(n) of the paper, the part of G(n) that depends on n mod P only and sums to 0. */
  double periodic(int white, int n) {
    double sum = 0;
    for (int k = 1; k < players; k++) {
      // The angle in units of pi/(2P), so that it is reduced exactly.
      long angle = ((2L * k + players) * white - 4L * k * n) % (4L * players);
      double size = Math.pow(2 * Math.sin(Math.PI * k / players), -white);
      sum += size * Math.cos(Math.PI * angle / (2 * players));
    }
    return sum / players;
  }
}
