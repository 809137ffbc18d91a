package croupier.mahjong;

import java.util.Arrays;

/**
 * What draws from one suit can do for a hand: the closed states that they lead to from the start
 * without a win, and for each a row of values, those of the polynomial that counts the draws.
 */
final class SuitTable {
  private final int[] closed;
  private final Values values;

  SuitTable(int[] closed, Values values) {
    this.closed = closed.clone();
    this.values = values;
  }

  int rows() {
    return closed.length;
  }

  /** The closed state of a row. */
  int closed(int row) {
    return closed[row];
  }

  Values values() {
    return values;
  }

  /** {@code rowOf[closed state]}: its row, or -1. */
  int[] rowOf(ClosedStates states) {
    int[] rowOf = new int[states.size()];
    Arrays.fill(rowOf, -1);
    for (int row = 0; row < closed.length; row++) {
      rowOf[closed[row]] = row;
    }
    return rowOf;
  }
}
