package croupier.spark;

import croupier.game.BadProblem;
import croupier.game.PreparedGame;
import croupier.game.TextSolver;
import java.util.Iterator;
import org.apache.spark.api.java.function.MapPartitionsFunction;
import org.apache.spark.broadcast.Broadcast;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.util.LongAccumulator;
import org.jspecify.annotations.Nullable;

/**
 * The work of one partition: opens the broadcast game once, then turns each row of the corpus into
 * its row of answers, lazily.
 */
final class RowsToAnswers implements MapPartitionsFunction<Row, Row> {
  private static final long serialVersionUID = 1;

  private final Broadcast<PreparedGame<?, ?>> game;
  private final String unreadableRule;
  private final LongAccumulator rowsIn;

  RowsToAnswers(Broadcast<PreparedGame<?, ?>> game, String unreadableRule, LongAccumulator rowsIn) {
    this.game = game;
    this.unreadableRule = unreadableRule;
    this.rowsIn = rowsIn;
  }

  @Override
  public Iterator<Row> call(Iterator<Row> rows) {
    TextSolver solver = game.value().open();
    int answers = game.value().columns().size();
    return new Iterator<>() {
      @Override
      public boolean hasNext() {
        return rows.hasNext();
      }

      @Override
      public Row next() {
        Row row = rows.next();
        rowsIn.add(1);
        return answer(row, solver, answers);
      }
    };
  }

  private Row answer(Row row, TextSolver solver, int answers) {
    int given = row.length() - 1;
    @Nullable Object[] cells = new Object[given + answers + 1];
    for (int i = 0; i < given; i++) {
      cells[i] = row.get(i);
    }
    String unreadable = row.getString(given);
    if (unreadable != null && unreadableRule.isEmpty()) {
      cells[given + answers] = unreadable;
    } else if (unreadable == null) {
      solver.answer(row.getString(1), cells, given, answers);
    } else {
      cells[given + answers] = "line " + BadProblem.quote(unreadable) + ": " + unreadableRule;
    }
    return RowFactory.create(cells);
  }
}
