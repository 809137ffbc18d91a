package croupier;

import croupier.game.Column;
import croupier.game.Game;
import croupier.report.Numbers;
import croupier.spark.SparkRun;
import croupier.spark.StatsJob;
import croupier.stats.Summary;
import java.io.IOException;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code stats GAME ANSWERS OUTPUT}. */
@Command(
    name = "stats",
    description = "Statistics of a solved corpus: tables and a report for people.",
    footer = {
      "",
      "ANSWERS is a table that solve has written: a file, a folder or a glob.",
      "OUTPUT holds the Parquet tables summary, groups, histogram, quantiles and extremes, and",
      "report.html. All are of the game's headline column; infinite values, rows without a value",
      "and rejected rows are counted apart. The same corpus gives the same numbers however it is",
      "cut into files and tasks."
    })
final class StatsCommand implements Callable<Integer> {
  private static final int MOST_TOP = 1000;

  @Spec private CommandSpec spec;

  @Mixin private GameArgument gameArgument;

  @Parameters(index = "1", paramLabel = "ANSWERS", description = "The table of answers.")
  private String input;

  @Parameters(index = "2", paramLabel = "OUTPUT", description = "The folder of the results.")
  private String output;

  @Option(
      names = "--weight",
      paramLabel = "COLUMN",
      description = "A column of whole weights, such as deals. Default: each row weighs 1.")
  private @Nullable String weight;

  @Option(
      names = "--by",
      paramLabel = "COLUMN",
      description = "The same for the rows of each value of this column, 1000 values at most.")
  private @Nullable String by;

  @Option(
      names = "--top",
      paramLabel = "N",
      defaultValue = "10",
      description = "List the N lowest and highest problems. Default: ${DEFAULT-VALUE}.")
  private int top;

  @Option(names = "--png", description = "Write the report's charts as PNG files too.")
  private boolean png;

  @Mixin private ModeOption mode;

  @Override
  public Integer call() throws IOException {
    if (top < 0 || top > MOST_TOP) {
      throw new ParameterException(
          spec.commandLine(), "--top " + top + ": it must be 0 to " + MOST_TOP);
    }
    long start = System.nanoTime();
    Game<?, ?> game = gameArgument.get();
    try (SparkRun run = SparkRun.open("stats " + game.name())) {
      Summary found = job(game).run(run.session());
      spec.commandLine()
          .getOut()
          .println(
              String.format(
                  Locale.ROOT,
                  "rows %d, rejected %d, mean %s %s, in %.1f s -> %s",
                  found.rows(),
                  found.rejected(),
                  game.headline(),
                  Numbers.real(found.mean()),
                  (System.nanoTime() - start) / 1e9,
                  output));
    }
    return Croupier.DONE;
  }

  private StatsJob job(Game<?, ?> game) {
    return new StatsJob(
        game.name(),
        game.headline(),
        meaning(game),
        input,
        output,
        mode.overwrites(),
        weight,
        by,
        top,
        png,
        Croupier.words(spec));
  }

  private static String meaning(Game<?, ?> game) {
    return game.columns().stream()
        .filter(column -> column.name().equals(game.headline()))
        .map(Column::meaning)
        .findAny()
        .orElseThrow();
  }
}
