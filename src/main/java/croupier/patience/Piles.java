package croupier.patience;

import java.util.List;

/**
 * The cards of one deal, ready to tell which pairs a position shows.
 *
 * <p>A position is the heights of the piles, three bits each: pile p, from 0, has bits 3p .. 3p+2.
 * A set of pairs is a long with a bit for each pair of piles (i, i+d): bit 5i + d-1 for d up to 5,
 * bit 45 + 5i + d-6 for d from 6 to 9.
 */
final class Piles {
  /** The position without cards. */
  static final int EMPTY_TABLE = 0;

  /** The most pairs that a position can show: ten equal tops. */
  static final int MOST_PAIRS = 45;

  private static final int LANE = 5;
  private static final int FAR = 45;

  /** Bit 4 of all ten lanes, and the four bits below it. */
  private static final long FLAGS = 0x2108421084210L;

  private static final long VALUES = FLAGS - (FLAGS >>> 4);

  private static final int[] FIRST = new int[Long.SIZE];
  private static final int[] SECOND = new int[Long.SIZE];

  /** What taking a pair subtracts from the position. */
  private static final int[] STEP = new int[Long.SIZE];

  static {
    for (int i = 0; i < Deal.MOST_PILES; i++) {
      for (int d = 1; i + d < Deal.MOST_PILES; d++) {
        int bit = LANE * i + (d <= LANE ? d - 1 : FAR + d - LANE - 1);
        FIRST[bit] = i;
        SECOND[bit] = i + d;
        STEP[bit] = (1 << (3 * i)) | (1 << (3 * (i + d)));
      }
    }
  }

  /**
   * The tops of piles 2g and 2g+1 at [64g + their heights' six bits]: rank + 1 in the lane of five
   * bits that belongs to the pile, 0 where it is empty.
   */
  private final long[] tops = new long[Deal.MOST_PILES / 2 * 64];

  private int start;
  private int cards;

  /** Takes in a deal. */
  void lay(Deal deal) {
    List<List<Card>> piles = deal.piles();
    start = 0;
    cards = 0;
    for (int group = 0; group < Deal.MOST_PILES / 2; group++) {
      List<Card> even = 2 * group < piles.size() ? piles.get(2 * group) : List.of();
      List<Card> odd = 2 * group + 1 < piles.size() ? piles.get(2 * group + 1) : List.of();
      start |= (even.size() | (odd.size() << 3)) << (6 * group);
      cards += even.size() + odd.size();
      for (int high = 0; high <= odd.size(); high++) {
        long top = lane(odd, high, 2 * group + 1);
        for (int low = 0; low <= even.size(); low++) {
          tops[(group << 6) | (high << 3) | low] = top | lane(even, low, 2 * group);
        }
      }
    }
  }

  private static long lane(List<Card> pile, int height, int index) {
    return height == 0 ? 0 : (pile.get(height - 1).rank() + 1L) << (LANE * index);
  }

  /** The position that the deal starts with. */
  int start() {
    return start;
  }

  /** The number of cards that the deal starts with. */
  int cards() {
    return cards;
  }

  /** The pairs that a position shows. */
  long pairs(int position) {
    return pairs(
        tops[position & 63]
            | tops[64 | ((position >>> 6) & 63)]
            | tops[128 | ((position >>> 12) & 63)]
            | tops[192 | ((position >>> 18) & 63)]
            | tops[256 | (position >>> 24)]);
  }

  private static long pairs(long t) {
    long filled = (t + VALUES) & FLAGS;
    long near =
        (equal(t, filled, 1) >>> 4)
            | (equal(t, filled, 2) >>> 3)
            | (equal(t, filled, 3) >>> 2)
            | (equal(t, filled, 4) >>> 1)
            | equal(t, filled, 5);
    long far =
        (equal(t, filled, 6) >>> 4)
            | (equal(t, filled, 7) >>> 3)
            | (equal(t, filled, 8) >>> 2)
            | (equal(t, filled, 9) >>> 1);
    return near | (far << FAR);
  }

  /**
   * The flags of the piles whose tops equal those d piles on. A lane of FLAGS - x keeps its flag
   * exactly where x is 0; empty piles equal each other too, hence the mask.
   */
  private static long equal(long t, long filled, int d) {
    return (FLAGS - (t ^ (t >>> (LANE * d)))) & filled;
  }

  /** The position after the lowest pair of a set is taken. */
  static int take(int position, long pairs) {
    return position - STEP[Long.numberOfTrailingZeros(pairs)];
  }

  /** The lower pile of the lowest pair of a set, from 0. */
  static int first(long pairs) {
    return FIRST[Long.numberOfTrailingZeros(pairs)];
  }

  /** The higher pile of the lowest pair of a set, from 0. */
  static int second(long pairs) {
    return SECOND[Long.numberOfTrailingZeros(pairs)];
  }
}
