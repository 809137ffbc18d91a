package croupier.spark;

import croupier.game.BadProblem;
import croupier.game.PreparedGame;
import croupier.game.TextSolver;
import java.util.Iterator;
import org.apache.spark.TaskContext;
import org.apache.spark.TaskKilledException;
import org.apache.spark.api.java.function.FlatMapFunction;
import org.apache.spark.broadcast.Broadcast;
import org.apache.spark.sql.catalyst.InternalRow;
import org.apache.spark.sql.catalyst.expressions.GenericInternalRow;
import org.apache.spark.sql.catalyst.expressions.JoinedRow;
import org.apache.spark.sql.catalyst.expressions.UnsafeArrayData;
import org.apache.spark.unsafe.types.UTF8String;
import org.jspecify.annotations.Nullable;

/**
 * The work of one partition: opens the broadcast game once, then sets beside each row of the corpus
 * its cells of answers, lazily. Rows are Spark's own, reused from one to the next, since to make
 * Java objects of them and back takes longer than a small bag or deal takes to solve.
 */
final class RowsToAnswers implements FlatMapFunction<Iterator<InternalRow>, InternalRow> {
  private static final long serialVersionUID = 1;

  private final Broadcast<PreparedGame<?, ?>> game;
  private final String unreadableRule;
  private final RowCounters counters;

  RowsToAnswers(Broadcast<PreparedGame<?, ?>> game, String unreadableRule, RowCounters counters) {
    this.game = game;
    this.unreadableRule = unreadableRule;
    this.counters = counters;
  }

  @Override
  public Iterator<InternalRow> call(Iterator<InternalRow> rows) {
    TaskContext task = TaskContext.get();
    TextSolver solver = game.value().open();
    @Nullable Object[] cells = new Object[game.value().columns().size() + 1];
    JoinedRow both = new JoinedRow();
    InternalRow answers = new GenericInternalRow(cells);
    return new Iterator<>() {
      @Override
      public boolean hasNext() {
        return rows.hasNext();
      }

      @Override
      public InternalRow next() {
        // Spark looks once for each batch of a few thousand rows, which may take minutes to solve.
        if (task.isInterrupted()) {
          throw new TaskKilledException();
        }
        InternalRow row = rows.next();
        counters.in().add(1);
        answer(row, solver, cells);
        (cells[cells.length - 1] == null ? counters.solved() : counters.rejected()).add(1);
        return both.apply(row, answers);
      }
    };
  }

  private void answer(InternalRow row, TextSolver solver, @Nullable Object[] cells) {
    int answers = cells.length - 1;
    String unreadable = text(row, row.numFields() - 1);
    if (unreadable == null) {
      solver.answer(text(row, 1), cells, 0, answers);
    } else {
      for (int i = 0; i < answers; i++) {
        cells[i] = null;
      }
      cells[answers] =
          unreadableRule.isEmpty()
              ? unreadable
              : "line " + BadProblem.quote(unreadable) + ": " + unreadableRule;
    }
    for (int i = 0; i <= answers; i++) {
      cells[i] = internal(cells[i]);
    }
  }

  private static @Nullable String text(InternalRow row, int column) {
    return row.isNullAt(column) ? null : row.getUTF8String(column).toString();
  }

  private static @Nullable Object internal(@Nullable Object cell) {
    if (cell instanceof String text) {
      return UTF8String.fromString(text);
    }
    return cell instanceof double[] numbers ? UnsafeArrayData.fromPrimitiveArray(numbers) : cell;
  }
}
