package croupier.mahjong;

import java.util.Arrays;

/** Thirteen tiles of a set and the rules they are played by. */
public final class Hand {
  /** Tiles in a hand. */
  public static final int TILES = 13;

  private final TileSet set;
  private final Rules rules;
  private final byte[] counts;

  Hand(TileSet set, Rules rules, byte[] counts) {
    this.set = set;
    this.rules = rules;
    this.counts = counts.clone();
  }

  /** Reads {@code 9: 1 1 1 2 3 4 5 6 7 8 9 9 9} or {@code 123m456p789s1122z}, and rule words. */
  public static Hand parse(String text) {
    return HandNotation.parse(text);
  }

  public TileSet set() {
    return set;
  }

  public Rules rules() {
    return rules;
  }

  /** How many tiles of a kind are held. */
  public int count(int kind) {
    return counts[kind];
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Hand that
        && set.equals(that.set)
        && rules.equals(that.rules)
        && Arrays.equals(counts, that.counts);
  }

  @Override
  public int hashCode() {
    return 31 * set.hashCode() + Arrays.hashCode(counts);
  }

  /** The hand as {@link #parse} reads it, tiles in order. */
  @Override
  public String toString() {
    return HandNotation.print(this);
  }
}
