package croupier.ladders;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The answer for a board.
 *
 * @param finish whether the last cell is reached
 * @param finishProbability the chance that it is
 * @param expectedRolls the mean number of rolls, infinite unless it always is
 * @param stddevRolls its standard deviation, infinite likewise
 * @param minRolls the fewest rolls, null if the finish is never reached
 * @param medianRolls the fewest rolls within which the chance to have finished is 1/2 or more, null
 *     when not asked for or never reached; {@link Long#MAX_VALUE} stands for that many and more
 * @param p90Rolls the same for 9/10
 * @param exact the expected rolls as a fraction, null when not asked for or too long
 * @param curve the chance to have finished within 0, 1, 2, ... rolls, null when not asked for
 * @param race the mean rounds of a race, then the chance of each seat, null when not asked for
 */
@SuppressWarnings("ArrayRecordComponent") // Answers are read off once and never compared by these.
public record BoardAnswer(
    Finish finish,
    double finishProbability,
    double expectedRolls,
    double stddevRolls,
    @Nullable Integer minRolls,
    @Nullable Long medianRolls,
    @Nullable Long p90Rolls,
    @Nullable String exact,
    double @Nullable [] curve,
    double @Nullable [] race) {

  /** The rounds until the first of the players finishes, null when there is no race. */
  @Nullable Double expectedRounds() {
    return race == null ? null : Double.valueOf(race[0]);
  }

  /** The chance of each seat to finish first. */
  double @Nullable [] seatWins() {
    return race == null ? null : Arrays.copyOfRange(race, 1, race.length);
  }
}
