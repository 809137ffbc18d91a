package croupier.patience;

import org.jspecify.annotations.Nullable;

/**
 * The pair to take first when every later one is left to chance.
 *
 * @param first the lower pile, from 0
 * @param second the higher pile, from 0
 * @param win the chance that all cards go then
 */
record FirstMove(int first, int second, double win) {
  /** Chances that differ by less than this share of themselves count as equal. */
  private static final double EQUAL = 1e-12;

  /** The best for the deal whose positions these are, or null when it shows no pair. */
  static @Nullable FirstMove best(Positions positions) {
    double[] wins = wins(positions);
    FirstMove best = null;
    /* The way back ended with a look from layer 0 into layer 1. */
    for (long rest = positions.pairs(0); rest != 0; rest &= rest - 1) {
      FirstMove move =
          new FirstMove(Piles.first(rest), Piles.second(rest), wins[positions.after(0, rest)]);
      if (best == null || move.isBetterThan(best)) {
        best = move;
      }
    }
    return best;
  }

  /** The win chance from every position on, by its number. */
  private static double[] wins(Positions positions) {
    int layers = positions.layers();
    double[] wins = new double[positions.start(layers)];
    if (positions.win() > 0) {
      wins[wins.length - 1] = 1;
    }
    for (int layer = layers - 2; layer >= 0; layer--) {
      positions.lookInto(layer + 1);
      for (int i = positions.start(layer); i < positions.start(layer + 1); i++) {
        wins[i] = mean(wins, positions, i);
      }
    }
    return wins;
  }

  private static double mean(double[] wins, Positions positions, int number) {
    long pairs = positions.pairs(number);
    double sum = 0;
    for (long rest = pairs; rest != 0; rest &= rest - 1) {
      sum += wins[positions.after(number, rest)];
    }
    return pairs == 0 ? 0 : sum / Long.bitCount(pairs);
  }

  private boolean isBetterThan(FirstMove other) {
    if (Math.abs(win - other.win) > EQUAL * Math.max(win, other.win)) {
      return win > other.win;
    }
    return first == other.first ? second < other.second : first < other.first;
  }

  /** {@code 3+7 0.6123}, piles counted from 1. */
  @Override
  public String toString() {
    return first + 1 + "+" + (second + 1) + " " + win;
  }
}
