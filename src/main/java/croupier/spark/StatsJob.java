package croupier.spark;

import static org.apache.spark.sql.functions.lit;

import croupier.game.Version;
import croupier.report.CorpusReport;
import croupier.report.HtmlPage;
import croupier.report.Report;
import croupier.report.Report.Fact;
import croupier.stats.ByGroup;
import croupier.stats.CorpusStatistics;
import croupier.stats.CorpusStatistics.Part;
import croupier.stats.Edges;
import croupier.stats.Group;
import croupier.stats.Histogram;
import croupier.stats.Mergeable;
import croupier.stats.RankSearch;
import croupier.stats.Summary;
import java.io.IOException;
import java.io.OutputStream;
import java.io.Serializable;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.function.Function2;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.storage.StorageLevel;
import org.jspecify.annotations.Nullable;

/**
 * Statistics of a solved corpus: ten readings of a few of its columns, and no shuffle. Parts are
 * added up on the executors in {@link Mergeable}s of bounded size and merged in a tree.
 *
 * @param gameName for the report and the pages of Spark's UI
 * @param column the column that is looked at, a DOUBLE
 * @param meaning what it means, for the report
 * @param input a table of answers: a file, a folder or a glob
 * @param output where the folder of tables goes
 * @param overwrite whether it may take the place of one that is there
 * @param weightColumn a column of whole weights; null when each row weighs 1
 * @param byColumn the column that makes groups; null for none
 * @param top how many rows of each end are listed
 * @param png whether the charts are written as pictures too
 * @param command the words of the command, for the report
 */
public record StatsJob(
    String gameName,
    String column,
    String meaning,
    String input,
    String output,
    boolean overwrite,
    @Nullable String weightColumn,
    @Nullable String byColumn,
    int top,
    boolean png,
    String command) {

  /** Groups past so many are a usage error: nobody reads them, and memory must hold them. */
  static final int MOST_GROUPS = 1000;

  private static final int[] OF_ALL = IntStream.range(1, 100).toArray();
  private static final int[] OF_GROUPS = {1, 5, 10, 25, 50, 75, 90, 95, 99};
  private static final int TREE_DEPTH = 2;

  /**
   * Runs the job.
   *
   * @return what it has found
   * @throws UsageException when input, output or columns are not as they must be
   */
  public Summary run(SparkSession session) throws IOException {
    long started = System.nanoTime();
    StagedTable place = StagedTable.at(output, overwrite, session);
    JobName.set(session, name("the columns of the input"));
    AnswersReader reader = AnswersReader.of(input, session);
    place.spareAll(reader.files().files());
    Dataset<Row> answers = reader.read(column, weightColumn, byColumn);
    JavaRDD<Row> rows = answers.toJavaRDD();

    JobName.set(session, name("counts, means and extremes"));
    Scan scan = aggregate(rows, new Scan(top, MOST_GROUPS), Scan::take);
    scan.requireSound(weightColumn, byColumn);
    // What is read again and again: three cells a row.
    JavaRDD<Row> valued =
        answers
            .filter(answers.col(AnswersReader.REJECTED).equalTo(lit(false)))
            .filter(answers.col(AnswersReader.VALUE).isNotNull())
            .select(AnswersReader.VALUE, AnswersReader.WEIGHT, AnswersReader.BY)
            .toJavaRDD()
            .persist(StorageLevel.MEMORY_AND_DISK_SER());
    CorpusStatistics statistics;
    try {
      statistics = statistics(session, valued, scan);
    } finally {
      valued.unpersist(false);
    }
    StatsTables tables = new StatsTables(this, statistics, started);
    place.fill(
        (folder, fileSystem) -> {
          tables.write(folder, fileSystem, reader.files());
          report(folder, fileSystem, statistics, reader.files());
        });
    return statistics.all().summary();
  }

  /** What Spark's pages call a job of this part. */
  String name(String part) {
    return "stats " + gameName + ": " + input + " -> " + output + " (" + part + ")";
  }

  private CorpusStatistics statistics(SparkSession session, JavaRDD<Row> rows, Scan scan) {
    RankSearch search = new RankSearch();
    search.want(null, scan.byGroup().all().weight(), OF_ALL);
    if (byColumn != null) {
      scan.byGroup().groups().forEach((group, its) -> search.want(group, its.weight(), OF_GROUPS));
    }
    boolean grouped = byColumn != null;
    for (int reading = 1; search.isOpen(); reading++) {
      JobName.set(session, name("quantiles, reading " + reading));
      search.take(aggregate(rows, search.pass(), (pass, row) -> rank(pass, row, grouped)));
    }
    Edges edges = edges(scan.byGroup().all(), search);
    double[] values = edges.values();
    JobName.set(session, name("the histogram"));
    ByGroup<Histogram> histograms =
        aggregate(
            rows,
            new ByGroup<>(new Histogram(values), MOST_GROUPS),
            (bins, row) -> bin(bins, row, grouped, values));
    List<Part> groups = new ArrayList<>();
    if (grouped) {
      scan.byGroup()
          .groups()
          .forEach(
              (group, its) ->
                  groups.add(
                      new Part(
                          group,
                          its,
                          search.found(group),
                          Objects.requireNonNullElseGet(
                              histograms.groups().get(group), () -> new Histogram(values)))));
    }
    Part all = new Part(null, scan.byGroup().all(), search.found(null), histograms.all());
    return new CorpusStatistics(all, groups, edges.logarithmic(), scan.extremes());
  }

  private static void rank(RankSearch.Pass pass, Row row, boolean grouped) {
    pass.add(grouped ? new Group(row.getString(2)) : null, row.getDouble(0), row.getLong(1));
  }

  private static void bin(ByGroup<Histogram> bins, Row row, boolean grouped, double[] edges) {
    double value = row.getDouble(0);
    long weight = row.getLong(1);
    if (grouped) {
      bins.each(
          new Group(row.getString(2)),
          () -> new Histogram(edges),
          histogram -> histogram.add(value, weight));
    } else {
      bins.all(histogram -> histogram.add(value, weight));
    }
  }

  private static Edges edges(Summary all, RankSearch search) {
    Double least = all.least();
    Double most = all.most();
    if (least == null || most == null) {
      return new Edges(new double[0], false);
    }
    double low = finite(search.found(null).get(1), least);
    double high = finite(search.found(null).get(99), most);
    return Edges.around(least, low, high, most);
  }

  private static double finite(@Nullable Double quantile, double otherwise) {
    return quantile == null || quantile.isInfinite() ? otherwise : quantile;
  }

  /** Adds a row to what a partition has so far. */
  private interface Addition<S> extends Serializable {
    void add(S to, Row row);
  }

  private static <S extends Mergeable<S>> S aggregate(
      JavaRDD<Row> rows, S empty, Addition<S> addition) {
    Function2<S, Row, S> add =
        (sum, row) -> {
          addition.add(sum, row);
          return sum;
        };
    Function2<S, S, S> merge =
        (sum, other) -> {
          sum.merge(other);
          return sum;
        };
    return rows.treeAggregate(empty, add, merge, TREE_DEPTH);
  }

  private void report(
      Path folder, FileSystem fileSystem, CorpusStatistics statistics, InputFiles files)
      throws IOException {
    Report report =
        CorpusReport.of(
            statistics,
            new CorpusReport.Subject(
                gameName, column, meaning, weightColumn, byColumn, origin(files)));
    try (OutputStream out = fileSystem.create(new Path(folder, "report.html"))) {
      out.write(HtmlPage.of(report).getBytes(StandardCharsets.UTF_8));
    }
    if (png) {
      for (Report.Plot plot : report.plots()) {
        try (OutputStream out = fileSystem.create(new Path(folder, plot.name() + ".png"))) {
          plot.writePng(out);
        }
      }
    }
  }

  private List<Fact> origin(InputFiles files) {
    long bytes = files.files().stream().mapToLong(file -> file.getLen()).sum();
    return List.of(
        new Fact("command", command),
        new Fact("version", "croupier " + Version.NUMBER),
        new Fact("input", input + " (" + files.files().size() + " files, " + bytes + " bytes)"));
  }
}
