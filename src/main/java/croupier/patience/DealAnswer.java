package croupier.patience;

import org.jspecify.annotations.Nullable;

/**
 * The answer for a deal.
 *
 * @param winProbability the chance that all cards go
 * @param winnable whether some choice of pairs wins, that is, whether the chance is not 0
 * @param expectedCardsLeft the mean number of cards on the table when no pair is left
 * @param states the number of positions that can be reached, the first one included, the empty
 *     table not
 * @param exact the chance as a fraction, null when not asked for or too long
 * @param bestFirstMove {@code 3+7 0.6123}: the piles to take from first, counted from 1, and the
 *     chance then; null when not asked for or when there is no pair
 */
public record DealAnswer(
    double winProbability,
    boolean winnable,
    double expectedCardsLeft,
    int states,
    @Nullable String exact,
    @Nullable String bestFirstMove) {}
