package croupier.mahjong;

import croupier.game.Census;
import java.util.Objects;

/**
 * Every distinct hand of 13 tiles of a set, in the order of their counts, the first kind's counting
 * most.
 */
public final class HandCensus implements Census<Hand> {
  private static final long serialVersionUID = 1;

  private final TileSet set;

  /** {@code ways[kind][tiles]}: hands of that many tiles of the kinds from there on. */
  private final long[][] ways;

  public HandCensus(TileSet set) {
    this.set = set;
    ways = new long[set.kinds() + 1][Hand.TILES + 1];
    ways[set.kinds()][0] = 1;
    for (int kind = set.kinds() - 1; kind >= 0; kind--) {
      for (int tiles = 0; tiles <= Hand.TILES; tiles++) {
        for (int copies = 0; copies <= Math.min(TileSet.COPIES, tiles); copies++) {
          ways[kind][tiles] = Math.addExact(ways[kind][tiles], ways[kind + 1][tiles - copies]);
        }
      }
    }
  }

  @Override
  public long size() {
    return ways[0][Hand.TILES];
  }

  @Override
  public Hand problem(long index) {
    byte[] counts = new byte[set.kinds()];
    long rest = Objects.checkIndex(index, size());
    int tiles = Hand.TILES;
    for (int kind = 0; kind < counts.length; kind++) {
      while (rest >= ways[kind + 1][tiles - counts[kind]]) {
        rest -= ways[kind + 1][tiles - counts[kind]];
        counts[kind]++;
      }
      tiles -= counts[kind];
    }
    return new Hand(set, Rules.USUAL, counts);
  }

  /** The product over kinds of C(4, copies). */
  @Override
  public long deals(Hand hand) {
    long deals = 1;
    for (int kind = 0; kind < set.kinds(); kind++) {
      deals *= TileSet.WAYS[TileSet.COPIES][hand.count(kind)];
    }
    return deals;
  }
}
