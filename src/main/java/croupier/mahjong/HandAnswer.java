package croupier.mahjong;

import org.jspecify.annotations.Nullable;

/**
 * The answer for a hand.
 *
 * @param expectedDraws mean number of draws until the tiles held contain a win
 * @param expectedDrawsMod the same modulo 998244353
 * @param minDraws fewest draws that can win
 * @param winningTiles tiles left that win at once
 * @param exact the expectation as a fraction, null when not asked for or too long
 */
public record HandAnswer(
    double expectedDraws,
    long expectedDrawsMod,
    int minDraws,
    int winningTiles,
    @Nullable String exact) {}
