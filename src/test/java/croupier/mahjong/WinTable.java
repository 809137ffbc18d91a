package croupier.mahjong;

import java.util.BitSet;

/** All sets of tiles of one short run, each looked through once for a win. */
final class WinTable {
  /** Bit number {@code sum of counts[kind] * 5^kind}. */
  private final BitSet wins = new BitSet();

  WinTable(int kinds, Rules rules) {
    this(kinds, new WinSearch(TileSet.run(kinds), rules));
  }

  WinTable(int kinds, WinSearch search) {
    int[] counts = new int[kinds];
    do {
      if (search.wins(counts)) {
        wins.set(index(counts));
      }
    } while (step(counts));
  }

  boolean wins(int[] counts) {
    return wins.get(index(counts));
  }

  private static int index(int[] counts) {
    int index = 0;
    for (int kind = counts.length - 1; kind >= 0; kind--) {
      index = index * 5 + counts[kind];
    }
    return index;
  }

  /** Moves on to the next counts, as an odometer does; false after the last. */
  static boolean step(int[] counts) {
    for (int kind = 0; kind < counts.length; kind++) {
      counts[kind]++;
      if (counts[kind] <= TileSet.COPIES) {
        return true;
      }
      counts[kind] = 0;
    }
    return false;
  }
}
