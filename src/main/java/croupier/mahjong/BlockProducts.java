package croupier.mahjong;

import java.util.Arrays;

/**
 * Products of a few left vectors with each vector of a block, a part of the block at a time. Every
 * product is summed from its first entry to its last with one rounding an entry, so it has the same
 * bits in any block.
 */
final class BlockProducts {
  /** Left vectors at a time, an even number. */
  static final int ROWS = 64;

  /** Vectors in a part. */
  static final int PART = 256;

  /**
   * What is multiplied in one go, so that all of it stays near: slices of so many entries, for some
   * 300 kB of the part, with groups of left vectors that need 20 kB of products.
   */
  private static final int SLICE = 152;

  private static final int GROUP = 8;
  private static final int STEP = 4;

  /** {@code lefts[row][entry]}; 0 past the last entry. */
  private final double[][] lefts;

  /** {@code rights[part][entry][vector]}: an entry of all vectors of a part side by side. */
  private final double[][][] rights;

  private final double[][] products = new double[ROWS][PART];

  BlockProducts(int entries, int vectors) {
    int whole = (entries + STEP - 1) / STEP * STEP;
    lefts = new double[ROWS][whole];
    rights = new double[(vectors + PART - 1) / PART][whole][PART];
  }

  /** A left vector, to be filled. */
  double[] left(int row) {
    return lefts[row];
  }

  /** Sets a vector of the block. */
  void setRight(int number, double[] vector) {
    double[][] part = rights[number / PART];
    for (int entry = 0; entry < vector.length; entry++) {
      part[entry][number % PART] = vector[entry];
    }
  }

  /** Multiplies the first so many left vectors with all vectors of a part. */
  void multiply(int rows, int part) {
    for (int row = 0; row < rows; row++) {
      Arrays.fill(products[row], 0);
    }
    double[][] entries = rights[part];
    for (int from = 0; from < entries.length; from += SLICE) {
      int to = Math.min(from + SLICE, entries.length);
      for (int row = 0; row < rows; row += GROUP) {
        multiply(row, Math.min(row + GROUP, rows), entries, from, to);
      }
    }
  }

  private void multiply(int fromRow, int toRow, double[][] entries, int from, int to) {
    for (int entry = from; entry < to; entry += STEP) {
      for (int row = fromRow; row < toRow; row += 2) {
        addFour(
            lefts[row],
            lefts[row + 1],
            entry,
            entries[entry],
            entries[entry + 1],
            entries[entry + 2],
            entries[entry + 3],
            products[row],
            products[row + 1]);
      }
    }
  }

  /**
   * Two vectors and four entries in one pass read and write memory least. Measured: this loop is
   * vectorised as it stands, but not with a constant for its end, nor with an end that was small
   * while it was compiled; and with the length of one array for its end, it takes twice as long
   * under the serial collector in heaps of 1 and 2 GB.
   */
  private static void addFour(
      double[] x,
      double[] y,
      int entry,
      double[] a,
      double[] b,
      double[] c,
      double[] d,
      double[] xs,
      double[] ys) {
    double x0 = x[entry];
    double x1 = x[entry + 1];
    double x2 = x[entry + 2];
    double x3 = x[entry + 3];
    double y0 = y[entry];
    double y1 = y[entry + 1];
    double y2 = y[entry + 2];
    double y3 = y[entry + 3];
    int shortest = Math.min(Math.min(a.length, b.length), Math.min(c.length, d.length));
    int end = Math.min(shortest, Math.min(xs.length, ys.length));
    for (int j = 0; j < end; j++) {
      double aj = a[j];
      double bj = b[j];
      double cj = c[j];
      double dj = d[j];
      xs[j] = Math.fma(x3, dj, Math.fma(x2, cj, Math.fma(x1, bj, Math.fma(x0, aj, xs[j]))));
      ys[j] = Math.fma(y3, dj, Math.fma(y2, cj, Math.fma(y1, bj, Math.fma(y0, aj, ys[j]))));
    }
  }

  /** The products of a left vector with the vectors of the part. */
  double[] product(int row) {
    return products[row];
  }
}
