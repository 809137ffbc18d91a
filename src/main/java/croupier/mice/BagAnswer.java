package croupier.mice;

import org.jspecify.annotations.Nullable;

/**
 * The answer for a bag.
 *
 * @param princessWins the asked player's chance; the princess's unless another is asked for
 * @param dragonWins the chance that anybody else wins or that the bag runs empty
 * @param exact the asked player's chance as a fraction, null when not asked for or too long
 */
public record BagAnswer(double princessWins, double dragonWins, @Nullable String exact) {}
