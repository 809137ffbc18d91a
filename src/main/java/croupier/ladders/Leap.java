package croupier.ladders;

import java.util.Arrays;

/**
 * The chances to be under way many rolls later, from those now, without the rolls between.
 *
 * <p>Let Q be the chain on the good cells, y the chances now and g a number of rolls. K = (I + g (I
 * - Q))^-1 belongs to a game that every roll ends with chance 1 / (1 + g) besides, so it is applied
 * without subtraction, and chances that last much longer than g keep all their digits. On the space
 * of y, K y, K^2 y, ... (Arnoldi) K is a small matrix H, and Q^t y a function of it: the integral
 * of z^t (z - Q)^-1 y round the part of the spectrum near 1, along a parabola in the logarithm of z
 * (Weideman, Trefethen). What lies outside has died out by then, or shows as a chance that {@link
 * Ahead} finds to differ from the one that is known.
 */
final class Leap {
  /** The longest leap is as many times the shortest. */
  static final double REACH = 32;

  /** Points on the upper half of the parabola, for an error of exp(-2 pi points / spread). */
  private static final int POINTS = 88;

  private static final double SPREAD = Math.sqrt(8 * REACH + 1);
  private static final double STEP = SPREAD / POINTS;
  private static final double APEX = Math.PI * POINTS / (4 * SPREAD * REACH);

  private static final int MOST_VECTORS = 96;
  private static final int VECTORS_BETWEEN_LOOKS = 8;

  /** Two sizes of the space differ by at most such a share of what counts. */
  private static final double CLOSE = 1e-14;

  private static final double NOTHING_NEW = 1e-15;

  private final Links links;
  private final int from;
  private final int to;
  private final double shortest;

  /** Index: vector, cell - from; orthonormal. */
  private final double[][] space = new double[MOST_VECTORS + 1][];

  /** Index: row, column; H. */
  private final double[][] small = new double[MOST_VECTORS + 1][MOST_VECTORS];

  /** Index: point; the integrand at all vectors, and at the start, but for exp(s t). */
  private double[][] real = new double[POINTS][0];

  private double[][] imaginary = new double[POINTS][0];
  private final double[] realAtStart = new double[POINTS];
  private final double[] imaginaryAtStart = new double[POINTS];

  private final double size;
  private final double close;
  private boolean sure;

  /**
   * Gets ready for leaps of shortest to REACH * shortest rolls.
   *
   * @param means factored anew
   * @param left index: cell; the chances now
   * @param whole the {@link #size} of chances that count; far smaller ones are rounding
   */
  Leap(Links links, Means means, double[] left, double shortest, double whole) {
    this.links = links;
    this.shortest = shortest;
    from = links.landing().start();
    to = links.cells();
    double[] first = new double[to - from];
    for (int cell = from; cell < to; cell++) {
      first[cell - from] = links.isGood(cell) ? left[cell] : 0;
    }
    size = norm(first);
    close = CLOSE * Math.max(size, whole);
    sure = size <= close;
    if (!sure) {
      scale(first, 1 / size);
      space[0] = first;
      build(means, 2 * shortest);
    }
  }

  /** The length of the vector of the chances now. */
  double size() {
    return size;
  }

  /** Whether a larger space would change nothing. */
  boolean isSure() {
    return sure;
  }

  /** The chance at the start after so many rolls. */
  double atStart(double rolls) {
    double sum = 0;
    for (int point = 0; point < POINTS; point++) {
      double growth = Math.exp(logarithm(point) * rolls);
      double turn = turn(point) * rolls;
      sum +=
          growth * (Math.cos(turn) * realAtStart[point] - Math.sin(turn) * imaginaryAtStart[point]);
    }
    return sum;
  }

  /** By how much one roll more lowers the chance at the start. */
  double fall(double rolls) {
    double sum = 0;
    for (int point = 0; point < POINTS; point++) {
      double growth = Math.exp(logarithm(point) * rolls);
      double turn = turn(point) * rolls;
      double x = growth * Math.cos(turn);
      double y = growth * Math.sin(turn);
      double less = lessOne(point);
      double beside = beside(point);
      sum -=
          (x * less - y * beside) * realAtStart[point]
              - (x * beside + y * less) * imaginaryAtStart[point];
    }
    return sum;
  }

  /** The chances at all cells after so many rolls. */
  double[] ahead(double rolls) {
    double[] shares = shares(rolls);
    double[] left = new double[to + 1];
    for (int vector = 0; vector < shares.length; vector++) {
      for (int cell = from; cell < to; cell++) {
        left[cell] += shares[vector] * space[vector][cell - from];
      }
    }
    for (int cell = from; cell < to; cell++) {
      left[cell] = Math.max(0, left[cell]);
    }
    return left;
  }

  /** Index: vector. */
  private double[] shares(double rolls) {
    double[] sum = new double[real[0].length];
    for (int point = 0; point < POINTS; point++) {
      double growth = Math.exp(logarithm(point) * rolls);
      double x = growth * Math.cos(turn(point) * rolls);
      double y = growth * Math.sin(turn(point) * rolls);
      for (int vector = 0; vector < sum.length; vector++) {
        sum[vector] += x * real[point][vector] - y * imaginary[point][vector];
      }
    }
    return sum;
  }

  private void build(Means means, double pace) {
    double ending = links.landing().sides() / pace;
    double[] gain = new double[to + 1];
    double[] image = new double[to + 1];
    double[] shortBefore = new double[0];
    double[] longBefore = new double[0];
    for (int vectors = 1; vectors <= MOST_VECTORS && !sure; vectors++) {
      double[] last = space[vectors - 1];
      for (int cell = from; cell < to; cell++) {
        gain[cell] = ending * last[cell - from];
      }
      if (vectors == 1) {
        means.factorEnding(links, gain, ending);
        means.solveFirst(gain, image);
      } else {
        means.solve(gain, image);
      }
      boolean isWhole = !addDirection(vectors, image);
      if (isWhole || vectors % VECTORS_BETWEEN_LOOKS == 0) {
        project(vectors, pace);
        double[] shortNow = shares(shortest);
        double[] longNow = shares(REACH * shortest);
        sure =
            isWhole
                || (distance(shortNow, shortBefore) <= close
                    && distance(longNow, longBefore) <= close);
        shortBefore = shortNow;
        longBefore = longNow;
      }
    }
  }

  /** Adds what is new in the image of the last vector; false when nothing is. */
  private boolean addDirection(int vectors, double[] image) {
    double[] next = new double[to - from];
    for (int cell = from; cell < to; cell++) {
      next[cell - from] = links.isGood(cell) ? image[cell] : 0;
    }
    double whole = norm(next);
    // Twice, so that rounding leaves nothing of the vectors before.
    for (int time = 0; time < 2; time++) {
      for (int vector = 0; vector < vectors; vector++) {
        double share = product(space[vector], next);
        small[vector][vectors - 1] += share;
        addMultiple(next, -share, space[vector]);
      }
    }
    double rest = norm(next);
    if (!(rest > NOTHING_NEW * whole)) {
      return false;
    }
    small[vectors][vectors - 1] = rest;
    scale(next, 1 / rest);
    space[vectors] = next;
    return true;
  }

  /** With e^s - Q = K^-1 (I + (g (e^s - 1) - 1) K) / g, the integrand needs no inverse of H. */
  private void project(int vectors, double pace) {
    real = new double[POINTS][vectors];
    imaginary = new double[POINTS][vectors];
    SmallSystem system = new SmallSystem(small, vectors);
    for (int point = 0; point < POINTS; point++) {
      system.solve(pace * lessOne(point) - 1, pace * beside(point));
      // The weight of the point: step * apex / pi * (1 + i u) * e^s, both halves of the parabola.
      double u = u(point);
      double scale = 2 * STEP * APEX / shortest / Math.PI * pace * size;
      double x = lessOne(point) + 1;
      double y = beside(point);
      double weight = scale * (x - u * y);
      double weightBeside = scale * (y + u * x);
      double atStart = 0;
      double besideAtStart = 0;
      for (int row = 0; row < vectors; row++) {
        double re = 0;
        double im = 0;
        for (int column = Math.max(0, row - 1); column < vectors; column++) {
          re += small[row][column] * system.real(column);
          im += small[row][column] * system.imaginary(column);
        }
        real[point][row] = weight * re - weightBeside * im;
        imaginary[point][row] = weight * im + weightBeside * re;
        atStart += space[row][0] * real[point][row];
        besideAtStart += space[row][0] * imaginary[point][row];
      }
      realAtStart[point] = atStart;
      imaginaryAtStart[point] = besideAtStart;
    }
  }

  /** The points are s = apex (1 + i u)^2 per roll. */
  private static double u(int point) {
    return (point + 0.5) * STEP;
  }

  private double logarithm(int point) {
    double u = u(point);
    return APEX / shortest * (1 - u * u);
  }

  private double turn(int point) {
    return APEX / shortest * 2 * u(point);
  }

  /** The real part of e^s - 1. */
  private double lessOne(int point) {
    double half = Math.sin(turn(point) / 2);
    return Math.expm1(logarithm(point)) * Math.cos(turn(point)) - 2 * half * half;
  }

  /** The imaginary part of e^s. */
  private double beside(int point) {
    return Math.exp(logarithm(point)) * Math.sin(turn(point));
  }

  private static double norm(double[] vector) {
    return Math.sqrt(product(vector, vector));
  }

  private static double product(double[] a, double[] b) {
    double sum = 0;
    for (int i = 0; i < a.length; i++) {
      sum += a[i] * b[i];
    }
    return sum;
  }

  private static void scale(double[] vector, double factor) {
    for (int i = 0; i < vector.length; i++) {
      vector[i] *= factor;
    }
  }

  private static void addMultiple(double[] vector, double factor, double[] other) {
    for (int i = 0; i < vector.length; i++) {
      vector[i] += factor * other[i];
    }
  }

  private static double distance(double[] longer, double[] shorter) {
    double[] same = Arrays.copyOf(shorter, longer.length);
    addMultiple(same, -1, longer);
    return norm(same);
  }
}
