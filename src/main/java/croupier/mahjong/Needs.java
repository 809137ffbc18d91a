package croupier.mahjong;

import java.io.Serializable;

/**
 * The fewest tiles that some kinds lack to 0 to 4 melds, without and with a pair.
 *
 * @param packed ten numbers of four bits, number {@code 5 * pair + melds} from the lowest on: tiles
 *     that lack, 0..14, or {@link #NEVER}
 */
record Needs(long packed) implements Serializable {
  /** These kinds cannot make that many melds and pairs. */
  static final int NEVER = 15;

  private static final int BITS = 4;
  private static final int MOST = Hand.MELDS + 1;

  /** From the ten numbers in their order. */
  static Needs of(int[] missing) {
    long packed = 0;
    for (int i = 0; i < 2 * MOST; i++) {
      packed |= (long) Math.min(missing[i], NEVER) << (BITS * i);
    }
    return new Needs(packed);
  }

  /**
   * The fewest tiles that lack.
   *
   * @param pair 1 with a pair, 0 without
   */
  int missing(int melds, int pair) {
    return (int) (packed >>> (BITS * (MOST * pair + melds))) & NEVER;
  }

  /** The needs of these kinds and others that no run leads to. */
  Needs join(Needs other) {
    int[] sums = new int[2 * MOST];
    for (int melds = 0; melds < MOST; melds++) {
      sums[melds] = fewest(other, melds, 0, 0);
      sums[MOST + melds] = Math.min(fewest(other, melds, 1, 0), fewest(other, melds, 0, 1));
    }
    return of(sums);
  }

  /** The melds split as is best between the two, the pair where it is said to be. */
  private int fewest(Needs other, int melds, int pairHere, int pairThere) {
    int fewest = NEVER;
    for (int here = 0; here <= melds; here++) {
      fewest = Math.min(fewest, missing(here, pairHere) + other.missing(melds - here, pairThere));
    }
    return fewest;
  }
}
