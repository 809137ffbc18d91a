package croupier.mahjong;

import java.util.Arrays;

/**
 * The closed tiles of a hand, the tiles seen elsewhere and the rules they are played by. Thirteen
 * tiles, or fourteen; three fewer for each meld that is finished and lies open.
 */
public final class Hand {
  /** Tiles in a hand that waits for the next. */
  public static final int TILES = 13;

  /** Tiles in a meld. */
  static final int MELD = 3;

  /** Melds in a win. */
  static final int MELDS = 4;

  private final TileSet set;
  private final Rules rules;
  private final int melds;
  private final byte[] counts;
  private final byte[] seen;
  private final int tiles;
  private final int wall;

  /** A closed hand before a wall of which nothing is known. */
  Hand(TileSet set, Rules rules, byte[] counts) {
    this(set, rules, 0, counts, new byte[counts.length]);
  }

  /**
   * Any hand.
   *
   * @param melds open melds, 0..4
   * @param counts copies held, one a kind
   * @param seen copies that are neither held nor left to draw, one a kind
   */
  Hand(TileSet set, Rules rules, int melds, byte[] counts, byte[] seen) {
    this.set = set;
    this.rules = rules;
    this.melds = melds;
    this.counts = counts.clone();
    this.seen = seen.clone();
    this.tiles = sum(counts);
    this.wall = set.tiles() - tiles - sum(seen);
  }

  private static int sum(byte[] counts) {
    int sum = 0;
    for (byte count : counts) {
      sum += count;
    }
    return sum;
  }

  /**
   * Reads {@code 9: 1 1 1 2 3 4 5 6 7 8 9 9 9} or {@code 123m456p789s1122z}, rule words, {@code
   * melds=2} and {@code seen=1m22z}.
   */
  public static Hand parse(String text) {
    return HandNotation.parse(text);
  }

  public TileSet set() {
    return set;
  }

  /** The rules as they were given. */
  public Rules rules() {
    return rules;
  }

  /** What can win: the rules as given, but seven pairs and orphans need a closed hand. */
  Rules winningRules() {
    return melds == 0 ? rules : Rules.MELDS_ONLY;
  }

  /** The open melds, finished, their tiles not among those held. */
  public int melds() {
    return melds;
  }

  /** How many tiles of a kind are held. */
  public int count(int kind) {
    return counts[kind];
  }

  /** How many kinds are held so often or more. */
  int kindsHeld(int copies) {
    int kinds = 0;
    for (byte count : counts) {
      kinds += count >= copies ? 1 : 0;
    }
    return kinds;
  }

  /** How many tiles of a kind are known to be out of the wall, beside those held. */
  public int seen(int kind) {
    return seen[kind];
  }

  /** How many tiles of a kind may be drawn. */
  public int left(int kind) {
    return TileSet.COPIES - counts[kind] - seen[kind];
  }

  /** How many tiles are held. */
  public int tiles() {
    return tiles;
  }

  /** How many tiles may be drawn. */
  public int wall() {
    return wall;
  }

  /** Whether tiles beside those held are known to be out of the wall. */
  boolean hasSeen() {
    return wall != set.tiles() - tiles;
  }

  /** The hand with one tile more, drawn and kept. */
  Hand with(int kind) {
    byte[] more = counts.clone();
    more[kind]++;
    return new Hand(set, rules, melds, more, seen);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Hand that
        && set.equals(that.set)
        && rules.equals(that.rules)
        && melds == that.melds
        && Arrays.equals(counts, that.counts)
        && Arrays.equals(seen, that.seen);
  }

  @Override
  public int hashCode() {
    int hash = 31 * set.hashCode() + rules.hashCode();
    return 31 * (31 * (31 * hash + melds) + Arrays.hashCode(counts)) + Arrays.hashCode(seen);
  }

  /** The hand as {@link #parse} reads it, tiles in order. */
  @Override
  public String toString() {
    return HandNotation.print(this);
  }
}
