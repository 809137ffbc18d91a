package croupier.mahjong;

import java.util.Arrays;

/** The fewest draws to a win by the automaton: the count's walk, with the least for the sum. */
final class FewestDraws {
  private FewestDraws() {}

  /** The fewest, or {@link Forms#NEVER}. */
  static int of(Hand hand, Wall wall) {
    int[] fewest = new int[wall.states()];
    Arrays.fill(fewest, Forms.NEVER);
    fewest[wall.start()] = 0;
    int won = Forms.NEVER;
    for (int kind = 0; kind < wall.kinds(); kind++) {
      int[] after = new int[fewest.length];
      Arrays.fill(after, Forms.NEVER);
      for (int state = 0; state < fewest.length; state++) {
        for (int more = 0; fewest[state] < Forms.NEVER && more <= hand.left(kind); more++) {
          int draws = fewest[state] + more;
          int next = wall.moves(kind)[WinAutomaton.LETTERS * state + hand.count(kind) + more];
          if (next == Wall.WIN) {
            won = Math.min(won, draws);
          } else {
            after[next] = Math.min(after[next], draws);
          }
        }
      }
      fewest = after;
    }
    for (int state = 0; state < fewest.length; state++) {
      won = wall.isWinAtEnd(state) ? Math.min(won, fewest[state]) : won;
    }
    return won;
  }
}
