package croupier.mahjong;

import java.util.Arrays;

/**
 * The states that the first kinds of a suit lead to, in order of first sight, with a row of numbers
 * for each.
 */
final class Place {
  private final int columns;
  private final int[] states;
  private final boolean[] isReached;

  /** {@code [state * columns + column]}; what stands for a state not reached means nothing. */
  private final double[] numbers;

  private int count;

  Place(int states, int columns) {
    this.columns = columns;
    this.states = new int[states];
    isReached = new boolean[states];
    numbers = new double[states * columns];
  }

  /** Forgets all states. */
  void clear() {
    for (int i = 0; i < count; i++) {
      isReached[states[i]] = false;
    }
    count = 0;
  }

  /** Takes in a state, its numbers 0, unless it is here. */
  void reach(int state) {
    if (!isReached[state]) {
      isReached[state] = true;
      states[count++] = state;
      Arrays.fill(numbers, state * columns, (state + 1) * columns, 0);
    }
  }

  /** The number of states reached. */
  int count() {
    return count;
  }

  /** A state reached, 0 .. count-1. */
  int state(int i) {
    return states[i];
  }

  boolean isReached(int state) {
    return isReached[state];
  }

  /** All rows, to read and to add to; a state's begins at {@code state * columns}. */
  double[] numbers() {
    return numbers;
  }
}
