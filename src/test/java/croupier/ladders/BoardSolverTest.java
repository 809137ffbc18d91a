package croupier.ladders;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import croupier.game.BadProblem;
import croupier.game.Exact;
import croupier.game.Extras;
import croupier.game.Solver;
import croupier.number.Ratio;
import java.io.IOException;
import java.io.InputStream;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.assertj.core.data.Percentage;
import org.junit.jupiter.api.Test;

final class BoardSolverTest {
  private static final Percentage TWELVE_DIGITS = Percentage.withPercentage(1e-10);

  private final Solver.Worker<Board, BoardAnswer> worker = new BoardSolver(Extras.NONE).worker();
  private final Solver.Worker<Board, BoardAnswer> exact =
      new BoardSolver(new Extras(Map.of("exact", 1))).worker();

  private BoardAnswer solve(String text) {
    return worker.solve(Board.parse(text));
  }

  @Test
  void solve_goldenBoards_haveTheKnownMeansAndVariances() throws IOException {
    try (InputStream in = BoardSolverTest.class.getResourceAsStream("golden.tsv")) {
      assertThat(in).isNotNull();
      List<String> lines =
          new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().skip(1).toList();
      assertThat(lines).hasSizeGreaterThan(20);
      for (String line : lines) {
        List<String> cells = List.of(line.split("\t", -1));
        BoardAnswer answer = solve(cells.get(0));
        double deviation = answer.stddevRolls();
        assertThat(answer.finish().word()).as(line).isEqualTo(cells.get(1));
        isClose(line, answer.expectedRolls(), Double.parseDouble(cells.get(2)));
        isClose(line, deviation * deviation, Double.parseDouble(cells.get(3)));
      }
    }
  }

  private static void isClose(String what, double value, double known) {
    if (Double.isInfinite(known)) {
      assertThat(value).as(what).isInfinite();
    } else {
      assertThat(value).as(what).isCloseTo(known, TWELVE_DIGITS);
    }
  }

  @Test
  void solve_randomBoardsUnderAllRules_agreeWithTheOracle() {
    SplittableRandom random = new SplittableRandom(1151);
    Map<Finish, Integer> seen = new EnumMap<>(Finish.class);
    int endless = 0;
    for (int i = 0; i < 600; i++) {
      Board board = RandomBoards.deal(random, 5, 30);
      PlainBoard oracle = new PlainBoard(board);
      if (oracle.isChainEndless() && !board.lenient()) {
        endless++;
        assertThatThrownBy(() -> exact.solve(board))
            .as(board.toString())
            .isInstanceOf(BadProblem.class)
            .hasMessageEndingWith(": this chain never ends and can be reached");
      } else {
        BoardAnswer answer = exact.solve(board);
        agree(board.toString(), answer, oracle);
        seen.merge(answer.finish(), 1, Integer::sum);
      }
    }
    assertThat(seen)
        .hasSize(3)
        .allSatisfy((finish, boards) -> assertThat(boards).isGreaterThan(20));
    assertThat(endless).isGreaterThan(5);
  }

  private static void agree(String board, BoardAnswer answer, PlainBoard oracle) {
    assertThat(answer.finish()).as(board).isEqualTo(oracle.finish());
    switch (oracle.finish()) {
      case ALWAYS -> {
        Ratio expected = oracle.expected();
        assertThat(answer.finishProbability()).as(board).isEqualTo(1);
        assertThat(answer.expectedRolls()).as(board).isCloseTo(expected.toDouble(), TWELVE_DIGITS);
        assertThat(answer.stddevRolls())
            .as(board)
            .isCloseTo(Math.sqrt(oracle.variance().toDouble()), TWELVE_DIGITS);
        assertThat(answer.exact()).as(board).isEqualTo(expected.toString());
        assertThat(answer.minRolls()).as(board).isEqualTo(oracle.fewestRolls());
      }
      case SOMETIMES -> {
        assertThat(answer.finishProbability())
            .as(board)
            .isCloseTo(oracle.probability().toDouble(), TWELVE_DIGITS);
        assertThat(answer.minRolls()).as(board).isEqualTo(oracle.fewestRolls());
        isInfinite(board, answer);
      }
      case NEVER -> {
        assertThat(answer.finishProbability()).as(board).isZero();
        assertThat(answer.minRolls()).as(board).isNull();
        isInfinite(board, answer);
      }
    }
  }

  private static void isInfinite(String board, BoardAnswer answer) {
    assertThat(answer.expectedRolls()).as(board).isInfinite();
    assertThat(answer.stddevRolls()).as(board).isInfinite();
    assertThat(answer.exact()).as(board).isEqualTo("Infinity");
  }

  @Test
  void solve_largerBoards_agreeWithTheirExactFraction() {
    SplittableRandom random = new SplittableRandom(77);
    for (int i = 0; i < 60; i++) {
      Board board = BoardGenerator.deal(random, 100 + 10 * i, 2 * i, 2 * i);
      BoardAnswer answer = exact.solve(board);
      if (answer.finish() == Finish.ALWAYS) {
        assertThat(answer.exact()).as(board.toString()).isNotNull();
        assertThat(answer.expectedRolls())
            .as(board.toString())
            .isCloseTo(Ratio.parse(String.valueOf(answer.exact())).toDouble(), TWELVE_DIGITS);
      }
    }
  }

  @Test
  void solve_boardAfterOthers_hasTheSameBits() {
    SplittableRandom random = new SplittableRandom(5);
    for (int i = 0; i < 300; i++) {
      Board board =
          i % 3 == 0
              ? BoardGenerator.deal(random, 300, 20, 20)
              : lenient(RandomBoards.deal(random, 5, 60));
      BoardAnswer fresh = new BoardSolver(Extras.NONE).worker().solve(board);
      assertThat(worker.solve(board)).as(board.toString()).isEqualTo(fresh);
    }
  }

  private static Board lenient(Board board) {
    return new Board(
        board.cells(),
        board.sides(),
        board.start(),
        board.overshoot(),
        board.chain(),
        true,
        board.jumps());
  }

  @Test
  void solve_unreachableJumpAdded_changesNothing() {
    String board = "100 6-3 20-44 50-91 88-12 ";
    // Cell 2 is landed on, but nothing lands on 1, the start, which no snake leads to.
    assertThat(solve(board + "1-77")).isEqualTo(solve(board));
    // Behind six snakes' heads in a row no ladder can be stood on.
    String wall = "100 30-80 40-2 41-2 42-2 43-2 44-2 45-2";
    assertThat(solve(wall + " 46-99 50-3")).isEqualTo(solve(wall));
  }

  @Test
  void solve_lenientBoard_equalsTheCleanOne() {
    String clean = "30 3-22 5-8 20-1";
    String found = "30 lenient 7-7 3-9 0-5 5-8 12-31 40-2 20-1 3-22 999999999999-4";
    assertThat(solve(found)).isEqualTo(solve(clean));
    assertThat(Board.parse(found)).hasToString("30 lenient 3-22 5-8 20-1");
  }

  @Test
  void solve_lenientCycle_trapsTheToken() {
    assertThat(solve("6 lenient d2 2-3 3-2").finish()).isEqualTo(Finish.NEVER);
    BoardAnswer answer = solve("4 lenient d3 2-3 3-2 overshoot=win");
    assertThat(answer.finish()).isEqualTo(Finish.SOMETIMES);
    assertThat(answer.finishProbability()).isCloseTo(1 / 3.0, TWELVE_DIGITS);
  }

  @Test
  void solve_cycleOutOfReach_doesNoHarm() {
    String wall = "100 start=1 30-80 40-2 41-2 42-2 43-2 44-2 45-2";
    assertThat(solve(wall + " 47-48 48-47")).isEqualTo(solve(wall));
  }

  @Test
  void solve_jumpFromTheLastCell_isNeverTaken() {
    assertThat(solve("20 5-12 20-3")).isEqualTo(solve("20 5-12"));
    assertThat(solve("20 5-20 20-5")).isEqualTo(solve("20 5-20"));
  }

  @Test
  void solve_jumpOnTheStart_isTakenWhenLandedOnLater() {
    double alone = solve("10 d2 1-9").expectedRolls();
    assertThat(alone).isEqualTo(solve("10 d2").expectedRolls());
    // From 3 the token comes back to 1 and is moved on to 9 at once.
    assertThat(solve("10 d2 1-9 3-1")).isEqualTo(solve("10 d2 1-9 3-9"));
  }

  @Test
  void solve_singleChain_restsOnTheSecondJump() {
    assertThat(exact.solve(Board.parse("4 d2 start=0 chain=single 1-2 2-4")).exact())
        .isEqualTo("2");
    assertThat(exact.solve(Board.parse("4 d2 start=0 1-2 2-4")).exact()).isEqualTo("1");
  }

  @Test
  void solve_oneCell_isOverAtOnceOrByTheRightFace() {
    assertThat(solve("1").expectedRolls()).isZero();
    assertThat(solve("1").minRolls()).isZero();
    assertThat(exact.solve(Board.parse("1 start=0")).exact()).isEqualTo("6");
    assertThat(solve("1 start=0 overshoot=win").stddevRolls()).isZero();
  }

  @Test
  void solve_everyOtherCellASnake_staysRightWhereMeansAreHuge() {
    for (int free = 2; free <= 6; free++) {
      for (int cells : new int[] {100, 200, 300}) {
        StringBuilder text = new StringBuilder().append(cells);
        for (int cell = 2; cell < cells; cell++) {
          if (cell % free != 1) {
            text.append(' ').append(cell).append("-1");
          }
        }
        BoardAnswer answer = exact.solve(Board.parse(text.toString()));
        assertThat(answer.expectedRolls())
            .as(text.toString())
            .isCloseTo(Ratio.parse(String.valueOf(answer.exact())).toDouble(), TWELVE_DIGITS);
      }
    }
  }

  @Test
  void solve_hugeMean_hasTheDeviationOfAGeometricGame() {
    // Only the face 1 leads on, from each of the cells: one success in 1000 tries, back to 1.
    StringBuilder text = new StringBuilder("90 d1000 overshoot=stay");
    for (int cell = 3; cell < 90; cell++) {
      text.append(' ').append(cell).append(cell % 2 == 0 ? "-1" : "-2");
    }
    BoardAnswer answer = exact.solve(Board.parse(text.toString()));
    assertThat(answer.finish()).isEqualTo(Finish.ALWAYS);
    PlainBoard oracle = new PlainBoard(Board.parse(text.toString()));
    assertThat(answer.exact()).isEqualTo(oracle.expected().toString());
    assertThat(answer.stddevRolls())
        .isCloseTo(Math.sqrt(oracle.variance().toDouble()), TWELVE_DIGITS);
  }

  @Test
  void solve_meansUpTo1e300_haveADeviationOfTheirSize() {
    for (int cells : new int[] {500, 1500, 2400}) {
      BoardAnswer answer = worker.solve(climb(cells));
      assertThat(answer.expectedRolls()).isGreaterThan(1e50).isLessThan(1e300);
      assertThat(answer.stddevRolls()).isCloseTo(answer.expectedRolls(), TWELVE_DIGITS);
    }
  }

  /**
   * Without jumps, the rolls for n cells are (1 + 1/k) of those for n - 1 less 1/k of n - 1 - k.
   */
  @Test
  void solve_fractionsOfAboutTheMostDigits_arePrintedAsLongAsTheyAreShort() {
    int sides = 1000;
    BigInteger die = BigInteger.valueOf(sides);
    List<BigInteger> scaled = new ArrayList<>(List.of(BigInteger.ZERO, BigInteger.ONE));
    int printed = 0;
    for (int cells = 2; cells <= 1_800; cells++) {
      BigInteger next = scaled.get(cells - 1).multiply(die.add(BigInteger.ONE));
      if (cells - 1 - sides > 0) {
        next = next.subtract(scaled.get(cells - 1 - sides).multiply(die.pow(sides)));
      }
      scaled.add(next);
      if (cells >= 1_600 && cells % 25 == 0) {
        String known = Exact.text(Ratio.of(next, die.pow(cells - 1)));
        Board board = Board.parse(cells + " d1000 start=0 overshoot=win");
        assertThat(exact.solve(board).exact()).as(board.toString()).isEqualTo(known);
        printed += known == null ? 0 : 1;
      }
    }
    assertThat(printed).isBetween(1, 8);
  }

  @Test
  void solve_fractionOfNineHundredTears_isLeftOut() {
    BoardAnswer answer = exact.solve(BoardGenerator.deal(new SplittableRandom(1), 9_500, 950, 950));
    assertThat(answer.finish()).isEqualTo(Finish.ALWAYS);
    assertThat(answer.expectedRolls()).isFinite();
    assertThat(answer.exact()).isNull();
  }

  @Test
  void solve_meanPastAllDoubles_isAlwaysAndInfinite() {
    BoardAnswer answer = worker.solve(climb(9_000));
    assertThat(answer.finish()).isEqualTo(Finish.ALWAYS);
    assertThat(answer.expectedRolls()).isInfinite();
    assertThat(answer.stddevRolls()).isInfinite();
  }

  @Test
  void solve_equalPartsInARow_addUpTheirMeansAndVariances() {
    for (int sixes : new int[] {2, 5, 9, 15, 40}) {
      BoardAnswer one = worker.solve(rows(sixes, 1));
      for (int parts : new int[] {2, 20, 30}) {
        BoardAnswer many = worker.solve(rows(sixes, parts));
        String what = parts + " parts of " + sixes;
        assertThat(many.expectedRolls())
            .as(what)
            .isCloseTo(parts * one.expectedRolls(), TWELVE_DIGITS);
        assertThat(many.stddevRolls())
            .as(what)
            .isCloseTo(Math.sqrt(parts) * one.stddevRolls(), TWELVE_DIGITS);
      }
    }
  }

  /** Parts in each of which a row of sixes is needed; any other face leads to the part's start. */
  static Board rows(int sixes, int parts) {
    return rows(sixes, parts, 0);
  }

  /** The same behind so many plain cells. */
  static Board rows(int sixes, int parts, int before) {
    StringBuilder text = new StringBuilder().append(before + 6 * sixes * parts + 1);
    for (int cell = 2; cell <= 6 * sixes * parts; cell++) {
      if (cell % 6 != 1) {
        int part = (cell - 1) / (6 * sixes);
        text.append(' ').append(before + cell);
        text.append('-').append(before + part * 6 * sixes + 1);
      }
    }
    return Board.parse(text.toString());
  }

  /** Two cells of three lead back to the start. */
  private static Board climb(int cells) {
    StringBuilder text = new StringBuilder().append(cells);
    for (int cell = 2; cell < cells; cell++) {
      if (cell % 3 != 1) {
        text.append(' ').append(cell).append("-1");
      }
    }
    return Board.parse(text.toString());
  }

  @Test
  void solve_moreTearsThanTheLimit_isRejected() {
    assertThatThrownBy(() -> worker.solve(steps(BoardWorker.MOST_TEARS + 1)))
        .isInstanceOf(BadProblem.class)
        .hasMessage(
            "board of 5003 cells: jumps and bounces lead back to 5001 of them,"
                + " at most 5000 can be solved");
    assertThat(worker.solve(steps(400)).finish()).isEqualTo(Finish.ALWAYS);
  }

  /** From every cell 2 .. tears + 1 a single jump one back. */
  private static Board steps(int tears) {
    StringBuilder text = new StringBuilder(tears + 2 + " chain=single");
    for (int cell = 2; cell <= tears + 1; cell++) {
      text.append(' ').append(new Jump(cell, cell - 1));
    }
    return Board.parse(text.toString());
  }

  @Test
  void solve_endlessChain_isNamed() {
    assertThatThrownBy(() -> solve("20 2-5 5-2"))
        .isInstanceOf(BadProblem.class)
        .hasMessage("jumps 2-5, 5-2: this chain never ends and can be reached");
    assertThatThrownBy(() -> solve("20 3-9 9-7 7-5 5-9"))
        .hasMessage("jumps 5-9, 9-7, 7-5: this chain never ends and can be reached");
    assertThatThrownBy(() -> solve("20 d2 2-3 3-4 4-5 5-6 6-7 7-8 8-9 9-10 10-11 11-12 12-2"))
        .hasMessage(
            "jumps 2-3, 3-4, 4-5, 5-6, 6-7, 7-8, 8-9, 9-10, ... (11 jumps): "
                + "this chain never ends and can be reached");
    assertThat(solve("20 chain=single 2-5 5-2").finish()).isEqualTo(Finish.ALWAYS);
  }
}
