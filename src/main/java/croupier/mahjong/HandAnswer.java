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
 * @param exact the expectation as a fraction, null when not asked for or too long
 */
public record HandAnswer(
    double expectedDraws,
    @Nullable Long expectedDrawsMod,
    @Nullable Integer minDraws,
    @Nullable String form,
    int winningTiles,
    @Nullable String exact) {

  /** {@link #minDraws} less 1: 0 for a hand that waits, -1 for one that has won. */
  @Nullable Integer shanten() {
    return minDraws == null ? null : Integer.valueOf(minDraws - 1);
  }
}
