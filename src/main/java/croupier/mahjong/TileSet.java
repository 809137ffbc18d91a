package croupier.mahjong;

import java.io.Serializable;
import java.util.List;

/**
 * The kinds of tile in play, four copies each, numbered 0 .. kinds-1 in the order in which the
 * automaton reads them.
 *
 * @param layout how kinds stand in runs
 * @param kinds how many kinds there are
 */
public record TileSet(Layout layout, int kinds) implements Serializable {
  /** How the kinds stand in runs. */
  public enum Layout {
    /** One run of any length: the contest's game. */
    ONE_RUN,
    /** Three runs of nine and seven kinds on their own. */
    FOUR_PLAYERS,
    /** The same without 2m .. 8m. */
    THREE_PLAYERS
  }

  /** A run shorter than this holds no 13 tiles with tiles left to draw. */
  public static final int FEWEST_KINDS = 5;

  public static final int MOST_KINDS = 100;

  /** Copies of each kind. */
  public static final int COPIES = 4;

  /** {@code WAYS[copies][chosen]}: C(copies, chosen), for all copies of a kind or those left. */
  static final int[][] WAYS = {{1}, {1, 1}, {1, 2, 1}, {1, 3, 3, 1}, {1, 4, 6, 4, 1}};

  /** 9m, 9p, 9s and seven honours: 1m..9m 1p..9p 1s..9s 1z..7z. */
  public static final TileSet FULL = new TileSet(Layout.FOUR_PLAYERS, 34);

  /** Three players: 1m 9m 1p..9p 1s..9s 1z..7z. */
  public static final TileSet SANMA = new TileSet(Layout.THREE_PLAYERS, 27);

  static final String SUITS = "mpsz";
  private static final int SUIT = 9;
  static final int HONOURS = 7;
  private static final int SANMA_LACKS = 7;

  /** One run of this many kinds. */
  public static TileSet run(int kinds) {
    return new TileSet(Layout.ONE_RUN, kinds);
  }

  /** All tiles, the hand's among them. */
  public int tiles() {
    return COPIES * kinds;
  }

  boolean isOneRun() {
    return layout == Layout.ONE_RUN;
  }

  /** The first kind that stands in a suit of nine; kinds before it stand alone. */
  int firstSuit() {
    return layout == Layout.THREE_PLAYERS ? 2 : 0;
  }

  /** The set in parts that no run crosses: one run, or m, p, s and z. */
  List<Suit> suits() {
    if (isOneRun()) {
      return List.of(new Suit(0, kinds, true, 0));
    }
    int circles = layout == Layout.FOUR_PLAYERS ? SUIT : SUIT - SANMA_LACKS;
    int model = layout == Layout.FOUR_PLAYERS ? 0 : circles;
    return List.of(
        new Suit(0, circles, layout == Layout.FOUR_PLAYERS, 0),
        new Suit(circles, SUIT, true, model),
        new Suit(circles + SUIT, SUIT, true, model),
        new Suit(circles + 2 * SUIT, HONOURS, false, circles + 2 * SUIT));
  }

  /** Whether no run leads from this kind to the next. */
  boolean endsRun(int kind) {
    if (isOneRun()) {
      return kind == kinds - 1;
    }
    int place = place(kind);
    boolean alone = layout == Layout.THREE_PLAYERS && place < SUIT;
    return alone || place >= 3 * SUIT || place % SUIT == SUIT - 1;
  }

  /** Whether thirteen orphans needs this kind: ones, nines and honours. */
  boolean isOrphan(int kind) {
    int place = place(kind);
    return !isOneRun() && (place >= 3 * SUIT || place % SUIT == 0 || place % SUIT == SUIT - 1);
  }

  /** The kind of this rank in a suit, or -1 when this set lacks it. */
  int kind(int rank, char suit) {
    int place = SUITS.indexOf(suit) * SUIT + rank - 1;
    if (layout == Layout.FOUR_PLAYERS || place == 0) {
      return place;
    }
    return place < SUIT - 1 ? -1 : place - SANMA_LACKS;
  }

  /** The most that a rank of this suit can be. */
  static int highestRank(char suit) {
    return suit == 'z' ? HONOURS : SUIT;
  }

  /** A kind's rank, from 1. */
  int rank(int kind) {
    return isOneRun() ? kind + 1 : place(kind) % SUIT + 1;
  }

  /** A kind's suit letter; a run of its own has none. */
  char suit(int kind) {
    return SUITS.charAt(place(kind) / SUIT);
  }

  /** A tile of this kind as text: {@code 3m}, or {@code 3} in one run. */
  String tile(int kind) {
    return isOneRun() ? Integer.toString(kind + 1) : rank(kind) + Character.toString(suit(kind));
  }

  /** The place among the 34 kinds of the full set. */
  private int place(int kind) {
    return layout == Layout.THREE_PLAYERS && kind > 0 ? kind + SANMA_LACKS : kind;
  }
}
