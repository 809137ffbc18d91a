package croupier.report;

import croupier.report.Chart.Box;
import croupier.report.Chart.Marker;
import croupier.report.Chart.ValueAxis;
import croupier.report.Report.Block;
import croupier.report.Report.Fact;
import croupier.report.Report.Plot;
import croupier.report.Report.Section;
import croupier.report.Report.Table;
import croupier.report.Report.TableColumn;
import croupier.report.Report.Text;
import croupier.stats.CorpusStatistics;
import croupier.stats.CorpusStatistics.Part;
import croupier.stats.Extremes.Extreme;
import croupier.stats.Histogram;
import croupier.stats.Summary;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Makes the report of a corpus. */
public final class CorpusReport {
  /** The quantiles that tables show. */
  private static final List<Integer> SHOWN = List.of(1, 5, 10, 25, 50, 75, 90, 95, 99);

  private static final int MOST_BOXES = 40;
  private static final int LONGEST_PROBLEM = 200;
  private static final int LONGEST_LABEL = 24;

  private final CorpusStatistics statistics;
  private final Subject subject;
  private final String unit;

  private CorpusReport(CorpusStatistics statistics, Subject subject) {
    this.statistics = statistics;
    this.subject = subject;
    this.unit = subject.weightColumn() == null ? "rows" : subject.weightColumn();
  }

  /**
   * What the statistics are of, and how they came about.
   *
   * @param game its name
   * @param column the column that was looked at
   * @param meaning what it means
   * @param weightColumn the column of weights; null when every row weighs 1
   * @param byColumn the column that makes the groups; null when there are none
   * @param origin the command, the version, the input: a name and its value each
   */
  public record Subject(
      String game,
      String column,
      String meaning,
      @Nullable String weightColumn,
      @Nullable String byColumn,
      List<Fact> origin) {}

  /** The report. */
  public static Report of(CorpusStatistics statistics, Subject subject) {
    return new CorpusReport(statistics, subject).report();
  }

  private Report report() {
    List<Section> sections = new ArrayList<>();
    if (hasPlots()) {
      sections.add(new Section("How the values are spread", histogram(), curve()));
    }
    sections.add(new Section("Quantiles", quantiles()));
    if (subject.byColumn() != null) {
      sections.add(new Section("By " + subject.byColumn(), byGroup()));
    }
    sections.add(
        new Section(
            "Lowest and highest",
            extremes("lowest", statistics.extremes().lowest()),
            extremes("highest", statistics.extremes().highest())));
    sections.add(new Section("How this was computed", computed()));
    return new Report(
        subject.game() + ": " + words(subject.column()), headline(), facts(), sections);
  }

  /** The main finding and what is left out of it. */
  private String headline() {
    Summary all = statistics.all().summary();
    if (all.rows() == 0) {
      return "The corpus is empty: it has no rows.";
    }
    Double mean = all.mean();
    String count = Numbers.count(all.finite()) + (all.finite() == 1 ? " problem" : " problems");
    String finding =
        mean == null
            ? "None of " + Numbers.count(all.rows()) + " rows has a finite value with a weight"
            : "The mean of "
                + words(subject.column())
                + " is "
                + Numbers.real(mean)
                + " over "
                + count
                + (subject.weightColumn() == null ? "" : ", weighted by " + subject.weightColumn());
    return finding + leftOut(all) + ".";
  }

  private static String leftOut(Summary all) {
    List<String> parts = new ArrayList<>();
    if (all.infinite() > 0) {
      parts.add(Numbers.count(all.infinite()) + " infinite");
    }
    if (all.missing() > 0) {
      parts.add(Numbers.count(all.missing()) + " without a value");
    }
    if (all.rejected() > 0) {
      parts.add(Numbers.count(all.rejected()) + " rejected");
    }
    return parts.isEmpty() ? "" : "; left out: " + String.join(", ", parts);
  }

  private List<Fact> facts() {
    Part part = statistics.all();
    Summary all = part.summary();
    List<Fact> facts = new ArrayList<>();
    facts.add(new Fact("mean", Numbers.real(all.mean())));
    facts.add(new Fact("standard deviation", Numbers.real(all.deviation())));
    facts.add(new Fact("least", Numbers.real(all.least())));
    facts.add(new Fact("median", Numbers.real(part.quantiles().get(50))));
    facts.add(new Fact("most", Numbers.real(all.most())));
    facts.add(new Fact("rows", Numbers.count(all.rows())));
    if (subject.weightColumn() != null) {
      facts.add(new Fact("sum of " + subject.weightColumn(), Numbers.count(all.weight())));
    }
    facts.add(new Fact("infinite", Numbers.count(all.infinite())));
    facts.add(new Fact("without a value", Numbers.count(all.missing())));
    facts.add(new Fact("rejected", Numbers.count(all.rejected())));
    return facts;
  }

  private boolean hasPlots() {
    Part all = statistics.all();
    return all.summary().finite() > 0 && all.summary().weight() > 0 && all.histogram().bins() > 2;
  }

  private ValueAxis axis() {
    Histogram histogram = statistics.all().histogram();
    return new ValueAxis(
        words(subject.column()),
        histogram.to(0),
        histogram.from(histogram.bins() - 1),
        statistics.logarithmic());
  }

  private Plot histogram() {
    Histogram histogram = statistics.all().histogram();
    int bars = histogram.bins() - 2;
    double[] edges = new double[bars + 1];
    double[] heights = new double[bars];
    double whole = statistics.all().summary().weight();
    for (int bar = 0; bar < bars; bar++) {
      edges[bar] = histogram.from(bar + 1);
      edges[bar + 1] = histogram.to(bar + 1);
      heights[bar] = histogram.weight(bar + 1) / whole * 100;
    }
    List<Marker> markers = new ArrayList<>();
    Double mean = statistics.all().summary().mean();
    if (mean != null && mean >= edges[0] && mean <= edges[bars]) {
      markers.add(new Marker("mean " + Numbers.real(mean), mean));
    }
    return new Plot(
        "histogram",
        "Histogram of " + words(subject.column()) + ". " + headline(),
        beyond(histogram),
        new Chart.Bars(axis(), "share of " + unit + ", %", edges, heights, markers));
  }

  /** What the bars do not show. */
  private String beyond(Histogram histogram) {
    long below = histogram.rows(0);
    Summary all = statistics.all().summary();
    long above = histogram.rows(histogram.bins() - 1) - all.infinite();
    List<String> parts = new ArrayList<>();
    if (below > 0) {
      parts.add(Numbers.count(below) + " below " + Numbers.real(histogram.to(0)));
    }
    if (above > 0) {
      parts.add(
          Numbers.count(above)
              + " at "
              + Numbers.real(histogram.from(histogram.bins() - 1))
              + " or more");
    }
    if (all.infinite() > 0) {
      parts.add(Numbers.count(all.infinite()) + " infinite");
    }
    return parts.isEmpty()
        ? "Every value is in a bar."
        : "Rows outside the bars: " + String.join(", ", parts) + ".";
  }

  private Plot curve() {
    ValueAxis axis = axis();
    List<Double> values = new ArrayList<>();
    List<Integer> percents = new ArrayList<>();
    statistics
        .all()
        .quantiles()
        .forEach(
            (percent, value) -> {
              if (value >= axis.from() && value <= axis.to()) {
                values.add(value);
                percents.add(percent);
              }
            });
    return new Plot(
        "curve",
        "Cumulative curve of " + words(subject.column()) + ": each percentile at its value.",
        "1 % to 99 %, each whole percent at its quantile.",
        new Chart.Curve(
            axis,
            "share of " + unit + " at or below, %",
            values.stream().mapToDouble(Double::doubleValue).toArray(),
            percents.stream().mapToDouble(Integer::doubleValue).toArray()));
  }

  private Table quantiles() {
    List<TableColumn> columns = new ArrayList<>();
    List<String> row = new ArrayList<>();
    for (int percent : SHOWN) {
      columns.add(TableColumn.number(percent + " %"));
      row.add(Numbers.real(statistics.all().quantiles().get(percent)));
    }
    return new Table(
        "The least value that so many % of the " + unit + " do not exceed", columns, List.of(row));
  }

  private List<Block> byGroup() {
    List<Box> boxes = new ArrayList<>();
    for (Part part : statistics.groups()) {
      Box box = box(part);
      if (box != null) {
        boxes.add(box);
      }
    }
    List<Block> blocks = new ArrayList<>();
    if (hasPlots() && !boxes.isEmpty()) {
      List<Box> drawn = boxes.subList(0, Math.min(MOST_BOXES, boxes.size()));
      String cut =
          drawn.size() == boxes.size()
              ? ""
              : " The first " + drawn.size() + " of " + boxes.size() + " groups are drawn.";
      blocks.add(
          new Plot(
              "boxes",
              "Boxes of " + words(subject.column()) + " by " + subject.byColumn() + ".",
              "Box: middle half with the median; whiskers: 5 % to 95 %, cut at the chart's ends."
                  + cut,
              new Chart.Boxes(axis(), words(String.valueOf(subject.byColumn())), drawn)));
    }
    blocks.add(groupTable());
    return blocks;
  }

  /** The part's box, within the axis; null when it has none. */
  private @Nullable Box box(Part part) {
    ValueAxis axis = axis();
    double[] values = new double[5];
    int[] percents = {5, 25, 50, 75, 95};
    for (int i = 0; i < values.length; i++) {
      Double value = part.quantiles().get(percents[i]);
      if (value == null) {
        return null;
      }
      values[i] = Math.max(axis.from(), Math.min(axis.to(), value));
    }
    return new Box(
        cut(label(part), LONGEST_LABEL), values[0], values[1], values[2], values[3], values[4]);
  }

  private static String label(Part part) {
    return part.group() == null ? "all" : part.group().label();
  }

  private Table groupTable() {
    List<TableColumn> columns = new ArrayList<>();
    columns.add(TableColumn.words(String.valueOf(subject.byColumn())));
    columns.add(TableColumn.number("rows"));
    columns.add(TableColumn.number("share of " + unit));
    for (String name : List.of("mean", "deviation", "least", "5 %", "median", "95 %", "most")) {
      columns.add(TableColumn.number(name));
    }
    for (String name : leftOutColumns()) {
      columns.add(TableColumn.number(name));
    }
    List<List<String>> rows = new ArrayList<>();
    for (Part part : statistics.groups()) {
      rows.add(groupRow(part));
    }
    return new Table("Each " + subject.byColumn() + " by itself", columns, rows);
  }

  /** The kinds of rows left out that the corpus has. */
  private List<String> leftOutColumns() {
    Summary all = statistics.all().summary();
    List<String> names = new ArrayList<>();
    if (all.infinite() > 0) {
      names.add("infinite");
    }
    if (all.missing() > 0) {
      names.add("no value");
    }
    if (all.rejected() > 0) {
      names.add("rejected");
    }
    return names;
  }

  private List<String> groupRow(Part part) {
    Summary its = part.summary();
    List<String> row = new ArrayList<>();
    row.add(cut(label(part), LONGEST_PROBLEM));
    row.add(Numbers.count(its.rows()));
    row.add(Numbers.percent(its.weight(), statistics.all().summary().weight()));
    row.add(Numbers.real(its.mean()));
    row.add(Numbers.real(its.deviation()));
    row.add(Numbers.real(its.least()));
    for (int percent : List.of(5, 50, 95)) {
      row.add(Numbers.real(part.quantiles().get(percent)));
    }
    row.add(Numbers.real(its.most()));
    for (String name : leftOutColumns()) {
      long rows =
          switch (name) {
            case "infinite" -> its.infinite();
            case "rejected" -> its.rejected();
            default -> its.missing();
          };
      row.add(Numbers.count(rows));
    }
    return row;
  }

  private Table extremes(String which, List<Extreme> extremes) {
    List<TableColumn> columns = new ArrayList<>();
    columns.add(TableColumn.number("value"));
    if (subject.weightColumn() != null) {
      columns.add(TableColumn.number(subject.weightColumn()));
    }
    columns.add(TableColumn.code("problem"));
    columns.add(TableColumn.words("id"));
    List<List<String>> rows = new ArrayList<>();
    for (Extreme extreme : extremes) {
      List<String> row = new ArrayList<>();
      row.add(Numbers.real(extreme.value()));
      if (subject.weightColumn() != null) {
        row.add(Numbers.count(extreme.weight()));
      }
      row.add(cut(String.valueOf(extreme.problem()), LONGEST_PROBLEM));
      row.add(extreme.id() == null ? "\u2013" : cut(extreme.id(), LONGEST_PROBLEM));
      rows.add(row);
    }
    return new Table(
        "The " + rows.size() + " " + which + " finite values, equal ones by problem and id",
        columns,
        rows);
  }

  private List<Block> computed() {
    List<List<String>> rows = new ArrayList<>();
    subject.origin().forEach(fact -> rows.add(List.of(fact.name(), fact.number())));
    rows.add(List.of("column", subject.column() + ": " + subject.meaning()));
    return List.of(
        new Text(
            "Mean and standard deviation are those of the finite values, as of a whole population,"
                + " from exact sums rounded once. A quantile of q % is the least value v such that"
                + " the rows of v or less have at least q % of the weight; infinite values take"
                + " part. Every number is the same for any partitioning, and the tables beside this"
                + " page hold all its digits."),
        new Table("Origin", List.of(TableColumn.words("what"), TableColumn.code("value")), rows));
  }

  private static String words(String column) {
    return column.replace('_', ' ').toLowerCase(Locale.ROOT);
  }

  private static String cut(String text, int most) {
    int length = text.codePointCount(0, text.length());
    return length <= most ? text : text.substring(0, text.offsetByCodePoints(0, most)) + "\u2026";
  }
}
