package croupier.spark;

import croupier.Expectations;
import croupier.game.Extras;
import croupier.game.Game;
import croupier.game.PreparedGame;
import croupier.game.TextSolver;
import java.util.ArrayList;
import java.util.List;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.jspecify.annotations.Nullable;

/** Answers as sorted lines of text that are equal only when every bit of every cell is. */
final class AnswerRows {
  private AnswerRows() {}

  /** The answers without Spark: the oracle of the jobs. */
  static List<String> plainJava(Game<?, ?> game, List<String> problems) {
    PreparedGame<?, ?> prepared = game.prepare(Extras.NONE);
    TextSolver solver = prepared.open();
    int columns = prepared.columns().size();
    List<String> rows = new ArrayList<>();
    for (String problem : problems) {
      @Nullable Object[] cells = new Object[columns + 1];
      solver.answer(problem, cells, 0, columns);
      StringBuilder row = new StringBuilder(problem);
      for (Object cell : cells) {
        row.append('|').append(Expectations.bits(cell));
      }
      rows.add(row.toString());
    }
    rows.sort(null);
    return rows;
  }

  /** The rows of a table of {@code id, problem, answer columns..., error}. */
  static List<String> of(Dataset<Row> table) {
    List<String> rows = new ArrayList<>();
    for (Row cells : table.collectAsList()) {
      StringBuilder row = new StringBuilder(cells.getString(1));
      for (int i = 2; i < cells.length(); i++) {
        row.append('|').append(Expectations.bits(cells.get(i)));
      }
      rows.add(row.toString());
    }
    rows.sort(null);
    return rows;
  }
}
