package croupier;

import croupier.game.BadProblem;
import croupier.game.Solver;
import croupier.mahjong.AllHands;
import croupier.mahjong.Hand;
import croupier.mahjong.HandAnswer;
import croupier.report.PopulationReport;
import croupier.spark.PopulationJob;
import croupier.spark.SparkRun;
import croupier.stats.GroupTally;
import java.io.IOException;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code all-hands OUTPUT}. */
@Command(
    name = "all-hands",
    description = "The exact distribution of expected draws over all mahjong hands there are.",
    footer = {
      "",
      "Every distinct hand of the 34 kinds is solved, none is sampled. OUTPUT holds the Parquet",
      "tables summary, by_min_draws, distribution and extremes, and report.html: over distinct",
      "hands, each counted once, and over deals. The same bits on any cluster."
    })
final class AllHandsCommand implements Callable<Integer> {
  private static final int TOP = 100;
  private static final double FINEST = 0.0001;
  private static final double WIDEST = 10;

  private static final String METHOD =
      "Hands that differ only by the order of suits, by the end a suit is read from and by the order"
          + " of honours are one class. For each suit the draws that keep a hand from winning are"
          + " counted by the state of an automaton that they lead to, as values of polynomials at"
          + " the points of a Gauss rule, so that suits multiply point by point and a class costs"
          + " one product of two vectors. Nothing is sampled; counts are whole numbers.";

  @Spec private CommandSpec spec;

  @Parameters(paramLabel = "OUTPUT", description = "The folder of the results.")
  private String output;

  @Option(
      names = "--rules",
      paramLabel = "WORDS",
      defaultValue = "",
      description =
          "As in a hand: \"+orphans\", \"-pairs\", \"sanma\", \"melds=1\". Default: none.")
  private String rules;

  @Option(
      names = "--bins",
      paramLabel = "WIDTH",
      defaultValue = "0.01",
      description = "The width of the distribution's bins. Default: ${DEFAULT-VALUE}.")
  private double bins;

  @Mixin private ModeOption mode;

  @Override
  public Integer call() throws IOException {
    if (!(bins >= FINEST && bins <= WIDEST)) {
      throw new ParameterException(
          spec.commandLine(), "--bins " + bins + ": it must be " + FINEST + " to " + WIDEST);
    }
    long start = System.nanoTime();
    AllHands hands = hands();
    // The classes are listed while Spark starts.
    CompletableFuture<Integer> tasks = CompletableFuture.supplyAsync(hands::tasks);
    try (SparkRun run = SparkRun.open(("all-hands " + rules).strip())) {
      tasks.join();
      GroupTally all = job(hands).run(run.session()).all();
      spec.commandLine()
          .getOut()
          .println(
              String.format(
                  Locale.ROOT,
                  "hands %d, deals %d, classes %d, mean %.12f over hands, %.12f over deals, in %.1f s"
                      + " -> %s",
                  all.problems(),
                  all.deals(),
                  all.classes(),
                  all.meanOfProblems(),
                  all.meanOfDeals(),
                  (System.nanoTime() - start) / 1e9,
                  output));
    }
    return Croupier.DONE;
  }

  private AllHands hands() {
    try {
      return AllHands.of(rules);
    } catch (BadProblem bad) {
      throw new ParameterException(spec.commandLine(), "--rules: " + bad.getMessage(), bad);
    }
  }

  private PopulationJob job(AllHands hands) {
    Solver.Worker<Hand, HandAnswer> worker = hands.single();
    String title = rules.isBlank() ? "mahjong: all hands" : "mahjong: all hands, " + rules.strip();
    return new PopulationJob(
        hands,
        new PopulationReport.Names(title, "expected_draws", "min_draws", "hands", METHOD),
        text -> {
          HandAnswer answer = worker.solve(Hand.parse(text));
          return new PopulationJob.ExactAnswer(
              answer.expectedDraws(), String.valueOf(answer.exact()));
        },
        bins,
        TOP,
        output,
        mode.overwrites(),
        Croupier.words(spec));
  }
}
