package croupier.patience;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import croupier.game.BadProblem;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class DealTest {
  private static final String RANK = ": the rank must be one of 2 3 4 5 6 7 8 9 T J Q K A";
  private static final String SUIT = ": the suit must be one of S C D H or left out";
  private static final String LETTERS = ": a card is a rank and at most one letter for its suit";
  private static final String CARDS = " cards, at most 7 are allowed";
  private static final String PILES = " piles: a deal has 1 to 10";

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "/",
        "AS",
        "A",
        "AS 9S 6C KS / JC QH AC KH",
        "A 2S K",
        "/ AS",
        "AS /",
        "AS / / KS",
        "/ / / / / / / / /",
        "2 3 4 5 6 7 8 / 9 T J Q K A",
        "TS TS TS / T"
      })
  void parse_printedDeal_isTheSameDeal(String text) {
    Deal deal = Deal.parse(text);
    assertThat(Deal.parse(deal.toString())).isEqualTo(deal);
    assertThat(deal.toString().replace(" ", "")).isEqualTo(text.replace(" ", ""));
  }

  @ParameterizedTest
  @CsvSource({
    "'AS 9S / JC', 'AS 9S / JC'",
    "'as 9s / jc', 'AS 9S / JC'",
    "'10S 10 10h / t', 'TS T TH / T'",
    "' \tAS\t \t9S/JC ', 'AS 9S / JC'",
    "'//AS', '/ / AS'",
  })
  void parse_otherSpellings_printAsOne(String text, String printed) {
    assertThat(Deal.parse(text)).hasToString(printed);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "1S | pile 1, card '1S'" + RANK,
        "1 | pile 1, card '1'" + RANK,
        "0S | pile 1, card '0S'" + RANK,
        "XS | pile 1, card 'XS'" + RANK,
        "AS / KS / XS | pile 3, card 'XS'" + RANK,
        "AS KS 9X | pile 1, card '9X'" + SUIT,
        "SA | pile 1, card 'SA'" + RANK,
        "S | pile 1, card 'S'" + RANK,
        "/ / / / / / / / / Z | pile 10, card 'Z'" + RANK,
        "-1 | pile 1, card '-1'" + RANK,
        "* | pile 1, card '*'" + RANK,
        "AS, KS | pile 1, card 'AS,'" + LETTERS,
        "A; | pile 1, card 'A;'" + SUIT,
        "AS9S | pile 1, card 'AS9S'" + LETTERS,
        "10SS | pile 1, card '10SS'" + LETTERS,
        "100 | pile 1, card '100'" + SUIT,
        "10X | pile 1, card '10X'" + SUIT,
        "11 | pile 1, card '11'" + RANK,
        "101S | pile 1, card '101S'" + LETTERS,
        "22 | pile 1, card '22'" + SUIT,
        "AA | pile 1, card 'AA'" + SUIT,
        "AB | pile 1, card 'AB'" + SUIT,
        "Ace | pile 1, card 'Ace'" + LETTERS,
        "joker | pile 1, card 'joker'" + LETTERS,
        "KING | pile 1, card 'KING'" + LETTERS,
        "AS\u00a0KS | pile 1, card 'AS\\u00a0KS'" + LETTERS,
        "A\u2660 | pile 1, card 'A\u2660'" + SUIT,
        "A\u017f | pile 1, card 'A\u017f'" + SUIT,
        "\u212aS | pile 1, card '\u212aS'" + RANK,
        "\u0662S | pile 1, card '\u0662S'" + RANK,
        "AS \\ KS | pile 1, card '\\'" + RANK,
        "AS ? | pile 1, card '?'" + RANK,
        "AS - KS | pile 1, card '-'" + RANK,
        "[AS] | pile 1, card '[AS]'" + RANK,
        "9: 1 1 1 | pile 1, card '9:'" + SUIT,
        "2 2 2 2 2 2 2 2 | pile 1: 8" + CARDS,
        "A / 2 2 2 2 2 2 2 2 2 | pile 2: 9" + CARDS,
        "A / A / x x x x x x x x | pile 3: 8" + CARDS,
        "A/A/A/A/A/A/A/A/A/A/A | 11" + PILES,
        "/ / / / / / / / / / | 11" + PILES,
        "///////////////////// | 22" + PILES,
        "XXXXXXXXXXYYYYYYYYYYXXXXXXXXXXYYYYYYYYYYZ | pile 1, card"
            + " 'XXXXXXXXXXYYYYYYYYYYXXXXXXXXXXYYYYYYYYYY'... (41 characters)"
            + RANK
      })
  void parse_badDeal_saysWhatIsWrongAndWhere(String text, String sentence) {
    assertThatThrownBy(() -> Deal.parse(text)).isInstanceOf(BadProblem.class).hasMessage(sentence);
  }

  @Test
  void parse_millionCharacters_areRejectedQuickly() {
    assertThat(Duration.ofSeconds(2))
        .isGreaterThan(rejection("A ".repeat(500_000), "pile 1: 500000" + CARDS))
        .isGreaterThan(rejection("/".repeat(1_000_000), "1000001" + PILES))
        .isGreaterThan(rejection("A/".repeat(500_000), "500001" + PILES));
    assertThatThrownBy(() -> Deal.parse("A".repeat(1_000_000)))
        .hasMessage("pile 1, card '" + "A".repeat(40) + "'... (1000000 characters)" + LETTERS);
  }

  private static Duration rejection(String text, String sentence) {
    long start = System.nanoTime();
    assertThatThrownBy(() -> Deal.parse(text)).hasMessage(sentence);
    return Duration.ofNanos(System.nanoTime() - start);
  }
}
