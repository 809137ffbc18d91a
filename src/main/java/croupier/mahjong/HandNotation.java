package croupier.mahjong;

import croupier.game.BadProblem;
import croupier.game.Words;
import java.util.List;

/**
 * Hands as text. One run: the number of kinds, a colon, thirteen ranks. The real set: digits before
 * the letter of their suit. Rule words may follow or precede.
 */
final class HandNotation {
  private static final String ORPHANS = "+orphans";
  private static final String NO_PAIRS = "-pairs";
  private static final String SANMA = "sanma";

  private boolean orphans;
  private boolean pairs = true;
  private boolean sanma;
  private final StringBuilder tiles = new StringBuilder();

  private HandNotation() {}

  static Hand parse(String text) {
    HandNotation notation = new HandNotation();
    int colon = text.indexOf(':');
    if (colon >= 0) {
      return notation.oneRun(text.substring(0, colon).strip(), Words.of(text.substring(colon + 1)));
    }
    return notation.suits(Words.of(text));
  }

  private Hand oneRun(String kindsWord, List<String> words) {
    int kinds =
        Words.number(kindsWord, "number of kinds", TileSet.FEWEST_KINDS, TileSet.MOST_KINDS);
    TileSet set = TileSet.run(kinds);
    byte[] counts = new byte[kinds];
    int held = 0;
    for (String word : words) {
      if (isRuleWord(word)) {
        continue;
      }
      int rank = Words.number(word, "tile " + (held + 1), 1, kinds);
      add(set, counts, rank - 1);
      held++;
    }
    if (orphans || sanma) {
      throw new BadProblem(
          "rule word " + (orphans ? ORPHANS : SANMA) + ": only the set of 34 kinds knows it");
    }
    return hand(set, counts, held);
  }

  private Hand suits(List<String> words) {
    for (String word : words) {
      if (!isRuleWord(word)) {
        tiles.append(word);
      }
    }
    TileSet set = sanma ? TileSet.SANMA : TileSet.FULL;
    byte[] counts = new byte[set.kinds()];
    int held = 0;
    int start = 0;
    for (int i = 0; i < tiles.length(); i++) {
      char suit = tiles.charAt(i);
      if (TileSet.SUITS.indexOf(suit) >= 0) {
        if (i == start) {
          throw new BadProblem("suit " + suit + ": no rank stands before it");
        }
        for (int j = start; j < i; j++) {
          add(set, counts, kind(set, tiles.charAt(j), suit));
        }
        held += i - start;
        start = i + 1;
      } else if (!isRank(suit)) {
        throw new BadProblem(
            "hand "
                + BadProblem.quote(tiles.toString())
                + ": "
                + BadProblem.quote(Character.toString(suit))
                + " is neither a rank 0 to 9 nor a suit m, p, s or z");
      }
    }
    if (start < tiles.length()) {
      throw new BadProblem(
          "ranks "
              + BadProblem.quote(tiles.substring(start))
              + ": their suit m, p, s or z is missing");
    }
    return hand(set, counts, held);
  }

  private Hand hand(TileSet set, byte[] counts, int held) {
    if (held != Hand.TILES) {
      throw new BadProblem("hand of " + held + " tiles: it must have " + Hand.TILES);
    }
    return new Hand(set, new Rules(pairs, orphans), counts);
  }

  private static boolean isRank(char c) {
    return (c >= '0' && c <= '9') || c == 'r';
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

  private static void add(TileSet set, byte[] counts, int kind) {
    counts[kind]++;
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
  }

  private boolean isRuleWord(String word) {
    switch (word) {
      case ORPHANS -> orphans = once(orphans, word);
      case NO_PAIRS -> pairs = !once(!pairs, word);
      case SANMA -> sanma = once(sanma, word);
      default -> {
        char sign = word.charAt(0);
        if (sign == '+' || sign == '-') {
          throw new BadProblem(
              "rule word " + BadProblem.quote(word) + ": it must be +orphans, -pairs or sanma");
        }
        return false;
      }
    }
    return true;
  }

  private static boolean once(boolean before, String word) {
    if (before) {
      throw new BadProblem("rule word " + word + ": it stands there twice");
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
