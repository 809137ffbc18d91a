package croupier.spark;

import croupier.spark.PopulationJob.ExactAnswer;
import croupier.stats.Extremes.Extreme;
import croupier.stats.GroupTally;
import croupier.stats.Tally;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.jspecify.annotations.Nullable;

/**
 * The tables of a population: {@code summary} (one row), {@code by_...} (a row for each group),
 * {@code distribution} (bins that are not empty, by group) and {@code extremes}.
 */
record PopulationTables(PopulationJob job, Tally tally) {
  /** Writes them all and the run's summary; what takes long to find is asked for last. */
  void write(Path folder, FileSystem fileSystem, double seconds, Supplier<List<Row>> extremes)
      throws IOException {
    String group = job.names().group();
    String problems = job.names().problems();
    String numbers =
        "classes BIGINT, P BIGINT, deals BIGINT, mean_P DOUBLE, mean_deals DOUBLE, deviation_P DOUBLE,"
            + " deviation_deals DOUBLE, least DOUBLE, most DOUBLE";
    numbers = numbers.replace("P", problems);
    TableFolder tables = new TableFolder(folder, fileSystem);
    tables.add("summary", numbers, List.of(numbers(tally.all())));
    tables.add("by_" + group, group + " INT, " + numbers, byGroup());
    tables.add(
        "distribution",
        "bin_start DOUBLE, " + group + " INT, " + problems + " BIGINT, deals BIGINT",
        distribution());
    tables.add(
        "extremes",
        "end STRING, place INT, problem STRING, "
            + job.names().value()
            + " DOUBLE, exact STRING, "
            + problems
            + " BIGINT",
        extremes.get());
    tables.end(head(), new TableCounts(tally.all().classes(), 0, seconds));
  }

  private static Row numbers(GroupTally group) {
    return RowFactory.create(cells(group).toArray());
  }

  private static List<@Nullable Object> cells(GroupTally group) {
    List<@Nullable Object> cells = new ArrayList<>();
    cells.add(group.classes());
    cells.add(group.problems());
    cells.add(group.deals());
    cells.add(group.meanOfProblems());
    cells.add(group.meanOfDeals());
    cells.add(group.deviationOfProblems());
    cells.add(group.deviationOfDeals());
    cells.add(group.least());
    cells.add(group.most());
    return cells;
  }

  private List<Row> byGroup() {
    List<Row> rows = new ArrayList<>();
    for (int group = 0; group < tally.groups().size(); group++) {
      if (tally.groups().get(group).classes() > 0) {
        List<@Nullable Object> cells = cells(tally.groups().get(group));
        cells.add(0, group);
        rows.add(RowFactory.create(cells.toArray()));
      }
    }
    return rows;
  }

  private List<Row> distribution() {
    List<Row> rows = new ArrayList<>();
    int bins = tally.all().bins();
    for (int bin = 0; bin < bins; bin++) {
      for (int group = 0; group < tally.groups().size(); group++) {
        GroupTally its = tally.groups().get(group);
        if (its.problems(bin) > 0) {
          rows.add(RowFactory.create(tally.start(bin), group, its.problems(bin), its.deals(bin)));
        }
      }
    }
    return rows;
  }

  /** The classes at both ends, solved again with all digits. */
  List<Row> extremes() {
    List<Row> rows = new ArrayList<>();
    add(rows, "lowest", tally.extremes().lowest());
    add(rows, "highest", tally.extremes().highest());
    return rows;
  }

  private void add(List<Row> rows, String end, List<Extreme> extremes) {
    for (int i = 0; i < extremes.size(); i++) {
      String problem = String.valueOf(extremes.get(i).problem());
      ExactAnswer answer = job.exact().of(problem);
      rows.add(
          RowFactory.create(
              end, i + 1, problem, answer.value(), answer.fraction(), extremes.get(i).weight()));
    }
  }

  private Map<String, Object> head() {
    Map<String, Object> head = new LinkedHashMap<>();
    head.put("command", job.command());
    head.put("bins", job.binWidth());
    head.put("tasks", job.population().tasks());
    return head;
  }
}
