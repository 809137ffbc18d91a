package croupier.mahjong;

/**
 * The tiles whose draw brings a hand nearer to a win: its ukeire.
 *
 * @param kinds as {@code 36m5p}, or the ranks of one run as {@code 3 6}; empty if there are none
 * @param tiles how many of them may be drawn
 */
public record Useful(String kinds, int tiles) {

  static Useful of(Hand hand, Shanten shanten) {
    int now = shanten.of(hand).fewest();
    int[] useful = new int[hand.set().kinds()];
    int tiles = 0;
    for (int kind = 0; kind < useful.length; kind++) {
      if (hand.left(kind) > 0 && shanten.of(hand.with(kind)).fewest() < now) {
        useful[kind] = 1;
        tiles += hand.left(kind);
      }
    }
    return new Useful(HandNotation.print(hand.set(), kind -> useful[kind], " "), tiles);
  }
}
