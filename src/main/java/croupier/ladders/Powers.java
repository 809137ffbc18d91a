package croupier.ladders;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The chain on the good cells for 1, 2, 4, 8, ... rolls at once.
 *
 * <p>The chance to be absorbed is kept beside each matrix and is a sum of positive terms; after
 * each squaring, rows of which little is absorbed are brought back to the sum 1 minus that chance.
 * So a chance of 1e-18 a roll is as good after 2^60 rolls as it was after one, where the matrix
 * alone would have lost it.
 */
final class Powers {
  private static final int MOST_CELLS = 400;

  /** 2^62 rolls; the last power whose double is a long. */
  private static final int MOST_POWERS = 63;

  /** Index: good cell, counted upwards, so that the start is 0; the chance to finish from it. */
  private final double[] chance;

  /** Index: power; the chain for 2^power rolls. */
  private final List<double[][]> chains = new ArrayList<>();

  /** Index: good cell; the chance to be absorbed within as many rolls as the last chain is for. */
  private double[] absorbed;

  private Powers(double[][] chain, double[] absorbed, double[] chance) {
    this.chance = chance;
    this.absorbed = absorbed;
    chains.add(chain);
  }

  /** Null when there are too many cells. */
  static @Nullable Powers of(Links links, Means means, double[] chance) {
    int first = links.landing().start();
    int[] cells = new int[links.cells()];
    int count = 0;
    for (int cell = first; cell < links.cells(); cell++) {
      if (links.isGood(cell)) {
        cells[count++] = cell;
      }
    }
    if (count > MOST_CELLS) {
      return null;
    }
    return of(links, means, Arrays.copyOf(cells, count), chance);
  }

  private static Powers of(Links links, Means means, int[] cells, double[] chance) {
    int count = cells.length;
    double[][] chain = new double[count][count];
    double[] goal = new double[count];
    double[] faces = new double[count];
    double[] value = new double[links.cells() + 1];
    double[] after = new double[links.cells() + 1];
    double sides = links.landing().sides();
    for (int j = 0; j < count; j++) {
      value[cells[j]] = 1;
      means.roll(value, after);
      value[cells[j]] = 0;
      goal[j] = chance[cells[j]];
      for (int i = 0; i < count; i++) {
        chain[i][j] = after[cells[i]];
        faces[i] += Math.rint(after[cells[i]] * sides);
      }
    }
    double[] absorbed = new double[count];
    for (int i = 0; i < count; i++) {
      absorbed[i] = (sides - faces[i]) / sides;
    }
    return new Powers(chain, absorbed, goal);
  }

  /** The least number of rolls after which the chance at the start is down to the goal. */
  long rollsUntil(double goal) {
    double[] place = new double[chance.length];
    place[0] = 1;
    int power = 0;
    while (underWay(times(place, chain(power))) > goal) {
      power++;
      if (power == MOST_POWERS) {
        return Long.MAX_VALUE;
      }
    }
    long rolls = 0;
    for (int i = power - 1; i >= 0; i--) {
      double[] later = times(place, chain(i));
      if (underWay(later) > goal) {
        place = later;
        rolls += 1L << i;
      }
    }
    return rolls + 1;
  }

  private double[][] chain(int power) {
    while (chains.size() <= power) {
      chains.add(square(chains.get(chains.size() - 1)));
    }
    return chains.get(power);
  }

  private double[][] square(double[][] chain) {
    double[][] square = new double[chain.length][];
    double[] chanceOfTwo = new double[chain.length];
    for (int i = 0; i < chain.length; i++) {
      square[i] = times(chain[i], chain);
      double sum = absorbed[i];
      for (int j = 0; j < chain.length; j++) {
        sum += chain[i][j] * absorbed[j];
      }
      chanceOfTwo[i] = sum;
      if (sum < 0.5) {
        scale(square[i], 1 - sum);
      }
    }
    absorbed = chanceOfTwo;
    return square;
  }

  private static void scale(double[] row, double goal) {
    double sum = 0;
    for (double entry : row) {
      sum += entry;
    }
    if (sum > 0) {
      double factor = goal / sum;
      for (int i = 0; i < row.length; i++) {
        row[i] *= factor;
      }
    }
  }

  private static double[] times(double[] row, double[][] matrix) {
    double[] product = new double[row.length];
    for (int i = 0; i < row.length; i++) {
      double factor = row[i];
      if (factor != 0) {
        double[] other = matrix[i];
        for (int j = 0; j < product.length; j++) {
          product[j] += factor * other[j];
        }
      }
    }
    return product;
  }

  private double underWay(double[] place) {
    double sum = 0;
    for (int i = 0; i < place.length; i++) {
      sum += place[i] * chance[i];
    }
    return sum;
  }
}
