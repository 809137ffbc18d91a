package croupier.ladders;

import org.jspecify.annotations.Nullable;

/**
 * The chances to be under way many rolls later, from those now, without the rolls between.
 *
 * <p>Let Q be the chain on the good cells, y the chances now and g a number of rolls. K = (I + g (I
 * - Q))^-1 belongs to a game that every roll ends with chance 1 / (1 + g) besides, so it is applied
 * without subtraction, and chances that last much longer than g keep all their digits. On the space
 * of y, K y, K^2 y, ... ({@link KrylovSpace}) K is a small matrix H, and Q^t y a function of it:
 * the integral of z^t (z - Q)^-1 y round the part of the spectrum near 1 ({@link Parabola}). What
 * lies outside has died out by then, or shows as a chance that {@link Ahead} finds to differ from
 * the one that is known.
 */
final class Leap {
  private static final int MOST_VECTORS = 96;
  private static final int VECTORS_BETWEEN_LOOKS = 8;

  /** K's rolls g, in units of the shortest leap. */
  private static final double PACE = 2;

  /** Two sizes of the space differ by at most such a share of what counts. */
  private static final double CLOSE = 1e-14;

  private final Links links;
  private final Means means;
  private final int from;
  private final int to;
  private final double shortest;
  private final double pace;
  private final Parabola parabola;
  private final double size;

  /** Index: point, vector; the integrand, but for e^(s t). */
  private double[][] real = new double[Parabola.POINTS][0];

  private double[][] imaginary = new double[Parabola.POINTS][0];

  /** Index: point; the same at the start. */
  private final double[] realAtStart = new double[Parabola.POINTS];

  private final double[] imaginaryAtStart = new double[Parabola.POINTS];

  private @Nullable KrylovSpace space;
  private boolean sure;

  /**
   * Gets ready for leaps of shortest to {@link Parabola#REACH} * shortest rolls.
   *
   * @param means factored anew
   * @param left index: cell; the chances now
   * @param whole the {@link #size} of chances that count; far smaller ones are rounding
   */
  Leap(Links links, Means means, double[] left, double shortest, double whole) {
    this.links = links;
    this.means = means;
    this.shortest = shortest;
    pace = PACE * shortest;
    parabola = new Parabola(shortest);
    from = links.landing().start();
    to = links.cells();
    double[] first = good(left);
    size = KrylovSpace.length(first);
    double close = CLOSE * Math.max(size, whole);
    sure = size <= close;
    if (!sure) {
      space = new KrylovSpace(first, MOST_VECTORS);
      build(space, close);
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
    for (int point = 0; point < Parabola.POINTS; point++) {
      sum +=
          parabola.power(point, rolls) * realAtStart[point]
              - parabola.powerBeside(point, rolls) * imaginaryAtStart[point];
    }
    return sum;
  }

  /** By how much one roll more lowers the chance at the start. */
  double fall(double rolls) {
    double sum = 0;
    for (int point = 0; point < Parabola.POINTS; point++) {
      double x = parabola.power(point, rolls);
      double y = parabola.powerBeside(point, rolls);
      double less = parabola.lessOne(point);
      double beside = parabola.beside(point);
      sum -=
          (x * less - y * beside) * realAtStart[point]
              - (x * beside + y * less) * imaginaryAtStart[point];
    }
    return sum;
  }

  /** The chances after so many rolls; index: cell. */
  double[] ahead(double rolls) {
    double[] left = new double[to + 1];
    if (space != null) {
      double[] sum = space.sum(shares(rolls));
      for (int cell = from; cell < to; cell++) {
        left[cell] = Math.max(0, sum[cell - from]);
      }
    }
    return left;
  }

  /** The same as shares of the space's vectors. */
  private double[] shares(double rolls) {
    double[] sum = new double[real[0].length];
    for (int point = 0; point < Parabola.POINTS; point++) {
      double x = parabola.power(point, rolls);
      double y = parabola.powerBeside(point, rolls);
      for (int vector = 0; vector < sum.length; vector++) {
        sum[vector] += x * real[point][vector] - y * imaginary[point][vector];
      }
    }
    return sum;
  }

  private void build(KrylovSpace space, double close) {
    double[] soon = null;
    double[] late = null;
    while (!sure && space.size() < MOST_VECTORS) {
      boolean isWhole = !space.add(image(space));
      if (isWhole || space.size() % VECTORS_BETWEEN_LOOKS == 0) {
        project(space);
        double[] soonNow = shares(shortest);
        double[] lateNow = shares(Parabola.REACH * shortest);
        sure =
            isWhole
                || (KrylovSpace.distance(soonNow, soon) <= close
                    && KrylovSpace.distance(lateNow, late) <= close);
        soon = soonNow;
        late = lateNow;
      }
    }
  }

  /** K times the last vector; (1 + g) x - g Q x = b is a game with sides / g faces that end it. */
  private double[] image(KrylovSpace space) {
    double ending = links.landing().sides() / pace;
    double[] last = space.last();
    double[] gain = new double[to + 1];
    for (int cell = from; cell < to; cell++) {
      gain[cell] = ending * last[cell - from];
    }
    double[] image = new double[to + 1];
    if (space.size() == 0) {
      means.factorEnding(links, gain, ending);
      means.solveFirst(gain, image);
    } else {
      means.solve(gain, image);
    }
    return good(image);
  }

  /** Index: cell - from; 0 but for good cells. */
  private double[] good(double[] value) {
    double[] good = new double[to - from];
    for (int cell = from; cell < to; cell++) {
      good[cell - from] = links.isGood(cell) ? value[cell] : 0;
    }
    return good;
  }

  /** With e^s - Q = K^-1 (I + (g (e^s - 1) - 1) K) / g, the integrand needs no inverse of H. */
  private void project(KrylovSpace space) {
    int vectors = space.size();
    real = new double[Parabola.POINTS][vectors];
    imaginary = new double[Parabola.POINTS][vectors];
    SmallSystem system = new SmallSystem(space.matrix(), vectors);
    for (int point = 0; point < Parabola.POINTS; point++) {
      system.solve(pace * parabola.lessOne(point) - 1, pace * parabola.beside(point));
      double weight = pace * size * parabola.weight(point);
      double beside = pace * size * parabola.weightBeside(point);
      realAtStart[point] = 0;
      imaginaryAtStart[point] = 0;
      for (int row = 0; row < vectors; row++) {
        double x = system.realOfImage(row);
        double y = system.imaginaryOfImage(row);
        real[point][row] = weight * x - beside * y;
        imaginary[point][row] = weight * y + beside * x;
        realAtStart[point] += space.entry(row, 0) * real[point][row];
        imaginaryAtStart[point] += space.entry(row, 0) * imaginary[point][row];
      }
    }
  }
}
