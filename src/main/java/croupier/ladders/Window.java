package croupier.ladders;

import java.util.Arrays;

/**
 * The sum of the last so many numbers of a row of numbers, without subtraction: a running sum over
 * the block under way, and sums over the ends of the block before it.
 */
final class Window {
  private int size;

  /**
   * Below place: the block under way; above place: sums from there to the end of the last block.
   */
  private double[] slot = new double[0];

  private int place;
  private double running;

  void open(int width) {
    size = width;
    if (slot.length <= size) {
      slot = new double[size + 1];
    }
    Arrays.fill(slot, 0, size + 1, 0);
    place = 0;
    running = 0;
  }

  /** Takes a number in and sums the last ones. */
  double push(double number) {
    slot[place] = number;
    running += number;
    place++;
    if (place < size) {
      return running + slot[place];
    }
    double sum = running;
    for (int i = size - 2; i >= 1; i--) {
      slot[i] += slot[i + 1];
    }
    place = 0;
    running = 0;
    return sum;
  }
}
