package croupier.mahjong;

import java.util.Arrays;
import java.util.List;

/**
 * Means of hands of the real sets, put together from tables of their suits. Suits recur from hand
 * to hand, and so do pairs of suits: those asked for last are kept. Scratch space for one thread.
 */
final class MeanBySuits implements MeanDraws {
  /** Some 7 kB each. */
  private static final int MOST_SUITS = 1 << 13;

  /** Some 9 kB each, and there are two kinds of pairs. */
  private static final int MOST_PAIRS = 1 << 12;

  private static final int MOST_LASTS = 1 << 8;

  private final List<Suit> suits;
  private final ClosedStates states;
  private final SuitTables tables;
  private final ValueProducts products;
  private final Recent<Pattern, SuitTable> suitTables = new Recent<>(MOST_SUITS);
  private final Recent<Pattern, Rest> lasts = new Recent<>(MOST_LASTS);
  private final Recent<PatternPair, Reached> firstPairs = new Recent<>(MOST_PAIRS);
  private final Recent<PatternPair, Rest> lastPairs = new Recent<>(MOST_PAIRS);
  private final double[] reals;
  private final long[] residues;

  private record PatternPair(Pattern first, Pattern second) {}

  /**
   * Means of closed hands of 13 tiles.
   *
   * @param set of four suits
   * @param states of the same wall without orphans
   */
  MeanBySuits(TileSet set, Wall wall, ClosedStates states) {
    suits = set.suits();
    this.states = states;
    tables = new SuitTables(wall, set.tiles() - Hand.TILES, states);
    products = new ValueProducts(states.size(), tables.reals(), tables.residues());
    reals = new double[tables.reals()];
    residues = new long[tables.residues()];
  }

  @Override
  public Mean of(Hand hand) {
    Pattern[] patterns = new Pattern[suits.size()];
    Arrays.setAll(patterns, i -> suits.get(i).pattern(hand));
    // Honours come last, since they recur most; the two smallest suits recur more than others.
    Arrays.sort(patterns, 0, patterns.length - 1);
    Reached reached = firstPairs.get(new PatternPair(patterns[0], patterns[1]), this::reached);
    Rest rest = lastPairs.get(new PatternPair(patterns[2], patterns[3]), this::rest);
    reached.reals(rest, reals);
    reached.residues(rest, residues);
    return new Mean(tables.mean(reals), tables.mean(residues));
  }

  private Reached reached(PatternPair pair) {
    return new Reached(table(pair.first()), table(pair.second()), states, products);
  }

  private Rest rest(PatternPair pair) {
    return new Rest(table(pair.first()), last(pair.second()), states, products);
  }

  private Rest last(Pattern pattern) {
    return lasts.get(pattern, last -> new Rest(table(last), states));
  }

  private SuitTable table(Pattern pattern) {
    return suitTables.get(pattern, suit -> tables.table(suit.suit(), suit.counts()));
  }
}
