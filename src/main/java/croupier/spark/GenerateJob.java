package croupier.spark;

import static org.apache.spark.sql.functions.col;

import croupier.game.Census;
import croupier.game.Generator;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import org.apache.spark.api.java.function.MapFunction;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Encoders;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructType;

/**
 * Makes a corpus: each row from its own number alone, so that any executor can make any row.
 *
 * @param gameName for the summary and the pages of Spark's UI
 * @param rows how many
 * @param source makes a row
 * @param options what the user asked for, for the summary
 * @param output where the table goes
 * @param overwrite whether it may take the place of one that is there
 */
public record GenerateJob(
    String gameName,
    long rows,
    RowSource source,
    Map<String, Object> options,
    String output,
    boolean overwrite) {

  /* A task is a file, and a small file is one task of the job that solves it: few enough rows that
  hard problems share out over the cores, even those of a small corpus. The number of files follows
  from the number of rows alone, so that a corpus is the same wherever it was made. */
  private static final long ROWS_A_TASK = 50_000;
  private static final long FEWEST_ROWS_A_TASK = 1_000;
  private static final int FEW_TASKS = 8;
  private static final int MOST_TASKS = 1_000;

  /** Makes row number id: {@code id, problem} or more, as the schema says. */
  public interface RowSource extends MapFunction<Long, Row> {
    StructType schema();
  }

  private static final StructType PROBLEMS =
      new StructType()
          .add(CorpusReader.ID, DataTypes.LongType)
          .add(CorpusReader.PROBLEM, DataTypes.StringType);

  /**
   * Random problems.
   *
   * @param generator of the game
   * @param seed the same seed, the same corpus
   */
  public record RandomRows(Generator<?> generator, long seed) implements RowSource {
    @Override
    public Row call(Long id) {
      return RowFactory.create(id, generator.row(seed, id).toString());
    }

    @Override
    public StructType schema() {
      return PROBLEMS;
    }
  }

  /**
   * Every problem of a census, with the number of deals that give it.
   *
   * @param census of the game
   */
  public record EveryRow<P>(Census<P> census) implements RowSource {
    @Override
    public Row call(Long id) {
      P problem = census.problem(id);
      return RowFactory.create(id, problem.toString(), census.deals(problem));
    }

    @Override
    public StructType schema() {
      return PROBLEMS.add("deals", DataTypes.LongType);
    }
  }

  /** Runs the job; a {@link UsageException} when the output is not as it must be. */
  public TableCounts run(SparkSession session) throws IOException {
    StagedTable table = StagedTable.at(output, overwrite, session);
    JobName.set(
        session,
        String.format(Locale.ROOT, "generate %s: %,d problems -> %s", gameName, rows, output));
    Dataset<Row> corpus =
        session
            .range(0, rows, 1, tasks())
            .select(col("id"))
            .as(Encoders.LONG())
            .map(source, Encoders.row(source.schema()));
    Map<String, Object> summary = new LinkedHashMap<>();
    summary.put("command", "generate");
    summary.put("game", gameName);
    summary.put("options", options);
    return table.write(corpus, () -> rows, 0, counts -> summary);
  }

  private int tasks() {
    long small = Math.min(FEW_TASKS, 1 + (rows - 1) / FEWEST_ROWS_A_TASK);
    long large = Math.min(MOST_TASKS, 1 + (rows - 1) / ROWS_A_TASK);
    return (int) Math.max(1, Math.max(small, large));
  }
}
