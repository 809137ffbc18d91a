package croupier.mahjong;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import croupier.game.BadProblem;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

final class HandTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "9: 1 1 1 2 3 4 5 6 7 8 9 9 9",
        "5: 1 1 1 1 2 2 2 2 3 3 3 3 4 -pairs",
        "100: 1 9 17 25 33 41 49 57 65 73 81 90 100",
        "123m456p789s1122z",
        "1112345678999m",
        "1112345678999s",
        "1111222333444z",
        "19m19p19s1234567z",
        "19m19p19s1234567z +orphans",
        "19m19p19s1234567z -pairs",
        "19m19p19s1234567z +orphans -pairs",
        "19m19p19s1234567z sanma",
        "19m19p19s1234567z +orphans sanma",
        "1199m112233445z -pairs sanma",
        "1199m344p5s33445z +orphans -pairs sanma",
        "123m456p789s11222z",
        "9: 1 1 1 2 3 4 5 6 7 8 9 9 9 9",
        "123m456p789s1122z seen=1m22z",
        "123m456p789s1122z -pairs seen=34m5p9s17z",
        "19m19p19s12345z +orphans melds=1",
        "1z melds=4",
        "11z melds=4 seen=1z",
        "5z sanma melds=4 seen=5z",
        "9: 1 1 9 9 melds=3 seen=1,1,9",
        "100: 100 melds=4 seen=1,99,99",
      })
  void toString_canonicalHand_isTheTextThatWasParsed(String text) {
    assertThat(Hand.parse(text)).hasToString(text);
  }

  @ParameterizedTest
  @CsvSource({
    "9:1 1 1 2 3 4 5 6 7 8 9 9 9, 9: 1 1 1 2 3 4 5 6 7 8 9 9 9",
    "' 9 :  9 9 9 8 7\t6 5 4 3 2 1 1 1 ', 9: 1 1 1 2 3 4 5 6 7 8 9 9 9",
    "009: 01 1 1 2 3 4 5 6 7 8 9 9 9, 9: 1 1 1 2 3 4 5 6 7 8 9 9 9",
    "-pairs 9: 1 1 1 2 3 4 5 6 7 8 9 9 9, 9: 1 1 1 2 3 4 5 6 7 8 9 9 9 -pairs",
    "9: 1 1 1 2 3 -pairs 4 5 6 7 8 9 9 9, 9: 1 1 1 2 3 4 5 6 7 8 9 9 9 -pairs",
    "2211z987s654p321m, 123m456p789s1122z",
    "1z1z2z2z 1m2m3m 4p5p6p 7s8s9s, 123m456p789s1122z",
    "' 12 3 m 456p\t789s 11 22 z ', 123m456p789s1122z",
    "1s2s3s 4s 1s5s 1s6s 7s8s 9s9s9s, 1112345678999s",
    "406m123p406s1122z, 456m123p456s1122z",
    "2444m333r67p444s, 2444m333567p444s",
    "0005m111222333z, 5555m111222333z",
    "r0r5p111222333z, 5555p111222333z",
    "+orphans 123m456p789s1122z, 123m456p789s1122z +orphans",
    "-pairs 123m 456p +orphans 789s1122z, 123m456p789s1122z +orphans -pairs",
    "sanma 19m -pairs 19p19s1234567z +orphans, 19m19p19s1234567z +orphans -pairs sanma",
    "sanma 1111p19s1234567z, 1111p19s1234567z sanma",
    "seen=2z2z1m 123m456p789s1122z, 123m456p789s1122z seen=1m22z",
    "123m456p seen=0mr0p 789s1122z, 123m456p789s1122z seen=5m55p",
    "melds=3 1234m seen=7z +orphans, 1234m +orphans melds=3 seen=7z",
    "'melds=03 seen=9,01 9: 4 3 2 1', '9: 1 2 3 4 melds=3 seen=1,9'",
  })
  void parse_otherForms_giveTheSameHand(String text, String canonical) {
    assertThat(Hand.parse(text)).isEqualTo(Hand.parse(canonical)).hasToString(canonical);
  }

  @Test
  void parse_tilesInAnyOrder_giveTheSameHand() {
    SplittableRandom random = new SplittableRandom(5);
    Random shuffler = new Random(5);
    HandGenerator generator = new HandGenerator(TileSet.FULL);
    for (int i = 0; i < 300; i++) {
      Hand hand = generator.deal(random);
      List<String> tiles = new ArrayList<>();
      for (int kind = 0; kind < TileSet.FULL.kinds(); kind++) {
        tiles.addAll(Collections.nCopies(hand.count(kind), TileSet.FULL.tile(kind)));
      }
      Collections.shuffle(tiles, shuffler);
      assertThat(Hand.parse(String.join("", tiles))).isEqualTo(hand).hasSameHashCodeAs(hand);
      assertThat(Hand.parse(hand.toString())).isEqualTo(hand);
    }
  }

  @Test
  void equals_otherRulesOrSet_isFalse() {
    Hand hand = Hand.parse("19m19p19s1234567z");
    assertThat(hand)
        .isNotEqualTo(Hand.parse("19m19p19s1234567z +orphans"))
        .isNotEqualTo(Hand.parse("19m19p19s1234567z -pairs"))
        .isNotEqualTo(Hand.parse("19m19p19s1234567z sanma"))
        .isNotEqualTo(Hand.parse("19m19p19s1234566z"))
        .isNotEqualTo(Hand.parse("19m19p19s1234567z seen=1m"));
    assertThat(Hand.parse("19m19p19s1234567z seen=1m"))
        .isNotEqualTo(Hand.parse("19m19p19s1234567z seen=9m"));
    assertThat(hand).doesNotHaveSameHashCodeAs(Hand.parse("19m19p19s1234567z +orphans"));
    assertThat(Hand.parse("9: 1 2 3 4 5 6 7 8 9 9 9 9 8"))
        .isNotEqualTo(Hand.parse("10: 1 2 3 4 5 6 7 8 9 9 9 9 8"));
  }

  @Test
  void left_ofEveryKind_isWhatIsNeitherHeldNorSeen() {
    Hand hand = Hand.parse("1123m456p789s melds=1 seen=1155m1z");
    assertThat(hand.melds()).isEqualTo(1);
    assertThat(hand.tiles()).isEqualTo(10);
    assertThat(hand.wall()).isEqualTo(136 - 10 - 5);
    assertThat(hand.left(TileSet.FULL.kind(1, 'm'))).isZero();
    assertThat(hand.left(TileSet.FULL.kind(2, 'm'))).isEqualTo(3);
    assertThat(hand.left(TileSet.FULL.kind(5, 'm'))).isEqualTo(2);
    assertThat(hand.left(TileSet.FULL.kind(1, 'z'))).isEqualTo(3);
    assertThat(hand.left(TileSet.FULL.kind(7, 'z'))).isEqualTo(4);
  }

  @ParameterizedTest
  @MethodSource("badHands")
  void parse_badHand_saysWhatIsWrongInOneSentence(String text, String sentence) {
    assertThatThrownBy(() -> Hand.parse(text))
        .isInstanceOf(BadProblem.class)
        .hasMessage(sentence)
        .hasMessageNotContainingAny("\n", "\r");
  }

  static Stream<Arguments> badHands() {
    return Stream.of(
            wrongNumbers(),
            wrongTiles(),
            wrongRuleWords(),
            wrongMelds(),
            wrongSeen(),
            wrongRuns(),
            strangeText())
        .flatMap(cases -> cases);
  }

  private static Arguments bad(String text, String sentence) {
    return Arguments.of(text, sentence);
  }

  private static Stream<Arguments> wrongNumbers() {
    return Stream.of(
        bad("", "hand of 0 tiles: it must have 13 or 14"),
        bad(" \t ", "hand of 0 tiles: it must have 13 or 14"),
        bad("sanma", "hand of 0 tiles: it must have 13 or 14"),
        bad("123m456p789s112z", "hand of 12 tiles: it must have 13 or 14"),
        bad("123m456p789s112223z", "hand of 15 tiles: it must have 13 or 14"),
        bad(
            "19m19p19s12345z",
            "hand of 11 tiles: it must have 13 or 14; if melds lie open, say melds=1"),
        bad("9:", "hand of 0 tiles: it must have 13 or 14"),
        bad("9: -pairs", "hand of 0 tiles: it must have 13 or 14"),
        bad("9: 1 1 1 2 3 4 5 6 7 8 9 9", "hand of 12 tiles: it must have 13 or 14"),
        bad("9: 1 1 1 2 3 4 5 6 7 8 8 9 9 9 9", "hand of 15 tiles: it must have 13 or 14"),
        bad("333333m", "tile 3m: 6 copies, at most 4 exist"),
        bad("33333m", "tile 3m: 5 copies, at most 4 exist"),
        bad("22222448m123p678s", "tile 2m: 5 copies, at most 4 exist"),
        bad("44555555m123p678s", "tile 5m: 6 copies, at most 4 exist"),
        bad("44405555m123p678s", "tile 5m: 5 copies, at most 4 exist"),
        bad("r0555p1111222z3s", "tile 5p: 5 copies, at most 4 exist"),
        bad("11111z22233344s", "tile 1z: 5 copies, at most 4 exist"),
        bad("3m3m3m1112223334z3m3m", "tile 3m: 5 copies, at most 4 exist"),
        bad("9999m19p19s99m12345z sanma", "tile 9m: 6 copies, at most 4 exist"),
        bad("9: 7 7 7 7 7 1 2 3 4 5 6 8 9", "tile 7: 5 copies, at most 4 exist"));
  }

  private static Stream<Arguments> wrongTiles() {
    return Stream.of(
        bad("123m456p789s1128z", "tile 8z: honours are 1z to 7z"),
        bad("123m456p789s1129z", "tile 9z: honours are 1z to 7z"),
        bad("123m456p789s1120z", "tile 0z: honours are 1z to 7z"),
        bad("123m456p789s112rz", "tile rz: honours are 1z to 7z"),
        bad("12m19p19s1234567z sanma", "tile 2m: three players have no 2m to 8m"),
        bad("sanma 81m19p19s1234567z", "tile 8m: three players have no 2m to 8m"),
        bad("0m19p19s12345677z sanma", "tile 0m: three players have no 2m to 8m"),
        bad(
            "123m456p1122s777h",
            "tiles '123m456p1122s777h': 'h' is neither a rank 0 to 9 nor a suit m, p, s or z"),
        bad(
            "123m456p1122s 777h",
            "tiles '777h': 'h' is neither a rank 0 to 9 nor a suit m, p, s or z"),
        bad(
            "123M456p789s1122z",
            "tiles '123M456p789s1122z': 'M' is neither a rank 0 to 9 nor a suit m, p, s or z"),
        bad("E S W N", "tiles 'E': 'E' is neither a rank 0 to 9 nor a suit m, p, s or z"),
        bad(
            "123m,456p,789s,1122z",
            "tiles '123m,456p,789s,1122z': ',' is neither a rank 0 to 9 nor a suit m, p, s or z"),
        bad("123m456p789s1122", "ranks '1122': their suit m, p, s or z must follow them"),
        bad("1234567890123", "ranks '1234567890123': their suit m, p, s or z must follow them"),
        bad("123m456p789s11 22", "ranks '1122': their suit m, p, s or z must follow them"),
        bad("m123p456z1122", "tiles 'm123p456z1122': suit m must follow its ranks"),
        bad("123mm456p789s1122z", "tiles '123mm456p789s1122z': suit m must follow its ranks"),
        bad("123m456p789sz1122z", "tiles '123m456p789sz1122z': suit z must follow its ranks"),
        bad("123m 456p s 1122z", "tiles 's': suit s must follow its ranks"));
  }

  private static Stream<Arguments> wrongRuleWords() {
    return Stream.of(
        bad("123m456p789s1122z +orphan", ruleWord("+orphan")),
        bad("123m456p789s1122z +pairs", ruleWord("+pairs")),
        bad("123m456p789s1122z -orphans", ruleWord("-orphans")),
        bad("123m456p789s1122z +Orphans", ruleWord("+Orphans")),
        bad(
            "123m456p789s1122z+orphans",
            "tiles '123m456p789s1122z+orphans': '+' is neither a rank"
                + " 0 to 9 nor a suit m, p, s or z"),
        bad("123m456p789s1122z sanma4", "tiles 'sanma4': suit s must follow its ranks"),
        bad(
            "123m456p789s1122z Sanma",
            "tiles 'Sanma': 'S' is neither a rank 0 to 9 nor a suit m, p," + " s or z"),
        bad(
            "123m456p789s1122z +",
            "tiles '+': '+' is neither a rank 0 to 9 nor a suit m, p, s or z"),
        bad("+orphans 123m456p789s1122z +orphans", twice("+orphans")),
        bad("-pairs -pairs 123m456p789s1122z", twice("-pairs")),
        bad("sanma 19m19p19s1234567z sanma", twice("sanma")),
        bad("-pairs 9: 1 1 1 2 3 4 5 6 7 8 9 9 9 -pairs", twice("-pairs")),
        bad(
            "9: 1 1 1 2 3 4 5 6 7 8 9 9 9 +orphans",
            "rule word +orphans: only hands of suits m, p, s, z know it"),
        bad(
            "sanma 9: 1 1 1 2 3 4 5 6 7 8 9 9 9",
            "rule word sanma: only hands of suits m, p, s, z know it"));
  }

  private static Stream<Arguments> wrongMelds() {
    return Stream.of(
        bad("123m456p789s1z melds=0", "melds= '0': it must be 1 to 4"),
        bad("123m456p789s1z melds=5", "melds= '5': it must be 1 to 4"),
        bad("123m456p789s1z melds=", "melds= '': it must be 1 to 4"),
        bad("123m456p789s1z melds=x", "melds= 'x': not a whole number in decimal digits"),
        bad("123m456p789s1z melds=1 melds=1", twice("melds=")),
        bad("123m456p789s1122z melds=1", "hand of 13 tiles: it must have 10 or 11 beside melds=1"),
        bad("123m456p789s1z melds=2", "hand of 10 tiles: it must have 7 or 8 beside melds=2"),
        bad("111z melds=4", "hand of 3 tiles: it must have 1 or 2 beside melds=4"),
        bad("melds=4", "hand of 0 tiles: it must have 1 or 2 beside melds=4"),
        bad("9: 1 1 1 melds=3", "hand of 3 tiles: it must have 4 or 5 beside melds=3"),
        bad("1z", "hand of 1 tiles: it must have 13 or 14; if melds lie open, say melds=4"),
        bad("11z", "hand of 2 tiles: it must have 13 or 14; if melds lie open, say melds=4"),
        bad("111z", "hand of 3 tiles: it must have 13 or 14"),
        bad("1111z", "hand of 4 tiles: it must have 13 or 14; if melds lie open, say melds=3"),
        bad("123456m", "hand of 6 tiles: it must have 13 or 14"),
        bad("1234567m", "hand of 7 tiles: it must have 13 or 14; if melds lie open, say melds=2"),
        bad("12345678m", "hand of 8 tiles: it must have 13 or 14; if melds lie open, say melds=2"),
        bad(
            "123456789m1p",
            "hand of 10 tiles: it must have 13 or 14; if melds lie open, say melds=1"));
  }

  private static Stream<Arguments> wrongSeen() {
    String hand = "123m456p789s1122z";
    String run = "9: 1 1 1 2 3 4 5 6 7 8 9 9 9";
    return Stream.of(
        bad(hand + " seen=", "word seen=: tiles must follow it"),
        bad(hand + " seen=12", "ranks '12': their suit m, p, s or z must follow them"),
        bad(hand + " seen=m", "tiles 'm': suit m must follow its ranks"),
        bad(
            hand + " seen=1,2",
            "tiles '1,2': ',' is neither a rank 0 to 9 nor a suit m, p, s or z"),
        bad(hand + " seen=8z", "tile 8z: honours are 1z to 7z"),
        bad(hand + " seen=1m seen=1m", twice("seen=")),
        bad(hand + " seen=1111m", "tile 1m: 1 held and 4 seen, at most 4 exist"),
        bad(hand + " seen=111z", "tile 1z: 2 held and 3 seen, at most 4 exist"),
        bad(hand + " seen=77777z", "tile 7z: 0 held and 5 seen, at most 4 exist"),
        bad("19m19p19s1234567z sanma seen=5m", "tile 5m: three players have no 2m to 8m"),
        bad(run + " seen=", "seen= tile 1 '': it must be 1 to 9"),
        bad(run + " seen=3,", "seen= tile 2 '': it must be 1 to 9"),
        bad(run + " seen=3,10", "seen= tile 2 '10': it must be 1 to 9"),
        bad(run + " seen=3m", "seen= tile 1 '3m': not a whole number in decimal digits"),
        bad(run + " seen=9,9", "tile 9: 3 held and 2 seen, at most 4 exist"));
  }

  private static String ruleWord(String word) {
    return "rule word '" + word + "': it must be +orphans, -pairs or sanma";
  }

  private static String twice(String word) {
    return "rule word " + word + ": it must not stand there twice";
  }

  private static Stream<Arguments> wrongRuns() {
    return Stream.of(
        bad(": 1 1 1 2 3 4 5 6 7 8 9 9 9", "colon ':': the number of kinds must stand before it"),
        bad("-pairs :", "colon ':': the number of kinds must stand before it"),
        bad("4: 1 1 1 1 2 2 2 2 3 3 3 3 4", "number of kinds '4': it must be 5 to 100"),
        bad("0: 1", "number of kinds '0': it must be 5 to 100"),
        bad("101: 1 1 1 2 3 4 5 6 7 8 9 9 9", "number of kinds '101': it must be 5 to 100"),
        bad("4294967305: 1", "number of kinds '4294967305': it must be 5 to 100"),
        bad(
            "99999999999999999999: 1",
            "number of kinds '99999999999999999999': it must be 5 to 100"),
        bad("9.0: 1", "number of kinds '9.0': not a whole number in decimal digits"),
        bad("-9: 1", "number of kinds '-9': not a whole number in decimal digits"),
        bad("9 9: 1", "number of kinds '9 9': not a whole number in decimal digits"),
        bad("n: 1 2 3", "number of kinds 'n': not a whole number in decimal digits"),
        bad("9: 0 1 1 2 3 4 5 6 7 8 9 9 9", "tile 1 '0': it must be 1 to 9"),
        bad("9: 1 1 1 2 3 4 5 6 7 8 9 9 10", "tile 13 '10': it must be 1 to 9"),
        bad("9: 1 -pairs 10", "tile 2 '10': it must be 1 to 9"),
        bad("9: 1 -1", "tile 2 '-1': not a whole number in decimal digits"),
        bad("9: 1 +1", "tile 2 '+1': not a whole number in decimal digits"),
        bad("9: 1,1,1", "tile 1 '1,1,1': not a whole number in decimal digits"),
        bad("9: 123m456p", "tile 1 '123m456p': not a whole number in decimal digits"),
        bad("9: 1112345678999", "tile 1 '1112345678999': it must be 1 to 9"),
        bad("9: 1 : 2", "tile 2 ':': not a whole number in decimal digits"),
        bad("9:: 1", "tile 1 ':': not a whole number in decimal digits"));
  }

  private static Stream<Arguments> strangeText() {
    String million = "1".repeat(1_000_000);
    return Stream.of(
        bad(
            million,
            "ranks '"
                + "1".repeat(40)
                + "'... (1000000 characters): their suit m, p, s or"
                + " z must follow them"),
        bad(million + "m", "tile 1m: 1000000 copies, at most 4 exist"),
        bad("9: " + "1 ".repeat(500_000), "tile 1: 500000 copies, at most 4 exist"),
        bad(
            "x".repeat(1_000_000),
            "tiles '"
                + "x".repeat(40)
                + "'... (1000000 characters): 'x' is neither a rank 0 to 9"
                + " nor a suit m, p, s or z"),
        bad("123m\n456p", neither("123m\\u000a456p", "\\u000a")),
        bad("123m456p789s1122z\r", neither("123m456p789s1122z\\u000d", "\\u000d")),
        bad("123m\u0000", neither("123m\\u0000", "\\u0000")),
        bad("\ufeff123m", neither("\\ufeff123m", "\\ufeff")),
        bad("123m\u2028", neither("123m\\u2028", "\\u2028")),
        bad("123m\u00a0456p", neither("123m\\u00a0456p", "\\u00a0")),
        bad("123m456p \ud83c\udc04", neither("\ud83c\udc04", "\ud83c\udc04")),
        bad("\uff11\uff12\uff13m", neither("\uff11\uff12\uff13m", "\uff11")),
        bad("\u0661\u0662\u0663m", neither("\u0661\u0662\u0663m", "\u0661")),
        bad("9: \u0661", "tile 1 '\u0661': not a whole number in decimal digits"),
        bad("\uff19: 1", "number of kinds '\uff19': not a whole number in decimal digits"),
        bad("9\uff1a 1", neither("9\uff1a", "\uff1a")),
        bad("9\u3000: 1", "number of kinds '9\\u3000': not a whole number in decimal digits"),
        bad("null", neither("null", "n")));
  }

  private static String neither(String tiles, String character) {
    return "tiles '"
        + tiles
        + "': '"
        + character
        + "' is neither a rank 0 to 9 nor a suit m, p, s or z";
  }
}
