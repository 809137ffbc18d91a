package croupier.mahjong;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

final class ShantenTest {
  private static final Shanten SHANTEN = new Shanten();

  @Test
  void tables_haveTheSizesOfThePaper() {
    assertThat(NeedsAutomaton.explore().states()).isEqualTo(6931);
    assertThat(SHANTEN.suits().classes()).isEqualTo(180);
  }

  static Stream<Arguments> sets() {
    return Stream.of(
        Arguments.of(TileSet.FULL, 10_000),
        Arguments.of(TileSet.SANMA, 4_000),
        Arguments.of(TileSet.run(5), 1_000),
        Arguments.of(TileSet.run(9), 3_000),
        Arguments.of(TileSet.run(25), 2_000));
  }

  /** Hands dealt and near wins, of one suit and more, of honours and orphans, open and seen. */
  @ParameterizedTest
  @MethodSource("sets")
  void of_randomHands_isWhatTheSearchFinds(TileSet set, int hands) {
    SplittableRandom random = new SplittableRandom(set.kinds());
    Rules rules = new Rules(true, !set.isOneRun());
    int seen = 0;
    for (int i = 0; i < hands; i++) {
      Hand hand = RandomHands.draw(set, rules, i, random);
      Forms forms = SHANTEN.of(hand);
      TargetSearch search = new TargetSearch(hand);
      boolean closed = hand.melds() == 0;
      assertThat(forms.melds()).as("melds of %s", hand).isEqualTo(search.melds());
      assertThat(forms.pairs())
          .as("pairs of %s", hand)
          .isEqualTo(closed ? search.pairs() : Forms.NEVER);
      assertThat(forms.orphans())
          .as("orphans of %s", hand)
          .isEqualTo(closed && rules.orphans() ? search.orphans() : Forms.NEVER);
      seen += hand.hasSeen() ? 1 : 0;
    }
    assertThat(seen).as("hands with seen tiles").isBetween(hands / 5, hands / 2);
  }

  /** Both roads to the melds' part: the tables, and the recursion that seen tiles need. */
  @ParameterizedTest
  @MethodSource("sets")
  void walk_handsWithoutSeenTiles_lacksWhatTheTablesSay(TileSet set, int hands) {
    SplittableRandom random = new SplittableRandom(hands);
    for (int i = 0; i < hands; i++) {
      Hand hand = NearWins.hand(set, Rules.USUAL, new NearWins(set, random).counts(13 + i % 2));
      assertThat(SHANTEN.of(hand).melds())
          .as(hand.toString())
          .isEqualTo(Shanten.walk(hand).missing(Hand.MELDS, 1));
    }
  }

  @ParameterizedTest
  @MethodSource("sets")
  void of_allRules_isTheAutomatonsLeast(TileSet set, int hands) {
    HandSolver solver = new HandSolver(false);
    SplittableRandom random = new SplittableRandom(1000 + set.kinds());
    for (int rule = 0; rule < (set.isOneRun() ? 2 : 4); rule++) {
      Rules rules = new Rules(rule % 2 == 0, rule >= 2);
      for (int melds = 0; melds <= Hand.MELDS; melds++) {
        Wall wall = solver.wall(set, melds == 0 ? rules : Rules.MELDS_ONLY, melds);
        for (int i = 0; i < hands / 100; i++) {
          Hand hand = OddHands.draw(set, rules, melds, random);
          assertThat(SHANTEN.of(hand).fewest())
              .as(hand.toString())
              .isEqualTo(FewestDraws.of(hand, wall));
        }
      }
    }
  }

  /** One run of nine: the tables of 13 tiles and of 14 that two authors published. */
  @ParameterizedTest
  @CsvSource({
    "13, true, '0, 40196, 52791, 613'",
    "13, false, '0, 40070, 52678, 852'",
    "14, true, '13277, 91437, 14086'",
    "14, false, '13259, 91065, 14386, 90'",
  })
  void of_allHandsOfOneSuit_areThePublishedTables(int tiles, boolean pairs, String wanted) {
    TileSet set = TileSet.run(9);
    Map<Integer, Integer> hands = new TreeMap<>();
    hands.put(0, 0);
    int[] counts = new int[set.kinds()];
    do {
      if (Arrays.stream(counts).sum() == tiles) {
        Hand hand = NearWins.hand(set, new Rules(pairs, false), counts);
        hands.merge(SHANTEN.of(hand).fewest(), 1, Integer::sum);
      }
    } while (WinTable.step(counts));
    assertThat(hands.values()).hasToString("[" + wanted + "]");
  }

  @ParameterizedTest
  @CsvSource({
    "19m19p19s1234567z +orphans, 9, 7, 1, orphans",
    "123m456p789s11222z +orphans, 0, 5, 9, melds",
    "1122m3344p5566s7z, 4, 1, 2147483647, pairs",
    "112233m445566p7z, 1, 1, 2147483647, melds+pairs",
    "3567m5677p268s77z +orphans, 3, 5, 12, melds",
    "5566m233799p4444z, 3, 2, 2147483647, pairs",
    "1111m1111p1111s1z +orphans, 3, 7, 9, melds",
  })
  void nearest_ofAHand_namesTheFormsThatAreEquallyNear(
      String text, int melds, int pairs, int orphans, String nearest) {
    Forms forms = SHANTEN.of(Hand.parse(text));
    assertThat(forms).isEqualTo(new Forms(melds, pairs, orphans));
    assertThat(forms.nearest()).isEqualTo(nearest);
  }

  /** Four melds and a pair alone; short hands have finished melds in place of what lacks. */
  @ParameterizedTest
  @CsvSource({
    "11m19p19s1234567z, 7",
    "19m19p19s1234567z, 8",
    "123m456p789s1122z, 0",
    "123m456p789s11222z, -1",
    "123m456p789s2z melds=1, 0",
    "12389m456p12789s1z, 1",
    "12389m456p1289s11z, 1",
    "133345568m23677z, 2",
    "234p567s melds=2 1z, 0",
    "222345p1234567z, 4",
    "2344456p123456z, 4",
    "11222345p12345z, 3",
    "2234556788p123z, 2",
    "1111m123p112233s, 1",
    "1111234444m1111p, 1",
    "11112222333444z, 1",
    "1111247777m melds=1, 1",
    "1111247777m1112z, 1",
    "11114444m melds=2, 1",
    "111124m1111z melds=1, 1",
    "1111444478m melds=1, 2",
    "1111247777m1111z, 1",
    "1111z melds=3, 1",
    "123m1111z melds=2, 1",
    "11112222z melds=2, 1",
    "123m11p11112222z, 2",
    "1111222333444z, 1",
    "11m11112222333z, 2",
    "23m11112222333z, 2",
    "1111222233334z, 3",
    "11m111122223333z, 2",
    "23m111122223333z, 2",
    "123456789m1111p, 1",
    "123456789m1111z, 1",
  })
  void melds_handThatDefeatsBlockSplitting_isRight(String text, int shanten) {
    assertThat(SHANTEN.of(Hand.parse(text)).melds() - 1).isEqualTo(shanten);
  }

  @ParameterizedTest
  @CsvSource({
    // The last tile that could pair is seen: no draw helps that wait.
    "123m456p789s111z2z seen=222z, 2",
    "123m456p789s1112z seen=22z, 1",
    "11z melds=4, 0",
    "1z melds=4 seen=111z, 2",
  })
  void fewest_tilesSeen_areNotDrawn(String text, int draws) {
    assertThat(SHANTEN.of(Hand.parse(text)).fewest()).isEqualTo(draws);
  }

  @Test
  void nearest_nothingLeftToDraw_isNull() {
    Hand hand = Hand.parse("5: 1 melds=4 seen=1,1,1,2,2,2,3,3,3,4,4,4,5,5,5");
    assertThat(SHANTEN.of(hand).fewest()).isEqualTo(Forms.NEVER);
    assertThat(SHANTEN.of(hand).fewestOrNull()).isNull();
    assertThat(SHANTEN.of(hand).nearest()).isNull();
  }
}
