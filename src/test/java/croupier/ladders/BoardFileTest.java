package croupier.ladders;

import static org.assertj.core.api.Assertions.assertThat;

import croupier.game.FileFormat.Entry;
import java.util.List;
import org.junit.jupiter.api.Test;

final class BoardFileTest {
  private static final String RULES = " start=0 chain=single lenient";

  private static List<Entry> read(String text) {
    return BoardFile.FORMAT.reader().apply(text);
  }

  private static void isRejected(String block, String fault) {
    List<Entry> entries = read("2 2 0\n\n" + block + "\n\n3 3 1\nL 2 5\n");
    assertThat(entries).hasSize(3);
    assertThat(entries.get(1))
        .isEqualTo(new Entry("2", block.replace("\n", " / "), "board 2, " + fault));
    assertThat(entries.get(2)).isEqualTo(new Entry("3", "9" + RULES + " 2-5", null));
  }

  @Test
  void apply_goodFile_givesNumberedBoardsInFileOrder() {
    assertThat(read("10 10 3\nL 1 38\nC 6 16\nL 4 14\n\n8 9 0\n"))
        .containsExactly(
            new Entry("1", "100" + RULES + " 1-38 16-6 4-14", null),
            new Entry("2", "72" + RULES, null));
  }

  @Test
  void apply_lineEndsAndBlankLinesOfAllKinds_changeNothing() {
    assertThat(read("\n \t\r\n3 3 1\r\nL  2\t5\r\n\r\n\n\n2 2 0"))
        .containsExactly(
            new Entry("1", "9" + RULES + " 2-5", null), new Entry("2", "4" + RULES, null));
    assertThat(read("")).isEmpty();
    assertThat(read("\n\n")).isEmpty();
  }

  @Test
  void apply_jumpsThatBreakPromises_areKeptForTheLenientBoard() {
    Entry entry = read("10 10 6\nC 7 7\nC 120 130\nC 38 96\nC 80 96\nC 5 100\nL 100 5").get(0);
    assertThat(entry.problem()).isEqualTo("100" + RULES + " 7-7 130-120 96-38 96-80 100-5 5-100");
    assertThat(Board.parse(entry.problem())).hasToString("100" + RULES + " 5-100 96-80 100-5");
  }

  @Test
  void apply_malformedBlock_isOneFaultAndTheNextBoardIsRead() {
    isRejected(
        "10 10",
        "line 3: '10 10': a board begins with its width, its height and its number of jumps");
    isRejected("10 x 0", "line 3: height 'x': not a whole number in decimal digits");
    isRejected("10 10 2\nL 3 5", "line 3: '10 10 2': as many lines as jumps must follow it, not 1");
    isRejected(
        "10 10 1\nL 3 5\nL 4 6", "line 3: '10 10 1': as many lines as jumps must follow it, not 2");
    isRejected("10 10 1\nX 3 5", "line 4: 'X 3 5': a jump is L or C and two cells");
    isRejected("10 10 1\nL 3", "line 4: 'L 3': a jump is L or C and two cells");
    isRejected("10 10 1\nL 3 -5", "line 4: cell '-5': not a whole number in decimal digits");
    isRejected("L 3 5", "line 3: width 'L': not a whole number in decimal digits");
  }
}
