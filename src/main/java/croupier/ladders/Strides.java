package croupier.ladders;

import croupier.number.DotProduct;
import java.util.ArrayList;
import java.util.List;

/**
 * The gait for games that keep in step: whose parts turn round and round, and lose their time
 * slowly.
 *
 * <p>A stride is a number of rolls, P the chain for a stride. On the space of y, P y, P^2 y, ... P
 * is a small matrix H, and the chances j strides later are H^j of those now. The space is whole
 * when it has a vector for each of the ways to turn that are left, since what has died out is not
 * in y. With the die's mean and variance of a face, a way that turns by an angle a roll shrinks by
 * exp(-spread * angle^2) a roll at least, spread = variance / (2 mean^2); so of turns by more than
 * 6 / sqrt(spread * rolls) nothing is left after so many rolls, and a stride that the fastest of
 * them takes half a turn for tells all of them apart. No chance grows from roll to roll, and
 * neither do errors.
 */
final class Strides implements Gait {
  private static final int MOST_VECTORS = 400;

  private final Means means;
  private final int start;
  private final int stride;

  /** Index: roll 0 .. stride, vector; the chance at the start. */
  private final double[][] starts;

  /** Index: roll 0 .. stride - 1, vector; by how much one roll more lowers it. */
  private final double[][] falls;

  private int images;

  /** {@code powers[k]}: H^(2^k); made when they are asked for. */
  private final List<double[][]> powers = new ArrayList<>();

  private double[] now = {};

  /** H^strides of the chances now, the last ones asked for. */
  private double[] later = {};

  private long strides;

  /**
   * The gait of a leap.
   *
   * @param means for rolls
   * @param stride its rolls
   */
  Strides(Links links, Means means, int stride) {
    this.means = means;
    this.start = links.landing().start();
    this.stride = stride;
    starts = new double[stride + 1][MOST_VECTORS];
    falls = new double[stride][MOST_VECTORS];
  }

  /** The rolls of a stride for a game that has had so many. */
  static int stride(Links links, double rolls) {
    double sides = links.landing().sides();
    double spread = (sides - 1) / (sides + 1) / 6;
    return (int) Math.max(1, Math.PI / 6 * Math.sqrt(spread * rolls));
  }

  /** Whether a game that has had so many rolls has few ways to turn left. */
  static boolean canHold(Links links, double rolls) {
    double round = 2.0 * links.cells() / (links.landing().sides() + 1);
    double ways = round / stride(links, rolls);
    // To tell so many apart is to take as long as following has taken.
    return ways <= MOST_VECTORS && ways * ways / 4 <= rolls;
  }

  @Override
  public int mostVectors() {
    return MOST_VECTORS;
  }

  @Override
  public int vectorsBetweenLooks() {
    return 32;
  }

  @Override
  public double close() {
    return 1e-13;
  }

  @Override
  public double reach() {
    return 16;
  }

  /** A stride later. */
  @Override
  public double[] image(double[] vector) {
    double[] value = vector;
    double[] after = new double[vector.length];
    starts[0][images] = value[start];
    for (int roll = 1; roll <= stride; roll++) {
      means.roll(value, after);
      double[] spare = value;
      value = after;
      after = spare;
      starts[roll][images] = value[start];
      falls[roll - 1][images] = starts[roll - 1][images] - value[start];
    }
    images++;
    return value;
  }

  @Override
  public void project(KrylovSpace space, double size) {
    int vectors = space.size();
    double[][] matrix = new double[vectors][vectors];
    for (int row = 0; row < vectors; row++) {
      System.arraycopy(space.matrix()[row], 0, matrix[row], 0, vectors);
    }
    powers.clear();
    powers.add(matrix);
    now = new double[vectors];
    now[0] = size;
    later = now;
    strides = 0;
  }

  /** For whole strides. */
  @Override
  public double[] shares(double rolls) {
    return after((long) (rolls / stride));
  }

  @Override
  public double atStart(double rolls) {
    return DotProduct.of(after((long) rolls / stride), starts[(int) ((long) rolls % stride)]);
  }

  @Override
  public double fall(double rolls) {
    return DotProduct.of(after((long) rolls / stride), falls[(int) ((long) rolls % stride)]);
  }

  private double[] after(long number) {
    if (number == strides + 1) {
      later = times(powers.get(0), later);
    } else if (number != strides) {
      later = now;
      for (int k = 0; number >> k > 0; k++) {
        if ((number >> k & 1) == 1) {
          later = times(power(k), later);
        }
      }
    }
    strides = number;
    return later;
  }

  private double[][] power(int k) {
    while (powers.size() <= k) {
      double[][] last = powers.get(powers.size() - 1);
      double[][] square = new double[last.length][];
      for (int row = 0; row < last.length; row++) {
        square[row] = rowTimes(last[row], last);
      }
      powers.add(square);
    }
    return powers.get(k);
  }

  private static double[] rowTimes(double[] row, double[][] matrix) {
    double[] product = new double[row.length];
    for (int i = 0; i < row.length; i++) {
      double factor = row[i];
      double[] other = matrix[i];
      for (int column = 0; column < row.length; column++) {
        product[column] += factor * other[column];
      }
    }
    return product;
  }

  private static double[] times(double[][] matrix, double[] vector) {
    double[] product = new double[vector.length];
    for (int row = 0; row < product.length; row++) {
      product[row] = DotProduct.of(matrix[row], vector);
    }
    return product;
  }
}
