package croupier.ladders;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import croupier.game.BadProblem;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

final class BoardTest {
  private static final String UNKNOWN = ": it is no number of cells, no jump and no rule";
  private static final String NO_JUMP = ": a jump is two cells from-to, as in 4-14";

  private static final List<List<String>> BAD =
      List.of(
          List.of("1-38 4-14", "board '1-38 4-14': the number of cells is missing"),
          List.of("d8", "board 'd8': the number of cells is missing"),
          List.of("0", "number of cells '0': it must be 1 to 10000"),
          List.of("10001", "number of cells '10001': it must be 1 to 10000"),
          List.of(
              "99999999999999999999",
              "number of cells '99999999999999999999': it must be 1 to 10000"),
          List.of("100 90", "number of cells '90': it was given before as 100"),
          List.of("100 100", "number of cells '100': it was given before as 100"),
          List.of("100 d1", "die '1': it must be 2 to 1000"),
          List.of("100 d1001", "die '1001': it must be 2 to 1000"),
          List.of("100 d6 d6", "word 'd6': the die is given twice"),
          List.of("100 d", "word 'd'" + UNKNOWN),
          List.of("100 D8", "word 'D8'" + UNKNOWN),
          List.of("100 dice", "word 'dice'" + UNKNOWN),
          List.of("100 Lenient", "word 'Lenient'" + UNKNOWN),
          List.of("100 lenient lenient", "word 'lenient': it is given twice"),
          List.of("100 start=2", "word 'start=2': start is 0 or 1"),
          List.of("100 start=", "word 'start=': start is 0 or 1"),
          List.of("100 start=01", "word 'start=01': start is 0 or 1"),
          List.of("100 start=1 start=0", "word 'start=0': start is given twice"),
          List.of("100 overshoot=back", "word 'overshoot=back': overshoot is stay, win or bounce"),
          List.of("100 overshoot=WIN", "word 'overshoot=WIN': overshoot is stay, win or bounce"),
          List.of(
              "100 overshoot=win overshoot=win", "word 'overshoot=win': overshoot is given twice"),
          List.of("100 chain=none", "word 'chain=none': chain is follow or single"),
          List.of("100 chain=single chain=follow", "word 'chain=follow': chain is given twice"),
          List.of("100 finish=4", "word 'finish=4'" + UNKNOWN),
          List.of("100 =", "word '='" + UNKNOWN),
          List.of("100 1.5", "word '1.5'" + UNKNOWN),
          List.of("100 5:9", "word '5:9'" + UNKNOWN),
          List.of("100 -5", "jump '-5'" + NO_JUMP),
          List.of("100 5-", "jump '5-'" + NO_JUMP),
          List.of("100 -", "jump '-'" + NO_JUMP),
          List.of("100 5--9", "jump '5--9'" + NO_JUMP),
          List.of("100 5-9-12", "jump '5-9-12'" + NO_JUMP),
          List.of("100 a-b", "jump 'a-b'" + NO_JUMP),
          List.of("100 +5-9", "jump '+5-9'" + NO_JUMP),
          List.of("100 \u0665-9", "jump '\u0665-9'" + NO_JUMP),
          List.of("100 lenient 5-x", "jump '5-x'" + NO_JUMP),
          List.of("100 5-120", "jump 5-120: cell 120 is not on the board of 100 cells"),
          List.of("100 0-5", "jump 0-5: cell 0 is not on the board of 100 cells"),
          List.of("100 101-0", "jump 101-0: cell 101 is not on the board of 100 cells"),
          List.of("1 2-1", "jump 2-1: cell 2 is not on the board of 1 cell"),
          List.of("5-1234567890 9", "jump '5-1234567890': a cell has at most 9 digits"),
          List.of("7-7 20", "jump 7-7: a jump must lead to another cell"),
          List.of("100 5-9 3-4 5-12", "cell 5: two jumps leave it, 5-9 and 5-12"),
          List.of("100 5-9 5-9", "cell 5: two jumps leave it, 5-9 and 5-9"),
          List.of("20 20-3 20-4", "cell 20: two jumps leave it, 20-3 and 20-4"),
          List.of(
              "5 overshoot=bounce",
              "die d6: with overshoot=bounce a board of 5 cells takes a die of at most as many"
                  + " sides"),
          List.of(
              "1 d2 start=0 overshoot=bounce",
              "die d2: with overshoot=bounce a board of 1 cell takes a die of at most as many"
                  + " sides"),
          List.of(
              "100 " + "z".repeat(60),
              "word '" + "z".repeat(40) + "'... (60 characters)" + UNKNOWN));

  @Test
  void parse_badBoard_saysWhatIsWrongInOneSentence() {
    for (List<String> row : BAD) {
      assertThatThrownBy(() -> Board.parse(row.get(0)))
          .as(row.get(0))
          .isInstanceOf(BadProblem.class)
          .hasMessage(row.get(1));
    }
  }

  @Test
  void parse_boardsInOtherWords_printTheShortest() {
    Map<String, String> boards =
        new TreeMap<>(
            Map.of(
                "100", "100",
                " \t100\t", "100",
                "16-6 100 1-38", "100 1-38 16-6",
                "100 d6 start=1 overshoot=stay chain=follow", "100",
                "4-5 chain=single d8 0100 overshoot=win start=0",
                    "100 d8 start=0 overshoot=win chain=single 4-5",
                "lenient 20 overshoot=bounce 007-3", "20 overshoot=bounce lenient 7-3",
                "20 lenient 5-9 5-12 5-30 5-5", "20 lenient 5-12",
                "10000 d1000", "10000 d1000"));
    boards.forEach((text, shortest) -> assertThat(Board.parse(text)).hasToString(shortest));
  }

  @Test
  void parse_printedBoard_isTheSameBoard() {
    SplittableRandom random = new SplittableRandom(3);
    for (int i = 0; i < 500; i++) {
      Board board = RandomBoards.deal(random, 5, 40);
      assertThat(Board.parse(board.toString())).isEqualTo(board).hasSameHashCodeAs(board);
    }
  }

  @Test
  void parse_millionCharacters_isRead() {
    StringBuilder text = new StringBuilder("10000 lenient");
    for (int i = 0; text.length() < 1_000_000; i++) {
      text.append(' ').append(i % 12_000).append('-').append(i % 7_000);
    }
    assertThat(Board.parse(text.toString()).jumps()).hasSizeGreaterThan(9_000);
    assertThatThrownBy(() -> Board.parse("7".repeat(1_000_000)))
        .hasMessage(
            "number of cells '"
                + "7".repeat(40)
                + "'... (1000000 characters): it must be 1 to 10000");
    assertThatThrownBy(() -> Board.parse("1-".repeat(500_000))).isInstanceOf(BadProblem.class);
    assertThatThrownBy(() -> Board.parse("9 ".repeat(500_000)))
        .hasMessage("number of cells '9': it was given before as 9");
  }

  @Test
  void board_madeWithoutText_obeysTheSameRules() {
    assertThatThrownBy(() -> Board.usual(0, List.of()))
        .hasMessage("number of cells '0': it must be 1 to 10000");
    assertThatThrownBy(() -> Board.usual(9, List.of(new Jump(3, -1))))
        .hasMessage("jump 3--1: cell -1 is not on the board of 9 cells");
    assertThat(Board.usual(9, List.of(new Jump(5, 2), new Jump(3, 8))))
        .isEqualTo(Board.parse("9 3-8 5-2"));
  }
}
