package croupier.ladders;

/** Solves (I + c H) x = e1 for a real Hessenberg matrix H and complex numbers c. */
final class SmallSystem {
  private final double[][] matrix;
  private final int size;
  private final double[][] real;
  private final double[][] imaginary;
  private final double[] x;
  private final double[] y;

  /**
   * Shares the matrix.
   *
   * @param matrix index: row, column; 0 more than one below the diagonal
   * @param size how many rows and columns of it count
   */
  SmallSystem(double[][] matrix, int size) {
    this.matrix = matrix;
    this.size = size;
    real = new double[size][size];
    imaginary = new double[size][size];
    x = new double[size];
    y = new double[size];
  }

  void solve(double c, double besideC) {
    for (int row = 0; row < size; row++) {
      x[row] = 0;
      y[row] = 0;
      for (int column = Math.max(0, row - 1); column < size; column++) {
        real[row][column] = c * matrix[row][column] + (row == column ? 1 : 0);
        imaginary[row][column] = besideC * matrix[row][column];
      }
    }
    x[0] = 1;
    for (int row = 0; row + 1 < size; row++) {
      takeOut(row);
    }
    for (int row = size - 1; row >= 0; row--) {
      substitute(row);
    }
  }

  /** Clears the entry below the diagonal, by the larger of the two rows. */
  private void takeOut(int row) {
    if (square(row + 1, row) > square(row, row)) {
      swap(row);
    }
    double re = real[row][row];
    double im = imaginary[row][row];
    double below = real[row + 1][row];
    double belowBeside = imaginary[row + 1][row];
    double square = square(row, row);
    double factor = (below * re + belowBeside * im) / square;
    double beside = (belowBeside * re - below * im) / square;
    for (int column = row + 1; column < size; column++) {
      double a = real[row][column];
      double b = imaginary[row][column];
      real[row + 1][column] -= factor * a - beside * b;
      imaginary[row + 1][column] -= factor * b + beside * a;
    }
    double a = x[row];
    double b = y[row];
    x[row + 1] -= factor * a - beside * b;
    y[row + 1] -= factor * b + beside * a;
  }

  private void swap(int row) {
    double[] spare = real[row];
    real[row] = real[row + 1];
    real[row + 1] = spare;
    spare = imaginary[row];
    imaginary[row] = imaginary[row + 1];
    imaginary[row + 1] = spare;
    double right = x[row];
    x[row] = x[row + 1];
    x[row + 1] = right;
    right = y[row];
    y[row] = y[row + 1];
    y[row + 1] = right;
  }

  private void substitute(int row) {
    double a = x[row];
    double b = y[row];
    for (int column = row + 1; column < size; column++) {
      a -= real[row][column] * x[column] - imaginary[row][column] * y[column];
      b -= real[row][column] * y[column] + imaginary[row][column] * x[column];
    }
    double square = square(row, row);
    double re = real[row][row];
    double im = imaginary[row][row];
    x[row] = (a * re + b * im) / square;
    y[row] = (b * re - a * im) / square;
  }

  private double square(int row, int column) {
    double re = real[row][column];
    double im = imaginary[row][column];
    return re * re + im * im;
  }

  /** The real part of H x. */
  double realOfImage(int row) {
    return times(row, x);
  }

  /** The imaginary part of H x. */
  double imaginaryOfImage(int row) {
    return times(row, y);
  }

  private double times(int row, double[] vector) {
    double sum = 0;
    for (int column = Math.max(0, row - 1); column < size; column++) {
      sum += matrix[row][column] * vector[column];
    }
    return sum;
  }
}
