package croupier.ladders;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import croupier.game.Extras;
import croupier.game.Solver;
import croupier.number.Ratio;
import java.util.Arrays;
import java.util.Map;
import java.util.SplittableRandom;
import org.assertj.core.data.Percentage;
import org.junit.jupiter.api.Test;

final class CurveTest {
  private static final Percentage TWELVE_DIGITS = Percentage.withPercentage(1e-10);

  private final Solver.Worker<Board, BoardAnswer> worker =
      new BoardSolver(new Extras(Map.of("curve", 1))).worker();

  private double[] curve(Board board) {
    double[] curve = worker.solve(board).curve();
    return curve == null ? new double[0] : curve;
  }

  @Test
  void solve_standardBoard_hasTheKnownCurve() {
    double[] curve =
        curve(
            Board.parse(
                "100 start=0 1-38 4-14 9-31 21-42 28-84 36-44 51-67 71-91 80-100"
                    + " 16-6 47-26 49-11 56-53 62-19 64-60 87-24 93-73 95-75 98-78"));
    assertThat(curve[6]).isZero();
    assertThat(curve[7]).isCloseTo(0.00151105967, within(5e-12));
    assertThat(curve[100]).isCloseTo(0.9690366736, within(5e-11));
    assertThat(curve[31]).isLessThan(0.5);
    assertThat(curve[32]).isGreaterThan(0.5);
    int mode = 1;
    for (int t = 1; t < curve.length; t++) {
      assertThat(curve[t]).isGreaterThanOrEqualTo(curve[t - 1]);
      mode = curve[t] - curve[t - 1] > curve[mode] - curve[mode - 1] ? t : mode;
    }
    assertThat(mode).isEqualTo(22);
    assertThat(curve[22] - curve[21]).isCloseTo(0.0249722, within(5e-8));
    assertThat(curve[curve.length - 1]).isGreaterThanOrEqualTo(1 - 1e-12);
    assertThat(curve[curve.length - 2]).isLessThan(1 - 1e-12);
  }

  @Test
  void solve_smallBoards_agreeWithFractions() {
    SplittableRandom random = new SplittableRandom(3);
    for (int i = 0; i < 100; i++) {
      Board board = RandomBoards.deal(random, 5, 12);
      PlainBoard plain = new PlainBoard(board);
      if (!plain.isChainEndless() || board.lenient()) {
        double[] curve = curve(board);
        Ratio[] known = forward(board, plain, Math.min(curve.length, 25));
        for (int t = 0; t < known.length; t++) {
          assertThat(curve[t])
              .as("%s after %s", board, t)
              .isCloseTo(known[t].toDouble(), TWELVE_DIGITS);
        }
      }
    }
  }

  private static Ratio[] forward(Board board, PlainBoard plain, int entries) {
    Ratio[] place = new Ratio[board.cells() + 1];
    Arrays.fill(place, Ratio.ZERO);
    place[board.start()] = Ratio.ONE;
    Ratio[] known = new Ratio[entries];
    for (int t = 0; t < entries; t++) {
      known[t] = place[board.cells()];
      Ratio[] after = new Ratio[board.cells() + 1];
      Arrays.fill(after, Ratio.ZERO);
      for (int cell = 0; cell <= board.cells(); cell++) {
        for (int face = 1; face <= board.sides() && place[cell].signum() > 0; face++) {
          int rest = cell == board.cells() ? cell : plain.roll(cell, face);
          if (rest >= 0) {
            after[rest] = after[rest].plus(place[cell].times(Ratio.of(1, board.sides())));
          }
        }
      }
      place = after;
    }
    return known;
  }

  @Test
  void solve_slowBoard_hasTenThousandEntries() {
    double[] curve = curve(BoardSolverTest.rows(9, 1));
    assertThat(curve).hasSize(10_000);
    // After 9 sixes in a row, and not before.
    assertThat(curve[8]).isZero();
    assertThat(curve[9]).isCloseTo(Math.pow(6, -9), TWELVE_DIGITS);
  }

  @Test
  void solve_neverAndAtOnce_areOneEntry() {
    assertThat(curve(Board.parse("1"))).containsExactly(1);
    assertThat(curve(Board.parse("6 lenient d2 2-3 3-2"))).containsExactly(0);
    assertThat(curve(Board.parse("5 d2 lenient start=0 1-5 2-3 3-2"))).containsExactly(0, 0.5);
  }
}
