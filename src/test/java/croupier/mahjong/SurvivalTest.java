package croupier.mahjong;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import croupier.game.Extras;
import croupier.game.Solver;
import croupier.number.Ratio;
import java.util.Arrays;
import java.util.Map;
import java.util.Objects;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.assertj.core.data.Percentage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class SurvivalTest {
  private static final HandSolver SOLVER =
      new HandSolver(new Extras(Map.of("curve", 1, "exact", 1)));
  private final Solver.Worker<Hand, HandAnswer> worker = SOLVER.worker();

  private HandAnswer answer(String hand) {
    return worker.solve(Hand.parse(hand));
  }

  private static double[] survival(HandAnswer answer) {
    return Objects.requireNonNull(answer.survival());
  }

  @ParameterizedTest
  @CsvSource({"6, 0", "6, 1", "6, 3", "6, 4", "7, 0", "7, 1"})
  void curve_randomHands_equalsTheEnumeration(int kinds, int melds) {
    TileSet set = TileSet.run(kinds);
    Rules rules = melds == 0 ? Rules.USUAL : Rules.MELDS_ONLY;
    WinTable table = new WinTable(kinds, new WinSearch(set, rules, Hand.MELDS - melds));
    SplittableRandom random = new SplittableRandom(melds);
    int ties = 0;
    for (int i = 0; i < 100; i++) {
      Hand hand = OddHands.draw(set, Rules.USUAL, melds, random);
      int[] held = IntStream.range(0, kinds).map(hand::count).toArray();
      int[] seen = IntStream.range(0, kinds).map(hand::seen).toArray();
      HandEnumeration oracle = new HandEnumeration(held, seen, hand.wall(), table::wins);
      Ratio[] chances = oracle.survival();
      HandAnswer answer = worker.solve(hand);
      String name = hand.toString();
      assertThat(survival(answer)).as(name).hasSameSizeAs(chances);
      for (int draws = 0; draws < chances.length; draws++) {
        assertThat(survival(answer)[draws])
            .as(name)
            .isCloseTo(chances[draws].toDouble(), Percentage.withPercentage(1e-10));
      }
      boolean canWin = chances.length <= hand.wall();
      assertThat(answer.medianDraws())
          .as(name)
          .isEqualTo(canWin ? least(chances, Ratio.of(1, 2)) : null);
      assertThat(answer.p90Draws())
          .as(name)
          .isEqualTo(canWin ? least(chances, Ratio.of(1, 10)) : null);
      ties += Arrays.asList(chances).contains(Ratio.of(1, 2)) ? 1 : 0;
    }
    assertThat(ties).as("curves through 1/2").isPositive();
  }

  private static Integer least(Ratio[] chances, Ratio level) {
    int draws = 0;
    while (draws < chances.length && chances[draws].compareTo(level) > 0) {
      draws++;
    }
    return draws;
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "123m456p789s1122z",
        "19m19p19s1234567z +orphans",
        "123m456p789s1122z seen=1m9999p1z",
        "159m159p159s1234z",
        "123m1122z melds=2",
        "100: 1 9 17 25 33 41 49 57 65 73 81 90 100",
      })
  void curve_sumsToTheMean_andFallsFromOne(String text) {
    HandAnswer answer = answer(text);
    double[] chances = survival(answer);
    assertThat(Arrays.stream(chances).sum())
        .isCloseTo(answer.expectedDraws(), Percentage.withPercentage(1e-10));
    for (int draws = 0; draws < chances.length; draws++) {
      if (draws < Objects.requireNonNull(answer.minDraws())) {
        assertThat(chances[draws]).isEqualTo(1);
      } else {
        assertThat(chances[draws]).isPositive().isLessThan(chances[draws - 1]);
      }
    }
  }

  /** One tile of a hundred wins: X is 1 to 100, each as likely, and the curve meets both levels. */
  @Test
  void curve_oneTileOfAHundred_isALine() {
    String seen =
        IntStream.rangeClosed(1, 100)
            .mapToObj(rank -> rank == 1 ? "1,1" : rank + "," + rank + "," + rank)
            .collect(Collectors.joining(","));
    HandAnswer answer = answer("100: 1 melds=4 seen=" + seen);
    assertThat(answer.exact()).isEqualTo("101/2");
    assertThat(answer.winningTiles()).isEqualTo(1);
    assertThat(survival(answer)).hasSize(100);
    for (int draws = 0; draws < 100; draws++) {
      assertThat(survival(answer)[draws]).isCloseTo(1 - draws / 100.0, within(1e-13));
    }
    assertThat(answer.medianDraws()).isEqualTo(50);
    assertThat(answer.p90Draws()).isEqualTo(90);
  }

  @Test
  void curve_handThatHasWon_isEmpty() {
    HandAnswer answer = answer("123m456p789s11222z");
    assertThat(answer.expectedDraws()).isZero();
    assertThat(answer.expectedDrawsMod()).isZero();
    assertThat(answer.minDraws()).isZero();
    assertThat(answer.shanten()).isEqualTo(-1);
    assertThat(answer.form()).isEqualTo("melds");
    assertThat(answer.winningTiles()).isZero();
    assertThat(answer.exact()).isEqualTo("0");
    assertThat(survival(answer)).isEmpty();
    assertThat(answer.medianDraws()).isZero();
    assertThat(answer.p90Draws()).isZero();
  }

  @Test
  void curve_wallWithoutAWin_staysAtOne() {
    HandAnswer answer = answer("5: 1 melds=4 seen=1,1,1,2,2,2,3,3,3,4,4,4,5,5,5");
    assertThat(answer.expectedDraws()).isInfinite().isPositive();
    assertThat(answer.shanten()).isNull();
    assertThat(answer.form()).isNull();
    assertThat(survival(answer)).containsExactly(1, 1, 1, 1, 1);
    assertThat(answer.medianDraws()).isNull();
    assertThat(answer.p90Draws()).isNull();
    assertThat(answer.exact()).isNull();
  }

  @Test
  void curve_notAskedFor_isNull() {
    HandAnswer answer = new HandSolver(false).worker().solve(Hand.parse("123m456p789s1122z"));
    assertThat(answer.survival()).isNull();
    assertThat(answer.medianDraws()).isNull();
    assertThat(answer.useful()).isNull();
    assertThat(answer.usefulTiles()).isNull();
  }
}
