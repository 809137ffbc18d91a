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
    CorpusFormat asked = ownFormat == null ? format : CorpusFormat.TXT;
    InputFiles files = InputFiles.find(input, asked, session.sparkContext().hadoopConfiguration());
    table.spare(input, files.files());
    JavaSparkContext context = JavaSparkContext.fromSparkContext(session.sparkContext());
    RowCounters counters = RowCounters.of(session.sparkContext());
    String name = "solve " + gameName + ": " + input + " -> " + output;

    JobName.set(session, name + " (the columns of the input)");
    Dataset<Row> corpus =
        new CorpusReader(session, files, ownFormat, idColumn, problemColumn).read();
    JobName.set(session, name);
    StructType schema = AnswerTable.schema(corpus.schema(), game.columns());
    Broadcast<PreparedGame<?, ?>> shared = context.broadcast(game);
    Dataset<Row> answers =
        InternalRows.of(corpus)
            .mapPartitions(
                new RowsToAnswers(shared, files.format().unreadableRule(), counters), schema)
            .drop(CorpusReader.UNREADABLE);
    return table.write(
        answers,
        counters.in()::value,
        maxErrors == null ? Long.MAX_VALUE : maxErrors,
        counts -> summary(files, counts));
  }

  private Map<String, Object> summary(InputFiles files, TableCounts counts) {
    Map<String, Object> options = new LinkedHashMap<>();
    options.put("format", ownFormat == null ? files.format().toString() : ownFormat.name());
    options.put("id_column", idColumn == null ? "id" : idColumn);
    options.put("problem_column", problemColumn);
    options.put("mode", overwrite ? "overwrite" : "error");
    options.put("extras", extras.numbers());
    if (maxErrors != null) {
      options.put("max_errors", maxErrors);
    }
    Map<String, Object> summary = new LinkedHashMap<>();
    summary.put("command", "solve");
    summary.put("game", gameName);
    summary.put("options", options);
    summary.put("inputs", files.summary());
    summary.put("rows_in", counts.rows());
    summary.put("solved", counts.solved());
    summary.put("rejected", counts.rejected());
    return summary;
  }
}
