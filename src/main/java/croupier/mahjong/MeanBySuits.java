package croupier.mahjong;

import java.util.Arrays;
import java.util.List;

/**
 * Means of hands of the real sets, put together from tables of their suits. Suits recur from hand
 * to hand, and so do pairs of suits: those asked for last are kept. Scratch space for one thread.
 */
final class MeanBySuits implements MeanDraws {
  private final List<Suit> suits;
  private final ClosedStates states;
  private final SuitTables tables;
  private final ValueProducts products;
  private final Shelf.Row<Pattern, SuitTable> suitTables;
  private final Shelf.Row<Pattern, Rest> lasts;
  private final Shelf.Row<PatternPair, Reached> firstPairs;
  private final Shelf.Row<PatternPair, Rest> lastPairs;
  private final double[] reals;
  private final long[] residues;

  private record PatternPair(Pattern first, Pattern second) {}

  /**
   * Means of closed hands of 13 tiles.
   *
   * @param set of four suits
   * @param states of the same wall without orphans
   * @param often for what recurs often, suits
   * @param seldom for pairs of them, of which there are so many that they would push out the suits
   */
  MeanBySuits(TileSet set, Wall wall, ClosedStates states, Shelf often, Shelf seldom) {
    suits = set.suits();
    this.states = states;
    tables = new SuitTables(wall, set.tiles() - Hand.TILES, states);
    products = new ValueProducts(states.size(), tables.reals(), tables.residues());
    reals = new double[tables.reals()];
    residues = new long[tables.residues()];
    // Few suits reach all closed states, and most pairs do.
    int bytes = states.size() * (tables.reals() * Double.BYTES + tables.residues() * Integer.BYTES);
    suitTables = often.row(bytes * 2 / 3);
    lasts = often.row(bytes);
    firstPairs = seldom.row(bytes);
    lastPairs = seldom.row(bytes);
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
