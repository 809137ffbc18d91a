package croupier.ladders;

import org.jspecify.annotations.Nullable;

/**
 * The least number of rolls within which the chance to have finished reaches a level.
 *
 * <p>Followed is y(t), for every cell the chance that a token there is still under way after t
 * rolls and finishes later: y(0) is the chance to finish, and a roll takes means over the faces.
 * The level is reached when y(t) at the start has come down to (chance to finish) - level. Three
 * ways lead there: roll by roll; by the geometric tail, once it provably is one; in leaps, where
 * several parts of a board are slow.
 */
final class Quantiles {
  /** Differences below this are within rounding; exact counting decides them on short games. */
  private static final double TIE = 1e-12;

  private static final int FIRST_LOOK_AT_TAIL = 256;

  private final Links links;
  private final Means means;
  private final Tail tail;
  private final double[] chance;
  private final int start;
  private final ExactCount count;
  private double[] left;
  private double[] after;
  private long rolls;
  private final Ahead ahead;

  private final @Nullable Long median;
  private final @Nullable Long ninthDecile;

  /**
   * Finds both.
   *
   * @param chance index: cell; the chance to finish from good cells
   * @throws BadProblem when none of the three ways gets there
   */
  Quantiles(Links links, Means means, Tail tail, Ahead ahead, double[] chance) {
    this.links = links;
    this.means = means;
    this.tail = tail;
    this.chance = chance;
    this.start = links.landing().start();
    this.count = new ExactCount(links);
    this.ahead = ahead;
    this.left = new double[links.cells() + 1];
    this.after = new double[links.cells() + 1];
    for (int cell = start; cell < links.cells(); cell++) {
      left[cell] = links.isGood(cell) ? chance[cell] : 0;
    }
    this.median = least(1, 2);
    this.ninthDecile = least(9, 10);
  }

  @Nullable Long median() {
    return median;
  }

  @Nullable Long ninthDecile() {
    return ninthDecile;
  }

  private @Nullable Long least(int top, int bottom) {
    double goal = chance[start] - (double) top / bottom;
    if (goal < -TIE) {
      return null;
    }
    // A chance equal to the level is reached only if the game cannot go on for ever.
    boolean onlyAtTheEnd = goal <= TIE;
    while (!isReached(goal, top, bottom)) {
      if (onlyAtTheEnd) {
        if (rolls > links.cells()) {
          return null;
        }
      } else if (rolls >= FIRST_LOOK_AT_TAIL && Long.bitCount(rolls) == 1) {
        long answer = viaTail(goal);
        if (answer > 0) {
          return answer;
        }
      }
      if (ahead.canLeap(left, rolls)) {
        return ahead.rollsUntil(goal);
      }
      roll();
    }
    return rolls;
  }

  private void roll() {
    means.roll(left, after);
    double[] spare = left;
    left = after;
    after = spare;
    rolls++;
  }

  private boolean isReached(double goal, int top, int bottom) {
    double above = left[start] - goal;
    if (Math.abs(above) > TIE || !count.canFollow(rolls)) {
      return above <= 0;
    }
    return count.isReached((int) rolls, top, bottom);
  }

  private long viaTail(double goal) {
    long more = tail.rollsUntil(left, goal);
    return more == 0 ? 0 : more > Long.MAX_VALUE - rolls ? Long.MAX_VALUE : rolls + more;
  }
}
