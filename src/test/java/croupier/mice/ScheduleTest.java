package croupier.mice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import croupier.game.BadProblem;
import croupier.game.Exact;
import croupier.number.Ratio;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Bags with other players and jumps than the usual, against the game played out. */
final class ScheduleTest {
  private static final int NOBODY = 0;

  private final BagSolver solver = new BagSolver(false);

  /**
   * Who wins when the mice leave the bag in this order.
   *
   * @param order bit i is set when mouse i is white
   */
  private static int winner(int order, int n, int players, int jumps) {
    int out = 0;
    while (true) {
      for (int player = 1; player <= players; player++) {
        if (out >= n) {
          return NOBODY;
        }
        if ((order >> out & 1) == 1) {
          return player;
        }
        out += player == 1 ? 1 : 1 + jumps;
      }
    }
  }

  /** At w and player, the orders of n mice, w of them white, that this player wins. */
  private static long[][] wins(int n, int players, int jumps) {
    long[][] wins = new long[n + 1][players + 1];
    for (int order = 0; order < 1 << n; order++) {
      wins[Integer.bitCount(order)][winner(order, n, players, jumps)]++;
    }
    return wins;
  }

  @Test
  void solve_everySmallBag_isTheGamePlayedOut() {
    for (int players = 2; players <= 4; players++) {
      for (int jumps = 0; jumps <= 3; jumps++) {
        for (int n = 0; n <= 12; n++) {
          long[][] wins = wins(n, players, jumps);
          for (int w = 0; w <= n; w++) {
            assertAll(wins[w], w, n - w, players, jumps);
          }
        }
      }
    }
  }

  private void assertAll(long[] wins, int w, int b, int players, int jumps) {
    long orders = 0;
    for (long orWins : wins) {
      orders += orWins;
    }
    Ratio sum = Ratio.of(wins[NOBODY], orders);
    for (int who = 1; who <= players; who++) {
      Bag bag = new Bag(w, b, new Schedule(players, jumps, who));
      Ratio played = Ratio.of(wins[who], orders);
      assertThat(ExactBag.ratio(bag)).as(bag.toString()).isEqualTo(played);
      assertAnswer(bag, played);
      sum = sum.plus(ExactBag.ratio(bag));
    }
    assertThat(sum).isEqualTo(Ratio.ONE);
  }

  private void assertAnswer(Bag bag, Ratio exact) {
    BagAssert.assertAccurate(bag, solver.solve(bag), exact);
  }

  /** Bags on both sides of every switch between the sums. */
  @Test
  void solve_seededBags_agreeWithTheExactFraction() {
    SplittableRandom random = new SplittableRandom(148);
    for (int i = 0; i < 2000; i++) {
      int white = random.nextInt(1, i % 2 == 0 ? 20 : 400);
      int black = random.nextInt(80, i % 4 < 2 ? 200 : 4000);
      Bag bag = new Bag(white, black, anySchedule(random));
      assertAnswer(bag, ExactBag.ratio(bag));
    }
  }

  @Test
  void solve_fewWhitesInTheLargestBags_agreeWithTheExactFraction() {
    SplittableRandom random = new SplittableRandom(1);
    for (int i = 0; i < 300; i++) {
      Bag bag = new Bag(random.nextInt(1, 30), Bag.MOST - random.nextInt(200), anySchedule(random));
      assertAnswer(bag, ExactBag.ratio(bag));
    }
    Bag thousand = new Bag(1000, 999_999_000, new Schedule(10, 1, 10));
    assertAnswer(thousand, ExactBag.ratio(thousand));
  }

  private static Schedule anySchedule(SplittableRandom random) {
    int players = random.nextInt(2, 11);
    return new Schedule(players, random.nextInt(11), random.nextInt(1, players + 1));
  }

  @Test
  void ratio_bothSums_areOneFraction() {
    SplittableRandom random = new SplittableRandom(36);
    for (int i = 0; i < 500; i++) {
      Bag bag = new Bag(random.nextInt(1, 60), random.nextInt(10, 600), anySchedule(random));
      ExactBag exact = new ExactBag(bag);
      assertThat(exact.overTurns()).as(bag.toString()).isEqualTo(exact.overWhite());
    }
  }

  /** What is not begun would not be printed: here C(n, w) has just more digits than may be. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "33300 33300 players=10 jumps=10",
        "33300 33300 players=10 jumps=0",
        "23000 46000 players=10 jumps=10 who=10",
        "13800 123000 players=10 jumps=0",
        "7900 500000 players=10 jumps=10 who=10",
        "25000 44800"
      })
  void text_pastHopelessDigits_wouldBeTooLong(String problem) {
    Bag bag = Bag.parse(problem);
    assertThat(ExactBag.text(bag)).isNull();
    assertThat(Exact.text(ExactBag.ratio(bag))).isNull();
  }

  @Test
  void text_aboutTheMostDigits_isThereAsLongAsItIsShort() {
    int there = 0;
    for (int white = 8_000; white < 8_600; white += 50) {
      Bag bag = new Bag(white, white, Schedule.USUAL);
      Ratio ratio = ExactBag.ratio(bag);
      int digits = ratio.numerator().toString().length() + ratio.denominator().toString().length();
      boolean isShort = digits <= Exact.MOST_DIGITS;
      assertThat(ExactBag.text(bag)).isEqualTo(isShort ? ratio.toString() : null);
      there += isShort ? 1 : 0;
    }
    assertThat(there).isBetween(1, 11);
  }

  /** Every mouse is drawn, so somebody draws a white one, and never later than his neighbour. */
  @Test
  void ratio_noJumps_sumToOneAndFallFromPlayerToPlayer() {
    for (int players = 2; players <= 10; players++) {
      Ratio sum = Ratio.ZERO;
      Ratio before = Ratio.ONE;
      for (int who = 1; who <= players; who++) {
        Ratio chance = ExactBag.ratio(new Bag(3, 50, new Schedule(players, 0, who)));
        assertThat(chance).isLessThanOrEqualTo(before);
        sum = sum.plus(chance);
        before = chance;
      }
      assertThat(sum).isEqualTo(Ratio.ONE);
    }
  }

  @Test
  void parse_scheduleWords_inAnyOrder() {
    assertThat(Bag.parse("5 6 who=3 players=4\tjumps=0"))
        .isEqualTo(new Bag(5, 6, new Schedule(4, 0, 3)))
        .hasToString("5 6 players=4 jumps=0 who=3");
    assertThat(Bag.parse("5 6 who=1 jumps=1 players=2")).isEqualTo(new Bag(5, 6));
    assertThat(Bag.parse("05 6 who=2")).hasToString("5 6 who=2");
  }

  @Test
  void parse_printedBag_isTheSameBag() {
    SplittableRandom random = new SplittableRandom(3);
    for (int i = 0; i < 1000; i++) {
      Bag bag =
          new Bag(
              random.nextInt(1_000_000_001), random.nextInt(1_000_000_001), anySchedule(random));
      assertThat(Bag.parse(bag.toString())).isEqualTo(bag);
    }
  }

  @Test
  void parse_badScheduleWords_sayWhatIsWrong() {
    assertBad("1 2 players=11", "players '11': it must be 2 to 10");
    assertBad("1 2 players=1", "players '1': it must be 2 to 10");
    assertBad("1 2 jumps=11", "jumps '11': it must be 0 to 10");
    assertBad("1 2 jumps=-1", "jumps '-1': not a whole number in decimal digits");
    assertBad("1 2 who=0", "who '0': it must be 1 to 10");
    assertBad("1 2 who=", "who '': it must be 1 to 10");
    assertBad("1 2 who=3", "who=3: it must be 1 to 2, the players");
    assertBad("1 2 who=3 who=3", "who '3': who is said twice");
    assertBad("1 2 dragons=3", "word 'dragons=3': it must be players=P, jumps=J or who=K");
    assertBad("1 2 who", "word 'who': it must be players=P, jumps=J or who=K");
    assertBad(
        "players=3 1 2", "bag 'players=3 1 2': a bag is two numbers, white mice and black mice");
    assertBad("1 2 =3", "bag '1 2 =3': a bag is two numbers, white mice and black mice");
    assertThatThrownBy(() -> new Schedule(2, 1, 3)).hasMessage("who=3: it must be 1 to 2");
  }

  /** The quick reader gives up on these, and the careful one reads or refuses them as ever. */
  @Test
  void parse_oddButPlainTexts_areReadAsEver() {
    assertThat(Bag.parse("\t000000000000007 0 ")).isEqualTo(new Bag(7, 0));
    assertBad("", "bag '': a bag is two numbers, white mice and black mice");
    assertBad("7", "bag '7': a bag is two numbers, white mice and black mice");
    assertBad("7 x", "black mice 'x': not a whole number in decimal digits");
    assertBad("7\n8", "bag '7\\u000a8': a bag is two numbers, white mice and black mice");
    assertBad(
        "1 18446744073709551617", "black mice '18446744073709551617': it must be 0 to 1000000000");
  }

  private static void assertBad(String text, String sentence) {
    assertThatThrownBy(() -> Bag.parse(text)).isInstanceOf(BadProblem.class).hasMessage(sentence);
  }
}
