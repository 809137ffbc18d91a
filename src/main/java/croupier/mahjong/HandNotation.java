package croupier.mahjong;

import croupier.game.BadProblem;
import croupier.game.Words;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntUnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * Hands as text. One run: the number of kinds, a colon, ranks. The real set: digits before the
 * letter of their suit. Rule words, {@code melds=} and {@code seen=} may stand between any two
 * words.
 */
final class HandNotation {

  private static final String ORPHANS = "+orphans";
  private static final String NO_PAIRS = "-pairs";
  private static final String SANMA = "sanma";
  private static final String MELDS = "melds=";
  private static final String SEEN = "seen=";

  private boolean orphans;
  private boolean pairs = true;
  private boolean sanma;
  private int melds;

  /** What follows {@code seen=}, null where the word is not there. */
  private @Nullable String seen;

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

  /** A hand without tiles, of the set, the rules and the finished melds that rule words say. */
  static Hand rules(String words) {
    HandNotation notation = new HandNotation();
    List<String> others = notation.withoutRuleWords(words);
    if (!others.isEmpty() || notation.seen != null) {
      throw new BadProblem(
          "rules "
              + BadProblem.quote(words)
              + ": they must be some of +orphans, -pairs, sanma, melds=1 to melds=4");
    }
    TileSet set = notation.sanma ? TileSet.SANMA : TileSet.FULL;
    byte[] none = new byte[set.kinds()];
    return new Hand(set, new Rules(notation.pairs, notation.orphans), notation.melds, none, none);
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
    return hand(TileSet.run(kinds), ranks(kinds, words, "tile "), seenRanks(kinds));
  }

  /** The copies of each kind among these ranks. */
  private static int[] ranks(int kinds, List<String> words, String what) {
    int[] counts = new int[kinds];
    for (int i = 0; i < words.size(); i++) {
      counts[Words.number(words.get(i), what + (i + 1), 1, kinds) - 1]++;
    }
    return counts;
  }

  private int[] seenRanks(int kinds) {
    return seen == null
        ? new int[kinds]
        : ranks(kinds, List.of(seen.split(",", -1)), SEEN + " tile ");
  }

  private Hand suits(List<String> words) {
    TileSet set = sanma ? TileSet.SANMA : TileSet.FULL;
    return hand(set, tiles(set, words), seen == null ? new int[set.kinds()] : seenTiles(set, seen));
  }

  private static int[] seenTiles(TileSet set, String tiles) {
    if (tiles.isEmpty()) {
      throw new BadProblem("word " + SEEN + ": tiles must follow it");
    }
    return tiles(set, List.of(tiles));
  }

  /** The copies of each kind among these tiles. */
  private static int[] tiles(TileSet set, List<String> words) {
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
    return counts;
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

  private Hand hand(TileSet set, int[] held, int[] seen) {
    for (int kind = 0; kind < held.length; kind++) {
      if (held[kind] + seen[kind] > TileSet.COPIES) {
        throw new BadProblem(
            "tile "
                + set.tile(kind)
                + ": "
                + (seen[kind] == 0
                    ? held[kind] + " copies"
                    : held[kind] + " held and " + seen[kind] + " seen")
                + ", at most "
                + TileSet.COPIES
                + " exist");
      }
    }
    requireSize(Arrays.stream(held).sum());
    return new Hand(set, new Rules(pairs, orphans), melds, bytes(held), bytes(seen));
  }

  private void requireSize(int tiles) {
    int least = Hand.TILES - Hand.MELD * melds;
    if (tiles == least || tiles == least + 1) {
      return;
    }
    String rule = "hand of " + tiles + " tiles: it must have " + least + " or " + (least + 1);
    if (melds > 0) {
      throw new BadProblem(rule + " beside " + MELDS + melds);
    }
    int lacking = Hand.TILES + 1 - tiles;
    boolean canBeOpen = tiles > 0 && lacking > 0 && lacking % Hand.MELD != Hand.MELD - 1;
    throw new BadProblem(
        canBeOpen ? rule + "; if melds lie open, say " + MELDS + lacking / Hand.MELD : rule);
  }

  private static byte[] bytes(int[] counts) {
    byte[] bytes = new byte[counts.length];
    for (int kind = 0; kind < counts.length; kind++) {
      bytes[kind] = (byte) counts[kind];
    }
    return bytes;
  }

  private boolean isRuleWord(String word) {
    switch (word) {
      case ORPHANS -> orphans = once(orphans, word);
      case NO_PAIRS -> pairs = !once(!pairs, word);
      case SANMA -> sanma = once(sanma, word);
      default -> {
        if (word.startsWith(MELDS)) {
          once(melds > 0, MELDS);
          melds = Words.number(word.substring(MELDS.length()), MELDS, 1, Hand.MELDS);
          return true;
        }
        if (word.startsWith(SEEN)) {
          once(seen != null, SEEN);
          seen = word.substring(SEEN.length());
          return true;
        }
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
    TileSet set = hand.set();
    StringBuilder text = new StringBuilder();
    if (set.isOneRun()) {
      text.append(set.kinds()).append(": ");
    }
    text.append(print(set, hand::count, " "));
    text.append(hand.rules().orphans() ? " " + ORPHANS : "");
    text.append(hand.rules().pairs() ? "" : " " + NO_PAIRS);
    text.append(set.equals(TileSet.SANMA) ? " " + SANMA : "");
    text.append(hand.melds() > 0 ? " " + MELDS + hand.melds() : "");
    String seen = print(set, hand::seen, ",");
    return text.append(seen.isEmpty() ? "" : " " + SEEN + seen).toString();
  }

  /**
   * Tiles in order: {@code 36m5p}, or the ranks of one run.
   *
   * @param copies of each kind
   * @param between what stands between two ranks of one run
   */
  static String print(TileSet set, IntUnaryOperator copies, String between) {
    StringBuilder text = new StringBuilder();
    for (int kind = 0; kind < set.kinds(); kind++) {
      for (int copy = 0; copy < copies.applyAsInt(kind); copy++) {
        text.append(set.isOneRun() && !text.isEmpty() ? between : "").append(set.rank(kind));
      }
      if (!set.isOneRun() && isLastOfSuit(set, copies, kind)) {
        text.append(set.suit(kind));
      }
    }
    return text.toString();
  }

  /** Whether this kind is there and no later one of its suit is. */
  private static boolean isLastOfSuit(TileSet set, IntUnaryOperator copies, int kind) {
    if (copies.applyAsInt(kind) == 0) {
      return false;
    }
    for (int later = kind + 1; later < set.kinds(); later++) {
      if (copies.applyAsInt(later) > 0) {
        return set.suit(later) != set.suit(kind);
      }
    }
    return true;
  }
}
