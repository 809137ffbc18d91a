package croupier.ladders;

import croupier.number.GaussRule;
import java.math.BigInteger;
import java.util.Arrays;

/**
 * Several players who roll in turn, each on a board of their own: the rounds until the first of
 * them finishes, and the chance of each seat to be that one.
 *
 * <p>With s(t) the chance that one player has not finished within t rolls, and f(t) that roll t
 * finishes, the mean number of rounds is the sum of s(t)^k, and seat i of k is the first to finish
 * in round t with chance f(t) s(t)^(i-1) s(t-1)^(k-i). The sums follow single rolls until what is
 * left is nothing, or until the tail is geometric and sums in closed form, or until leaps can tell
 * s(t), of which sums are then integrals (Euler, Maclaurin).
 */
final class Race {
  /** What is left of the sums may be such a share of them. */
  private static final double NOTHING = 1e-17;

  private static final double CLOSE = 2e-14;

  private static final int ROUNDS_BETWEEN_LOOKS = 1 << 10;

  private static final int FIRST_LOOK_AT_TAIL = 256;

  /** Chances below this are within rounding once they come from leaps. */
  private static final double NO_CHANCE = 1e-15;

  /** An integral's next piece ends at so many times the rolls at which it begins. */
  private static final double PANEL = 1.5;

  private final Links links;
  private final Means means;
  private final Tail tail;
  private final Ahead ahead;
  private final int start;
  private final double longest;

  /** The chance that a player never finishes. */
  private final double lost;

  /** Index: cell; the chance to be under way and to finish later. */
  private double[] left;

  /** Index: cell; the chance that the next roll finishes. */
  private double[] finishing;

  private double[] after;
  private double rounds;
  private final double[] wins;

  private Race(
      Links links,
      Means means,
      Tail tail,
      Ahead ahead,
      int players,
      double[] chance,
      double longest) {
    this.links = links;
    this.means = means;
    this.tail = tail;
    this.ahead = ahead;
    this.start = links.landing().start();
    this.longest = longest;
    this.wins = new double[players];
    this.after = new double[links.cells() + 1];
    this.left = new double[links.cells() + 1];
    this.finishing = new double[links.cells() + 1];
    FinishingFaces.count(links.landing(), finishing);
    this.lost = chanceToBeLost();
    for (int cell = start; cell < links.cells(); cell++) {
      left[cell] = links.isGood(cell) ? chance[cell] : 0;
      finishing[cell] /= links.landing().sides();
    }
  }

  /**
   * Runs the race.
   *
   * @param chance index: cell; the chance to finish from good cells
   * @param longest the largest mean number of rolls from any cell, infinite where the game may
   *     never end
   * @return the mean number of rounds, then the chance of each seat
   * @throws BadProblem when nothing gets to the end
   */
  static double[] run(
      Links links,
      Means means,
      Tail tail,
      Ahead ahead,
      int players,
      double[] chance,
      double longest) {
    Race race = new Race(links, means, tail, ahead, players, chance, longest);
    race.follow();
    return race.result();
  }

  /** The result where nobody ever finishes. */
  static double[] never(int players) {
    double[] result = new double[players + 1];
    result[0] = Double.POSITIVE_INFINITY;
    return result;
  }

  /** The result where all have finished before the first roll: the first seat is the first. */
  static double[] atOnce(int players) {
    double[] result = new double[players + 1];
    result[1] = 1;
    return result;
  }

  private double chanceToBeLost() {
    double[] faces = links.facesLost(finishing);
    double[] chance = new double[links.cells() + 1];
    means.solve(faces, chance);
    return chance[start];
  }

  private void follow() {
    for (long rolls = 0; !isOver(left[start]); rolls++) {
      if (rolls >= FIRST_LOOK_AT_TAIL && Long.bitCount(rolls) == 1) {
        if (tail.isGeometric(left, CLOSE, NOTHING * left[start])) {
          addTail(tail.mean());
          return;
        }
      }
      if (ahead.canLeap(left, rolls)) {
        leap((double) rolls);
        return;
      }
      round();
    }
  }

  private void round() {
    double before = lost + left[start];
    double finish = finishing[start];
    left = rolled(left);
    finishing = rolled(finishing);
    add(1, terms(before, finish, lost + left[start]));
  }

  /**
   * What a round adds: to the rounds, then to the seats.
   *
   * @param before the chance that a player is under way before it
   * @param finish that this player's roll finishes
   * @param now that the player is under way after it
   */
  private double[] terms(double before, double finish, double now) {
    int players = wins.length;
    double[] terms = new double[players + 1];
    double later = finish;
    for (int seat = players; seat >= 1; seat--) {
      terms[seat] = later;
      later *= before;
    }
    double earlier = 1;
    terms[0] = 1;
    for (int seat = 1; seat <= players; seat++) {
      terms[seat] *= earlier;
      earlier *= now;
      terms[0] *= before;
    }
    return terms;
  }

  private void add(double weight, double[] terms) {
    rounds += weight * terms[0];
    for (int seat = 0; seat < wins.length; seat++) {
      wins[seat] += weight * terms[seat + 1];
    }
  }

  private void leap(double rolls) {
    double nothing = NO_CHANCE * ahead.atStart(rolls);
    double from = rolls;
    while (ahead.isInStep()) {
      for (; from < ahead.end(); from++) {
        if (from % ROUNDS_BETWEEN_LOOKS == 0 && isOver(from, nothing)) {
          return;
        }
        add(1, terms(from));
      }
      ahead.next();
    }
    addEdge(from);
    while (true) {
      from = addIntegral(from);
      if (isOver(from, nothing)) {
        return;
      }
      ahead.next();
    }
  }

  private boolean isOver(double rolls, double nothing) {
    double now = ahead.atStart(rolls);
    return now <= nothing || isOver(now);
  }

  /** The sum over all rounds from here is an integral, half the first term, and its slope. */
  private void addEdge(double from) {
    double[] first = terms(from);
    add(0.5, first);
    add(3.0 / 24, first);
    add(-4.0 / 24, terms(from + 1));
    add(1.0 / 24, terms(from + 2));
  }

  /** Adds the integral up to where it can be told, in pieces that grow. */
  private double addIntegral(double from) {
    double to = ahead.end();
    for (double begin = from; begin < to; begin = Math.min(PANEL * begin, to)) {
      double length = Math.min(PANEL * begin, to) - begin;
      for (int k = 0; k < Legendre.RULE.size(); k++) {
        add(length * Legendre.RULE.weight(k), terms(begin + length * Legendre.RULE.node(k)));
      }
    }
    return to;
  }

  /** The same, after so many rolls, as leaps tell it. */
  private double[] terms(double rolls) {
    double before = lost + ahead.atStart(rolls);
    double finish = ahead.fall(rolls);
    return terms(before, finish, before - finish);
  }

  /** Made for the first race that is leapt over. */
  private static final class Legendre {
    static final GaussRule RULE = of(20);

    private static GaussRule of(int size) {
      BigInteger[] reciprocals = new BigInteger[2 * size];
      Arrays.setAll(reciprocals, i -> BigInteger.valueOf(i + 1));
      return GaussRule.ofReciprocals(reciprocals);
    }
  }

  private double[] rolled(double[] value) {
    means.roll(value, after);
    double[] result = after;
    after = value;
    return result;
  }

  private boolean isOver(double under) {
    double now = lost + under;
    double others = Math.pow(now, wins.length - 1);
    double least = Arrays.stream(wins).min().orElse(0);
    boolean roundsAreOver = lost > 0 || under * others * longest <= NOTHING * rounds;
    return roundsAreOver && under * others <= NOTHING * least;
  }

  /** From here on the chance to be under way shrinks by 1 - 1/mean a roll. */
  private void addTail(double mean) {
    double shrinking = Math.log1p(-1 / mean);
    rounds += Math.pow(left[start], wins.length) / -Math.expm1(wins.length * shrinking);
    for (int seat = 0; seat < wins.length; seat++) {
      wins[seat] += tailOfSeat(seat, mean, shrinking);
    }
  }

  /** The powers of lost + left, multiplied out: each term is geometric. */
  private double tailOfSeat(int earlier, double mean, double shrinking) {
    int later = wins.length - 1 - earlier;
    double sum = 0;
    for (int a = 0; a <= earlier; a++) {
      for (int b = 0; b <= later; b++) {
        int others = a + b;
        sum +=
            choose(earlier, a)
                * choose(later, b)
                * Math.pow(lost, wins.length - 1 - others)
                * Math.pow(left[start], 1 + others)
                * Math.exp(a * shrinking)
                / (mean * -Math.expm1((1 + others) * shrinking));
      }
    }
    return sum;
  }

  private static double choose(int n, int k) {
    double ways = 1;
    for (int i = 1; i <= k; i++) {
      ways = ways * (n - k + i) / i;
    }
    return ways;
  }

  private double[] result() {
    double[] result = new double[wins.length + 1];
    result[0] = lost > 0 ? Double.POSITIVE_INFINITY : rounds;
    System.arraycopy(wins, 0, result, 1, wins.length);
    return result;
  }
}
