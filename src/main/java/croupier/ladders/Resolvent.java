package croupier.ladders;

/**
 * The gait for games of which few parts are slow.
 *
 * <p>Let Q be the chain on the good cells, y the chances now and g a number of rolls. K = (I + g (I
 * - Q))^-1 belongs to a game that every roll ends with chance 1 / (1 + g) besides, so it is applied
 * without subtraction, and chances that last much longer than g keep all their digits. On the space
 * of y, K y, K^2 y, ... K is a small matrix H, and Q^t y a function of it: the integral of z^t (z -
 * Q)^-1 y round the part of the spectrum near 1 ({@link Parabola}). What lies outside has died out
 * by then, or shows as a chance that {@link Ahead} finds to differ from the one that is known.
 */
final class Resolvent implements Gait {
  /** K's rolls g, in units of the shortest leap. */
  private static final double PACE = 2;

  private final Links links;
  private final Means means;
  private final double pace;
  private final Parabola parabola;
  private boolean isFactored;

  /** Index: point, vector; the integrand, but for e^(s t). */
  private double[][] real = new double[Parabola.POINTS][0];

  private double[][] imaginary = new double[Parabola.POINTS][0];

  /** Index: point; the same at the start. */
  private final double[] realAtStart = new double[Parabola.POINTS];

  private final double[] imaginaryAtStart = new double[Parabola.POINTS];

  /**
   * The gait of a leap.
   *
   * @param means factored anew
   */
  Resolvent(Links links, Means means, double shortest) {
    this.links = links;
    this.means = means;
    pace = PACE * shortest;
    parabola = new Parabola(shortest);
  }

  @Override
  public int mostVectors() {
    return 96;
  }

  @Override
  public int vectorsBetweenLooks() {
    return 8;
  }

  @Override
  public double close() {
    return 1e-14;
  }

  @Override
  public double reach() {
    return Parabola.REACH;
  }

  /** K times the vector; (1 + g) x - g Q x = b is a game with sides / g faces that end it. */
  @Override
  public double[] image(double[] vector) {
    double ending = links.landing().sides() / pace;
    double[] gain = new double[vector.length];
    for (int cell = 0; cell < vector.length; cell++) {
      gain[cell] = ending * vector[cell];
    }
    double[] image = new double[vector.length];
    if (isFactored) {
      means.solve(gain, image);
    } else {
      means.factorEnding(links, gain, ending);
      means.solveFirst(gain, image);
      isFactored = true;
    }
    return image;
  }

  /** With e^s - Q = K^-1 (I + (g (e^s - 1) - 1) K) / g, the integrand needs no inverse of H. */
  @Override
  public void project(KrylovSpace space, double size) {
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

  @Override
  public double[] shares(double rolls) {
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

  @Override
  public double atStart(double rolls) {
    double sum = 0;
    for (int point = 0; point < Parabola.POINTS; point++) {
      sum +=
          parabola.power(point, rolls) * realAtStart[point]
              - parabola.powerBeside(point, rolls) * imaginaryAtStart[point];
    }
    return sum;
  }

  @Override
  public double fall(double rolls) {
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
}
