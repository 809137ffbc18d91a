package croupier.ladders;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import croupier.game.Extras;
import croupier.game.Solver;
import croupier.number.Ratio;
import java.util.List;
import java.util.Map;
import org.assertj.core.data.Percentage;
import org.junit.jupiter.api.Test;

/** Numbers that others have printed, and numbers computed from fractions elsewhere. */
final class PublishedBoardsTest {
  private static final Percentage TWELVE_DIGITS = Percentage.withPercentage(1e-10);

  /** The Milton Bradley board, as in Althoen, King and Schilling 1993. */
  private static final String STANDARD =
      " 1-38 4-14 9-31 21-42 28-84 36-44 51-67 71-91 80-100"
          + " 16-6 47-26 49-11 56-53 62-19 64-60 87-24 93-73 95-75 98-78";

  private static final String IBM =
      "100 start=0 80-31 79-41 78-59 68-26 69-53 82-58 84-97 72-93 73-23 83-84";

  private final Solver.Worker<Board, BoardAnswer> worker =
      new BoardSolver(new Extras(Map.of("exact", 1, "quantiles", 1))).worker();

  private BoardAnswer solve(String text) {
    return worker.solve(Board.parse(text));
  }

  private void mean(String text, double known) {
    assertThat(solve(text).expectedRolls()).as(text).isCloseTo(known, TWELVE_DIGITS);
  }

  private void printed(String text, double known, double half) {
    assertThat(solve(text).expectedRolls()).as(text).isCloseTo(known, within(half));
  }

  @Test
  void solve_standardBoard_givesTheFractionOfAlthoenKingAndSchilling() {
    BoardAnswer answer = solve("100 start=0" + STANDARD);
    assertThat(answer.exact())
        .isEqualTo(
            "225837582538403273407117496273279920181931269186581786048583"
                + "/5757472998140039232950575874628786131130999406013041613400");
    assertThat(answer.stddevRolls()).isCloseTo(25.224957112845157, TWELVE_DIGITS);
    assertThat(answer.minRolls()).isEqualTo(7);
    assertThat(answer.medianRolls()).isEqualTo(32);
  }

  @Test
  void solve_standardBoardUnderOtherRules_hasTheKnownMeans() {
    BoardAnswer win = solve("100 start=0 overshoot=win" + STANDARD);
    assertThat(win.expectedRolls()).isCloseTo(35.834938413695475, TWELVE_DIGITS);
    assertThat(win.stddevRolls()).isCloseTo(23.3538, within(5e-5));
    assertThat(win.medianRolls()).isEqualTo(29);
    BoardAnswer bounce = solve("100 start=0 overshoot=bounce" + STANDARD);
    assertThat(bounce.expectedRolls()).isCloseTo(43.324597441726596, TWELVE_DIGITS);
    assertThat(bounce.stddevRolls()).isCloseTo(30.2542, within(5e-5));
    mean("100" + STANDARD, 39.87762068901934);
    mean("100 start=0 79-81" + STANDARD, 41.9487422094873);
  }

  @Test
  void solve_spinners_haveTheirBestAtFifteen() {
    double[] known = {
      60.7626, 65.9008, 54.4937, 45.5619, 39.2251, 34.6966, 31.8533, 30.2953, 28.7687
    };
    for (int sides = 2; sides <= 10; sides++) {
      printed("100 start=0 d" + sides + STANDARD, known[sides - 2], 5.1e-5);
    }
    printed("100 start=0 d14" + STANDARD, 25.9805, 5e-5);
    printed("100 start=0 d15" + STANDARD, 25.8059, 5e-5);
    printed("100 start=0 d16" + STANDARD, 25.8446, 5e-5);
  }

  @Test
  void solve_boardsWithACellMisread_explainTheOtherNumbersInPrint() {
    BoardAnswer perlMonks = solve("100 start=0" + STANDARD.replace("47-26", "48-26"));
    assertThat(perlMonks.expectedRolls()).isCloseTo(39.59836564020819, TWELVE_DIGITS);
    assertThat(perlMonks.medianRolls()).isEqualTo(33);
    assertThat(perlMonks.p90Rolls()).isEqualTo(73);
    assertThat(perlMonks.minRolls()).isEqualTo(7);
    mean("100 start=0 overshoot=win" + STANDARD.replace("47-26", "48-26"), 36.19307021897493);
    mean("100 start=0" + STANDARD.replace("95-75", "96-75"), 39.252953405122085);
    mean("100 start=0 overshoot=win" + STANDARD.replace("95-75", "96-75"), 36.0336340131977);
    mean("100 start=0" + STANDARD.replace(" 28-84", ""), 49.60141413927427);
  }

  @Test
  void solve_newerBox_hasTheKnownMeanVarianceMedianAndShortestGame() {
    String jumps =
        STANDARD
            .replace("1-38", "2-19")
            .replace("9-31", "8-31")
            .replace("49-11", "49-10")
            .replace("62-19", "62-18")
            .replace("47-26", "48-26");
    BoardAnswer answer = solve("100 start=0" + jumps);
    assertThat(answer.minRolls()).isEqualTo(6);
    assertThat(answer.medianRolls()).isEqualTo(33);
    assertThat(answer.expectedRolls()).isCloseTo(39.859260464413566, TWELVE_DIGITS);
    double deviation = answer.stddevRolls();
    assertThat(deviation * deviation).isCloseTo(674.1744, within(5e-5));
  }

  @Test
  void solve_punitiveBoard_givesItsFraction() {
    BoardAnswer answer =
        solve(
            "100 start=0 8-26 21-82 43-77 50-91 54-93 62-96 66-87 80-100 73-1 46-5 55-7 48-9"
                + " 52-11 59-17 83-19 44-22 95-24 98-28 69-33 64-36 92-51");
    assertThat(answer.exact())
        .isEqualTo(
            "9735156438818125172185854266456050070517281520534435619453"
                + "/178713342482448006874475138503086289513489474814645622060");
    assertThat(answer.stddevRolls()).isCloseTo(43.535606922698, TWELVE_DIGITS);
    assertThat(answer.minRolls()).isEqualTo(6);
  }

  @Test
  void solve_boardsOfAGamesSpecification_haveTheKnownMeans() {
    mean(
        "100 start=0 3-22 8-30 17-44 26-47 33-52 49-71 58-77 69-88 78-96"
            + " 19-6 31-12 46-25 54-34 63-45 84-64 91-70 94-75 98-79",
        36.92205692572862);
    mean(
        "100 start=0 2-18 6-27 15-38 24-51 36-62 42-65 53-79 60-84 71-93"
            + " 29-11 44-16 47-30 58-39 68-52 77-55 86-66 95-72",
        31.403497590401994);
    mean(
        "100 start=0 4-25 13-46 21-42 33-57 50-68 62-81 70-87 74-92 79-98"
            + " 27-9 56-35 85-64 89-53 93-16 97-61 99-58",
        57.299532397635595);
    mean(
        "100 start=0 5-26 12-31 28-50 40-59 52-73 66-85 77-94"
            + " 23-4 37-18 48-29 61-42 75-56 88-69 96-78",
        35.906460330990875);
    String chained =
        " 3-19 15-37 22-42 25-64 41-73 53-74 63-86 76-91 84-98"
            + " 11-7 18-13 28-12 36-34 77-16 47-26 83-39 92-75 99-70";
    mean("100 start=0" + chained, 43.48945750776183);
    mean("100 start=0 overshoot=win" + chained, 30.886837337106655);
  }

  @Test
  void solve_zeilbergersBoard_hasItsMeanAndVariance() {
    BoardAnswer answer = solve("30 d2 overshoot=win");
    assertThat(answer.expectedRolls()).isCloseTo(19.555555555969477, TWELVE_DIGITS);
    double deviation = answer.stddevRolls();
    assertThat(deviation * deviation).isCloseTo(2.1728394981243726, TWELVE_DIGITS);
  }

  @Test
  void solve_emptyBoardsWithWin_followZeilbergersLaw() {
    for (int sides : new int[] {2, 6, 10}) {
      int cells = 2_000;
      BoardAnswer answer = solve(cells + " start=0 overshoot=win d" + sides);
      double k = sides + 1;
      double mean = 2 * cells / k + 2 * (sides - 1) / (3 * k);
      double variance =
          2.0 * (sides - 1) * cells / (3 * k * k) + 2.0 * (sides - 1) * (sides - 1) / (9 * k * k);
      assertThat(answer.expectedRolls()).isCloseTo(mean, TWELVE_DIGITS);
      assertThat(answer.stddevRolls()).isCloseTo(Math.sqrt(variance), TWELVE_DIGITS);
    }
  }

  @Test
  void solve_boardsOfPonderThis_haveTwentyDigits() {
    digits(
        "100 start=0 22-2 26-8 24-21 40-25 51-38 57-42 78-53 76-61 86-74 99-82",
        "66.9787049621387355680827");
    digits("100 start=0 35-15 67-61 99-9", "66.9787049348285550732713");
    digits(
        "100 start=0 61-56 60-54 59-53 58-54 57-55 14-38 35-13 92-66 97-89 84-64",
        "66.9787050075554206631355");
    digits(IBM, "67.4945813911586744110137");
    digits(IBM + " chain=single", "67.7803505746962295394527");
    assertThat(solve(IBM).exact())
        .isEqualTo(
            "12162679438286864283583523398164794202473044343126460282541424329"
                + "/180202309394278154198991500658119021487803384043920462457077760");
  }

  private void digits(String text, String known) {
    Ratio exact = Ratio.parse(String.valueOf(solve(text).exact()));
    assertThat(exact.toDecimal(22)).as(text).isEqualTo(known);
    mean(text, exact.toDouble());
  }

  @Test
  void solve_ponderThisWithoutItsChain_givesTheFractionOfItsPage() {
    assertThat(solve(IBM.replace("83-84", "83-100")).exact())
        .isEqualTo(
            "12069717322599589450686796528518338401917187078111730231579496649"
                + "/180202309394278154198991500658119021487803384043920462457077760");
  }

  @Test
  void solve_boardsOfNandaAndMisra_areOfThreeKinds() {
    assertThat(solve("100 94-89 95-69 96-48 97-42 98-61 99-81").finish()).isEqualTo(Finish.NEVER);
    BoardAnswer once = solve("100 2-99 54-50 55-32 56-27 57-23 58-39 59-41");
    assertThat(once.finish()).isEqualTo(Finish.SOMETIMES);
    assertThat(once.finishProbability()).isCloseTo(1 / 6.0, TWELVE_DIGITS);
    assertThat(once.minRolls()).isEqualTo(2);
    String won = " 43-98 51-32 52-33 53-34 54-35 55-36 56-37 99-2";
    mean("100" + won, 56.81917794653426);
    mean("100 start=0" + won, 57.10488445368922);
    String other = " 2-23 9-31 21-63 26-4 34-65 50-15 54-90 88-24 95-53 97-80";
    mean("100" + other, 47.03771981855444);
    mean("100 start=0" + other, 47.19411769008266);
  }

  @Test
  void solve_contestBoards_haveTheirPublishedAnswers() {
    List.of("100", "100 2-3 99-100").forEach(text -> assertThat(solve(text).exact()).isNotNull());
    printed("100", 33.0476190476, 5e-11);
    printed("100 2-3 99-100", 29.8571428571, 5e-11);
    assertThat(solve("2 start=0 overshoot=win").exact()).isEqualTo("7/6");
    assertThat(solve("8 start=0 overshoot=win 2-4 4-5 7-8").exact()).isEqualTo("1519/648");
    assertThat(solve("4 2-4").exact()).isEqualTo("4");
    assertThat(solve("25 overshoot=win 20-5 10-15").exact())
        .isEqualTo("2452089490633741/287565215211072");
    printed("25 start=0 overshoot=win 20-5 10-15", 8.805811877, 5e-10);
  }
}
