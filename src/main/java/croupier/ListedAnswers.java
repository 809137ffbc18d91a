package croupier;

import croupier.game.Column;
import java.io.PrintWriter;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** For people: the problem on a line, then a line for each column. */
final class ListedAnswers implements AnswerPrinter {
  private final PrintWriter out;
  private final int nameWidth;

  ListedAnswers(PrintWriter out, List<? extends Column<?>> columns) {
    this.out = out;
    nameWidth = columns.stream().mapToInt(column -> column.name().length()).max().orElse(0);
  }

  @Override
  public void print(String problem, List<Cell> cells, @Nullable String error) {
    out.println(problem);
    if (error != null) {
      out.println("  error: " + error);
      return;
    }
    for (Cell cell : cells) {
      String gap = " ".repeat(nameWidth - cell.name().length() + 2);
      out.println("  " + cell.name() + gap + text(cell.value()));
    }
  }

  private static String text(@Nullable Object value) {
    if (value == null) {
      return "-";
    }
    return value instanceof double[] numbers ? Arrays.toString(numbers) : value.toString();
  }
}
