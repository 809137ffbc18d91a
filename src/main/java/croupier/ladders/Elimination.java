package croupier.ladders;

import java.util.Arrays;

/**
 * The tears' equations, solved without subtraction.
 *
 * <p>Row j says where a token goes that leaves tear j: entry 0 is the chance that it is absorbed
 * before it meets a tear, entry c the chance that tear c is the next one it meets. Tears are taken
 * out of the chain from the last to the first (Grassmann, Taksar, Heyman); the chance to leave a
 * tear is summed over the ways out, never formed as 1 minus the chance to stay.
 */
final class Elimination {
  /** Beyond this many tears the matrix is not kept for the next board. */
  private static final int MOST_KEPT = 1_000;

  private static final int BLOCK = 32;

  private int tears;

  /**
   * Index: tear 1 .. tears, column 0 .. tears. Once factored, entries left of the diagonal are
   * chances in the chain without the tears after j; entry p right of it is the mean number of
   * visits to p before the next tear that is left, by which p's right side adds to j's.
   */
  private double[][] rows = new double[0][];

  /** Index: tear; the chance to leave it for good or for an earlier tear. */
  private double[] exit = new double[0];

  double[] row(int tear) {
    return rows[tear];
  }

  /** Rows of any content. */
  void makeRoom(int size) {
    tears = size;
    if (rows.length <= size) {
      rows = new double[size + 1][];
      exit = new double[size + 1];
    }
    for (int j = 1; j <= size; j++) {
      if (rows[j] == null || rows[j].length <= size) {
        rows[j] = new double[size + 1];
      }
    }
  }

  /** Sets the columns from this one on to 0. */
  void clearFrom(int column) {
    for (int j = 1; j <= tears && column <= tears; j++) {
      Arrays.fill(rows[j], column, tears + 1, 0);
    }
  }

  void forgetIfLarge() {
    if (tears > MOST_KEPT) {
      rows = new double[0][];
    }
  }

  /** Block by block of pivots, so that those stay in the cache while all other rows pass by. */
  void factor() {
    for (int top = tears; top >= 1; top -= BLOCK) {
      int bottom = Math.max(1, top - BLOCK + 1);
      for (int j = top; j >= bottom; j--) {
        takeOut(top, j + 1, j);
        double sum = 0;
        for (int c = 0; c < j; c++) {
          sum += rows[j][c];
        }
        exit[j] = sum;
      }
      for (int j = bottom - 1; j >= 1; j--) {
        takeOut(top, bottom, j);
      }
    }
  }

  /** Takes pivots high .. low out of row j. */
  private void takeOut(int high, int low, int j) {
    double[] row = rows[j];
    int p = high;
    for (; p - 3 >= low; p -= 4) {
      takeOutFour(p, row);
    }
    for (; p >= low; p--) {
      double visits = row[p] / exit[p];
      row[p] = visits;
      if (visits != 0) {
        addMultiple(row, visits, rows[p], p);
      }
    }
  }

  /** Takes pivots p .. p-3 out of a row, which then passes by but once. */
  private void takeOutFour(int p, double[] row) {
    double[] first = rows[p];
    double[] second = rows[p - 1];
    double[] third = rows[p - 2];
    double[] fourth = rows[p - 3];
    double a = row[p] / exit[p];
    double b = (row[p - 1] + a * first[p - 1]) / exit[p - 1];
    double c = (row[p - 2] + a * first[p - 2] + b * second[p - 2]) / exit[p - 2];
    double d = (row[p - 3] + a * first[p - 3] + b * second[p - 3] + c * third[p - 3]) / exit[p - 3];
    row[p] = a;
    row[p - 1] = b;
    row[p - 2] = c;
    row[p - 3] = d;
    if (a != 0 || b != 0 || c != 0 || d != 0) {
      for (int i = 0; i < p - 3; i++) {
        row[i] = row[i] + a * first[i] + b * second[i] + c * third[i] + d * fourth[i];
      }
    }
  }

  private static void addMultiple(double[] row, double factor, double[] other, int length) {
    for (int c = 0; c < length; c++) {
      row[c] += factor * other[c];
    }
  }

  /** Replaces the gain of each tear until the next one by its whole gain until absorption. */
  void solve(double[] gain) {
    for (int j = tears; j >= 1; j--) {
      double[] row = rows[j];
      double sum = gain[j];
      for (int p = tears; p > j; p--) {
        sum += row[p] * gain[p];
      }
      gain[j] = sum;
    }
    for (int j = 1; j <= tears; j++) {
      double[] row = rows[j];
      double sum = gain[j];
      for (int c = 1; c < j; c++) {
        sum += row[c] * gain[c];
      }
      gain[j] = sum / exit[j];
    }
  }
}
