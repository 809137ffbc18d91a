package croupier.mice;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.SplittableRandom;
import org.assertj.core.data.Percentage;
import org.junit.jupiter.api.Test;

/** The figures of the paper. */
final class BagAccuracyTest {
  private static final Percentage FOURTEEN_DIGITS = Percentage.withPercentage(1e-12);
  private static final MathContext FORTY = new MathContext(40);

  private final BagSolver solver = new BagSolver(false);

  private void assertAccurate(int white, int black) {
    Bag bag = new Bag(white, black);
    BagAssert.assertAccurate(bag, solver.solve(bag), ExactBag.ratio(bag));
  }

  @Test
  void solve_fewWhites_keepsFourteenDigits() {
    SplittableRandom random = new SplittableRandom(148);
    for (int white : new int[] {1, 2, 3, 10, 100, 1000}) {
      assertAccurate(white, Bag.MOST - white);
      for (int i = 0; i < 20; i++) {
        assertAccurate(white, random.nextInt(1 << random.nextInt(7, 30)));
      }
    }
  }

  @Test
  void solve_halfWhite_keepsFourteenDigits() {
    SplittableRandom random = new SplittableRandom(2);
    for (int i = 0; i < 200; i++) {
      int white = random.nextInt(50, 2000);
      assertAccurate(white, Math.max(0, white + random.nextInt(-3, 4)));
    }
  }

  @Test
  void solve_aboutAHundredAndTwentyMice_keepsFourteenDigits() {
    for (int n = 118; n <= 123; n++) {
      for (int white = 1; white <= n; white++) {
        assertAccurate(white, n - white);
      }
    }
  }

  /** Her chance has the same bits as before other schedules were known. */
  @Test
  void solve_usualSchedule_keepsItsBits() {
    SplittableRandom random = new SplittableRandom(995);
    long hash = 0;
    for (int i = 0; i < 200_000; i++) {
      hash = hash(hash, new Bag(upTo(random), upTo(random)));
    }
    for (int white = 0; white <= 200; white++) {
      for (int black = 0; black <= 200; black++) {
        hash = hash(hash, new Bag(white, black));
      }
    }
    assertThat(hash).isEqualTo(5906658426408096190L);
  }

  private static int upTo(SplittableRandom random) {
    return random.nextInt(1 << random.nextInt(1, 30));
  }

  private long hash(long before, Bag bag) {
    return 31 * before + Double.doubleToLongBits(solver.solve(bag).princessWins());
  }

  /** The definition, turn by turn with forty digits, where fractions would be long. */
  @Test
  void solve_middlingBags_agreeWithTheLongSum() {
    SplittableRandom random = new SplittableRandom(40);
    for (int i = 0; i < 60; i++) {
      int players = random.nextInt(2, 11);
      Schedule schedule = new Schedule(players, random.nextInt(11), random.nextInt(1, players + 1));
      Bag bag = new Bag(random.nextInt(1, 3000), random.nextInt(2000, 20_000), schedule);
      assertThat(solver.solve(bag).princessWins())
          .as(bag.toString())
          .isCloseTo(longSum(bag).doubleValue(), FOURTEEN_DIGITS);
    }
  }

  private static BigDecimal longSum(Bag bag) {
    BigDecimal sum = BigDecimal.ZERO;
    BigDecimal allBlack = BigDecimal.ONE;
    int who = bag.schedule().who();
    int turns = bag.schedule().turns(who, bag.mice());
    for (int draws = 0; turns > 0 && draws < bag.black(); draws++) {
      BigDecimal left = BigDecimal.valueOf(bag.mice() - draws);
      if (draws % bag.schedule().players() == who - 1) {
        BigDecimal white = BigDecimal.valueOf(bag.white());
        sum = sum.add(allBlack.multiply(white, FORTY).divide(left, FORTY), FORTY);
        turns--;
      }
      BigDecimal black = BigDecimal.valueOf(bag.black() - draws);
      allBlack = allBlack.multiply(black, FORTY).divide(left, FORTY);
    }
    return sum;
  }

  /** One bag, told in the paper. */
  @Test
  void solve_threePlayersTwoWhite_isThePapersExample() {
    assertThat(ExactBag.text(Bag.parse("2 4 players=3"))).isEqualTo("7/15");
    assertThat(ExactBag.text(Bag.parse("2 4 players=3 who=2"))).isEqualTo("4/15");
    assertThat(ExactBag.text(Bag.parse("2 4 players=3 who=3"))).isEqualTo("1/5");
  }

  /** Why the table of coefficients is long enough, and the plain sum short. */
  @Test
  void cost_boundsOfThePaper_hold() {
    assertThat(Math.pow(0.52, 80)).isLessThan(0x1p-60);
    assertThat(Math.pow(7 / 8.0, 312)).isLessThan(0x1p-60);
    for (int players = 3; players <= 10; players++) {
      for (int n = 121; n <= 1000; n++) {
        for (int jumps = 0; jumps <= 10; jumps++) {
          for (int who = 1; who <= players; who++) {
            assertShrinks(new Schedule(players, jumps, who), n);
          }
        }
      }
    }
  }

  private static void assertShrinks(Schedule schedule, int n) {
    int players = schedule.players();
    int left = n - (schedule.who() - 1);
    int cut = left - players * schedule.turns(schedule.who(), n);
    double radius = 2 * Math.sin(Math.PI / players);
    int most = n / 8;
    if (schedule.jumps() == 0) {
      assertThat(cut).isBetween(1 - players, 0);
    } else if ((double) most / cut > 0.52 * radius || cut < most) {
      throw new AssertionError(schedule + " of " + n);
    }
    if ((double) most / left > 0.52 * radius) {
      throw new AssertionError(schedule + " of " + n);
    }
  }

  @Test
  void accuracy_usualGame_keepsHalfOfTheSmoothPart() {
    for (int n = 121; n <= 600; n++) {
      for (int white = 1; white <= n / 2; white++) {
        double smooth = Steps.of(2).smooth(white, n);
        if (solver.solve(new Bag(white, n - white, Schedule.USUAL)).princessWins() * 2 < smooth) {
          throw new AssertionError(white + " of " + n);
        }
      }
    }
  }

  /** The subtraction of the short form costs little. */
  @Test
  void accuracy_oneWhiteMouse_keepsANineteenthOfTheSmoothPart() {
    for (int players = 2; players <= 10; players++) {
      for (int jumps = 0; jumps <= 10; jumps++) {
        for (int who = 1; who <= players; who++) {
          for (int n = 121; n <= 600; n++) {
            Bag bag = new Bag(1, n - 1, new Schedule(players, jumps, who));
            int left = n - (who - 1);
            double smooth = Steps.of(players).smooth(1, left) * left / n;
            if (solver.solve(bag).princessWins() * 19 < smooth) {
              throw new AssertionError(bag.toString());
            }
          }
        }
      }
    }
  }
}
