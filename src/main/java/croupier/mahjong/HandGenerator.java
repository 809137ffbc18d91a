package croupier.mahjong;

import croupier.game.Generator;
import java.util.SplittableRandom;

/**
 * Deals 13 tiles of a set, every set of tiles equally likely, under the usual rules.
 *
 * @param set the tiles to deal from
 */
public record HandGenerator(TileSet set) implements Generator<Hand> {
  @Override
  public Hand deal(SplittableRandom random) {
    byte[] counts = new byte[set.kinds()];
    int left = set.tiles();
    for (int dealt = 0; dealt < Hand.TILES; dealt++) {
      int tile = random.nextInt(left--);
      int kind = 0;
      for (; tile >= TileSet.COPIES - counts[kind]; kind++) {
        tile -= TileSet.COPIES - counts[kind];
      }
      counts[kind]++;
    }
    return new Hand(set, Rules.USUAL, counts);
  }
}
