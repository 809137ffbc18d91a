package croupier.mahjong;

import java.util.SplittableRandom;

/**
 * Hands of all sorts in turn: dealt, near wins, of quads, of orphans, with and without seen tiles.
 */
final class RandomHands {
  private RandomHands() {}

  static Hand draw(TileSet set, Rules rules, int turn, SplittableRandom random) {
    return switch (turn % 6) {
      case 0 -> NearWins.hand(set, rules, counts(new HandGenerator(set).deal(random)));
      case 1 -> NearWins.hand(set, rules, new NearWins(set, random).counts(13 + turn / 6 % 2));
      case 2 -> NearWins.hand(set, rules, quads(set, random));
      case 3 -> NearWins.hand(set, rules, endsOfRuns(set, random));
      case 4 -> OddHands.draw(set, rules, 0, random);
      default -> OddHands.draw(set, rules, random.nextInt(Hand.MELDS + 1), random);
    };
  }

  private static int[] counts(Hand hand) {
    int[] counts = new int[hand.set().kinds()];
    for (int kind = 0; kind < counts.length; kind++) {
      counts[kind] = hand.count(kind);
    }
    return counts;
  }

  /** Three quads, at times side by side, and one tile. */
  private static int[] quads(TileSet set, SplittableRandom random) {
    int[] counts = new int[set.kinds()];
    int kind = random.nextInt(set.kinds());
    int left = Hand.TILES;
    while (left > 0) {
      int copies = Math.min(left, TileSet.COPIES - counts[kind]);
      counts[kind] += copies;
      left -= copies;
      kind = (kind + random.nextInt(1, 4)) % set.kinds();
    }
    return counts;
  }

  /** Mostly tiles of the ends of runs: ones, nines and honours. */
  private static int[] endsOfRuns(TileSet set, SplittableRandom random) {
    int[] counts = new int[set.kinds()];
    int left = Hand.TILES;
    while (left > 0) {
      int kind = random.nextInt(set.kinds());
      boolean end = set.endsRun(kind) || kind == 0 || set.endsRun(kind - 1);
      if (counts[kind] < TileSet.COPIES && (end || random.nextInt(10) == 0)) {
        counts[kind]++;
        left--;
      }
    }
    return counts;
  }
}
