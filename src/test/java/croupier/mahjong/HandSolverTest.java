package croupier.mahjong;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

final class HandSolverTest {
  private static final HandSolver SOLVER = new HandSolver(true);

  @ParameterizedTest
  @CsvFileSource(
      resources = "/croupier/mahjong/golden.tsv",
      delimiter = '\t',
      numLinesToSkip = 1,
      quoteCharacter = '\0')
  void solve_goldenHand_hasTheKnownAnswer(
      String problem, double expectedDraws, long residue, int minDraws) {
    HandAnswer answer = SOLVER.worker().solve(Hand.parse(problem));
    assertThat(answer.expectedDraws()).isCloseTo(expectedDraws, within(5.0001e-13));
    assertThat(answer.expectedDrawsMod()).isEqualTo(residue);
    assertThat(answer.minDraws()).isEqualTo(minDraws);
  }
}
