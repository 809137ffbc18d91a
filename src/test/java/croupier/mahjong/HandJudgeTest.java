package croupier.mahjong;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import croupier.game.BadProblem;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.StringReader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class HandJudgeTest {
  private static final String SAMPLE =
      "9\n1 1\n1 2\n1 3\n2 1\n3 1\n4 1\n5 1\n6 1\n7 1\n8 1\n9 1\n9 2\n9 3\n";

  @Test
  void judge_sample_isOne() throws IOException {
    assertThat(judged(SAMPLE)).isEqualTo("1\n");
  }

  @Test
  void judge_otherLineEndsAndBlankLines_changeNothing() throws IOException {
    assertThat(judged(SAMPLE.replace("\n", "\r\n"))).isEqualTo("1\n");
    assertThat(judged(SAMPLE.replace("\n", "\n\n").strip())).isEqualTo("1\n");
    assertThat(judged(SAMPLE.replace('\n', ' '))).isEqualTo("1\n");
  }

  /** Which copies of a rank are held makes no difference. */
  @Test
  void judge_otherCopies_areTheSameHand() throws IOException {
    assertThat(judged(SAMPLE.replace("1 1\n", "1 4\n").replace("9 2\n", "9 4\n"))).isEqualTo("1\n");
  }

  @ParameterizedTest
  @CsvSource({"13, 541557667", "20, 589700581", "50, 390689011", "100, 656960496"})
  void judge_oneOfEachRank_isTheKnownResidue(int kinds, String residue) throws IOException {
    StringBuilder input = new StringBuilder(kinds + "\n");
    for (int rank = 1; rank <= 13; rank++) {
      input.append(rank).append(" 1\n");
    }
    assertThat(judged(input.toString())).isEqualTo(residue + "\n");
  }

  @ParameterizedTest
  @CsvSource({"13, 950367659", "20, 21804866", "34, 838859401", "100, 931587117"})
  void judge_fourOfEachRank_isTheKnownResidue(int kinds, String residue) throws IOException {
    StringBuilder input = new StringBuilder(kinds + "\n");
    for (int i = 0; i < 13; i++) {
      input.append(i / 4 + 1).append(' ').append(i % 4 + 1).append('\n');
    }
    assertThat(judged(input.toString())).isEqualTo(residue + "\n");
  }

  @Test
  void judge_badInput_namesTheLine() {
    assertBad("", "line 0: the input ends where number of kinds should be");
    assertBad("4\n", "line 1: number of kinds '4': it must be 5 to 100");
    assertBad("101\n", "line 1: number of kinds '101': it must be 5 to 100");
    assertBad("x\n", "line 1: number of kinds 'x': not a whole number in decimal digits");
    assertBad(SAMPLE.replace("8 1\n", "10 1\n"), "line 11: rank '10': it must be 1 to 9");
    assertBad(SAMPLE.replace("8 1\n", "8 5\n"), "line 11: copy '5': it must be 1 to 4");
    assertBad(SAMPLE.replace("8 1\n", "8 0\n"), "line 11: copy '0': it must be 1 to 4");
    assertBad(SAMPLE.replace("9 3\n", "9 2\n"), "line 14: tile 9 2 is there already");
    assertBad(SAMPLE.replace("9 3\n", ""), "line 13: the input ends where rank should be");
    assertBad(SAMPLE.replace("9 3\n", "9\n"), "line 14: the input ends where copy should be");
  }

  private static void assertBad(String input, String sentence) {
    assertThatThrownBy(() -> judged(input)).isInstanceOf(BadProblem.class).hasMessage(sentence);
  }

  private static String judged(String input) throws IOException {
    StringBuilder out = new StringBuilder();
    new HandJudge().judge(new BufferedReader(new StringReader(input)), out);
    return out.toString();
  }
}
