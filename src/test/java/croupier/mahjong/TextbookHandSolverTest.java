package croupier.mahjong;

import static org.assertj.core.api.Assertions.assertThat;

import croupier.game.Solver;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The benchmark's yardstick must not win by being wrong. */
final class TextbookHandSolverTest {
  @ParameterizedTest
  @CsvSource({
    "5: 1 1 1 1 2 2 2 2 3 3 3 3 4, 1",
    "9: 1 1 1 2 3 4 5 6 7 8 9 9 9, 1",
    "9: 1 1 2 2 4 4 5 5 7 7 8 8 9, 182388968",
    "34: 1 2 3 4 5 6 7 8 9 10 11 12 13, 849499126",
    "100: 1 1 1 1 2 2 2 2 3 3 3 3 4, 931587117",
    "123m456p789s1122z, 847511793",
    "1112345678999m, 350850150",
  })
  void residue_goldenHand_isTheKnownOne(String problem, long residue) {
    Hand hand = Hand.parse(problem);
    assertThat(new TextbookHandSolver(hand.set()).residue(hand)).isEqualTo(residue);
  }

  @Test
  void residue_randomHands_areTheSolvers() {
    Solver.Worker<Hand, HandAnswer> worker = new HandSolver(false).worker();
    for (TileSet set :
        new TileSet[] {TileSet.FULL, TileSet.SANMA, TileSet.run(9), TileSet.run(40)}) {
      TextbookHandSolver textbook = new TextbookHandSolver(set);
      HandGenerator generator = new HandGenerator(set);
      for (long row = 0; row < 10; row++) {
        Hand hand = generator.row(3, row);
        assertThat(textbook.residue(hand))
            .as(hand.toString())
            .isEqualTo(worker.solve(hand).expectedDrawsMod());
      }
    }
  }
}
