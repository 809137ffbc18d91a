package croupier.spark;

import croupier.stats.CorpusStatistics;
import croupier.stats.CorpusStatistics.Part;
import croupier.stats.Extremes.Extreme;
import croupier.stats.Histogram;
import croupier.stats.Summary;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.jspecify.annotations.Nullable;

/**
 * The tables of a run of statistics: {@code summary} (one row), {@code groups} (a row each), {@code
 * histogram}, {@code quantiles} and {@code extremes}. In {@code histogram} and {@code quantiles}
 * {@code scope} is {@code all} or {@code group}, and {@code by_value} then names the group.
 */
record StatsTables(StatsJob job, CorpusStatistics statistics, long started) {
  private static final String NUMBERS =
      "rows BIGINT, finite BIGINT, infinite BIGINT, missing BIGINT, rejected BIGINT, weight BIGINT,"
          + " infinite_weight BIGINT, mean DOUBLE, stddev DOUBLE, least DOUBLE, most DOUBLE";

  /** Writes them all and the run's summary. */
  void write(Path folder, FileSystem fileSystem, InputFiles inputs) throws IOException {
    TableFolder tables = new TableFolder(folder, fileSystem);
    tables.add("summary", summarySchema(), List.of(summary()));
    tables.add("groups", "by_value STRING, " + NUMBERS, groups());
    tables.add(
        "histogram",
        "scope STRING, by_value STRING, bin INT, from DOUBLE, to DOUBLE, rows BIGINT, weight BIGINT",
        perPart(this::addBins));
    tables.add(
        "quantiles",
        "scope STRING, by_value STRING, percent INT, value DOUBLE",
        perPart(this::addQuantiles));
    tables.add(
        "extremes",
        "end STRING, place INT, value DOUBLE, weight BIGINT, problem STRING, id STRING",
        extremes());
    Summary all = statistics.all().summary();
    double seconds = (System.nanoTime() - started) / 1e9;
    tables.end(head(inputs), new TableCounts(all.rows(), all.rejected(), seconds));
  }

  private static String summarySchema() {
    return "game STRING, column STRING, weight_column STRING, by_column STRING, " + NUMBERS;
  }

  private Row summary() {
    List<@Nullable Object> cells = new ArrayList<>();
    cells.add(job.gameName());
    cells.add(job.column());
    cells.add(job.weightColumn());
    cells.add(job.byColumn());
    addNumbers(cells, statistics.all().summary());
    return RowFactory.create(cells.toArray());
  }

  private List<Row> groups() {
    List<Row> rows = new ArrayList<>();
    for (Part part : statistics.groups()) {
      List<@Nullable Object> cells = new ArrayList<>();
      cells.add(value(part));
      addNumbers(cells, part.summary());
      rows.add(RowFactory.create(cells.toArray()));
    }
    return rows;
  }

  private static void addNumbers(List<@Nullable Object> cells, Summary summary) {
    cells.add(summary.rows());
    cells.add(summary.finite());
    cells.add(summary.infinite());
    cells.add(summary.missing());
    cells.add(summary.rejected());
    cells.add(summary.weight());
    cells.add(summary.infiniteWeight());
    cells.add(summary.mean());
    cells.add(summary.deviation());
    cells.add(summary.least());
    cells.add(summary.most());
  }

  private static @Nullable String value(Part part) {
    return part.group() == null ? null : part.group().value();
  }

  private interface Lister {
    void add(List<Row> rows, String scope, Part part);
  }

  private List<Row> perPart(Lister lister) {
    List<Row> rows = new ArrayList<>();
    lister.add(rows, "all", statistics.all());
    statistics.groups().forEach(part -> lister.add(rows, "group", part));
    return rows;
  }

  private void addBins(List<Row> rows, String scope, Part part) {
    Histogram bins = part.histogram();
    for (int bin = 0; bin < bins.bins(); bin++) {
      rows.add(
          RowFactory.create(
              scope,
              value(part),
              bin,
              bins.from(bin),
              bins.to(bin),
              bins.rows(bin),
              bins.weight(bin)));
    }
  }

  private void addQuantiles(List<Row> rows, String scope, Part part) {
    part.quantiles()
        .forEach(
            (percent, value) -> rows.add(RowFactory.create(scope, value(part), percent, value)));
  }

  private List<Row> extremes() {
    List<Row> rows = new ArrayList<>();
    add(rows, "lowest", statistics.extremes().lowest());
    add(rows, "highest", statistics.extremes().highest());
    return rows;
  }

  private static void add(List<Row> rows, String end, List<Extreme> extremes) {
    for (int i = 0; i < extremes.size(); i++) {
      Extreme row = extremes.get(i);
      rows.add(RowFactory.create(end, i + 1, row.value(), row.weight(), row.problem(), row.id()));
    }
  }

  private Map<String, Object> head(InputFiles inputs) {
    Map<String, Object> options = new LinkedHashMap<>();
    if (job.weightColumn() != null) {
      options.put("weight", job.weightColumn());
    }
    if (job.byColumn() != null) {
      options.put("by", job.byColumn());
    }
    options.put("top", job.top());
    options.put("mode", job.overwrite() ? "overwrite" : "error");
    Map<String, Object> head = new LinkedHashMap<>();
    head.put("command", "stats");
    head.put("game", job.gameName());
    head.put("options", options);
    head.put("inputs", inputs.summary());
    return head;
  }
}
