package croupier.mice;

import croupier.game.Solver;

/** Solves bags by two short sums; see the package's paper. */
final class BagSolver implements Solver<Bag, BagAnswer>, Solver.Worker<Bag, BagAnswer> {
  private static final long serialVersionUID = 1;

  /** Up to this many mice the plain sum is short enough whatever the colours. */
  private static final int FEW = 120;

  /** A term that is smaller than this share of its sum no longer matters. */
  private static final double NEGLIGIBLE = 0x1p-60;

  private final boolean exactToo;

  BagSolver(boolean exactToo) {
    this.exactToo = exactToo;
  }

  @Override
  public Worker<Bag, BagAnswer> worker() {
    return this;
  }

  @Override
  public BagAnswer solve(Bag bag) {
    return new BagAnswer(
        princess(bag), dragon(bag), exactToo ? ExactBag.text(bag.white(), bag.black()) : null);
  }

  private static double princess(Bag bag) {
    int white = bag.white();
    int black = bag.black();
    int n = white + black;
    if (white == 0) {
      return 0;
    }
    return isShort(white, n)
        ? sumOfWins(white, n, black, n, 1)
        : series(white, n) - rest(white, n, n - 2 * ceilThird(n));
  }

  private static double dragon(Bag bag) {
    int white = bag.white();
    int black = bag.black();
    int n = white + black;
    if (white == 0) {
      return 1;
    }
    double allJump = chanceAllWithin(white, n / 3, n);
    double shareOfBlack = (double) black / n;
    if (isShort(white, n)) {
      return sumOfWins(white, n - 1, black - 1, n - 1, shareOfBlack) + allJump;
    }
    int left = n - 1;
    return series(white, left) * shareOfBlack
        - rest(white, n, left - 2 * ceilThird(left))
        + allJump;
  }

  private static boolean isShort(int white, int n) {
    return n <= FEW || white > n / 2;
  }

  private static int ceilThird(int n) {
    return n / 3 + (n % 3 == 0 ? 0 : 1);
  }

  /**
   * The sum over t, 3t < places, of start * [black(black-1)...] / [left(left-1)...], 2t factors
   * each, times white/(left-2t).
   */
  private static double sumOfWins(int white, int left, int black, int places, double start) {
    double allBlack = start;
    double sum = 0;
    for (int t = 0; 3L * t < places && allBlack > sum * NEGLIGIBLE; t++) {
      double mice = left - 2 * t;
      double blackMice = black - 2 * t;
      sum += allBlack * (white / mice);
      allBlack *= Math.max(0, blackMice) * Math.max(0, blackMice - 1) / (mice * (mice - 1));
    }
    return sum;
  }

  /** s(n) of the paper. */
  private static double series(int white, int n) {
    double term = 0.5;
    double sum = 0;
    for (int j = 0; term > sum * NEGLIGIBLE; j++) {
      sum += term;
      term *= 0.5 * (white - j) / (n - j);
    }
    return sum;
  }

  /** What the cut at 3t < n takes away: s(n') C(n', w) / C(n, w). */
  private static double rest(int white, int n, int cut) {
    double chance = chanceAllWithin(white, cut, n);
    return chance == 0 ? 0 : series(white, cut) * chance;
  }

  /**
   * C(part, white) / C(n, white): the chance that all white mice are among these places; 0 for less
   * than 1e-30.
   */
  private static double chanceAllWithin(int white, int part, int n) {
    if (white > part) {
      return 0;
    }
    double chance = 1;
    for (int i = 0; i < white && chance > 1e-30; i++) {
      chance *= (double) (part - i) / (n - i);
    }
    return chance > 1e-30 ? chance : 0;
  }
}
