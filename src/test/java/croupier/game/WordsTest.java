package croupier.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

final class WordsTest {
  @Test
  void of_blanksAndTabs_splitWords() {
    assertThat(Words.of("")).isEmpty();
    assertThat(Words.of(" \t ")).isEmpty();
    assertThat(Words.of("a")).containsExactly("a");
    assertThat(Words.of("\t a  bc\td ")).containsExactly("a", "bc", "d");
    assertThat(Words.of("a\u00a0b\nc")).containsExactly("a\u00a0b\nc");
  }

  @Test
  void number_digits_isTheirValue() {
    assertThat(Words.number("0", "n", 0, 9)).isZero();
    assertThat(Words.number("007", "n", 0, 9)).isEqualTo(7);
    assertThat(Words.number("2147483647", "n", 0, Integer.MAX_VALUE)).isEqualTo(Integer.MAX_VALUE);
  }

  @Test
  void number_otherText_saysWhatIsWrong() {
    assertBad("", "n '': it must be 1 to 9");
    assertBad("0", "n '0': it must be 1 to 9");
    assertBad("10", "n '10': it must be 1 to 9");
    assertBad("4294967297", "n '4294967297': it must be 1 to 9");
    assertBad("18446744073709551617", "n '18446744073709551617': it must be 1 to 9");
    assertBad("-1", "n '-1': not a whole number in decimal digits");
    assertBad("1.0", "n '1.0': not a whole number in decimal digits");
    assertBad("\u0661", "n '\u0661': not a whole number in decimal digits");
    assertBad("1e1", "n '1e1': not a whole number in decimal digits");
  }

  /** One past the largest int must not be taken for the largest int. */
  @Test
  void number_beyondInt_isRefusedAtTheWidestBounds() {
    assertThatThrownBy(() -> Words.number("2147483648", "n", 0, Integer.MAX_VALUE))
        .isInstanceOf(BadProblem.class);
  }

  private static void assertBad(String word, String sentence) {
    assertThatThrownBy(() -> Words.number(word, "n", 1, 9))
        .isInstanceOf(BadProblem.class)
        .hasMessage(sentence);
  }
}
