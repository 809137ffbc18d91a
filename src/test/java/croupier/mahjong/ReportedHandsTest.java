package croupier.mahjong;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import croupier.game.BadProblem;
import croupier.game.Extras;
import croupier.game.Solver;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Hands that other programs got wrong, as their users reported: the right answers. */
final class ReportedHandsTest {
  private static final Shanten SHANTEN = new Shanten();
  private static final Solver.Worker<Hand, HandAnswer> WORKER =
      new HandSolver(new Extras(Map.of("ukeire", 1))).worker();

  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource(
      delimiter = '|',
      value = {
        "MahjongRepository/mahjong 43    | 123456789m1111p | 1",
        "MahjongRepository/mahjong 43    | 123456789m1111z | 1",
        "MahjongRepository/mahjong 267   | 19m19p19s12345z +orphans melds=1 | 6",
        "MahjongRepository/mahjong 61    | 1188m288p05s1111z | 2",
        "MahjongRepository/mahjong 61    | 1188m2388p05s111z | 1",
        "MahjongRepository/mahjong 61    | 1188m288p055s111z | 1",
        "Agony5757/mahjong 30            | 245568m245568p77s | 2",
        "bonarc712/commonjong 2          | 145s36m12579p256z | 5",
        "bonarc712/commonjong 2          | 12479s5p344569m5z | 3",
        "ssttkkl/mahjong-utils 24        | 1112223334444z | 1",
        "ssttkkl/mahjong-utils 24        | 11122233334444z | 1",
        "Apricot-S/xiangting 3           | 111124m1111z melds=1 | 1",
        "Apricot-S/xiangting 3           | 1111247777m melds=1 | 1",
        "Apricot-S/xiangting 3           | 1111247777m1111z | 1",
        "Apricot-S/xiangting 3           | 1111444478m melds=1 | 2",
        "nekobean/mahjong-cpp 21         | 5566m233799p4444z | 1",
        "nekobean/mahjong-cpp 29         | 123m123p33334444z | 1",
        "nekobean/mahjong-cpp 29         | 12356789m45699s | 0",
        "nekobean/mahjong-cpp 26, closed | 45z melds=4 | 0",
        "nekobean/mahjong-cpp 26, all    | 45z melds=4 seen=111444555777z | 1",
        "dnovikoff/tempai-core 6         | 11223m55p1z melds=2 | 0",
        "kobalab/Majiang 21              | 14668889m melds=2 | 1",
        "Cryolite/nyanten 4, 34 kinds    | 1111m111122233z | 1",
        "Cryolite/nyanten 4, sanma       | 1111m111122233z sanma | 2",
        "Equim-chan/Mortal 9, as it is   | 123m456p789s11225z | 0",
        "code-golf/code-golf 927, pairs  | 11114455667788m | 0",
        "code-golf/code-golf 927, winds  | 123m456p789s12355z | 1",
        "code-golf/code-golf 927, orphan | 19m19p19s1234566z5m +orphans | 0",
      })
  void shanten_ofAReportedHand_isRight(String report, String hand, int shanten) {
    assertThat(WORKER.solve(Hand.parse(hand)).shanten()).as(report).isEqualTo(shanten);
  }

  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource(
      delimiter = '|',
      value = {
        "MahjongRepository/mahjong 61 | 1188m288p05s1111z | 3 | melds+pairs",
        "MahjongRepository/mahjong 61 | 1188m288p055s111z | 3 | melds",
        "nekobean/mahjong-cpp 21      | 5566m233799p4444z | 2 | pairs",
      })
  void form_ofAReportedHand_isRight(String report, String hand, int pairs, String form) {
    Forms forms = SHANTEN.of(Hand.parse(hand));
    assertThat(forms.pairs()).as(report).isEqualTo(pairs);
    assertThat(forms.nearest()).as(report).isEqualTo(form);
  }

  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource(
      delimiter = '|',
      value = {
        "EpicOrange/riichi_advanced 21 | 12345m067789p66z | 36m | 7",
        "EpicOrange/riichi_advanced 21 | 067m340567p4468s | 7s | 4",
        "nekobean/mahjong-cpp 17       | 1112456788999m | 3m | 4",
        "nekobean/mahjong-cpp 29       | 12356789m45699s | 47m | 7",
        "smly/RiichiEnv 172            | 111222333444z5m | 5m | 3",
        "smly/RiichiEnv 174            | 111222333z4555m | 346m | 11",
        "kobalab/majiang-core          | 1234444m456p789s | 1m | 3",
      })
  void useful_ofAReportedHand_leavesOutTheOwnCopies(
      String report, String hand, String useful, int tiles) {
    HandAnswer answer = WORKER.solve(Hand.parse(hand));
    assertThat(answer.useful()).as(report).isEqualTo(useful);
    assertThat(answer.usefulTiles()).as(report).isEqualTo(tiles);
    assertThat(answer.winningTiles()).as(report).isEqualTo(tiles);
  }

  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource({
    "MahjongRepository/mahjong 7, 22444m333r67p444s, 22444m333567p444s",
    "MahjongRepository/mahjong 14, 22444m333067p444s, 22444m333567p444s",
    "Euophrys/Riichi-Trainer 47, 12345m067789p66z, 12345m567789p66z",
  })
  void parse_redFive_isAFive(String report, String red, String plain) {
    assertThat(Hand.parse(red)).as(report).isEqualTo(Hand.parse(plain));
  }

  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource(
      delimiter = '|',
      value = {
        "MahjongRepository/mahjong 36 | 22222448m123p678s | tile 2m: 5 copies, at most 4 exist",
        "MahjongRepository/mahjong 36 | 44555555m123p678s | tile 5m: 6 copies, at most 4 exist",
        "MahjongRepository/mahjong 36 | 44405555m123p678s | tile 5m: 5 copies, at most 4 exist",
        "MahjongRepository/mahjong 44 | 123m456p1122s777h"
            + " | tiles '123m456p1122s777h': 'h' is neither a rank 0 to 9 nor a suit m, p, s or z",
        "MahjongRepository/mahjong 267 | 19m19p19s12345z +orphans"
            + " | hand of 11 tiles: it must have 13 or 14; if melds lie open, say melds=1",
        "dnovikoff/tempai-core 6 | 11223m55p1z"
            + " | hand of 8 tiles: it must have 13 or 14; if melds lie open, say melds=2",
        "Cryolite/nyanten 11, a third | 123m456p789s112z | hand of 12 tiles: it must have 13 or 14",
        "Cryolite/nyanten 11, too many | 123m456p789s112233z"
            + " | hand of 15 tiles: it must have 13 or 14",
        "mjx-project/mjx 28, negative | 9: -1 1 1 2 3 4 5 6 7 8 9 9 9"
            + " | tile 1 '-1': not a whole number in decimal digits",
        "mahjong4j/mahjong4j 48, melds | 1123m456p789s melds=1 seen=111m"
            + " | tile 1m: 2 held and 3 seen, at most 4 exist",
        "mahjong4j/mahjong4j 175, kinds | 123m456p789s1128z | tile 8z: honours are 1z to 7z",
        "code-golf/code-golf 1395, 13 among 14 | 123m456p789s1122z melds=1"
            + " | hand of 13 tiles: it must have 10 or 11 beside melds=1",
      })
  void parse_reportedBadHand_saysWhatIsWrong(String report, String hand, String sentence) {
    assertThatThrownBy(() -> Hand.parse(hand))
        .as(report)
        .isInstanceOf(BadProblem.class)
        .hasMessage(sentence);
  }
}
