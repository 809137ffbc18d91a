package croupier.patience;

import croupier.game.BadProblem;
import croupier.game.Words;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A deal: piles of cards, the bottom card first.
 *
 * @param piles 1 to 10 piles of 0 to 7 cards
 */
public record Deal(List<List<Card>> piles) {
  static final int MOST_PILES = 10;
  static final int MOST_CARDS = 7;

  public Deal {
    checkPiles(piles.size());
    for (int i = 0; i < piles.size(); i++) {
      checkCards(i, piles.get(i).size());
    }
    piles = piles.stream().map(List::copyOf).toList();
  }

  /** Reads {@code AS 9S 6C KS / JC QH AC KH}; suits may be left out, and a pile may be empty. */
  public static Deal parse(String text) {
    checkPiles((int) text.chars().filter(c -> c == '/').count() + 1);
    List<List<Card>> piles = new ArrayList<>();
    int start = 0;
    for (int slash = text.indexOf('/'); slash >= 0; slash = text.indexOf('/', start)) {
      piles.add(pile(piles.size(), text.substring(start, slash)));
      start = slash + 1;
    }
    piles.add(pile(piles.size(), text.substring(start)));
    return new Deal(piles);
  }

  private static List<Card> pile(int index, String text) {
    List<String> words = Words.of(text);
    checkCards(index, words.size());
    List<Card> cards = new ArrayList<>(words.size());
    for (String word : words) {
      cards.add(Card.parse(word, "pile " + (index + 1)));
    }
    return cards;
  }

  private static void checkPiles(int piles) {
    if (piles < 1 || piles > MOST_PILES) {
      throw new BadProblem(piles + " piles: a deal has 1 to " + MOST_PILES);
    }
  }

  private static void checkCards(int index, int cards) {
    if (cards > MOST_CARDS) {
      throw new BadProblem(
          "pile " + (index + 1) + ": " + cards + " cards, at most " + MOST_CARDS + " are allowed");
    }
  }

  /**
   * Whether some rank occurs an odd number of times, or with more than half of its cards in one
   * pile: then they cannot all be paired, and the deal cannot be won.
   */
  boolean isLostAtSight() {
    int[] cards = new int[Card.RANKS.length()];
    piles.forEach(pile -> pile.forEach(card -> cards[card.rank()]++));
    for (List<Card> pile : piles) {
      int[] here = new int[cards.length];
      for (Card card : pile) {
        here[card.rank()]++;
        if (2 * here[card.rank()] > cards[card.rank()]) {
          return true;
        }
      }
    }
    return Arrays.stream(cards).anyMatch(count -> count % 2 != 0);
  }

  /** The number of cards. */
  public int cards() {
    return piles.stream().mapToInt(List::size).sum();
  }

  /** {@code AS 9S / / 6C KS}: what {@link #parse} reads. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < piles.size(); i++) {
      text.append(i == 0 ? "" : text.isEmpty() ? "/" : " /");
      for (Card card : piles.get(i)) {
        text.append(text.isEmpty() ? "" : " ").append(card);
      }
    }
    return text.toString();
  }
}
