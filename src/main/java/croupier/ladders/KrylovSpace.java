package croupier.ladders;

import croupier.number.DotProduct;
import org.jspecify.annotations.Nullable;

/** Orthonormal vectors that span x, K x, K^2 x, ..., and K as a small matrix on them (Arnoldi). */
final class KrylovSpace {
  /** Of an image, what is so small a part is rounding. */
  private static final double NOTHING_NEW = 1e-15;

  private static final double MUCH_TAKEN_OFF = 0.7;

  /** Index: vector, entry. */
  private final double[][] vectors;

  /** Index: row, column; 0 more than one below the diagonal. */
  private final double[][] matrix;

  private int size;

  /**
   * Begins with one vector.
   *
   * @param first not 0
   * @param most how many vectors there may be
   */
  KrylovSpace(double[] first, int most) {
    vectors = new double[most + 1][];
    matrix = new double[most + 1][most];
    vectors[0] = times(first, 1 / length(first));
  }

  /** The vector whose image is wanted next. */
  double[] last() {
    return vectors[size];
  }

  /**
   * Takes in the image of the last vector.
   *
   * @return false when it is nothing new, so that the space is whole
   */
  boolean add(double[] image) {
    double[] next = image.clone();
    size++;
    double whole = length(image);
    double rest = whole;
    double before;
    // Again, where so much was taken off that rounding may have left something of the others.
    do {
      before = rest;
      takeOff(next);
      rest = length(next);
    } while (rest < MUCH_TAKEN_OFF * before && rest > NOTHING_NEW * whole);
    if (!(rest > NOTHING_NEW * whole)) {
      return false;
    }
    matrix[size][size - 1] = rest;
    vectors[size] = times(next, 1 / rest);
    return true;
  }

  /** What the vectors before have of the next one. */
  private void takeOff(double[] next) {
    for (int vector = 0; vector < size; vector++) {
      double share = DotProduct.of(vectors[vector], next);
      matrix[vector][size - 1] += share;
      addMultiple(next, -share, vectors[vector]);
    }
  }

  /** How many images were taken in, the rows and columns of the matrix that count. */
  int size() {
    return size;
  }

  double[][] matrix() {
    return matrix;
  }

  double entry(int vector, int entry) {
    return vectors[vector][entry];
  }

  /**
   * The vector with such shares of the space's vectors.
   *
   * @param shares index: vector
   */
  double[] sum(double[] shares) {
    double[] sum = new double[vectors[0].length];
    for (int vector = 0; vector < shares.length; vector++) {
      addMultiple(sum, shares[vector], vectors[vector]);
    }
    return sum;
  }

  static double length(double[] vector) {
    return Math.sqrt(DotProduct.of(vector, vector));
  }

  /**
   * How far apart two vectors are.
   *
   * @param b what it lacks to the length of a is 0; null for none, which is far from all
   */
  static double distance(double[] a, double @Nullable [] b) {
    if (b == null) {
      return Double.POSITIVE_INFINITY;
    }
    double sum = 0;
    for (int i = 0; i < a.length; i++) {
      double difference = a[i] - (i < b.length ? b[i] : 0);
      sum += difference * difference;
    }
    return Math.sqrt(sum);
  }

  private static double[] times(double[] vector, double factor) {
    double[] product = new double[vector.length];
    addMultiple(product, factor, vector);
    return product;
  }

  private static void addMultiple(double[] vector, double factor, double[] other) {
    for (int i = 0; i < vector.length; i++) {
      vector[i] += factor * other[i];
    }
  }
}
