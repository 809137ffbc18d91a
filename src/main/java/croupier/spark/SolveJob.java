package croupier.spark;

import croupier.game.Extras;
import croupier.game.FileFormat;
import croupier.game.PreparedGame;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.broadcast.Broadcast;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.types.StructType;
import org.jspecify.annotations.Nullable;

/**
 * Solves a corpus: one job, one stage, no shuffle.
 *
 * @param gameName for the summary and the pages of Spark's UI
 * @param game what to solve with, sent to each executor once
 * @param input a file, a folder or a glob
 * @param format how to read it; null for the format its name ends in
 * @param ownFormat how to read it if in a format of the game's own; else null
 * @param idColumn the column that becomes id; null for {@code id} where there is one
 * @param problemColumn the column that becomes problem
 * @param output where the table goes
 * @param overwrite whether it may take the place of one that is there
 * @param maxErrors the run fails when more rows are rejected; null for no limit
 * @param extras the options of the extra columns, for the summary
 */
public record SolveJob(
    String gameName,
    PreparedGame<?, ?> game,
    String input,
    @Nullable CorpusFormat format,
    @Nullable FileFormat ownFormat,
    @Nullable String idColumn,
    String problemColumn,
    String output,
    boolean overwrite,
    @Nullable Long maxErrors,
    Extras extras) {

  /**
   * Runs the job.
   *
   * @throws UsageException before any work, when input or output are not as they must be
   * @throws TooManyRejected when more rows are rejected than allowed; the output is left as it was
   */
  public TableCounts run(SparkSession session) throws IOException {
    StagedTable table = StagedTable.at(output, overwrite, session);
    InputFiles files = files(session);
    table.spare(input, files.files());
    JavaSparkContext context = JavaSparkContext.fromSparkContext(session.sparkContext());
    RowCounters counters = RowCounters.of(session.sparkContext());
    JobName.set(session, title() + " (the columns of the input)");
    Dataset<Row> corpus = reader(session, files).read();
    JobName.set(session, title());
    Broadcast<PreparedGame<?, ?>> shared = context.broadcast(game);
    Dataset<Row> answers = answers(corpus, shared, files, counters);
    return table.write(
        answers, counters.in()::value, mostRejected(), counts -> summary(files, counts, "solve"));
  }

  /** For the pages of Spark's UI. */
  String title() {
    return "solve " + gameName + ": " + input + " -> " + output;
  }

  InputFiles files(SparkSession session) throws IOException {
    CorpusFormat asked = ownFormat == null ? format : CorpusFormat.TXT;
    return InputFiles.find(input, asked, session.sparkContext().hadoopConfiguration());
  }

  CorpusReader reader(SparkSession session, InputFiles files) {
    return new CorpusReader(session, files, ownFormat, idColumn, problemColumn);
  }

  /**
   * The answers to a corpus or a part of it.
   *
   * @throws UsageException when a carried column bears the name of another
   */
  Dataset<Row> answers(
      Dataset<Row> corpus,
      Broadcast<PreparedGame<?, ?>> shared,
      InputFiles files,
      RowCounters counters) {
    StructType schema = AnswerTable.schema(corpus.schema(), game.columns());
    return InternalRows.of(corpus)
        .mapPartitions(new RowsToAnswers(shared, files.format().unreadableRule(), counters), schema)
        .drop(CorpusReader.UNREADABLE);
  }

  long mostRejected() {
    return maxErrors == null ? Long.MAX_VALUE : maxErrors;
  }

  /** What must not change between the runs that make one table. */
  Map<String, Object> task(InputFiles files) {
    Map<String, Object> task = new LinkedHashMap<>();
    task.put("game", gameName);
    task.put("input", input);
    task.put("format", ownFormat == null ? files.format().toString() : ownFormat.name());
    task.put("id_column", idColumn == null ? CorpusReader.ID : idColumn);
    task.put("problem_column", problemColumn);
    task.put("extras", extras.numbers());
    return task;
  }

  /** The head of a run's summary. */
  Map<String, Object> summary(InputFiles files, TableCounts counts, String command) {
    Map<String, Object> options = new LinkedHashMap<>(task(files));
    options.remove("game");
    options.remove("input");
    options.put("mode", overwrite ? "overwrite" : "error");
    if (maxErrors != null) {
      options.put("max_errors", maxErrors);
    }
    Map<String, Object> summary = new LinkedHashMap<>();
    summary.put("command", command);
    summary.put("game", gameName);
    summary.put("options", options);
    summary.put("inputs", files.summary());
    summary.put("rows_in", counts.rows());
    summary.put("solved", counts.solved());
    summary.put("rejected", counts.rejected());
    return summary;
  }
}
