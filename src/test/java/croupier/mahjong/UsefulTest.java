package croupier.mahjong;

import static org.assertj.core.api.Assertions.assertThat;

import croupier.game.Extras;
import croupier.game.Solver;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class UsefulTest {
  private static final Shanten SHANTEN = new Shanten();

  @ParameterizedTest
  @CsvSource({
    "11155m2278p66s17z, 5m26789p6s17z, 26",
    "789m4466678p234s, 469p, 7",
    "1234444m456p789s, 1m, 3",
    "1112345678999m, 123456789m, 23",
    "19m19p19s1234567z +orphans, 19m19p19s1234567z, 39",
    "123m456p789s1122z, 12z, 4",
    "123m456p789s1122z seen=1122z, 123456789m123456789p123456789s34567z, 119",
    "123m456p789s1122z seen=11z2z, 2z, 1",
    "12345m067789p66z, 36m, 7",
    "12356789m45699s, 47m, 7",
    "067m340567p4468s, 7s, 4",
    "1112456788999m, 3m, 4",
    "111222333444z5m, 5m, 3",
    "123m456p789s11222z, '', 0",
    "9: 1 2 3 4 5 6 7 8 9 9 9 9 1, 1 4 7, 8",
    "9: 1 1 2 2 melds=3, 1 2, 4",
    "100: 99 melds=4, 99, 3",
  })
  void of_knownHand_areItsWaits(String text, String kinds, int tiles) {
    assertThat(Useful.of(Hand.parse(text), SHANTEN)).isEqualTo(new Useful(kinds, tiles));
  }

  @Test
  void of_theTempaiHandOfAReadme_hasEighteenKinds() {
    Useful useful = Useful.of(Hand.parse("3567m5677p268s77z"), SHANTEN);
    assertThat(useful.kinds().chars().filter(Character::isDigit)).hasSize(18);
    assertThat(useful.tiles()).isEqualTo(63);
  }

  /** A fifth copy is never useful: all kinds are but the one that is held four times. */
  @ParameterizedTest
  @ValueSource(strings = {"123456789m1111p", "123456789m1111z"})
  void of_nineAndAQuad_areAllOtherKinds(String text) {
    Useful useful = Useful.of(Hand.parse(text), SHANTEN);
    assertThat(useful.kinds().chars().filter(Character::isDigit)).hasSize(33);
    assertThat(useful.tiles()).isEqualTo(123);
  }

  /** One draw away, the useful tiles are those that win; they are all that lower the search's. */
  @Test
  void of_randomHands_areWhatLowersTheSearchs() {
    Solver.Worker<Hand, HandAnswer> worker =
        new HandSolver(new Extras(Map.of("ukeire", 1))).worker();
    SplittableRandom random = new SplittableRandom(14);
    int waits = 0;
    for (int i = 0; i < 150; i++) {
      TileSet set = i % 3 == 0 ? TileSet.run(9) : i % 3 == 1 ? TileSet.SANMA : TileSet.FULL;
      Hand hand = RandomHands.draw(set, new Rules(true, !set.isOneRun()), i, random);
      int now = search(hand);
      int tiles = 0;
      for (int kind = 0; kind < set.kinds(); kind++) {
        if (hand.left(kind) > 0 && search(hand.with(kind)) < now) {
          tiles += hand.left(kind);
        }
      }
      HandAnswer answer = worker.solve(hand);
      assertThat(answer.usefulTiles()).as(hand.toString()).isEqualTo(tiles);
      if (now == 1) {
        waits++;
        assertThat(answer.winningTiles()).as(hand.toString()).isEqualTo(tiles);
      }
    }
    assertThat(waits).isGreaterThan(10);
  }

  private static int search(Hand hand) {
    TargetSearch search = new TargetSearch(hand);
    Rules rules = hand.winningRules();
    int pairs = rules.pairs() ? search.pairs() : Forms.NEVER;
    int orphans = rules.orphans() ? search.orphans() : Forms.NEVER;
    return Math.min(search.melds(), Math.min(pairs, orphans));
  }
}
