package croupier.mahjong;

import croupier.number.Ratio;
import java.util.Arrays;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/**
 * How the chance of no win falls with the draws.
 *
 * @param chances {@code chances[i]}: no win after i draws; ends with the last that is not 0
 * @param median the least i at which a win is as likely as not, null if no draws can win
 * @param ninthDecile the least i at which a win has chance 9/10 or more, null likewise
 */
@SuppressWarnings("ArrayRecordComponent") // Answers are read off once and never compared by these.
public record Survival(double[] chances, @Nullable Integer median, @Nullable Integer ninthDecile) {
  /** Chances nearer to a level than this are compared as fractions. */
  private static final double TIE = 1e-9;

  private static final Ratio HALF = Ratio.of(1, 2);
  private static final Ratio TENTH = Ratio.of(1, 10);

  /**
   * Reads the curve off the counts.
   *
   * @param counts sets of 0, 1, 2, ... tiles of the wall without a win
   * @param fewest draws that can win, or {@link Forms#NEVER}
   * @param exact the chance after so many draws as a fraction, asked for only in doubt
   */
  static Survival of(Draws draws, double[] counts, int fewest, IntFunction<Ratio> exact) {
    double[] chances = new double[draws.width()];
    int end = 0;
    for (int i = 0; i < chances.length && counts[i] > 0; i++) {
      // Sums are rounded, but these are certain.
      chances[i] = i < fewest ? 1 : Math.min(1, draws.survival(counts, i));
      end = i + 1;
    }
    chances = Arrays.copyOf(chances, end);
    boolean canWin = fewest != Forms.NEVER;
    return new Survival(
        chances,
        canWin ? least(chances, HALF, exact) : null,
        canWin ? least(chances, TENTH, exact) : null);
  }

  /** The least number of draws after which the chance of no win is no more than this. */
  private static int least(double[] chances, Ratio level, IntFunction<Ratio> exact) {
    int draws = 0;
    while (draws < chances.length && isAbove(chances[draws], level, draws, exact)) {
      draws++;
    }
    return draws;
  }

  private static boolean isAbove(double chance, Ratio level, int draws, IntFunction<Ratio> exact) {
    double above = chance - level.toDouble();
    return Math.abs(above) > TIE ? above > 0 : exact.apply(draws).compareTo(level) > 0;
  }
}
