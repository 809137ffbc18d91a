package croupier.mahjong;

import java.util.Arrays;

/**
 * Products of a few left vectors with each vector of a block. Every product is summed from its
 * first entry to its last with one rounding an entry, so it has the same bits in any block.
 */
final class BlockProducts {
  /** Left vectors at a time, an even number. */
  static final int ROWS = 4;

  private static final int STEP = 4;

  /** {@code lefts[row][entry]}; 0 past the last entry. */
  private final double[][] lefts;

  /** {@code rights[entry][vector]}: an entry of all vectors side by side. */
  private final double[][] rights;

  private final double[][] products;

  BlockProducts(int entries, int vectors) {
    int whole = (entries + STEP - 1) / STEP * STEP;
    lefts = new double[ROWS][whole];
    rights = new double[whole][vectors];
    products = new double[ROWS][vectors];
  }

  /** A left vector, to be filled. */
  double[] left(int row) {
    return lefts[row];
  }

  /** Sets a vector of the block. */
  void setRight(int number, double[] vector) {
    for (int entry = 0; entry < vector.length; entry++) {
      rights[entry][number] = vector[entry];
    }
  }

  /** Multiplies the left vectors with the first so many vectors of the block. */
  void multiply(int vectors) {
    for (double[] row : products) {
      Arrays.fill(row, 0, vectors, 0);
    }
    // Entries of the block are read once for all left vectors, while they are near.
    for (int entry = 0; entry < rights.length; entry += STEP) {
      for (int row = 0; row < ROWS; row += 2) {
        addFour(
            lefts[row],
            lefts[row + 1],
            entry,
            rights[entry],
            rights[entry + 1],
            rights[entry + 2],
            rights[entry + 3],
            products[row],
            products[row + 1],
            vectors);
      }
    }
  }

  /** Two vectors and four entries in one pass read and write memory least; it is vectorised. */
  private static void addFour(
      double[] x,
      double[] y,
      int entry,
      double[] a,
      double[] b,
      double[] c,
      double[] d,
      double[] xs,
      double[] ys,
      int vectors) {
    double x0 = x[entry];
    double x1 = x[entry + 1];
    double x2 = x[entry + 2];
    double x3 = x[entry + 3];
    double y0 = y[entry];
    double y1 = y[entry + 1];
    double y2 = y[entry + 2];
    double y3 = y[entry + 3];
    for (int j = 0; j < vectors; j++) {
      double aj = a[j];
      double bj = b[j];
      double cj = c[j];
      double dj = d[j];
      xs[j] = Math.fma(x3, dj, Math.fma(x2, cj, Math.fma(x1, bj, Math.fma(x0, aj, xs[j]))));
      ys[j] = Math.fma(y3, dj, Math.fma(y2, cj, Math.fma(y1, bj, Math.fma(y0, aj, ys[j]))));
    }
  }

  /** The products of a left vector. */
  double[] product(int row) {
    return products[row];
  }
}
