package croupier.spark;

import croupier.game.PreparedGame;
import java.io.IOException;
import java.util.concurrent.TimeoutException;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.broadcast.Broadcast;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.streaming.DataStreamWriter;
import org.apache.spark.sql.streaming.StreamingQueryException;
import org.apache.spark.sql.streaming.Trigger;

/**
 * Solves what is new in a corpus: the files that no run before has solved for the same table. A run
 * that ends early has done some batches of files in whole; the next one goes on after them. Which
 * files are in which batch is Spark's own note, made before a batch begins.
 *
 * @param job what is solved, and how
 * @param stepBytes of input in a batch, about; a file is never cut
 */
public record ResumeJob(SolveJob job, long stepBytes) {
  /**
   * Runs the job.
   *
   * @return the counts of the whole table, with the seconds of this run
   * @throws UsageException before any work, when input or output are not as they must be
   * @throws TooManyRejected when the table would have more rejected rows than allowed; it is left
   *     without the batch that would bring them
   */
  public TableCounts run(SparkSession session) throws IOException {
    InputFiles files = job.files(session);
    JobName.set(session, job.title() + " (the columns of the input)");
    Dataset<Row> corpus = job.reader(session, files).stream(stepBytes);
    AnswerTable.schema(corpus.schema(), job.game().columns());
    GrowingTable table = GrowingTable.at(job.output(), job.task(files), session);
    table.refuseInside(files.files());
    JavaSparkContext context = JavaSparkContext.fromSparkContext(session.sparkContext());
    Broadcast<PreparedGame<?, ?>> shared = context.broadcast(job.game());
    await(
        corpus
            .writeStream()
            .queryName(job.title())
            .trigger(Trigger.AvailableNow())
            .option("checkpointLocation", table.checkpoint().toString())
            .foreachBatch(
                (rows, number) -> {
                  JobName.set(session, job.title() + ", batch " + number);
                  RowCounters counters = RowCounters.of(session.sparkContext());
                  Dataset<Row> answers = job.answers(rows, shared, files, counters);
                  table.add(number, answers, counters.in()::value, job.mostRejected());
                }));
    return table.end(counts -> job.summary(files, counts, "solve --resume"));
  }

  private static void await(DataStreamWriter<Row> stream) throws IOException {
    try {
      stream.start().awaitTermination();
    } catch (TimeoutException | StreamingQueryException failure) {
      throwIfTooMany(failure);
      throw new IOException(failure);
    }
  }

  /** What was thrown in a batch comes back wrapped by Spark, more than once. */
  private static void throwIfTooMany(Throwable failure) {
    for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
      if (cause instanceof TooManyRejected rejected) {
        throw rejected;
      }
    }
  }
}
