package croupier.patience;

import java.util.Arrays;

/**
 * Finds the positions of one layer: a hash table with open addressing, cleared for each layer, so
 * that it stays as small as a layer and in the fastest cache.
 */
final class LayerIndex {
  private static final int SMALLEST = 512;

  /** 2^32 / golden ratio. */
  private static final int SCATTER = 0x9e3779b9;

  private static final long[] NONE = {};

  /** Number of the position in the high half, the position in the low half; 0 is a free slot. */
  private long[] slots = new long[SMALLEST];

  private int mask;
  private int shift;

  /**
   * Forgets all positions and makes room for this many. The size of the table never depends on what
   * was in it before, and the numbers that it gives out do not depend on its size.
   */
  void clear(int positions) {
    int size = Math.max(SMALLEST, Integer.highestOneBit(2 * positions) * 2);
    if (size > slots.length) {
      slots = NONE; // so that the old table can go before the new one comes
      slots = new long[size];
    } else {
      Arrays.fill(slots, 0, size, 0);
    }
    mask = size - 1;
    shift = Integer.numberOfLeadingZeros(mask);
  }

  /** Whether this many positions fit without long searches. */
  boolean hasRoomFor(int positions) {
    return 2 * positions <= mask;
  }

  /**
   * The number under which a position was added.
   *
   * @param next the number to add it under when it is new, at least 1
   */
  int numberOrAdd(int position, int next) {
    long[] slots = this.slots;
    int slot = (position * SCATTER) >>> shift;
    while (true) {
      long entry = slots[slot];
      if (entry == 0) {
        slots[slot] = ((long) next << 32) | position;
        return next;
      }
      if ((int) entry == position) {
        return (int) (entry >>> 32);
      }
      slot = (slot + 1) & mask;
    }
  }

  /** The number under which a position was added, which it must have been. */
  int number(int position) {
    int slot = (position * SCATTER) >>> shift;
    while ((int) slots[slot] != position || slots[slot] == 0) {
      slot = (slot + 1) & mask;
    }
    return (int) (slots[slot] >>> 32);
  }

  /** Gives its memory back. */
  void shrink() {
    slots = new long[SMALLEST];
  }
}
