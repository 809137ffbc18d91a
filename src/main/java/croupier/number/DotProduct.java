package croupier.number;

/** The sum of products of two vectors. */
public final class DotProduct {
  private DotProduct() {}

  /** Four sums at once, which the processor need not wait for; the second vector is as long. */
  public static double of(double[] x, double[] y) {
    double a = 0;
    double b = 0;
    double c = 0;
    double d = 0;
    int i = 0;
    for (; i + 3 < x.length; i += 4) {
      a += x[i] * y[i];
      b += x[i + 1] * y[i + 1];
      c += x[i + 2] * y[i + 2];
      d += x[i + 3] * y[i + 3];
    }
    for (; i < x.length; i++) {
      a += x[i] * y[i];
    }
    return a + b + (c + d);
  }
}
