package croupier.patience;

import croupier.game.BadProblem;
import java.util.Objects;

/**
 * A card.
 *
 * @param rank 0 .. 12 for 2 3 4 5 6 7 8 9 T J Q K A
 * @param suit 0 .. 3 for S C D H, or {@link #NO_SUIT}; it never changes an answer
 */
public record Card(int rank, int suit) {
  /** The suit of a card that was written without one. */
  public static final int NO_SUIT = -1;

  static final String RANKS = "23456789TJQKA";
  static final String SUITS = "SCDH";

  public Card {
    Objects.checkIndex(rank, RANKS.length());
    Objects.checkIndex(suit + 1, SUITS.length() + 1);
  }

  /**
   * Reads {@code AS}, {@code 10S}, {@code ts} or {@code T}.
   *
   * @param place where the card lies, to begin the sentence with: {@code pile 3}
   */
  static Card parse(String word, String place) {
    boolean ten = word.startsWith("10");
    int rank = ten ? RANKS.indexOf('T') : RANKS.indexOf(capital(word.charAt(0)));
    int length = ten ? 2 : 1;
    if (rank < 0) {
      throw bad(word, place, "the rank must be one of 2 3 4 5 6 7 8 9 T J Q K A");
    }
    if (word.length() == length) {
      return new Card(rank, NO_SUIT);
    }
    if (word.length() > length + 1) {
      throw bad(word, place, "a card is a rank and at most one letter for its suit");
    }
    int suit = SUITS.indexOf(capital(word.charAt(length)));
    if (suit < 0) {
      throw bad(word, place, "the suit must be one of S C D H or left out");
    }
    return new Card(rank, suit);
  }

  private static BadProblem bad(String word, String place, String rule) {
    return new BadProblem(place + ", card " + BadProblem.quote(word) + ": " + rule);
  }

  /* Character.toUpperCase would turn letters of other alphabets into ours. */
  private static char capital(char c) {
    return c >= 'a' && c <= 'z' ? (char) (c - 'a' + 'A') : c;
  }

  /** {@code AS}, or {@code A} without a suit. */
  @Override
  public String toString() {
    String letter = RANKS.substring(rank, rank + 1);
    return suit == NO_SUIT ? letter : letter + SUITS.charAt(suit);
  }
}
