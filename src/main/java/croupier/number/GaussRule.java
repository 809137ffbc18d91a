package croupier.number;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.util.Arrays;

/**
 * A linear functional on polynomials as a sum of few values: L(f) is the sum over k of {@code
 * weight(k) * f(node(k))}, exactly, for every f of degree below {@code 2 * size()}. Nodes and
 * weights are positive, so a polynomial with coefficients that are not negative is summed without
 * cancellation.
 *
 * <p>Source: P. Chebyshev's recurrence from moments to orthogonal polynomials, as told in W.
 * Gautschi, "Orthogonal Polynomials: Computation and Approximation" (2004), 2.1.7.
 */
public final class GaussRule {
  /** The way from moments to nodes loses some digits a node; 20 nodes leave plenty. */
  private static final MathContext DIGITS = new MathContext(100);

  private static final int HALVINGS = 60;
  private static final int NEWTON_STEPS = 4;

  private final BigDecimal[] alpha;
  private final BigDecimal[] beta;

  /** {@code norm[k]}: the functional of the square of polynomial k. */
  private final BigDecimal[] norm;

  private final double[] nodes;
  private final double[] weights;

  private GaussRule(BigDecimal[] moments) {
    int size = moments.length / 2;
    alpha = new BigDecimal[size];
    beta = new BigDecimal[size];
    norm = new BigDecimal[size];
    nodes = new double[size];
    weights = new double[size];
    recurrence(moments);
    double[] near = roots();
    for (int k = 0; k < size; k++) {
      BigDecimal node = refine(new BigDecimal(near[k]));
      nodes[k] = node.doubleValue();
      weights[k] = weight(node).doubleValue();
    }
  }

  /**
   * The rule for the functional with L(t^i) = 1 / reciprocals[i], a positive one.
   *
   * @param reciprocals an even number of them, twice that of nodes
   */
  public static GaussRule ofReciprocals(BigInteger[] reciprocals) {
    BigDecimal[] moments = new BigDecimal[reciprocals.length];
    for (int i = 0; i < moments.length; i++) {
      moments[i] = BigDecimal.ONE.divide(new BigDecimal(reciprocals[i]), DIGITS);
    }
    return new GaussRule(moments);
  }

  /** The number of nodes. */
  public int size() {
    return nodes.length;
  }

  /** Node k, in rising order, rounded once. */
  public double node(int k) {
    return nodes[k];
  }

  /** The weight of node k, rounded once. */
  public double weight(int k) {
    return weights[k];
  }

  /** From moments to p(k+1) = (t - alpha(k)) p(k) - beta(k) p(k-1). */
  private void recurrence(BigDecimal[] moments) {
    int size = alpha.length;
    BigDecimal[] before = new BigDecimal[moments.length];
    Arrays.fill(before, BigDecimal.ZERO);
    BigDecimal[] mixed = moments.clone(); // L(p(k) t^l)
    BigDecimal ratioBefore = BigDecimal.ZERO;
    for (int k = 0; k < size; k++) {
      BigDecimal ratio = mixed[k + 1].divide(mixed[k], DIGITS);
      alpha[k] = ratio.subtract(ratioBefore);
      beta[k] = k == 0 ? mixed[0] : mixed[k].divide(norm[k - 1], DIGITS);
      norm[k] = mixed[k];
      ratioBefore = ratio;
      BigDecimal[] next = new BigDecimal[moments.length];
      for (int l = k + 1; l < moments.length - k - 1; l++) {
        next[l] =
            mixed[l + 1]
                .subtract(alpha[k].multiply(mixed[l], DIGITS))
                .subtract(beta[k].multiply(k == 0 ? BigDecimal.ZERO : before[l], DIGITS), DIGITS);
      }
      before = mixed;
      mixed = next;
    }
  }

  /** The last polynomial's roots, nearly: each polynomial's roots part the next one's. */
  private double[] roots() {
    double[] alpha = Arrays.stream(this.alpha).mapToDouble(BigDecimal::doubleValue).toArray();
    double[] beta = Arrays.stream(this.beta).mapToDouble(BigDecimal::doubleValue).toArray();
    double[] roots = {};
    for (int degree = 1; degree <= alpha.length; degree++) {
      double[] next = new double[degree];
      for (int k = 0; k < degree; k++) {
        double low = k == 0 ? 0 : roots[k - 1];
        double high = k == degree - 1 ? mostOfRoots(alpha, degree) : roots[k];
        next[k] = rootBetween(low, high, alpha, beta, degree);
      }
      roots = next;
    }
    return roots;
  }

  /** All roots are smaller: they are positive, and their sum is that of alpha. */
  private static double mostOfRoots(double[] alpha, int degree) {
    return 2 * Arrays.stream(alpha, 0, degree).sum();
  }

  private static double rootBetween(
      double low, double high, double[] alpha, double[] beta, int degree) {
    boolean rising = valueAt(high, alpha, beta, degree) > 0;
    double below = low;
    double above = high;
    for (int i = 0; i < HALVINGS; i++) {
      double middle = (below + above) / 2;
      if (valueAt(middle, alpha, beta, degree) > 0 == rising) {
        above = middle;
      } else {
        below = middle;
      }
    }
    return (below + above) / 2;
  }

  private static double valueAt(double t, double[] alpha, double[] beta, int degree) {
    double before = 0;
    double value = 1;
    for (int k = 0; k < degree; k++) {
      double next = (t - alpha[k]) * value - beta[k] * before;
      before = value;
      value = next;
    }
    return value;
  }

  private BigDecimal refine(BigDecimal near) {
    BigDecimal root = near;
    for (int step = 0; step < NEWTON_STEPS; step++) {
      BigDecimal before = BigDecimal.ZERO;
      BigDecimal value = BigDecimal.ONE;
      BigDecimal slopeBefore = BigDecimal.ZERO;
      BigDecimal slope = BigDecimal.ZERO;
      for (int k = 0; k < alpha.length; k++) {
        BigDecimal factor = root.subtract(alpha[k]);
        BigDecimal next =
            factor.multiply(value, DIGITS).subtract(beta[k].multiply(before, DIGITS), DIGITS);
        BigDecimal nextSlope =
            value
                .add(factor.multiply(slope, DIGITS))
                .subtract(beta[k].multiply(slopeBefore, DIGITS), DIGITS);
        before = value;
        value = next;
        slopeBefore = slope;
        slope = nextSlope;
      }
      root = root.subtract(value.divide(slope, DIGITS), DIGITS);
    }
    return root;
  }

  /** 1 over the sum of the squares of the normed polynomials. */
  private BigDecimal weight(BigDecimal node) {
    BigDecimal sum = BigDecimal.ZERO;
    BigDecimal before = BigDecimal.ZERO;
    BigDecimal value = BigDecimal.ONE;
    for (int k = 0; k < alpha.length; k++) {
      sum = sum.add(value.multiply(value, DIGITS).divide(norm[k], DIGITS));
      BigDecimal next =
          node.subtract(alpha[k])
              .multiply(value, DIGITS)
              .subtract(beta[k].multiply(before, DIGITS), DIGITS);
      before = value;
      value = next;
    }
    return BigDecimal.ONE.divide(sum, DIGITS);
  }
}
