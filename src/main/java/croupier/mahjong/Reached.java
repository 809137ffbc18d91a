package croupier.mahjong;

import java.util.Arrays;

/** Two suits of a hand read from the start: values by the closed state that they lead to. */
final class Reached {
  private static final long PRIME = DrawPoints.FIELD.prime();

  /** The closed states that can be reached; each has a row of the values. */
  private final int[] closed;

  private final Values values;

  Reached(SuitTable a, SuitTable b, ClosedStates states, ValueProducts products) {
    products.open(a.values(), b.values());
    int[] rowOfA = a.rowOf(states);
    int[] rowOfB = b.rowOf(states);
    closed = reachable(states, rowOfA, rowOfB);
    values = Values.ofRows(closed.length, a.values().realColumns(), a.values().residueColumns());
    for (int row = 0; row < closed.length; row++) {
      int[] makers = states.makers(closed[row]);
      for (int i = 0; i < makers.length; i += 2) {
        int x = rowOfA[makers[i]];
        int y = rowOfB[makers[i + 1]];
        if (x >= 0 && y >= 0) {
          products.add(x, y);
        }
      }
      products.endIn(values, row);
    }
  }

  private static int[] reachable(ClosedStates states, int[] rowOfA, int[] rowOfB) {
    int[] reachable = new int[states.size()];
    int count = 0;
    for (int state = 0; state < states.size(); state++) {
      if (canReach(states.makers(state), rowOfA, rowOfB)) {
        reachable[count++] = state;
      }
    }
    return Arrays.copyOf(reachable, count);
  }

  private static boolean canReach(int[] makers, int[] rowOfA, int[] rowOfB) {
    for (int i = 0; i < makers.length; i += 2) {
      if (rowOfA[makers[i]] >= 0 && rowOfB[makers[i + 1]] >= 0) {
        return true;
      }
    }
    return false;
  }

  /** Sets {@code sums} to the values of a hand's draws without a win, at the real points. */
  void reals(Rest rest, double[] sums) {
    Arrays.fill(sums, 0);
    double[] x = values.reals();
    double[] y = rest.values().reals();
    for (int row = 0; row < closed.length; row++) {
      int from = row * sums.length;
      int at = closed[row] * sums.length;
      for (int k = 0; k < sums.length; k++) {
        sums[k] += x[from + k] * y[at + k];
      }
    }
  }

  /** The same at the points modulo the prime. */
  void residues(Rest rest, long[] sums) {
    Arrays.fill(sums, 0);
    int[] x = values.residues();
    int[] y = rest.values().residues();
    for (int row = 0; row < closed.length; row++) {
      int from = row * sums.length;
      int at = closed[row] * sums.length;
      for (int k = 0; k < sums.length; k++) {
        sums[k] += (long) x[from + k] * y[at + k];
      }
      if (row % DrawPoints.MOST_PRODUCTS == DrawPoints.MOST_PRODUCTS - 1) {
        reduce(sums);
      }
    }
    reduce(sums);
  }

  private static void reduce(long[] sums) {
    for (int k = 0; k < sums.length; k++) {
      sums[k] %= PRIME;
    }
  }
}
