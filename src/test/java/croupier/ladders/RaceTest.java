package croupier.ladders;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import croupier.game.Extras;
import croupier.number.Ratio;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.assertj.core.data.Percentage;
import org.junit.jupiter.api.Test;

final class RaceTest {
  private static final Percentage TWELVE_DIGITS = Percentage.withPercentage(1e-10);

  private static final Percentage ELEVEN_DIGITS = Percentage.withPercentage(1e-9);

  private static final String STANDARD =
      "100 start=0 1-38 4-14 9-31 21-42 28-84 36-44 51-67 71-91 80-100"
          + " 16-6 47-26 49-11 56-53 62-19 64-60 87-24 93-73 95-75 98-78";

  private static BoardAnswer solve(Board board, int players) {
    return solve(board, Map.of("players", players));
  }

  private static BoardAnswer solve(Board board, Map<String, Integer> extras) {
    return new BoardSolver(new Extras(extras)).worker().solve(board);
  }

  private static double[] seats(BoardAnswer answer) {
    double[] seats = answer.seatWins();
    return seats == null ? new double[0] : seats;
  }

  @Test
  void solve_standardBoard_hasTheKnownRoundsAndFirstSeats() {
    double[] rounds = {26.3310, 21.7281, 19.2670};
    double[] first = {50.7912, 34.2989, 26.0079};
    for (int players = 2; players <= 4; players++) {
      BoardAnswer answer = solve(Board.parse(STANDARD), players);
      assertThat(answer.expectedRounds()).isCloseTo(rounds[players - 2], within(5e-5));
      assertThat(100 * seats(answer)[0]).isCloseTo(first[players - 2], within(5e-5));
      assertThat(Arrays.stream(seats(answer)).sum()).isCloseTo(1, TWELVE_DIGITS);
    }
  }

  @Test
  void solve_twoPlayersOnSmallBoards_agreeWithTheChainOfPairs() {
    SplittableRandom random = new SplittableRandom(2);
    Map<Finish, Integer> seen = new EnumMap<>(Finish.class);
    for (int i = 0; i < 160; i++) {
      Board board = RandomBoards.deal(random, 5, 9);
      PlainBoard plain = new PlainBoard(board);
      if (plain.isChainEndless() && !board.lenient()) {
        continue;
      }
      BoardAnswer answer = solve(board, 2);
      seen.merge(answer.finish(), 1, Integer::sum);
      if (answer.finish() != Finish.NEVER) {
        agree(board.toString(), answer, new PlainRace(board).solve());
      }
    }
    assertThat(seen.get(Finish.ALWAYS)).isGreaterThan(100);
    assertThat(seen.get(Finish.SOMETIMES)).isGreaterThan(3);
  }

  @Test
  void solve_finishOutOfReach_hasInfiniteRoundsAndNoWinner() {
    BoardAnswer answer = solve(Board.parse("6 lenient d2 2-3 3-2"), 2);
    assertThat(answer.expectedRounds()).isInfinite();
    assertThat(seats(answer)).containsExactly(0, 0);
  }

  private static void agree(String board, BoardAnswer answer, List<Ratio> known) {
    double rounds =
        answer.finish() == Finish.ALWAYS ? known.get(0).toDouble() : Double.POSITIVE_INFINITY;
    if (Double.isInfinite(rounds)) {
      assertThat(answer.expectedRounds()).as(board).isInfinite();
    } else {
      assertThat(answer.expectedRounds()).as(board).isCloseTo(rounds, TWELVE_DIGITS);
    }
    for (int seat = 0; seat < 2; seat++) {
      assertThat(seats(answer)[seat])
          .as(board)
          .isCloseTo(known.get(seat + 1).toDouble(), TWELVE_DIGITS);
    }
  }

  @Test
  void solve_geometricGames_haveTheClosedForm() {
    // One cell, one face of d: survival is (1 - 1/d)^t, however many players there are.
    for (int sides : new int[] {2, 6, 1000}) {
      for (int players = 2; players <= 6; players++) {
        BoardAnswer answer = solve(Board.parse("1 start=0 d" + sides), players);
        double lasting = Math.log1p(-1.0 / sides);
        double none = -Math.expm1(players * lasting);
        assertThat(answer.expectedRounds()).isCloseTo(1 / none, TWELVE_DIGITS);
        for (int seat = 0; seat < players; seat++) {
          assertThat(seats(answer)[seat])
              .isCloseTo(Math.exp(seat * lasting) / (sides * none), TWELVE_DIGITS);
        }
      }
    }
  }

  @Test
  void solve_slowBoards_areNearlyGeometric() {
    // All but memoryless: the first of three is three times as fast.
    for (int sixes : new int[] {9, 15, 40}) {
      BoardAnswer answer = solve(BoardSolverTest.rows(sixes, 1), 3);
      double few = 100 * (10 * sixes / answer.expectedRolls() + 1e-12);
      assertThat(answer.expectedRounds())
          .isCloseTo(answer.expectedRolls() / 3, Percentage.withPercentage(few));
      assertThat(Arrays.stream(seats(answer)).sum()).isCloseTo(1, TWELVE_DIGITS);
    }
  }

  @Test
  void solve_boardOfSnakesToTheStart_agreesWithTheChainOfPairs() {
    Board board = Board.parse("8 d2 3-1 5-1 7-1");
    agree(board.toString(), solve(board, 2), new PlainRace(board).solve());
  }

  @Test
  void solve_twoEquallySlowHalves_areTheRaceOfTwoStages() {
    // One player's time tends to m (x + y), x and y exponential: s(x) = (1 + x) exp(-x).
    for (int sixes : new int[] {9, 16}) {
      BoardAnswer answer = solve(BoardSolverTest.rows(sixes, 2), 2);
      double half = answer.expectedRolls() / 2;
      double few = 100 * (10 * sixes / half + 1e-11);
      // The integral of s^2 is 1/2 + 2/4 + 2/8.
      assertThat(answer.expectedRounds()).isCloseTo(1.25 * half, Percentage.withPercentage(few));
      assertThat(Arrays.stream(seats(answer)).sum()).isCloseTo(1, TWELVE_DIGITS);
      assertThat(seats(answer)[0]).isGreaterThan(seats(answer)[1]);
    }
  }

  @Test
  void solve_longGames_agreeWithSingleRolls() {
    SplittableRandom random = new SplittableRandom(71);
    int seen = 0;
    while (seen < 4) {
      Board board = QuantilesTest.slow(random, 60);
      BoardAnswer answer = solve(board, 3);
      if (answer.expectedRolls() > 80_000 && answer.expectedRolls() < 200_000) {
        isFollowed(board, answer, 3);
        seen++;
      }
    }
  }

  @Test
  void solve_gamesInStep_agreeWithSingleRolls() {
    SplittableRandom random = new SplittableRandom(72);
    int seen = 0;
    while (seen < 3) {
      Board board = QuantilesTest.inStep(random);
      int players = random.nextInt(2, 7);
      BoardAnswer answer = solve(board, players);
      if (answer.expectedRolls() > 15_000 && answer.expectedRolls() < 30_000) {
        isFollowed(board, answer, players);
        seen++;
      }
    }
  }

  /** Rounds and seats are sums, roll by roll. */
  private static void isFollowed(Board board, BoardAnswer answer, int players) {
    PlainRolls game = new PlainRolls(board);
    double[] sums = new double[players + 1];
    for (double before = 1; before > 1e-13; ) {
      game.roll();
      double finish = game.take(board.cells());
      double now = game.underWay();
      sums[0] += Math.pow(before, players);
      for (int seat = 0; seat < players; seat++) {
        sums[seat + 1] += finish * Math.pow(now, seat) * Math.pow(before, players - 1 - seat);
      }
      before = now;
    }
    assertThat(answer.expectedRounds()).as(board.toString()).isCloseTo(sums[0], ELEVEN_DIGITS);
    for (int seat = 0; seat < players; seat++) {
      assertThat(seats(answer)[seat]).isCloseTo(sums[seat + 1], ELEVEN_DIGITS);
    }
  }

  /** What the quantiles looked for ahead is there for the race. */
  @Test
  void solve_raceBesideQuantiles_changesNeither() {
    SplittableRandom random = new SplittableRandom(73);
    List<Board> boards = new ArrayList<>();
    boards.add(BoardSolverTest.rows(16, 2));
    boards.add(BoardSolverTest.rows(40, 3, 500));
    for (int i = 0; i < 20; i++) {
      boards.add(QuantilesTest.slow(random, 40 + 5 * i));
      boards.add(QuantilesTest.inStep(random));
    }
    for (Board board : boards) {
      BoardAnswer both = solve(board, Map.of("players", 3, "quantiles", 1));
      BoardAnswer quantiles = solve(board, Map.of("quantiles", 1));
      assertThat(both.race()).as(board.toString()).containsExactly(solve(board, 3).race());
      assertThat(both.medianRolls()).isEqualTo(quantiles.medianRolls());
      assertThat(both.p90Rolls()).isEqualTo(quantiles.p90Rolls());
    }
  }

  @Test
  void solve_startOnTheLastCell_isWonByTheFirstSeat() {
    BoardAnswer answer = solve(Board.parse("1"), 3);
    assertThat(answer.expectedRounds()).isZero();
    assertThat(seats(answer)).containsExactly(1, 0, 0);
  }
}
