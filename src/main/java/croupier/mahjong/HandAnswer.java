package croupier.mahjong;

import org.jspecify.annotations.Nullable;

/**
 * The answer for a hand.
 *
 * @param expectedDraws mean number of draws until the tiles held contain a win, 0 for a hand that
 *     has won, infinite when the wall cannot give a win
 * @param expectedDrawsMod the same modulo 998244353, null when infinite
 * @param minDraws fewest draws that can win, null when none can
 * @param form the form that so few draws can give: {@code melds}, {@code pairs}, {@code orphans},
 *     joined by + where several can; null when none can
 * @param winningTiles tiles left that win at once, 0 for a hand that has won
 * @param curve how the chance of no win falls, null when not asked for
 * @param ukeire the tiles that bring a win nearer, null when not asked for
 * @param exact the expectation as a fraction, null when not asked for or too long
 */
public record HandAnswer(
    double expectedDraws,
    @Nullable Long expectedDrawsMod,
    @Nullable Integer minDraws,
    @Nullable String form,
    int winningTiles,
    @Nullable Survival curve,
    @Nullable Useful ukeire,
    @Nullable String exact) {

  /** {@link #minDraws} less 1: 0 for a hand that waits, -1 for one that has won. */
  @Nullable Integer shanten() {
    return minDraws == null ? null : Integer.valueOf(minDraws - 1);
  }

  /** The chance of no win after 0, 1, 2, ... draws, up to the last that is not 0. */
  double @Nullable [] survival() {
    return curve == null ? null : curve.chances();
  }

  /** The least number of draws within which a win has chance 1/2 or more. */
  @Nullable Integer medianDraws() {
    return curve == null ? null : curve.median();
  }

  /** The least number of draws within which a win has chance 9/10 or more. */
  @Nullable Integer p90Draws() {
    return curve == null ? null : curve.ninthDecile();
  }

  /** The kinds that bring a win nearer. */
  @Nullable String useful() {
    return ukeire == null ? null : ukeire.kinds();
  }

  /** How many tiles of them may be drawn. */
  @Nullable Integer usefulTiles() {
    return ukeire == null ? null : Integer.valueOf(ukeire.tiles());
  }
}
