package croupier.mice;

import org.jspecify.annotations.Nullable;

/**
 * The answer for a bag.
 *
 * @param princessWins her chance
 * @param dragonWins his chance
 * @param exact her chance as a fraction, null when not asked for or too long
 */
public record BagAnswer(double princessWins, double dragonWins, @Nullable String exact) {}
