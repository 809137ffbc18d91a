package croupier;

import static org.apache.spark.sql.functions.col;

import croupier.game.Extras;
import croupier.game.FileFormat;
import croupier.game.Game;
import croupier.spark.CorpusFormat;
import croupier.spark.ResumeJob;
import croupier.spark.SolveJob;
import croupier.spark.SparkRun;
import croupier.spark.TableCounts;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.apache.spark.sql.Column;
import org.apache.spark.sql.SparkSession;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code solve GAME INPUT OUTPUT}. */
@Command(
    name = "solve",
    modelTransformer = ExtraOptions.class,
    description = "Solves a corpus into Parquet: a row out for each row in.",
    footer = {
      "",
      "INPUT is a file, a folder or a glob on any file system that Spark reads: .csv and .tsv with",
      "a header, .txt (a problem a line), .jsonl, .parquet; compressed text too. Blank lines are",
      "rows in .txt only.",
      "OUTPUT holds id, problem, all other columns of the input, the game's answer columns and",
      "error, which is null or says in one sentence what is wrong with the row's problem."
    })
final class SolveCommand implements Callable<Integer> {
  private static final int LONGEST_SHOWN = 44;
  private static final long MIB = 1L << 20;
  private static final int STEP_A_CORE = 64;

  @Spec private CommandSpec spec;

  @Mixin private GameArgument gameArgument;

  @Parameters(index = "1", paramLabel = "INPUT", description = "The corpus.")
  private String input;

  @Parameters(index = "2", paramLabel = "OUTPUT", description = "The table's folder.")
  private String output;

  @Mixin private ModeOption mode;

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      description = {
        "csv, tsv, txt, jsonl or parquet, whatever the names of the files end in;",
        "or a format of the game's own (see: croupier games), a file of which is read by one task."
      })
  private @Nullable String format;

  @Option(
      names = "--id-column",
      paramLabel = "COLUMN",
      description = "The column that becomes id. Default: id, or nulls where there is none.")
  private @Nullable String idColumn;

  @Option(
      names = "--problem-column",
      paramLabel = "COLUMN",
      defaultValue = "problem",
      description = "The column that holds the problems. Default: ${DEFAULT-VALUE}.")
  private String problemColumn;

  @Option(
      names = "--max-errors",
      paramLabel = "N",
      description = "Fail, with exit code 2, when more than N rows are rejected.")
  private @Nullable Long maxErrors;

  @Option(
      names = "--resume",
      description = {
        "Go on where a run into the same OUTPUT stopped, and solve files that came since;",
        "what is done is kept. INPUT may be a folder that grows; a file is the smallest step."
      })
  private boolean resume;

  @Option(
      names = "--step",
      paramLabel = "MIB",
      description =
          "With --resume: input of so many MiB is solved in one step. Default: 64 a core.")
  private @Nullable Integer step;

  @Option(
      names = "--show",
      paramLabel = "N",
      defaultValue = "0",
      description = "Print the first N rows of the answers, long texts cut.")
  private int show;

  @Override
  public Integer call() throws IOException {
    Game<?, ?> game = gameArgument.get();
    requireWordsThatFit();
    Extras extras = ExtraOptions.of(spec, game);
    FileFormat own = format == null ? null : game.format(format);
    SolveJob job =
        new SolveJob(
            game.name(),
            game.prepare(extras),
            input,
            format == null || own != null ? null : CorpusFormat.named(format, game.formats()),
            own,
            idColumn,
            problemColumn,
            output,
            mode.overwrites(),
            maxErrors,
            extras);
    try (SparkRun run = SparkRun.open("solve " + game.name())) {
      SparkSession session = run.session();
      TableCounts counts =
          resume ? new ResumeJob(job, stepBytes(session)).run(session) : job.run(session);
      if (show > 0) {
        show(session, job);
      }
      spec.commandLine()
          .getOut()
          .println(
              String.format(
                  Locale.ROOT,
                  "solved %d, rejected %d, in %.1f s -> %s",
                  counts.solved(),
                  counts.rejected(),
                  counts.seconds(),
                  output));
    }
    return Croupier.DONE;
  }

  private void requireWordsThatFit() {
    if (resume && mode.overwrites()) {
      throw new ParameterException(
          spec.commandLine(), "--resume and --mode overwrite: one keeps what the other replaces");
    }
    if (step != null && !resume) {
      throw new ParameterException(spec.commandLine(), "--step " + step + ": it needs --resume");
    }
    if (step != null && step < 1) {
      throw new ParameterException(spec.commandLine(), "--step " + step + ": it must be 1 or more");
    }
  }

  private long stepBytes(SparkSession session) {
    int cores = session.sparkContext().defaultParallelism();
    return MIB * (step == null ? STEP_A_CORE * cores : step);
  }

  private void show(SparkSession session, SolveJob job) {
    List<Column> columns = new ArrayList<>();
    columns.add(col("problem"));
    job.game().columns().forEach(column -> columns.add(col(column.name())));
    columns.add(col("error"));
    session
        .read()
        .parquet(output)
        .select(columns.toArray(new Column[0]))
        .show(show, LONGEST_SHOWN, false);
  }
}
