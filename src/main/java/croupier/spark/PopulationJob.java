package croupier.spark;

import croupier.game.Population;
import croupier.game.Version;
import croupier.report.HtmlPage;
import croupier.report.PopulationReport;
import croupier.report.Report.Fact;
import croupier.stats.Tally;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.broadcast.Broadcast;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;

/**
 * Solves a whole population, class by class, and tells how its values are distributed. A task of
 * Spark is a few tasks of the population; what it sends back are counts, a few hundred kilobytes.
 * Counts merge exactly and classes are solved alike everywhere, so the result has the same bits on
 * any cluster.
 *
 * @param population what is solved
 * @param names of what is counted
 * @param exact solves a problem's text again, for those that are listed
 * @param binWidth of the distribution
 * @param top how many classes of each end are listed
 * @param output where the folder of tables goes
 * @param overwrite whether it may take the place of one that is there
 * @param command the words of the command, for the report
 */
public record PopulationJob(
    Population population,
    PopulationReport.Names names,
    ExactAnswers exact,
    double binWidth,
    int top,
    String output,
    boolean overwrite,
    String command) {

  /** Tasks of Spark for each core: enough to even out, and a lost one costs little. */
  private static final int TASKS_A_CORE = 32;

  /** Solves one problem with all its digits. */
  public interface ExactAnswers {
    /** The value and, as a fraction, the same exactly. */
    ExactAnswer of(String problem);
  }

  /**
   * An answer.
   *
   * @param value rounded
   * @param fraction in lowest terms
   */
  public record ExactAnswer(double value, String fraction) {}

  /**
   * Runs the job.
   *
   * @return what it has found
   * @throws UsageException when the output is not as it must be
   */
  public Tally run(SparkSession session) throws IOException {
    StagedTable place = StagedTable.at(output, overwrite, session);
    JobName.set(session, names.title() + " -> " + output + " (all classes)");
    long start = System.nanoTime();
    Tally tally = solve(session);
    double seconds = (System.nanoTime() - start) / 1e9;
    List<Fact> origin = origin(seconds, session.sparkContext().defaultParallelism());
    place.fill((folder, fileSystem) -> write(folder, fileSystem, tally, seconds, origin));
    return tally;
  }

  private Tally solve(SparkSession session) {
    JavaSparkContext context = JavaSparkContext.fromSparkContext(session.sparkContext());
    int tasks = population.tasks();
    int parts = Math.min(tasks, TASKS_A_CORE * context.defaultParallelism());
    Broadcast<Population> shared = context.broadcast(population);
    double width = binWidth;
    int most = top;
    return context
        .parallelize(IntStream.range(0, tasks).boxed().toList(), parts)
        .mapPartitions(part -> List.of(tally(shared.value(), width, most, part)).iterator())
        // Merged in a few places first, so that the driver gets few, however fine their bins are.
        .repartition((int) Math.ceil(Math.sqrt(parts)))
        .reduce(
            (a, b) -> {
              a.merge(b);
              return a;
            });
  }

  private static Tally tally(
      Population population, double binWidth, int top, Iterator<Integer> tasks) {
    Tally tally = new Tally(population.groups(), binWidth, top);
    Population.Worker worker = population.worker();
    tasks.forEachRemaining(task -> worker.solve(task, tally::add));
    return tally;
  }

  private void write(
      Path folder, FileSystem fileSystem, Tally tally, double seconds, List<Fact> origin)
      throws IOException {
    PopulationTables tables = new PopulationTables(this, tally);
    // What takes long is made side by side.
    CompletableFuture<List<Row>> extremes = CompletableFuture.supplyAsync(tables::extremes);
    CompletableFuture<String> page = CompletableFuture.supplyAsync(() -> page(tally, origin));
    tables.write(folder, fileSystem, seconds, extremes::join);
    try (OutputStream out = fileSystem.create(new Path(folder, "report.html"))) {
      out.write(page.join().getBytes(StandardCharsets.UTF_8));
    }
  }

  private String page(Tally tally, List<Fact> origin) {
    try {
      return HtmlPage.of(PopulationReport.of(tally, names, origin));
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  private List<Fact> origin(double seconds, int cores) {
    return List.of(
        new Fact("command", command),
        new Fact("version", "croupier " + Version.NUMBER),
        new Fact("solving", String.format(Locale.ROOT, "%.1f s on %d cores", seconds, cores)));
  }
}
