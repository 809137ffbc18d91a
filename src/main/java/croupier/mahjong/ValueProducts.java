package croupier.mahjong;

import java.util.Arrays;

/**
 * Sums of products of rows of {@link Values}. Scratch space for one thread.
 *
 * <p>All is summed in doubles, which the processor handles several at a time. So that residues fit,
 * one factor of each product is cut in halves: in a <em>halved</em> row the real values are
 * followed by the residues' lower halves and then by their upper halves, in a <em>doubled</em> row
 * by the residues and again by the residues.
 */
final class ValueProducts {
  /** So many products of a residue and half a residue stay below 2^53, with what is carried. */
  static final int MOST_PRODUCTS = 240;

  private static final int HALF_BITS = 15;
  private static final int HALF = (1 << HALF_BITS) - 1;
  private static final int SIGN = Integer.SIZE - 1;
  private static final int PRIME = (int) DrawPoints.FIELD.prime();
  private static final double INVERSE = 1.0 / PRIME;

  private final int realColumns;
  private final int residueColumns;
  private final double[][] halved;
  private final double[][] doubled;
  private final double[][] left = new double[MOST_PRODUCTS + 1][];
  private final double[][] right = new double[MOST_PRODUCTS + 1][];
  private final double[] sums;
  private final double[] zeros;
  private int count;

  ValueProducts(int mostRows, int realColumns, int residueColumns) {
    this.realColumns = realColumns;
    this.residueColumns = residueColumns;
    int columns = realColumns + 2 * residueColumns;
    halved = new double[mostRows][columns];
    doubled = new double[mostRows][columns];
    sums = new double[columns];
    zeros = new double[columns];
  }

  /** Takes the first and the second factors from these rows. */
  void open(Values first, Values second) {
    for (int row = 0; row < first.rows(); row++) {
      double[] to = halved[row];
      System.arraycopy(first.reals(), row * realColumns, to, 0, realColumns);
      for (int k = 0; k < residueColumns; k++) {
        int residue = first.residues()[row * residueColumns + k];
        to[realColumns + k] = residue & HALF;
        to[realColumns + residueColumns + k] = residue >> HALF_BITS;
      }
    }
    for (int row = 0; row < second.rows(); row++) {
      double[] to = doubled[row];
      System.arraycopy(second.reals(), row * realColumns, to, 0, realColumns);
      for (int k = 0; k < residueColumns; k++) {
        to[realColumns + k] = second.residues()[row * residueColumns + k];
      }
      System.arraycopy(to, realColumns, to, realColumns + residueColumns, residueColumns);
    }
    count = 0;
  }

  /** Adds the product of two rows to the sum; at most {@link #MOST_PRODUCTS} of them. */
  void add(int first, int second) {
    left[count] = halved[first];
    right[count++] = doubled[second];
  }

  /** Ends the sum and puts it into a row. */
  void endIn(Values to, int row) {
    Arrays.fill(sums, 0);
    if (count % 2 == 1) {
      left[count] = zeros;
      right[count++] = zeros;
    }
    for (int i = 0; i < count; i += 2) {
      addTwo(left[i], right[i], left[i + 1], right[i + 1], sums);
    }
    count = 0;
    System.arraycopy(sums, 0, to.reals(), row * realColumns, realColumns);
    joinHalves();
    for (int k = 0; k < residueColumns; k++) {
      int residue = (int) sums[realColumns + k];
      residue += residue >> SIGN & PRIME;
      residue -= PRIME;
      to.residues()[row * residueColumns + k] = residue + (residue >> SIGN & PRIME);
    }
  }

  /** Two at a time: with one, sums are read and written too often; four were not vectorised. */
  private static void addTwo(double[] a, double[] b, double[] c, double[] d, double[] sums) {
    for (int k = 0; k < sums.length; k++) {
      sums[k] += a[k] * b[k] + c[k] * d[k];
    }
  }

  /**
   * Brings residues to -prime .. prime: a quotient that is nearly whole may come out one too large
   * or too small.
   */
  private void joinHalves() {
    int end = realColumns + residueColumns;
    for (int k = realColumns; k < end; k++) {
      double upper = sums[k + residueColumns];
      upper -= Math.floor(upper * INVERSE) * PRIME;
      double sum = sums[k] + upper * (1 << HALF_BITS);
      sums[k] = sum - Math.floor(sum * INVERSE) * PRIME;
    }
  }
}
