package croupier.mice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import croupier.game.BadProblem;
import croupier.number.Ratio;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.StringReader;
import java.util.SplittableRandom;
import org.assertj.core.data.Percentage;
import org.junit.jupiter.api.Test;

final class BagSolverTest {
  private static final Percentage TWELVE_DIGITS = Percentage.withPercentage(1e-10);
  private static final Percentage FOURTEEN_DIGITS = Percentage.withPercentage(1e-12);

  private final BagSolver solver = new BagSolver(true);

  /** The game played out move by move, the textbook's two-dimensional recurrence. */
  private static Ratio[][] recurrence(int most) {
    Ratio[][] princess = new Ratio[most + 1][most + 1];
    for (int w = 0; w <= most; w++) {
      for (int b = 0; b <= most; b++) {
        princess[w][b] = w == 0 ? Ratio.ZERO : Ratio.of(w, w + b).plus(later(princess, w, b));
      }
    }
    return princess;
  }

  /** Her chance after both have drawn black and one mouse has jumped. */
  private static Ratio later(Ratio[][] princess, int w, int b) {
    if (b < 2) {
      return Ratio.ZERO;
    }
    int n = w + b;
    Ratio bothBlack = Ratio.of((long) b * (b - 1), (long) n * (n - 1));
    Ratio afterJump = Ratio.ZERO;
    if (n > 2) {
      Ratio whiteJumps = Ratio.of(w, n - 2L).times(princess[w - 1][b - 2]);
      Ratio blackJumps = b == 2 ? Ratio.ZERO : Ratio.of(b - 2L, n - 2L).times(princess[w][b - 3]);
      afterJump = whiteJumps.plus(blackJumps);
    }
    return bothBlack.times(afterJump);
  }

  @Test
  void solve_allBagsUpTo40_equalTheRecurrence() {
    Ratio[][] princess = recurrence(40);
    for (int w = 0; w <= 40; w++) {
      for (int b = 0; b <= 40; b++) {
        Bag bag = new Bag(w, b);
        BagAnswer answer = solver.solve(bag);
        assertThat(answer.exact()).as(bag.toString()).isEqualTo(princess[w][b].toString());
        BagAssert.assertAccurate(bag, answer, princess[w][b]);
      }
    }
  }

  @Test
  void solve_bagsBeyondThePlainSum_agreeWithTheExactFraction() {
    SplittableRandom random = new SplittableRandom(148);
    for (int i = 0; i < 300; i++) {
      Bag bag = new Bag(random.nextInt(400), random.nextInt(2000));
      BagAssert.assertAccurate(bag, solver.solve(bag), ExactBag.ratio(bag));
    }
  }

  @Test
  void ratio_bothSums_agreeWhereTheyMeet() {
    for (int n = 1; n <= 60; n++) {
      for (int w = 1; w <= n; w++) {
        Ratio viaRecurrenceOfSum = Ratio.ZERO;
        for (int t = 0; 3 * t < n && n - 2 * t - 1 >= w - 1; t++) {
          viaRecurrenceOfSum =
              viaRecurrenceOfSum.plus(
                  Ratio.of(choose(n - 2 * t - 1, w - 1).numerator(), choose(n, w).numerator()));
        }
        assertThat(ExactBag.ratio(new Bag(w, n - w)))
            .as(w + " of " + n)
            .isEqualTo(viaRecurrenceOfSum);
      }
    }
  }

  private static Ratio choose(int n, int k) {
    Ratio product = Ratio.ONE;
    for (int i = 0; i < k; i++) {
      product = product.times(Ratio.of(n - i, i + 1L));
    }
    return product;
  }

  @Test
  void solve_wholeTableTo1000_hasTheKnownSum() {
    double sum = 0;
    BagSolver plain = new BagSolver(false);
    for (int w = 0; w <= 1000; w++) {
      for (int b = 0; b <= 1000; b++) {
        sum += plain.solve(new Bag(w, b)).princessWins();
      }
    }
    assertThat(sum).isCloseTo(685198.3540552, within(5e-8));
  }

  @Test
  void solve_oneWhiteMouse_isTheShareOfHerPlaces() {
    for (int b : new int[] {0, 1, 5, 299, 1000, 999_999_999, 1_000_000_000}) {
      double places = Math.floor((b + 3) / 3.0);
      assertThat(solver.solve(new Bag(1, b)).princessWins())
          .isCloseTo(places / (b + 1.0), FOURTEEN_DIGITS);
    }
  }

  @Test
  void solve_hugeBags_haveTheKnownLimits() {
    assertThat(solver.solve(new Bag(1_000_000_000, 1_000_000_000)).princessWins())
        .isCloseTo(0.6666666666296296, TWELVE_DIGITS);
    assertThat(solver.solve(new Bag(1_000_000, 1_000_000)).princessWins())
        .isCloseTo(0.6666666296296, Percentage.withPercentage(1e-11));
    assertThat(solver.solve(new Bag(1_000_000_000, 1)).dragonWins())
        .isCloseTo(1.0 / 1_000_000_001.0, FOURTEEN_DIGITS);
  }

  /**
   * One black mouse more can help her ({@code 1 2} is 1/3, {@code 1 3} is 1/2, since the white
   * mouse may be in one place more of hers), but a whole round of three never does.
   */
  @Test
  void ratio_threeMoreBlackMice_neverHelpThePrincess() {
    for (int w = 1; w <= 60; w++) {
      for (int b = 0; b < 200; b++) {
        assertThat(ExactBag.ratio(new Bag(w, b + 3)))
            .as(w + " " + b)
            .isLessThanOrEqualTo(ExactBag.ratio(new Bag(w, b)));
      }
    }
  }

  @Test
  void solve_bothChances_sumToOne() {
    SplittableRandom random = new SplittableRandom(7);
    for (int i = 0; i < 20_000; i++) {
      Bag bag =
          new Bag(
              random.nextInt(1 << random.nextInt(1, 30)),
              random.nextInt(1 << random.nextInt(1, 30)));
      BagAnswer answer = new BagSolver(false).solve(bag);
      assertThat(answer.princessWins() + answer.dragonWins())
          .as(bag.toString())
          .isCloseTo(1, within(1e-14));
    }
  }

  @Test
  void parse_printedBag_isTheSameBag() {
    for (String text : new String[] {"0 0", "1 3", "1000000000 7"}) {
      assertThat(Bag.parse(text)).hasToString(text);
    }
    assertThat(Bag.parse("  1 \t 3 ")).isEqualTo(new Bag(1, 3));
  }

  @Test
  void parse_badBag_saysWhatIsWrong() {
    assertThatThrownBy(() -> Bag.parse("1 1000000001"))
        .isInstanceOf(BadProblem.class)
        .hasMessage("black mice '1000000001': it must be 0 to 1000000000");
    assertThatThrownBy(() -> Bag.parse("1 2 3"))
        .hasMessage("bag '1 2 3': a bag is two numbers, white mice and black mice");
    assertThatThrownBy(() -> Bag.parse("-1 2"))
        .hasMessage("white mice '-1': not a whole number in decimal digits");
  }

  @Test
  void judge_contestSamples_printsTwentyDecimals() throws IOException {
    assertThat(judged("1 3\n")).isEqualTo("0.50000000000000000000\n");
    assertThat(judged("5 5\n")).isEqualTo("0.65873015873015873016\n");
    assertThat(judged("0 0\n")).isEqualTo("0.00000000000000000000\n");
  }

  private static String judged(String input) throws IOException {
    StringBuilder out = new StringBuilder();
    new BagJudge().judge(new BufferedReader(new StringReader(input)), out);
    return out.toString();
  }
}
