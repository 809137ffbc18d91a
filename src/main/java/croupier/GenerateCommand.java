package croupier;

import croupier.game.Game;
import croupier.game.Generator;
import croupier.mahjong.HandCensus;
import croupier.mahjong.HandGenerator;
import croupier.mahjong.Mahjong;
import croupier.mahjong.TileSet;
import croupier.spark.GenerateJob;
import croupier.spark.SparkRun;
import croupier.spark.TableCounts;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code generate GAME OUTPUT --count N --seed S} and {@code generate mahjong OUTPUT --all}. */
@Command(
    name = "generate",
    description = "Makes a corpus: random problems, or every hand of a run of tiles.",
    footer = {
      "",
      "OUTPUT holds id (0, 1, ...) and problem; with --all also deals, the number of deals that",
      "give the hand. The same seed gives the same rows on any number of cores and machines."
    })
final class GenerateCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Mixin private GameArgument gameArgument;

  @Parameters(index = "1", paramLabel = "OUTPUT", description = "The table's folder.")
  private String output;

  @Option(names = "--count", paramLabel = "N", description = "How many random problems.")
  private @Nullable Long count;

  @Option(
      names = "--seed",
      paramLabel = "S",
      defaultValue = "0",
      description = "Where the randomness comes from. Default: ${DEFAULT-VALUE}.")
  private long seed;

  @Option(names = "--all", description = "Every distinct hand (mahjong, with --kinds).")
  private boolean all;

  @Option(
      names = "--kinds",
      paramLabel = "N",
      description = "Hands of one run of N kinds, not of the set of 34 (mahjong).")
  private @Nullable Integer kinds;

  @Mixin private ModeOption mode;

  @Override
  public Integer call() throws IOException {
    GenerateJob job = job();
    try (SparkRun run = SparkRun.open("generate " + game().name())) {
      TableCounts counts = job.run(run.session());
      spec.commandLine()
          .getOut()
          .println(
              String.format(
                  Locale.ROOT,
                  "generated %d, in %.1f s -> %s",
                  counts.rows(),
                  counts.seconds(),
                  output));
    }
    return Croupier.DONE;
  }

  private GenerateJob job() {
    Map<String, Object> options = new LinkedHashMap<>();
    options.put("mode", mode.word());
    if (kinds != null) {
      requireMahjong("--kinds");
      require(
          kinds >= TileSet.FEWEST_KINDS && kinds <= TileSet.MOST_KINDS,
          "--kinds " + kinds + ": a run has " + TileSet.FEWEST_KINDS + " to " + TileSet.MOST_KINDS);
      options.put("kinds", kinds);
    }
    return all ? everyHand(options) : random(options);
  }

  private GenerateJob random(Map<String, Object> options) {
    if (count == null) {
      throw wrong("say how many problems with --count");
    }
    require(count >= 0, "--count " + count + ": it must be 0 or more");
    options.put("count", count);
    options.put("seed", seed);
    Generator<?> generator =
        kinds == null ? game().generator() : new HandGenerator(TileSet.run(kinds));
    return new GenerateJob(
        game().name(),
        count,
        new GenerateJob.RandomRows(generator, seed),
        options,
        output,
        mode.overwrites());
  }

  private GenerateJob everyHand(Map<String, Object> options) {
    requireMahjong("--all");
    if (kinds == null) {
      throw wrong("--all: say of which run with --kinds");
    }
    require(count == null, "--all and --count: give one of them");
    options.put("all", true);
    HandCensus census = new HandCensus(TileSet.run(kinds));
    return new GenerateJob(
        game().name(),
        census.size(),
        new GenerateJob.EveryRow<>(census),
        options,
        output,
        mode.overwrites());
  }

  private void requireMahjong(String option) {
    require(game().equals(Mahjong.GAME), option + ": only mahjong has it, not " + game().name());
  }

  private void require(boolean holds, String otherwise) {
    if (!holds) {
      throw wrong(otherwise);
    }
  }

  private ParameterException wrong(String message) {
    return new ParameterException(spec.commandLine(), message);
  }

  private Game<?, ?> game() {
    return gameArgument.get();
  }
}
