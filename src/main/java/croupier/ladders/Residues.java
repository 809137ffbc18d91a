package croupier.ladders;

import croupier.number.PrimeField;
import java.util.Arrays;

/** The board's equations modulo a prime, factored once; tears as in {@link Links}. */
final class Residues {
  private final Links links;
  private final PrimeField field;
  private final long prime;

  /** Sums of products are brought below this as they grow, so that they stay below 2^63. */
  private final long bound;

  private final double reciprocal;

  /** Index: tear, column, both from 1: the tears' matrix, factored in place. */
  private final long[][] matrix;

  /** Index: number of faces, 1 .. sides; its inverse. */
  private final long[] inverse;

  /** Index: column; the values of tears. */
  private final long[] tearValue;

  /** Index: cell 0 .. cells; the values found last, and 0 for the last cell. */
  private final long[] value;

  /** Index: landing; the values of bounces from there up. */
  private final long[] bounced;

  private final long[] nothing;

  Residues(Links links, PrimeField field) {
    this.links = links;
    this.field = field;
    this.prime = field.prime();
    this.bound = 4 * prime * prime;
    this.reciprocal = 1.0 / prime;
    this.matrix = new long[links.tears() + 1][links.tears() + 1];
    this.inverse = new long[links.landing().sides() + 1];
    this.tearValue = new long[links.tears() + 1];
    this.value = new long[links.cells() + 1];
    this.bounced = new long[links.cells() + 1];
    this.nothing = new long[links.cells() + 1];
    for (int faces = 1; faces < inverse.length; faces++) {
      inverse[faces] = field.inverse(faces);
    }
  }

  /** False when the prime divides the determinant. */
  boolean factor() {
    int tears = links.tears();
    for (int column = 1; column <= tears; column++) {
      tearValue[column] = 1;
      sweep(nothing);
      tearValue[column] = 0;
      for (int tear = 1; tear <= tears; tear++) {
        long entry = field.of(-value[links.tearCell(tear)]);
        matrix[tear][column] = tear == column ? field.of(entry + 1) : entry;
      }
    }
    for (int pivot = 1; pivot <= tears; pivot++) {
      if (matrix[pivot][pivot] == 0) {
        return false;
      }
      long inverted = field.inverse(matrix[pivot][pivot]);
      matrix[pivot][pivot] = inverted;
      for (int tear = pivot + 1; tear <= tears; tear++) {
        eliminate(matrix[tear], matrix[pivot], pivot, inverted);
      }
    }
    return true;
  }

  private void eliminate(long[] row, long[] other, int pivot, long inverted) {
    long factor = row[pivot] * inverted % prime;
    row[pivot] = factor;
    if (factor != 0) {
      long minus = prime - factor;
      for (int column = pivot + 1; column < row.length; column++) {
        row[column] = remainder(row[column] + minus * other[column]);
      }
    }
  }

  /** Of a number below 2^62; the quotient as a double is off by one at most. */
  private long remainder(long number) {
    long quotient = (long) (number * reciprocal);
    long rest = number - quotient * prime;
    return rest < 0 ? rest + prime : rest >= prime ? rest - prime : rest;
  }

  /**
   * Solves for one right side.
   *
   * @param right index: good cell; residues
   * @return index: cell; valid until the next call
   */
  long[] solve(long[] right) {
    sweep(right);
    for (int tear = 1; tear <= links.tears(); tear++) {
      tearValue[tear] = value[links.tearCell(tear)];
    }
    substitute();
    sweep(right);
    Arrays.fill(tearValue, 0);
    return value;
  }

  private void substitute() {
    int tears = links.tears();
    for (int tear = 1; tear <= tears; tear++) {
      tearValue[tear] = lessProducts(tear, 1, tear - 1);
    }
    for (int tear = tears; tear >= 1; tear--) {
      long rest = lessProducts(tear, tear + 1, tears);
      tearValue[tear] = rest * matrix[tear][tear] % prime;
    }
  }

  /** A tear's value less those of columns first .. last as often as the matrix says. */
  private long lessProducts(int tear, int first, int last) {
    long[] row = matrix[tear];
    long sum = tearValue[tear];
    for (int column = first; column <= last; column++) {
      sum += (prime - row[column]) * tearValue[column];
      // A shift for a sign, since a branch would be guessed wrong every fourth time.
      sum -= bound & ~((sum - bound) >> 63);
    }
    return sum % prime;
  }

  /** Values of all good cells, given those of the tears; tears get what their formula says. */
  private void sweep(long[] right) {
    Landing landing = links.landing();
    int cells = links.cells();
    if (landing.bounces()) {
      long sum = 0;
      for (int cell = cells - 1; cell >= landing.lowestBounce(cells - 1); cell--) {
        sum += ahead(cell);
        bounced[cell] = sum;
      }
    }
    long window = 0;
    for (int cell = cells - 1; cell >= landing.start(); cell--) {
      window += ahead(cell + 1);
      int behind = cell + 1 + landing.sides();
      if (behind <= cells) {
        window -= ahead(behind);
      }
      if (links.isGood(cell)) {
        long sum = right[cell] + window;
        if (landing.bounces() && landing.surplus(cell) > 0) {
          sum += bounced[landing.lowestBounce(cell)];
        }
        value[cell] = sum % prime * inverse[links.divisor(cell)] % prime;
      }
    }
  }

  /** What a landing adds. */
  private long ahead(int cell) {
    int row = links.row(cell);
    return row > links.cells() ? tearValue[row - links.cells()] : value[row];
  }
}
