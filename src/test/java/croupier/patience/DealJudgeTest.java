package croupier.patience;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import croupier.game.BadProblem;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.StringReader;
import org.junit.jupiter.api.Test;

final class DealJudgeTest {
  private static final String SAMPLE =
      """
      AS 9S 6C KS
      JC QH AC KH
      7S QD JD KD
      QS TS JS 9H
      6D TD AD 8S
      QC TH KC 8D
      8C 9D TC 7C
      9C 7H JH 7D
      8H 6S AH 6H
      """;

  private static final String LOST =
      """
      6S 6C 6D 7S

      6H 7C 7D 7H
      8S 8C 9S 9C
      8D 8H 9D 9H
      TS TC JS JC
      TD TH JD JH
      QS QC KS KC
      QD QH KD KH

      AS AC AD AH
      """;

  private static final String EASY = "6S 7S 8S 9S\n".repeat(9);

  private static String judged(String input) throws IOException {
    StringBuilder out = new StringBuilder();
    new DealJudge().judge(new BufferedReader(new StringReader(input)), out);
    return out.toString();
  }

  @Test
  void judge_contestSample_printsSixDecimals() throws IOException {
    assertThat(judged(SAMPLE)).isEqualTo("0.589314\n");
    assertThat(judged(SAMPLE.replace("\n", " \r\n"))).isEqualTo("0.589314\n");
  }

  @Test
  void judge_manyDeals_readsToTheEndOverBlankLines() throws IOException {
    assertThat(judged("\n" + LOST + "\n\n" + SAMPLE + SAMPLE + "\n \n"))
        .isEqualTo("0.000000\n0.589314\n0.589314\n");
    assertThat(judged(EASY)).isEqualTo("0.000000\n");
    assertThat(judged("")).isEmpty();
  }

  @Test
  void judge_dealCutOff_isAClearError() {
    assertThatThrownBy(() -> judged(SAMPLE + "AS 9S 6C KS\nJC QH AC KH\n"))
        .isInstanceOf(BadProblem.class)
        .hasMessage("line 11: the input ends after pile 2 of a deal of 9");
  }

  @Test
  void judge_badLine_saysWhere() {
    assertThatThrownBy(() -> judged("AS 9S 6C KS\n\nJC QH AC\n"))
        .hasMessage("line 3: 3 cards, a pile of a deal has 4");
    assertThatThrownBy(() -> judged("AS 9S 6C XS\n"))
        .hasMessage("line 1, card 'XS': the rank must be one of 2 3 4 5 6 7 8 9 T J Q K A");
  }

  @Test
  void judge_badLine_keepsTheAnswersBefore() {
    StringBuilder out = new StringBuilder();
    assertThatThrownBy(
            () -> new DealJudge().judge(new BufferedReader(new StringReader(SAMPLE + "AS\n")), out))
        .isInstanceOf(BadProblem.class);
    assertThat(out).hasToString("0.589314\n");
  }
}
