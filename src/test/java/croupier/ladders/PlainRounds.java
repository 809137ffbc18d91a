package croupier.ladders;

import java.util.Arrays;

/**
 * The oracle of games in which every jump leads back to the start, so that they are rounds, each
 * like the first: what happens t rolls into a game is a sum over the roll at which its last round
 * began.
 */
final class PlainRounds {
  private static final double NOTHING = 1e-18;

  /** Index: roll; the chances that a round ends with it, back at the start or at the finish. */
  private final double[] again;

  private final double[] finish;

  /** Before this roll no round ends. */
  private final int first;

  PlainRounds(Board board) {
    PlainRolls round = new PlainRolls(board);
    again = new double[10 * board.cells()];
    finish = new double[10 * board.cells()];
    int roll = 0;
    do {
      roll++;
      round.roll();
      again[roll] = round.take(board.start());
      finish[roll] = round.take(board.cells());
    } while (round.underWay() > NOTHING);
    first = firstAbove(NOTHING);
  }

  private int firstAbove(double nothing) {
    int roll = 0;
    while (again[roll] + finish[roll] <= nothing) {
      roll++;
    }
    return roll;
  }

  private static int end(double[] chances) {
    int end = chances.length;
    while (chances[end - 1] <= NOTHING) {
      end--;
    }
    return end;
  }

  /** The rolls after which the game has finished with such a chance. */
  long until(double level) {
    int last = Math.max(end(again), end(finish));
    double[] begun = {1};
    double finished = 0;
    for (int roll = 1; ; roll++) {
      if (roll >= begun.length) {
        begun = Arrays.copyOf(begun, 2 * roll);
      }
      for (int length = first; length < Math.min(last, roll + 1); length++) {
        begun[roll] += again[length] * begun[roll - length];
        finished += finish[length] * begun[roll - length];
      }
      if (finished >= level) {
        return roll;
      }
    }
  }
}
