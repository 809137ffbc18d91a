package croupier.ladders;

import java.util.Arrays;

/**
 * The baseline: the textbook's equations as a dense matrix, solved by Gaussian elimination with
 * partial pivoting. The expected rolls only, for boards that always end, usual rules.
 */
final class DenseElimination {
  private final boolean skipsZeros;
  private final int cells;
  private final int sides;
  private final int[] rest;
  private final double[][] matrix;
  private final double[] right;

  /**
   * For boards of one size.
   *
   * @param skipsZeros whether rows that are 0 in the pivot's column are passed over
   */
  DenseElimination(Board board, boolean skipsZeros) {
    this.skipsZeros = skipsZeros;
    this.cells = board.cells();
    this.sides = board.sides();
    this.rest = new int[cells + 1];
    this.matrix = new double[cells][cells];
    this.right = new double[cells];
  }

  double expectedRolls(Board board) {
    for (int cell = 1; cell <= cells; cell++) {
      rest[cell] = cell;
    }
    for (Jump jump : board.jumps()) {
      rest[jump.from()] = jump.to();
    }
    fill();
    for (int pivot = 0; pivot < cells; pivot++) {
      bringUpLargest(pivot);
      for (int row = pivot + 1; row < cells; row++) {
        double factor = matrix[row][pivot] / matrix[pivot][pivot];
        if (factor != 0 || !skipsZeros) {
          subtract(matrix[row], factor, matrix[pivot], pivot);
          right[row] -= factor * right[pivot];
        }
      }
    }
    return substitute();
  }

  /** Equation i is that of cell i+1; the last one says that the finish is worth nothing. */
  private void fill() {
    for (int row = 0; row < cells; row++) {
      Arrays.fill(matrix[row], 0);
      matrix[row][row] = row == cells - 1 ? 1 : sides;
      right[row] = row == cells - 1 ? 0 : sides;
    }
    for (int cell = 1; cell < cells; cell++) {
      for (int face = 1; face <= sides; face++) {
        int to = cell + face > cells ? cell : rest[cell + face];
        matrix[cell - 1][to - 1]--;
      }
    }
  }

  private void bringUpLargest(int pivot) {
    int largest = pivot;
    for (int row = pivot + 1; row < cells; row++) {
      if (Math.abs(matrix[row][pivot]) > Math.abs(matrix[largest][pivot])) {
        largest = row;
      }
    }
    double[] line = matrix[largest];
    matrix[largest] = matrix[pivot];
    matrix[pivot] = line;
    double value = right[largest];
    right[largest] = right[pivot];
    right[pivot] = value;
  }

  private static void subtract(double[] row, double factor, double[] other, int from) {
    for (int column = from; column < row.length; column++) {
      row[column] -= factor * other[column];
    }
  }

  private double substitute() {
    for (int row = cells - 1; row >= 0; row--) {
      double sum = right[row];
      for (int column = row + 1; column < cells; column++) {
        sum -= matrix[row][column] * right[column];
      }
      right[row] = sum / matrix[row][row];
    }
    return right[0];
  }
}
