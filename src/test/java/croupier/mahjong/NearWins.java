package croupier.mahjong;

import java.util.Arrays;
import java.util.SplittableRandom;

/** Throws melds, pairs and single tiles of few suits together, so that many sets are near a win. */
final class NearWins {
  private final int[] runs;
  private final int kinds;
  private final SplittableRandom random;

  NearWins(TileSet set, SplittableRandom random) {
    runs = WinSearch.runLengths(set);
    kinds = set.kinds();
    this.random = random;
  }

  /** So many tiles as counts, one a kind, at most four each. */
  int[] counts(int tiles) {
    int[] counts = new int[kinds];
    boolean[] used = usedRuns();
    int left = tiles;
    for (int tries = 0; left > 0; tries++) {
      int run = random.nextInt(runs.length);
      // Two honours cannot hold 14 tiles: after a while every run will do.
      if (used[run] || tries > 300) {
        left -= throwIn(counts, run, left);
      }
    }
    return counts;
  }

  private boolean[] usedRuns() {
    boolean[] used = new boolean[runs.length];
    int most = random.nextInt(1, runs.length + 1);
    for (int i = 0; i < most; i++) {
      used[random.nextInt(runs.length)] = true;
    }
    return used;
  }

  /** Throws a group into a run if there is room for it; returns its size or 0. */
  private int throwIn(int[] counts, int run, int left) {
    int first = Arrays.stream(runs, 0, run).sum() + random.nextInt(runs[run]);
    int end = Arrays.stream(runs, 0, run + 1).sum();
    int[] group =
        switch (random.nextInt(5)) {
          case 0 -> new int[] {first};
          case 1 -> new int[] {first, first};
          case 2 -> new int[] {first, first, first};
          default -> new int[] {first, first + 1, first + 2};
        };
    if (group.length > left || group[group.length - 1] >= end) {
      return 0;
    }
    int[] before = counts.clone();
    for (int kind : group) {
      counts[kind]++;
    }
    if (Arrays.stream(counts).max().orElseThrow() > TileSet.COPIES) {
      System.arraycopy(before, 0, counts, 0, counts.length);
      return 0;
    }
    return group.length;
  }

  /** A hand of this set near a win. */
  Hand hand(TileSet set, Rules rules) {
    return hand(set, rules, counts(Hand.TILES));
  }

  static Hand hand(TileSet set, Rules rules, int[] counts) {
    byte[] bytes = new byte[counts.length];
    for (int kind = 0; kind < counts.length; kind++) {
      bytes[kind] = (byte) counts[kind];
    }
    return new Hand(set, rules, bytes);
  }
}
