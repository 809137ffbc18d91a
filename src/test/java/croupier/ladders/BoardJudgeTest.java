package croupier.ladders;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import croupier.game.BadProblem;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.StringReader;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

final class BoardJudgeTest {
  private static String judged(String input) throws IOException {
    StringBuilder out = new StringBuilder();
    new BoardJudge().judge(new BufferedReader(new StringReader(input)), out);
    return out.toString();
  }

  @Test
  void judge_contestSamples_printsEightDecimals() throws IOException {
    String jumps =
        "4 42 9 30 14 77 16 8 32 12 37 58 47 26 48 73 62 19 70 89 71 67 80 98 87 24 96 76"
            .replaceAll("([0-9]+) ([0-9]+) ?", "$1 $2\n");
    assertThat(judged("2\n\n14\n" + jumps + "\n0\n"))
        .isEqualTo("Case 1: 31.54880806\nCase 2: 33.04761905\n");
    assertThat(judged("1\n0")).isEqualTo("Case 1: 33.04761905\n");
    assertThat(judged("0\n")).isEmpty();
  }

  @Test
  void judge_badInput_saysWhere() {
    assertThatThrownBy(() -> judged("1\n1\n5 101\n"))
        .isInstanceOf(BadProblem.class)
        .hasMessage("line 3: end of a jump '101': it must be 1 to 100");
    assertThatThrownBy(() -> judged("1\n2\n5 9\n5 12\n"))
        .hasMessage("case 1: cell 5: two jumps leave it, 5-9 and 5-12");
    assertThatThrownBy(() -> judged("2\n\n0\n"))
        .hasMessage("line 3: the input ends where number of jumps should be");
  }

  @Test
  void deal_tenThousandBoards_areLegalAndAsPromised() {
    BoardGenerator generator = new BoardGenerator();
    for (int row = 0; row < 10_000; row++) {
      Board board = generator.row(1, row);
      assertThat(Board.parse(board.toString())).isEqualTo(board);
      assertThat(board.jumps()).hasSize(14);
      assertThat(board.jumps().stream().filter(jump -> jump.from() < jump.to())).hasSize(7);
      List<Integer> ends =
          board.jumps().stream()
              .flatMap(jump -> Stream.of(jump.from(), jump.to()))
              .distinct()
              .toList();
      assertThat(ends).hasSize(28).allMatch(cell -> cell >= 2 && cell <= 99);
    }
    assertThat(generator.deal(new SplittableRandom(4)))
        .isEqualTo(generator.deal(new SplittableRandom(4)));
  }
}
