package croupier.mahjong;

import org.jspecify.annotations.Nullable;

/**
 * The answer for a hand.
 *
 * @param expectedDraws mean number of draws until the tiles held contain a win, 0 for a hand that
 *     has won, infinite when the wall cannot give a win
 * @param expectedDrawsMod the same modulo 998244353, null when infinite
 * @param minDraws fewest draws that can win, null when none can
 * @param winningTiles tiles left that win at once, 0 for a hand that has won
 * @param exact the expectation as a fraction, null when not asked for or too long
 */
public record HandAnswer(
    double expectedDraws,
    @Nullable Long expectedDrawsMod,
    @Nullable Integer minDraws,
    int winningTiles,
    @Nullable String exact) {}
