package croupier.mahjong;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import croupier.game.Solver;
import croupier.number.Ratio;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.assertj.core.data.Percentage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The solver beside an enumeration of everything that can be drawn. */
final class HandSolverOracleTest {
  private static final BigInteger PRIME = BigInteger.valueOf(998_244_353);
  private static final Percentage TWELVE_DIGITS = Percentage.withPercentage(1e-10);
  private static final HandSolver SOLVER = new HandSolver(true);

  @ParameterizedTest
  @CsvSource({"5, true", "5, false", "6, true", "6, false"})
  void solve_everyHandOfAShortRun_equalsTheEnumeration(int kinds, boolean pairs) {
    HandCensus census = new HandCensus(TileSet.run(kinds));
    List<int[]> hands = new ArrayList<>();
    for (long index = 0; index < census.size(); index++) {
      hands.add(counts(census.problem(index)));
    }
    compareWithEnumeration(kinds, new Rules(pairs, false), hands);
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void solve_randomHandsOfSevenKinds_equalTheEnumeration(boolean pairs) {
    HandCensus census = new HandCensus(TileSet.run(7));
    SplittableRandom random = new SplittableRandom(7);
    List<int[]> hands =
        Stream.generate(() -> census.problem(random.nextLong(census.size())))
            .limit(300)
            .map(HandSolverOracleTest::counts)
            .toList();
    compareWithEnumeration(7, new Rules(pairs, false), hands);
  }

  private static void compareWithEnumeration(int kinds, Rules rules, List<int[]> hands) {
    TileSet set = TileSet.run(kinds);
    WinTable table = new WinTable(kinds, rules);
    Solver.Worker<Hand, HandAnswer> worker = SOLVER.worker();
    for (int[] held : hands) {
      HandEnumeration oracle = new HandEnumeration(held, set.tiles() - Hand.TILES, table::wins);
      Hand hand = NearWins.hand(set, rules, held);
      HandAnswer answer = worker.solve(hand);
      Ratio expected = oracle.expectedDraws();
      String name = hand.toString();
      assertThat(answer.exact()).as(name).isEqualTo(expected.toString());
      assertThat(answer.expectedDraws()).as(name).isCloseTo(expected.toDouble(), TWELVE_DIGITS);
      assertThat(answer.expectedDrawsMod()).as(name).isEqualTo(residue(expected));
      assertThat(answer.minDraws()).as(name).isEqualTo(oracle.fewestDraws());
      assertThat(answer.winningTiles()).as(name).isEqualTo(oracle.winningTiles());
    }
  }

  /** Open melds, 13 tiles or 14, tiles seen here and there: at times the wall has no win left. */
  @ParameterizedTest
  @CsvSource({"6, 0", "6, 1", "6, 2", "6, 3", "6, 4", "7, 0", "7, 2"})
  void solve_handsWithMeldsAndSeenTiles_equalTheEnumeration(int kinds, int melds) {
    TileSet set = TileSet.run(kinds);
    Rules rules = melds == 0 ? Rules.USUAL : Rules.MELDS_ONLY;
    WinTable table = new WinTable(kinds, new WinSearch(set, rules, Hand.MELDS - melds));
    Solver.Worker<Hand, HandAnswer> worker = SOLVER.worker();
    SplittableRandom random = new SplittableRandom(melds);
    int hopeless = 0;
    int won = 0;
    for (int i = 0; i < 150; i++) {
      Hand hand = OddHands.draw(set, Rules.USUAL, melds, random);
      int[] seen = new int[kinds];
      Arrays.setAll(seen, hand::seen);
      HandEnumeration oracle = new HandEnumeration(counts(hand), seen, hand.wall(), table::wins);
      HandAnswer answer = worker.solve(hand);
      String name = hand.toString();
      assertThat(answer.winningTiles()).as(name).isEqualTo(oracle.winningTiles());
      if (oracle.winFree()[hand.wall()] > 0) {
        hopeless++;
        assertThat(answer.expectedDraws()).as(name).isInfinite();
        assertThat(answer.expectedDrawsMod()).as(name).isNull();
        assertThat(answer.minDraws()).as(name).isNull();
        assertThat(answer.exact()).as(name).isNull();
        continue;
      }
      won += oracle.fewestDraws() == 0 ? 1 : 0;
      Ratio expected = oracle.expectedDraws();
      assertThat(answer.exact()).as(name).isEqualTo(expected.toString());
      assertThat(answer.expectedDraws()).as(name).isCloseTo(expected.toDouble(), TWELVE_DIGITS);
      assertThat(answer.expectedDrawsMod()).as(name).isEqualTo(residue(expected));
      assertThat(answer.minDraws()).as(name).isEqualTo(oracle.fewestDraws());
    }
    assertThat(hopeless).as("hands that cannot win").isPositive();
    assertThat(won).as("hands that have won").isPositive();
  }

  private static long residue(Ratio ratio) {
    return ratio
        .numerator()
        .multiply(ratio.denominator().modInverse(PRIME))
        .mod(PRIME)
        .longValueExact();
  }

  private static int[] counts(Hand hand) {
    int[] counts = new int[hand.set().kinds()];
    Arrays.setAll(counts, hand::count);
    return counts;
  }

  @ParameterizedTest
  @MethodSource("realSets")
  void reals_upToThreeDraws_equalTheEnumeration(TileSet set, Rules rules) {
    WinSearch search = new WinSearch(set, rules);
    Wall wall = SOLVER.wall(set, rules);
    WinFreeCounter counter = new WinFreeCounter(wall);
    Solver.Worker<Hand, HandAnswer> worker = SOLVER.worker();
    int atMostThreeAway = 0;
    for (Hand hand : hands(set, rules)) {
      HandEnumeration oracle = new HandEnumeration(counts(hand), 3, search::wins);
      counter.open(hand);
      double[] counts = counter.reals();
      long[] winFree = oracle.winFree();
      for (int draws = 0; draws < winFree.length; draws++) {
        assertThat(counts[draws])
            .as("%s, %d draws", hand, draws)
            .isEqualTo((double) winFree[draws]);
      }
      HandAnswer answer = worker.solve(hand);
      assertThat(answer.winningTiles()).as(hand.toString()).isEqualTo(oracle.winningTiles());
      int fewest = oracle.fewestDraws();
      assertThat(Math.min(Objects.requireNonNull(answer.minDraws()), 4))
          .as(hand.toString())
          .isEqualTo(fewest);
      atMostThreeAway += fewest <= 3 ? 1 : 0;
    }
    assertThat(atMostThreeAway).as("hands that can win in three").isGreaterThan(30);
  }

  /** Three draws from the real sets, with tiles seen and melds finished. */
  @ParameterizedTest
  @MethodSource("realSets")
  void reals_handsWithMeldsAndSeenTiles_equalTheEnumeration(TileSet set, Rules rules) {
    SplittableRandom random = new SplittableRandom(33);
    for (int i = 0; i < 30; i++) {
      int melds = i % (Hand.MELDS + 1);
      Hand hand = OddHands.draw(set, rules, melds, random);
      WinSearch search = new WinSearch(set, hand.winningRules(), Hand.MELDS - melds);
      int[] seen = new int[set.kinds()];
      Arrays.setAll(seen, hand::seen);
      HandEnumeration oracle = new HandEnumeration(counts(hand), seen, 3, search::wins);
      WinFreeCounter counter = new WinFreeCounter(SOLVER.wall(set, hand.winningRules(), melds));
      counter.open(hand);
      double[] counts = counter.reals();
      long[] winFree = oracle.winFree();
      for (int draws = 0; draws < winFree.length; draws++) {
        assertThat(counts[draws])
            .as("%s, %d draws", hand, draws)
            .isEqualTo((double) winFree[draws]);
      }
    }
  }

  static Stream<Arguments> realSets() {
    return Stream.of(TileSet.FULL, TileSet.SANMA)
        .flatMap(
            set ->
                Stream.of(
                        new Rules(true, false),
                        new Rules(true, true),
                        new Rules(false, false),
                        new Rules(false, true))
                    .map(rules -> Arguments.of(set, rules)));
  }

  /** Some by hand (orphans, one suit, quads, honours, pairs), the others near wins. */
  private static List<Hand> hands(TileSet set, Rules rules) {
    List<Hand> hands = new ArrayList<>();
    for (String tiles :
        List.of(
            "19m19p19s1234567z",
            "19m19p199s123456z",
            "19m199p19s112345z",
            "1119m19p19s12345z",
            "1112345678999s",
            "2344455566678p",
            "1111222233334s",
            "1111222333444z",
            "1111222233334z",
            "11m11p1199s11223z",
            "1199m1199p1199s1z",
            "1111m1111p1111s1z",
            "123p456p789s1122z",
            "111199m123p1122s")) {
      hands.add(NearWins.hand(set, rules, countsOf(set, tiles)));
    }
    NearWins nearWins = new NearWins(set, new SplittableRandom(136));
    while (hands.size() < 60) {
      hands.add(nearWins.hand(set, rules));
    }
    return hands;
  }

  private static int[] countsOf(TileSet set, String tiles) {
    return counts(Hand.parse(set.equals(TileSet.SANMA) ? tiles + " sanma" : tiles));
  }

  @ParameterizedTest
  @CsvSource({
    "123m456p789s1122z, 9.314623673, 847511793, 9.314405934, 182108208",
    "1112345678999m, 3.861190949, 350850150, 3.861190544, 283621728",
    "19m19p19s1234567z, 16.454920793, 684340587, 3.097593708, 518808110",
    "1111m123p112233s, 7.295476162, 683242742, 7.295464439, 796807845",
    "159m159p159s1234z, 15.893919252, 328466955, 15.506469603, 100381433",
    "147m258p369s1234z, 15.780203949, 313399817, 15.772513975, 108405778",
    "1111222333444z, 7.632681259, 970768516, 7.632649481, 80412231",
  })
  void solve_realHandWithAndWithoutOrphans_hasTheKnownAnswer(
      String tiles, double without, long withoutMod, double with, long withMod) {
    Solver.Worker<Hand, HandAnswer> worker = SOLVER.worker();
    HandAnswer usual = worker.solve(Hand.parse(tiles));
    HandAnswer orphans = worker.solve(Hand.parse(tiles + " +orphans"));
    assertThat(usual.expectedDraws()).isCloseTo(without, within(5.0001e-10));
    assertThat(usual.expectedDrawsMod()).isEqualTo(withoutMod);
    assertThat(orphans.expectedDraws()).isCloseTo(with, within(5.0001e-10));
    assertThat(orphans.expectedDrawsMod()).isEqualTo(withMod);
  }

  /** Also on sets whose fraction no enumeration could reach. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "13: 1 2 3 4 5 6 7 8 9 10 11 12 13",
        "50: 1 1 1 1 2 2 2 2 3 3 3 3 4",
        "100: 1 9 17 25 33 41 49 57 65 73 81 90 100",
        "100: 1 1 1 1 2 2 2 2 3 3 3 3 4 -pairs",
        "19m19p19s1234567z +orphans",
        "1m19p19s1234567z9m sanma +orphans -pairs",
      })
  void solve_exactFraction_roundsToTheOtherColumns(String problem) {
    HandAnswer answer = SOLVER.worker().solve(Hand.parse(problem));
    Ratio exact = Ratio.parse(String.valueOf(answer.exact()));
    assertThat(answer.expectedDraws())
        .isCloseTo(exact.toDouble(), Percentage.withPercentage(1e-11));
    assertThat(answer.expectedDrawsMod()).isEqualTo(residue(exact));
  }

  @Test
  void solve_withoutTheExtra_hasNoFraction() {
    HandAnswer answer = new HandSolver(false).worker().solve(Hand.parse("123m456p789s1122z"));
    assertThat(answer.exact()).isNull();
  }
}
