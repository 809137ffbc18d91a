package croupier.mahjong;

import java.util.List;

/** The ways to cross from the lower half of a run. */
final class LowerHalf {
  private final SuitCounter counter;
  private final Suit low;
  private final Crossings crossings;

  LowerHalf(Wall wall, Suit low, Crossings crossings) {
    counter = new SuitCounter(wall, low.kinds());
    this.low = low;
    this.crossings = crossings;
  }

  /** For each crossing of a hand with this pattern below, the ways to draw the tiles for it. */
  double[] ways(Pattern pattern) {
    counter.read(low, pattern.counts());
    List<Crossings.Crossing> of = crossings.of(pattern.tiles());
    double[] ways = new double[of.size()];
    for (int i = 0; i < ways.length; i++) {
      Crossings.Crossing crossing = of.get(i);
      ways[i] = counter.ways(crossing.state(), crossing.draws());
    }
    return ways;
  }
}
