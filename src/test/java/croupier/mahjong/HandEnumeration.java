package croupier.mahjong;

import croupier.number.Ratio;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/** Takes every choice of tiles of the wall in turn, and looks whether it makes the hand win. */
final class HandEnumeration {
  private static final int[][] CHOOSE = {
    {1}, {1, 1}, {1, 2, 1}, {1, 3, 3, 1}, {1, 4, 6, 4, 1},
  };

  private final int[] held;
  private final int[] seen;
  private final int[] counts;
  private final Predicate<int[]> wins;
  private final long[] all;
  private final long[] winFree;

  /**
   * @param held copies in the hand, one a kind
   * @param most the most tiles to draw
   */
  HandEnumeration(int[] held, int most, Predicate<int[]> wins) {
    this(held, new int[held.length], most, wins);
  }

  /**
   * The same with copies, one a kind, that cannot be drawn.
   *
   * @param seen how many
   */
  HandEnumeration(int[] held, int[] seen, int most, Predicate<int[]> wins) {
    this.held = held;
    this.seen = seen;
    this.wins = wins;
    counts = held.clone();
    all = new long[most + 1];
    winFree = new long[most + 1];
    choose(0, 0, 1);
  }

  private void choose(int kind, int draws, long ways) {
    if (kind == held.length) {
      all[draws] += ways;
      winFree[draws] += wins.test(counts) ? 0 : ways;
      return;
    }
    int[] choices = CHOOSE[TileSet.COPIES - held[kind] - seen[kind]];
    for (int extra = 0; extra < choices.length && draws + extra < all.length; extra++) {
      counts[kind] = held[kind] + extra;
      choose(kind + 1, draws + extra, ways * choices[extra]);
    }
    counts[kind] = held[kind];
  }

  /** {@code [draws]}: the choices of so many tiles that do not win. */
  long[] winFree() {
    return winFree.clone();
  }

  /** The fewest draws that can win, or one more than were taken. */
  int fewestDraws() {
    int draws = 0;
    while (draws < all.length && winFree[draws] == all[draws]) {
      draws++;
    }
    return draws;
  }

  /** Tiles that turn a hand without a win into one with. */
  int winningTiles() {
    if (winFree[0] == 0 || all.length == 1) {
      return 0;
    }
    return Math.toIntExact(all[1] - winFree[1]);
  }

  /** The chance of no win after 0, 1, 2, ... draws, up to the last that is not 0. */
  Ratio[] survival() {
    return IntStream.range(0, all.length)
        .filter(draws -> winFree[draws] > 0)
        .mapToObj(draws -> Ratio.of(winFree[draws], all[draws]))
        .toArray(Ratio[]::new);
  }

  /** The mean number of draws, right when all tiles of the wall may be drawn. */
  Ratio expectedDraws() {
    Ratio sum = Ratio.ZERO;
    for (int draws = 0; draws < all.length; draws++) {
      sum = sum.plus(Ratio.of(winFree[draws], all[draws]));
    }
    return sum;
  }
}
