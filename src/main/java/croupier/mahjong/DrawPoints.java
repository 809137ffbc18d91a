package croupier.mahjong;

import croupier.number.Binomials;
import croupier.number.GaussRule;
import croupier.number.PrimeField;

/**
 * The points at which polynomials are held whose coefficient i counts ways to draw i tiles. There
 * they are multiplied and added value by value, and few values are enough: what is wanted of the
 * last one, N, is the sum over i of N_i / C(tiles, i), which is linear in N, so it is a weighted
 * sum of N's values. For doubles, the points of a Gauss rule: half as many as coefficients, weights
 * that are positive. For residues, as many points as coefficients.
 */
final class DrawPoints {
  static final PrimeField FIELD = PrimeField.CONTEST;

  /** So many products of two residues, and a residue, fit a long. */
  static final int MOST_PRODUCTS = 8;

  private final GaussRule rule;

  /** {@code powers[k][i]}: (k+1)^i modulo the prime. */
  private final long[][] powers;

  /** {@code weights[k]}: the weight, modulo the prime, of the value at k+1. */
  private final long[] weights;

  /**
   * @param tiles in the wall
   * @param width the polynomials' degree is below it
   */
  DrawPoints(int tiles, int width) {
    int size = (width + 1) / 2;
    rule = GaussRule.ofReciprocals(Binomials.exact(tiles, 2 * size - 1));
    powers = powers(width);
    weights = weights(Binomials.residues(tiles, width - 1, FIELD));
  }

  /** The number of real points. */
  int reals() {
    return rule.size();
  }

  /** Real point k. */
  double real(int k) {
    return rule.node(k);
  }

  /** The weight of the value at real point k. */
  double weight(int k) {
    return rule.weight(k);
  }

  /** The number of points modulo the prime. */
  int residues() {
    return weights.length;
  }

  /** Writes a polynomial's values at all real points, from an index on. */
  void reals(double[] polynomial, double[] to, int at) {
    int degree = degree(polynomial);
    for (int k = 0; k < rule.size(); k++) {
      double t = rule.node(k);
      double value = 0;
      for (int i = degree; i >= 0; i--) {
        value = value * t + polynomial[i];
      }
      to[at + k] = value;
    }
  }

  /** The same at all points modulo the prime; the coefficients are whole and below 2^53. */
  void residues(double[] polynomial, int[] to, int at) {
    int degree = degree(polynomial);
    long[] coefficients = new long[degree + 1];
    for (int i = 0; i <= degree; i++) {
      coefficients[i] = (long) polynomial[i] % FIELD.prime();
    }
    for (int k = 0; k < weights.length; k++) {
      long value = 0;
      for (int i = 0; i <= degree; i++) {
        value += coefficients[i] * powers[k][i];
        if (i % MOST_PRODUCTS == MOST_PRODUCTS - 1) {
          value %= FIELD.prime();
        }
      }
      to[at + k] = (int) (value % FIELD.prime());
    }
  }

  private static long[][] powers(int width) {
    long[][] powers = new long[width][width];
    for (int k = 0; k < width; k++) {
      powers[k][0] = 1;
      for (int i = 1; i < width; i++) {
        powers[k][i] = FIELD.times(powers[k][i - 1], k + 1L);
      }
    }
    return powers;
  }

  private static int degree(double[] polynomial) {
    int degree = polynomial.length - 1;
    while (degree > 0 && polynomial[degree] == 0) {
      degree--;
    }
    return degree;
  }

  /** The wanted sum, from a polynomial's values at the real points. */
  double sum(double[] values, int from) {
    double sum = 0;
    for (int k = rule.size() - 1; k >= 0; k--) {
      sum += rule.weight(k) * values[from + k];
    }
    return sum;
  }

  /** The wanted sum modulo the prime, from residues at the points. */
  long sum(long[] values, int from) {
    long sum = 0;
    for (int k = 0; k < weights.length; k++) {
      sum += FIELD.times(weights[k], values[from + k]);
    }
    return sum % FIELD.prime();
  }

  /**
   * The weights w with sum over k of w(k) (k+1)^i = 1 / choices[i] for all i: for each k the
   * polynomial that is 1 at k+1 and 0 at the other points, its coefficient i divided by choices[i].
   */
  private static long[] weights(long[] choices) {
    int size = choices.length;
    long[] product = {1}; // of (t - point) over all points, lowest coefficient first
    for (int point = 1; point <= size; point++) {
      product = timesRoot(product, point);
    }
    long[] weights = new long[size];
    for (int k = 0; k < size; k++) {
      long point = k + 1L;
      long quotient = 0; // the coefficients of product / (t - point), highest first
      long sum = 0;
      long atPoint = 0;
      for (int i = size - 1; i >= 0; i--) {
        quotient = FIELD.of(product[i + 1] + quotient * point);
        sum = FIELD.of(sum + quotient * FIELD.inverse(choices[i]));
        atPoint = FIELD.of(atPoint * point + quotient);
      }
      weights[k] = FIELD.times(sum, FIELD.inverse(atPoint));
    }
    return weights;
  }

  private static long[] timesRoot(long[] polynomial, long root) {
    long[] product = new long[polynomial.length + 1];
    for (int i = 0; i < polynomial.length; i++) {
      product[i + 1] = FIELD.of(product[i + 1] + polynomial[i]);
      product[i] = FIELD.of(product[i] - polynomial[i] * root);
    }
    return product;
  }
}
