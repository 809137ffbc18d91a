package croupier.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import croupier.Games;
import croupier.game.Extras;
import croupier.game.PreparedGame;
import java.util.Iterator;
import java.util.List;
import org.apache.spark.TaskContext$;
import org.apache.spark.TaskContextImpl;
import org.apache.spark.TaskKilledException;
import org.apache.spark.broadcast.Broadcast;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.catalyst.InternalRow;
import org.apache.spark.sql.catalyst.expressions.GenericInternalRow;
import org.apache.spark.unsafe.types.UTF8String;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import scala.reflect.ClassTag;

@ExtendWith(LocalSpark.class)
final class RowsToAnswersIT {
  private final TaskContextImpl task = TaskContext$.MODULE$.empty();

  @AfterEach
  void beATaskNoLonger() {
    TaskContext$.MODULE$.unset();
  }

  @Test
  void next_taskKilled_endsBetweenRows() {
    SparkSession session = LocalSpark.session();
    Broadcast<PreparedGame<?, ?>> game =
        session
            .sparkContext()
            .broadcast(
                Games.named("mice").prepare(Extras.NONE), ClassTag.apply(PreparedGame.class));
    RowCounters counters = RowCounters.of(session.sparkContext());
    // Read here, since this task is none that Spark would lend blocks to.
    assertThat(game.value().columns()).hasSize(2);
    TaskContext$.MODULE$.setTaskContext(task);
    Iterator<InternalRow> answers =
        new RowsToAnswers(game, "", counters).call(List.of(bag("1 3"), bag("5 5")).iterator());
    assertThat(answers.next().getDouble(3)).isEqualTo(0.5);
    task.markInterrupted("by the test");
    assertThatThrownBy(answers::next).isInstanceOf(TaskKilledException.class);
    assertThat(counters.in().value()).isEqualTo(1);
  }

  /** Of a corpus without other columns: no name, the problem, and nothing that is unreadable. */
  private static InternalRow bag(String problem) {
    return new GenericInternalRow(new Object[] {null, UTF8String.fromString(problem), null});
  }
}
