package croupier.mahjong;

import java.util.SplittableRandom;

/** Hands of every size, near wins, with tiles seen elsewhere: now none, now nearly all. */
final class OddHands {
  private OddHands() {}

  static Hand draw(TileSet set, Rules rules, int melds, SplittableRandom random) {
    int tiles = Hand.TILES - Hand.MELD * melds + random.nextInt(2);
    int[] counts = new NearWins(set, random).counts(tiles);
    double share = Math.pow(random.nextDouble(), 2);
    byte[] held = new byte[counts.length];
    byte[] seen = new byte[counts.length];
    for (int kind = 0; kind < counts.length; kind++) {
      held[kind] = (byte) counts[kind];
      for (int copy = counts[kind]; copy < TileSet.COPIES; copy++) {
        if (random.nextDouble() < share) {
          seen[kind]++;
        }
      }
    }
    return new Hand(set, rules, melds, held, seen);
  }
}
