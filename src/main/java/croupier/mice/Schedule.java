package croupier.mice;

import croupier.game.BadProblem;

/**
 * Who draws when. The players take turns 1 to {@code players}, round after round; player 1 is the
 * princess. After each draw of another player some mice jump out.
 *
 * <p>Places are those of the mice in their random order, counted from 0.
 *
 * @param players 2 to 10
 * @param jumps 0 to 10, how many mice jump after each draw of a player other than the princess
 * @param who the player whose chance is asked for
 */
public record Schedule(int players, int jumps, int who) {
  static final int MOST_PLAYERS = 10;
  static final int MOST_JUMPS = 10;

  static final int USUAL_PLAYERS = 2;
  static final int USUAL_JUMPS = 1;
  static final int USUAL_WHO = 1;

  /** Princess and dragon, one jump after his draw, her chance. */
  static final Schedule USUAL = new Schedule(USUAL_PLAYERS, USUAL_JUMPS, USUAL_WHO);

  public Schedule {
    check("players", players, 2, MOST_PLAYERS);
    check("jumps", jumps, 0, MOST_JUMPS);
    check("who", who, 1, players);
  }

  private static void check(String name, int value, int least, int most) {
    if (value < least || value > most) {
      throw new BadProblem(name + "=" + value + ": it must be " + least + " to " + most);
    }
  }

  /** Places in a round. */
  private int round() {
    return players + (players - 1) * jumps;
  }

  /** Of how many draws a player has the place in a bag of n mice. */
  int turns(int player, int n) {
    int first = player == 1 ? 0 : 1 + (player - 2) * (1 + jumps);
    return n <= first ? 0 : (n - first - 1) / round() + 1;
  }

  /** How many of n places are jumps. */
  int jumpPlaces(int n) {
    int left = n % round();
    int drawsLeft = left == 0 ? 0 : 1 + (left - 1 + jumps) / (1 + jumps);
    return n - n / round() * players - drawsLeft;
  }

  /** The words that differ from the usual, each after a blank. */
  @Override
  public String toString() {
    return word("players", players, USUAL_PLAYERS)
        + word("jumps", jumps, USUAL_JUMPS)
        + word("who", who, USUAL_WHO);
  }

  private static String word(String name, int value, int usual) {
    return value == usual ? "" : " " + name + "=" + value;
  }
}
