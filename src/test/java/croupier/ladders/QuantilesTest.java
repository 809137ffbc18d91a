package croupier.ladders;

import static org.assertj.core.api.Assertions.assertThat;

import croupier.game.Extras;
import croupier.game.Solver;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.assertj.core.data.Percentage;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class QuantilesTest {
  private static final MathContext SIXTY_DIGITS = new MathContext(60);

  private final Solver.Worker<Board, BoardAnswer> worker =
      new BoardSolver(new Extras(Map.of("quantiles", 1))).worker();

  private BoardAnswer solve(String text) {
    return worker.solve(Board.parse(text));
  }

  /** Counts rows of rolls in whole numbers, at most so many rolls; null past that. */
  private static @Nullable Long counted(Board board, int top, int bottom, int most) {
    PlainBoard plain = new PlainBoard(board);
    BigInteger[] ways = none(board.cells());
    ways[board.start()] = BigInteger.ONE;
    BigInteger all = BigInteger.ONE;
    for (long rolls = 0; rolls <= most; rolls++) {
      BigInteger finished = ways[board.cells()].multiply(BigInteger.valueOf(bottom));
      if (finished.compareTo(all.multiply(BigInteger.valueOf(top))) >= 0) {
        return rolls;
      }
      BigInteger[] after = none(board.cells());
      for (int cell = 0; cell <= board.cells(); cell++) {
        for (int face = 1; face <= board.sides() && ways[cell].signum() > 0; face++) {
          int rest = cell == board.cells() ? cell : plain.roll(cell, face);
          if (rest >= 0) {
            after[rest] = after[rest].add(ways[cell]);
          }
        }
      }
      ways = after;
      all = all.multiply(BigInteger.valueOf(board.sides()));
    }
    return null;
  }

  private static BigInteger[] none(int cells) {
    BigInteger[] counts = new BigInteger[cells + 1];
    Arrays.fill(counts, BigInteger.ZERO);
    return counts;
  }

  @Test
  void solve_smallBoardsUnderAllRules_agreeWithCounting() {
    SplittableRandom random = new SplittableRandom(90);
    int reached = 0;
    for (int i = 0; i < 300; i++) {
      Board board = RandomBoards.deal(random, 5, 16);
      PlainBoard plain = new PlainBoard(board);
      if (plain.isChainEndless() && !board.lenient()) {
        continue;
      }
      BoardAnswer answer = worker.solve(board);
      Long median = counted(board, 1, 2, 400);
      Long decile = counted(board, 9, 10, 400);
      if (median != null || isOutOfReach(plain, 0.5)) {
        assertThat(answer.medianRolls()).as(board.toString()).isEqualTo(median);
      }
      if (decile != null || isOutOfReach(plain, 0.9)) {
        assertThat(answer.p90Rolls()).as(board.toString()).isEqualTo(decile);
        reached++;
      }
    }
    assertThat(reached).isGreaterThan(200);
  }

  private static boolean isOutOfReach(PlainBoard plain, double level) {
    return plain.finish() == Finish.NEVER
        || (plain.finish() == Finish.SOMETIMES && plain.probability().toDouble() < level);
  }

  @Test
  void solve_tiesWithTheLevel_areReached() {
    // One face of two wins: half of all games are over after the first roll.
    assertThat(solve("2 d2 start=0").medianRolls()).isEqualTo(1);
    // Nine faces of ten win.
    assertThat(solve("3 d10 overshoot=win").p90Rolls()).isEqualTo(1);
    // Two rolls: 18 of 36 pairs.
    assertThat(counted(Board.parse("8 start=0 overshoot=win"), 1, 2, 9))
        .isEqualTo(solve("8 start=0 overshoot=win").medianRolls());
  }

  @Test
  void solve_chanceEqualToTheLevel_isReachedOnlyIfTheGameEnds() {
    // The first roll decides: to the last cell, or into a cycle.
    BoardAnswer decided = solve("5 d2 lenient start=0 1-5 2-3 3-2");
    assertThat(decided.finishProbability()).isEqualTo(0.5);
    assertThat(decided.medianRolls()).isEqualTo(1);
    // Face 1 goes on with 1, face 2 falls into the cycle, face 3 finishes: 1/2 is never reached.
    BoardAnswer open = solve("9 d3 lenient start=0 1-9 2-4 4-2 3-1 overshoot=win");
    assertThat(open.finish()).isEqualTo(Finish.SOMETIMES);
  }

  @Test
  void solve_geometricGames_haveTheClosedForm() {
    for (int sides : new int[] {2, 3, 10, 100, 999, 1000}) {
      BoardAnswer answer = solve("1 start=0 d" + sides);
      double each = Math.log1p(-1.0 / sides);
      long median = (long) Math.ceil(Math.log(0.5) / each - 1e-9);
      assertThat(answer.medianRolls()).as("d" + sides).isEqualTo(median);
      assertThat(answer.p90Rolls())
          .as("d" + sides)
          .isEqualTo((long) Math.ceil(Math.log(0.1) / each - 1e-9));
    }
  }

  @Test
  void solve_slowBoards_areNearlyGeometric() {
    // A game that starts over and over has median ln 2 and ninth decile ln 10 in units of its mean,
    // but for the few rolls of one try.
    for (int tries : new int[] {4, 9, 20}) {
      isNear(BoardSolverTest.rows(tries, 1), tries, Math.log(2), Math.log(10));
    }
  }

  @Test
  void solve_slowBoardOfTooManyCellsForPowers_isNearlyGeometric() {
    StringBuilder text = new StringBuilder("3000");
    for (int cell = 2960; cell < 3000; cell++) {
      if (cell % 4 != 1) {
        text.append(' ').append(cell).append("-2950");
      }
    }
    BoardAnswer answer = solve(text.toString());
    assertThat(number(answer.medianRolls()) / answer.expectedRolls())
        .isCloseTo(Math.log(2), Percentage.withPercentage(0.5));
  }

  /** A row of so many sixes, any other face starts again: powers of that chain in 60 digits. */
  @ParameterizedTest
  @ValueSource(ints = {9, 12, 16})
  void solve_pastAMillionRolls_areThoseOfPowersInSixtyDigits(int sixes) {
    BoardAnswer answer = worker.solve(BoardSolverTest.rows(sixes, 1));
    assertThat(number(answer.medianRolls())).isGreaterThan(1e6);
    assertThat(number(answer.medianRolls()))
        .isCloseTo(leastRolls(sixes, new BigDecimal("0.5")), Percentage.withPercentage(1e-9));
    assertThat(number(answer.p90Rolls()))
        .isCloseTo(leastRolls(sixes, new BigDecimal("0.1")), Percentage.withPercentage(1e-9));
  }

  /** The fewest rolls after which the row is open with at most this chance. */
  private static double leastRolls(int sixes, BigDecimal open) {
    List<BigDecimal[][]> powers = new ArrayList<>();
    BigDecimal[][] step = new BigDecimal[sixes][sixes];
    BigDecimal sixth = BigDecimal.ONE.divide(BigDecimal.valueOf(6), SIXTY_DIGITS);
    for (int row = 0; row < sixes; row++) {
      Arrays.fill(step[row], BigDecimal.ZERO);
      step[row][0] = BigDecimal.ONE.subtract(sixth);
      if (row + 1 < sixes) {
        step[row][row + 1] = sixth;
      }
    }
    powers.add(step);
    while (underWay(powers.get(powers.size() - 1)).compareTo(open) > 0) {
      BigDecimal[][] last = powers.get(powers.size() - 1);
      powers.add(product(last, last));
    }
    BigDecimal[][] reached = null;
    long rolls = 0;
    for (int power = powers.size() - 2; power >= 0; power--) {
      BigDecimal[][] next =
          reached == null ? powers.get(power) : product(reached, powers.get(power));
      if (underWay(next).compareTo(open) > 0) {
        reached = next;
        rolls += 1L << power;
      }
    }
    return rolls + 1;
  }

  private static BigDecimal underWay(BigDecimal[][] power) {
    return Arrays.stream(power[0]).reduce(BigDecimal.ZERO, BigDecimal::add);
  }

  private static BigDecimal[][] product(BigDecimal[][] a, BigDecimal[][] b) {
    BigDecimal[][] product = new BigDecimal[a.length][a.length];
    for (int row = 0; row < a.length; row++) {
      for (int column = 0; column < a.length; column++) {
        BigDecimal sum = BigDecimal.ZERO;
        for (int k = 0; k < a.length; k++) {
          sum = sum.add(a[row][k].multiply(b[k][column], SIXTY_DIGITS), SIXTY_DIGITS);
        }
        product[row][column] = sum;
      }
    }
    return product;
  }

  @Test
  void solve_twoSlowHalves_areTheSumOfTwoGeometricGames() {
    // Neither half is the slower one: P(T <= m x) tends to 1 - (1 + x) exp(-x), m the mean of one.
    for (int tries : new int[] {9, 16}) {
      isNear(BoardSolverTest.rows(tries, 2), tries, 1.678346990016661 / 2, 3.889720169867429 / 2);
    }
  }

  @Test
  void solve_slowHalvesOfManyCells_areAnsweredToo() {
    for (int tries : new int[] {200, 201, 800}) {
      BoardAnswer answer = worker.solve(BoardSolverTest.rows(tries, 2));
      assertThat(answer.medianRolls()).isEqualTo(Long.MAX_VALUE);
      assertThat(answer.p90Rolls()).isEqualTo(Long.MAX_VALUE);
    }
  }

  @Test
  void solve_threeSlowThirdsAtTheEndOfLongBoards_areTheSumOfThreeGeometricGames() {
    // P(T <= m x) tends to 1 - (1 + x + x^2 / 2) exp(-x), m the mean of one.
    for (int before : new int[] {500, 3_000, 9_000}) {
      Board board = BoardSolverTest.rows(14, 3, before);
      BoardAnswer answer = worker.solve(board);
      double mean = answer.expectedRolls() / 3;
      Percentage near = Percentage.withPercentage(100 * (before + 140) / mean);
      assertThat(number(answer.medianRolls()) / mean).isCloseTo(2.67406031372356, near);
      assertThat(number(answer.p90Rolls()) / mean).isCloseTo(5.322320337834209, near);
    }
  }

  /** The ways round a long board keep in step for many rounds. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "3000 2999-1 2998-1 2997-1 2996-1 2995-1",
        "10000 9999-1 9998-1 9997-1 9996-1 9995-1",
        "10000 d3 9999-1 9998-1 9996-1",
        "10000 d2 9999-1 9997-1 9995-1",
        "9000 d8 8999-1 8998-1 8997-1 8996-1 8995-1 8994-1 8993-1 8991-1 8990-1 8989-1"
      })
  void solve_gamesThatKeepInStep_areThoseOfTheirRounds(String text) {
    BoardAnswer answer = solve(text);
    PlainRounds rounds = new PlainRounds(Board.parse(text));
    assertThat(answer.medianRolls()).isEqualTo(rounds.until(0.5));
    assertThat(answer.p90Rolls()).isEqualTo(rounds.until(0.9));
  }

  @Test
  void solve_gamesOfManyRoundsInStep_agreeWithSingleRolls() {
    SplittableRandom random = new SplittableRandom(61);
    int seen = 0;
    while (seen < 5) {
      Board board = inStep(random);
      BoardAnswer answer = worker.solve(board);
      if (answer.expectedRolls() > 20_000 && answer.expectedRolls() < 60_000) {
        assertThat(answer.medianRolls())
            .as(board.toString())
            .isEqualTo(PlainRolls.until(0.5, board));
        assertThat(answer.p90Rolls()).as(board.toString()).isEqualTo(PlainRolls.until(0.9, board));
        seen++;
      }
    }
  }

  /** Most of the last cells lead back to the first ones; here and there is a jump between. */
  static Board inStep(SplittableRandom random) {
    int cells = random.nextInt(600, 1_200);
    StringBuilder text =
        new StringBuilder().append(cells).append(" d").append(random.nextInt(2, 7));
    for (int cell = cells - 1; cell > cells - 12; cell--) {
      if (random.nextInt(3) > 0) {
        text.append(' ').append(cell).append('-').append(random.nextInt(1, 30));
      }
    }
    int ladder = random.nextInt(100, 200);
    text.append(' ').append(ladder).append('-').append(ladder + random.nextInt(1, 200));
    int snake = random.nextInt(400, 500);
    text.append(' ').append(snake).append('-').append(snake - random.nextInt(1, 300));
    return Board.parse(text.toString());
  }

  /** A few rolls decide at the very end of a long board, and lead back to its start. */
  @Test
  void solve_longBoardWithSlowEnd_isFollowedRollByRoll() {
    BoardAnswer answer = solve("3000 2995-1 2996-1 2997-1 2998-1 2999-1");
    assertThat(answer.expectedRolls()).isGreaterThan(10_000);
    assertThat(answer.medianRolls())
        .isEqualTo(PlainRolls.until(0.5, Board.parse("3000 2995-1 2996-1 2997-1 2998-1 2999-1")));
  }

  @Test
  void solve_quantilesPastAllLongs_areTheLargestLong() {
    BoardAnswer answer = worker.solve(BoardSolverTest.rows(40, 1));
    assertThat(answer.expectedRolls()).isGreaterThan(0x1p64);
    assertThat(answer.medianRolls()).isEqualTo(9223372036854775807L);
  }

  @Test
  void solve_twoSlowHalves_agreeWithSingleRolls() {
    for (int tries : new int[] {4, 8}) {
      Board board = BoardSolverTest.rows(tries, 2);
      BoardAnswer answer = worker.solve(board);
      assertThat(answer.medianRolls()).isEqualTo(PlainRolls.until(0.5, board));
      assertThat(answer.p90Rolls()).isEqualTo(PlainRolls.until(0.9, board));
    }
  }

  private static double number(@Nullable Long rolls) {
    return rolls == null ? Double.NaN : rolls;
  }

  private void isNear(Board board, int tries, double halfWay, double mostOfTheWay) {
    BoardAnswer answer = worker.solve(board);
    double median = number(answer.medianRolls());
    double decile = number(answer.p90Rolls());
    double mean = answer.expectedRolls();
    Percentage near = Percentage.withPercentage(100 * (10 * tries / mean + 1e-11));
    assertThat(median / mean).as("median after %s", tries).isCloseTo(halfWay, near);
    assertThat(decile / mean).as("decile after %s", tries).isCloseTo(mostOfTheWay, near);
  }

  @Test
  void solve_mediumBoards_agreeWithSingleRolls() {
    SplittableRandom random = new SplittableRandom(44);
    for (int i = 0; i < 40; i++) {
      Board board = slow(random, 40);
      BoardAnswer answer = worker.solve(board);
      if (answer.expectedRolls() < 200_000) {
        assertThat(answer.medianRolls())
            .as(board.toString())
            .isEqualTo(PlainRolls.until(0.5, board));
        assertThat(answer.p90Rolls()).as(board.toString()).isEqualTo(PlainRolls.until(0.9, board));
      }
    }
  }

  static Board slow(SplittableRandom random, int cells) {
    StringBuilder text =
        new StringBuilder().append(cells).append(" d").append(random.nextInt(2, 7));
    for (int cell = 3; cell < cells; cell++) {
      if (random.nextInt(10) < 4) {
        text.append(' ').append(cell).append('-').append(random.nextInt(1, cell));
      }
    }
    return Board.parse(text.toString());
  }
}
