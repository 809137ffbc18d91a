package croupier.mahjong;

import java.util.Comparator;

/**
 * How often each kind of a suit is held, up to what makes no difference: a run may be read from
 * either end, lone kinds in any order, and suits of a sort are alike. Patterns are ordered by the
 * number of tiles first.
 *
 * @param suit the first of its sort
 * @param tiles how many tiles are held
 * @param digits the copies of each kind, as a number in base 5
 */
record Pattern(Suit suit, int tiles, int digits) implements Comparable<Pattern> {
  private static final Comparator<Pattern> ORDER =
      Comparator.comparingInt(Pattern::tiles)
          .thenComparingInt(pattern -> pattern.suit().first())
          .thenComparingInt(Pattern::digits);

  @Override
  public int compareTo(Pattern other) {
    return ORDER.compare(this, other);
  }

  /** The copies of each kind. */
  byte[] counts() {
    return suit.counts(digits);
  }
}
