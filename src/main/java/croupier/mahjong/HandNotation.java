package croupier.mahjong;

import croupier.game.BadProblem;
import croupier.game.Words;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Hands as text. One run: the number of kinds, a colon, thirteen ranks. The real set: digits before
 * the letter of their suit. Rule words may stand between any two words.
 */
final class HandNotation {

  private static final String ORPHANS = "+orphans";
  private static final String NO_PAIRS = "-pairs";
  private static final String SANMA = "sanma";

  private boolean orphans;
  private boolean pairs = true;
  private boolean sanma;

  private HandNotation() {}

  static Hand parse(String text) {
    HandNotation notation = new HandNotation();
    int colon = text.indexOf(':');
    if (colon < 0) {
      return notation.suits(notation.withoutRuleWords(text));
    }
    List<String> kinds = notation.withoutRuleWords(text.substring(0, colon));
    return notation.oneRun(
        String.join(" ", kinds), notation.withoutRuleWords(text.substring(colon + 1)));
  }

  /** Takes note of the rule words; returns the others. */
  private List<String> withoutRuleWords(String text) {
    List<String> words = new ArrayList<>(Words.of(text));
    words.removeIf(this::isRuleWord);
    return words;
  }

  private Hand oneRun(String kindsWord, List<String> words) {
    if (kindsWord.isEmpty()) {
      throw new BadProblem("colon ':': the number of kinds must stand before it");
    }
    int kinds =
        Words.number(kindsWord, "number of kinds", TileSet.FEWEST_KINDS, TileSet.MOST_KINDS);
    if (orphans || sanma) {
      throw new BadProblem(
          "rule word " + (orphans ? ORPHANS : SANMA) + ": only hands of suits m, p, s, z know it");
    }
    int[] counts = new int[kinds];
    for (int i = 0; i < words.size(); i++) {
      counts[Words.number(words.get(i), "tile " + (i + 1), 1, kinds) - 1]++;
    }
    return hand(TileSet.run(kinds), counts);
  }

  private Hand suits(List<String> words) {
    TileSet set = sanma ? TileSet.SANMA : TileSet.FULL;
    int[] counts = new int[set.kinds()];
    StringBuilder ranks = new StringBuilder(); // those that wait for their suit
    for (String word : words) {
      for (int i = 0; i < word.length(); i++) {
        char c = word.charAt(i);
        if (isRank(c)) {
          ranks.append(c);
          continue;
        }
        requireSuit(word, i, ranks);
        for (int j = 0; j < ranks.length(); j++) {
          counts[kind(set, ranks.charAt(j), c)]++;
        }
        ranks.setLength(0);
      }
    }
    if (ranks.length() > 0) {
      throw new BadProblem(
          "ranks "
              + BadProblem.quote(ranks.toString())
              + ": their suit m, p, s or z must follow them");
    }
    return hand(set, counts);
  }

  private static boolean isRank(char c) {
    return (c >= '0' && c <= '9') || c == 'r';
  }

  private static void requireSuit(String word, int at, CharSequence ranks) {
    int c = word.codePointAt(at);
    if (TileSet.SUITS.indexOf(c) < 0) {
      throw new BadProblem(
          "tiles "
              + BadProblem.quote(word)
              + ": "
              + BadProblem.quote(Character.toString(c))
              + " is neither a rank 0 to 9 nor a suit m, p, s or z");
    }
    if (ranks.isEmpty()) {
      throw new BadProblem(
          "tiles "
              + BadProblem.quote(word)
              + ": suit "
              + word.charAt(at)
              + " must follow its ranks");
    }
  }

  /** The kind of a tile; 0 and r are a red five. */
  private static int kind(TileSet set, char rank, char suit) {
    boolean red = rank == '0' || rank == 'r';
    int number = red ? 5 : rank - '0';
    if (number > TileSet.highestRank(suit) || (red && suit == 'z')) {
      throw new BadProblem("tile " + rank + suit + ": honours are 1z to 7z");
    }
    int kind = set.kind(number, suit);
    if (kind < 0) {
      throw new BadProblem("tile " + rank + suit + ": three players have no 2m to 8m");
    }
    return kind;
  }

  private Hand hand(TileSet set, int[] counts) {
    byte[] held = new byte[counts.length];
    for (int kind = 0; kind < counts.length; kind++) {
      if (counts[kind] > TileSet.COPIES) {
        throw new BadProblem(
            "tile "
                + set.tile(kind)
                + ": "
                + counts[kind]
                + " copies, at most "
                + TileSet.COPIES
                + " exist");
      }
      held[kind] = (byte) counts[kind];
    }
    int tiles = Arrays.stream(counts).sum();
    if (tiles != Hand.TILES) {
      throw new BadProblem("hand of " + tiles + " tiles: it must have " + Hand.TILES);
    }
    return new Hand(set, new Rules(pairs, orphans), held);
  }

  private boolean isRuleWord(String word) {
    switch (word) {
      case ORPHANS -> orphans = once(orphans, word);
      case NO_PAIRS -> pairs = !once(!pairs, word);
      case SANMA -> sanma = once(sanma, word);
      default -> {
        if (looksLikeRule(word)) {
          throw new BadProblem(
              "rule word " + BadProblem.quote(word) + ": it must be +orphans, -pairs or sanma");
        }
        return false;
      }
    }
    return true;
  }

  /** A sign and a letter; a sign and a digit is a bad rank. */
  private static boolean looksLikeRule(String word) {
    return word.length() > 1
        && (word.charAt(0) == '+' || word.charAt(0) == '-')
        && Character.isLetter(word.charAt(1));
  }

  private static boolean once(boolean before, String word) {
    if (before) {
      throw new BadProblem("rule word " + word + ": it must not stand there twice");
    }
    return true;
  }

  static String print(Hand hand) {
    StringBuilder text = new StringBuilder();
    TileSet set = hand.set();
    if (set.isOneRun()) {
      text.append(set.kinds()).append(':');
    }
    for (int kind = 0; kind < set.kinds(); kind++) {
      for (int copy = 0; copy < hand.count(kind); copy++) {
        text.append(set.isOneRun() ? " " : "").append(set.rank(kind));
      }
      if (!set.isOneRun() && isLastOfSuit(hand, kind)) {
        text.append(set.suit(kind));
      }
    }
    text.append(hand.rules().orphans() ? " " + ORPHANS : "");
    text.append(hand.rules().pairs() ? "" : " " + NO_PAIRS);
    return text.append(set.equals(TileSet.SANMA) ? " " + SANMA : "").toString();
  }

  /** Whether this kind is held and no later one of its suit is. */
  private static boolean isLastOfSuit(Hand hand, int kind) {
    if (hand.count(kind) == 0) {
      return false;
    }
    TileSet set = hand.set();
    for (int later = kind + 1; later < set.kinds(); later++) {
      if (hand.count(later) > 0) {
        return set.suit(later) != set.suit(kind);
      }
    }
    return true;
  }
}
