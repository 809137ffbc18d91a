package croupier.ladders;

/**
 * Points on a parabola round the logarithms, per roll, of chances to stay under way that matter
 * after shortest to REACH * shortest rolls: with u = (point + 1/2) * step, at s = apex (1 + i u)^2.
 * Sums over them stand for integrals along its upper half, with an error of exp(-2 pi POINTS /
 * SPREAD).
 *
 * <p>Source: J. A. C. Weideman, L. N. Trefethen, Parabolic and hyperbolic contours for computing
 * the Bromwich integral, Mathematics of Computation 76, 2007.
 */
final class Parabola {
  static final double REACH = 32;
  static final int POINTS = 88;

  private static final double SPREAD = Math.sqrt(8 * REACH + 1);
  private static final double STEP = SPREAD / POINTS;

  private final double apex;

  Parabola(double shortest) {
    apex = Math.PI * POINTS / (4 * SPREAD * REACH * shortest);
  }

  private static double u(int point) {
    return (point + 0.5) * STEP;
  }

  /** The real part of s. */
  private double rate(int point) {
    return apex * (1 - u(point) * u(point));
  }

  /** The imaginary part of s. */
  private double turn(int point) {
    return apex * 2 * u(point);
  }

  /** The real part of e^(s rolls). */
  double power(int point, double rolls) {
    return Math.exp(rate(point) * rolls) * Math.cos(turn(point) * rolls);
  }

  /** The imaginary part of e^(s rolls). */
  double powerBeside(int point, double rolls) {
    return Math.exp(rate(point) * rolls) * Math.sin(turn(point) * rolls);
  }

  /** The real part of e^s - 1. */
  double lessOne(int point) {
    double half = Math.sin(turn(point) / 2);
    return Math.expm1(rate(point)) * Math.cos(turn(point)) - 2 * half * half;
  }

  /** The imaginary part of e^s. */
  double beside(int point) {
    return powerBeside(point, 1);
  }

  /** The real part of what the integrand at the point counts, both halves together. */
  double weight(int point) {
    return scale() * (lessOne(point) + 1 - u(point) * beside(point));
  }

  /** The imaginary part of that. */
  double weightBeside(int point) {
    return scale() * (beside(point) + u(point) * (lessOne(point) + 1));
  }

  /** With dz = e^s ds, a point counts scale * (1 + i u) e^s. */
  private double scale() {
    return 2 * STEP * apex / Math.PI;
  }
}
