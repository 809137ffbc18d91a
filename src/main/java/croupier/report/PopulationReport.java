package croupier.report;

import croupier.report.Chart.Box;
import croupier.report.Chart.Marker;
import croupier.report.Chart.ValueAxis;
import croupier.report.Report.Fact;
import croupier.report.Report.Plot;
import croupier.report.Report.Section;
import croupier.report.Report.Table;
import croupier.report.Report.TableColumn;
import croupier.report.Report.Text;
import croupier.stats.Extremes.Extreme;
import croupier.stats.GroupTally;
import croupier.stats.Tally;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntToLongFunction;
import org.jspecify.annotations.Nullable;

/** Makes the report of a population that was solved in whole. */
public final class PopulationReport {
  private static final int MOST_BARS = 80;
  private static final int SHOWN_EXTREMES = 15;
  private static final double[] BOX = {0.01, 0.25, 0.5, 0.75, 0.99};

  private final Tally tally;
  private final Names names;
  private final GroupTally all;

  /** The first bin that holds anything, and the end of those that do. */
  private final int firstBin;

  private final int endBin;

  /**
   * Words for what was solved.
   *
   * @param title of the page
   * @param value the value's column, such as {@code expected_draws}
   * @param group the groups' column
   * @param problems what problems are called, such as {@code hands}
   * @param method how it was computed, a few sentences
   */
  public record Names(String title, String value, String group, String problems, String method) {}

  private PopulationReport(Tally tally, Names names) {
    this.tally = tally;
    this.names = names;
    all = tally.all();
    int first = 0;
    while (first < all.bins() && all.problems(first) == 0) {
      first++;
    }
    int end = all.bins();
    while (end > first && all.problems(end - 1) == 0) {
      end--;
    }
    firstBin = first;
    endBin = end;
  }

  /**
   * The report.
   *
   * @param tally not empty
   * @param origin how it came about: a name and its value each
   */
  public static Report of(Tally tally, Names names, List<Fact> origin) {
    return new PopulationReport(tally, names).report(origin);
  }

  private Report report(List<Fact> origin) {
    List<Section> sections =
        List.of(
            new Section(
                "How the values are spread",
                bars(
                    "hands",
                    names.problems() + ", each counted once",
                    all::problems,
                    all.problems(),
                    all.meanOfProblems()),
                bars(
                    "deals",
                    "deals, as they are dealt",
                    all::deals,
                    all.deals(),
                    all.meanOfDeals()),
                curve(
                    "curve-hands",
                    names.problems() + ", each counted once",
                    all::problems,
                    all.problems()),
                curve("curve-deals", "deals", all::deals, all.deals())),
            new Section("By " + words(names.group()), boxes(), byGroup()),
            new Section(
                "Lowest and highest",
                extremes("lowest", tally.extremes().lowest()),
                extremes("highest", tally.extremes().highest())),
            new Section("How this was computed", new Text(names.method()), origin(origin)));
    return new Report(names.title(), headline(), facts(), sections);
  }

  private String headline() {
    return "The mean of "
        + words(names.value())
        + " over all "
        + Numbers.count(all.problems())
        + " "
        + names.problems()
        + " is "
        + Numbers.real(all.meanOfProblems())
        + "; as they are dealt, it is "
        + Numbers.real(all.meanOfDeals())
        + ".";
  }

  private List<Fact> facts() {
    return List.of(
        new Fact("mean over " + names.problems(), Numbers.real(all.meanOfProblems())),
        new Fact("mean over deals", Numbers.real(all.meanOfDeals())),
        new Fact("deviation over " + names.problems(), Numbers.real(all.deviationOfProblems())),
        new Fact("deviation over deals", Numbers.real(all.deviationOfDeals())),
        new Fact("least", Numbers.real(all.least())),
        new Fact("most", Numbers.real(all.most())),
        new Fact(names.problems(), Numbers.count(all.problems())),
        new Fact("deals", Numbers.count(all.deals())),
        new Fact("classes", Numbers.count(all.classes())));
  }

  private ValueAxis axis() {
    return new ValueAxis(words(names.value()), tally.start(firstBin), tally.start(endBin), false);
  }

  private Plot bars(
      String name, String of, IntToLongFunction counts, long whole, @Nullable Double mean) {
    int together = Math.max(1, (endBin - firstBin + MOST_BARS - 1) / MOST_BARS);
    int start = firstBin / together;
    int bars = (endBin + together - 1) / together - start;
    double[] edges = new double[bars + 1];
    double[] heights = new double[bars];
    for (int bar = 0; bar <= bars; bar++) {
      edges[bar] = tally.start((start + bar) * together);
    }
    for (int bin = firstBin; bin < endBin; bin++) {
      heights[bin / together - start] += counts.applyAsLong(bin) / (double) whole * 100;
    }
    ValueAxis axis = new ValueAxis(words(names.value()), edges[0], edges[bars], false);
    return new Plot(
        name,
        "Histogram of " + words(names.value()) + " over " + of + ". " + headline(),
        "Share of " + of + ".",
        new Chart.Bars(
            axis,
            "share, %",
            edges,
            heights,
            mean == null ? List.of() : List.of(new Marker("mean " + Numbers.real(mean), mean))));
  }

  private Plot curve(String name, String of, IntToLongFunction counts, long whole) {
    double[] values = new double[endBin - firstBin + 1];
    double[] percents = new double[values.length];
    long below = 0;
    values[0] = tally.start(firstBin);
    for (int bin = firstBin; bin < endBin; bin++) {
      below += counts.applyAsLong(bin);
      values[bin - firstBin + 1] = tally.start(bin + 1);
      percents[bin - firstBin + 1] = below / (double) whole * 100;
    }
    return new Plot(
        name,
        "Share of " + of + " whose " + words(names.value()) + " is at most so large.",
        "Share of " + of + " at or below a value.",
        new Chart.Curve(axis(), "share, %", values, percents));
  }

  private Plot boxes() {
    List<Box> boxes = new ArrayList<>();
    for (int group = 0; group < tally.groups().size(); group++) {
      GroupTally its = tally.groups().get(group);
      if (its.classes() > 0) {
        double[] five = new double[BOX.length];
        for (int k = 0; k < five.length; k++) {
          five[k] = quantile(its, BOX[k]);
        }
        boxes.add(new Box("" + group, five[0], five[1], five[2], five[3], five[4]));
      }
    }
    return new Plot(
        "boxes",
        "Quantiles of "
            + words(names.value())
            + " over "
            + names.problems()
            + ", by "
            + words(names.group())
            + ".",
        "From 1 % to 99 % of the "
            + names.problems()
            + "; boxes from 25 % to 75 %; lines at the median. To the width of a bin, "
            + Numbers.real(tally.width())
            + ".",
        new Chart.Boxes(axis(), words(names.group()), boxes));
  }

  /** The start of the bin in which so great a share of the problems ends. */
  private double quantile(GroupTally its, double share) {
    double wanted = share * its.problems();
    long below = 0;
    int bin = 0;
    while (bin < its.bins() - 1 && below + its.problems(bin) < wanted) {
      below += its.problems(bin);
      bin++;
    }
    return tally.start(bin);
  }

  private Table byGroup() {
    List<TableColumn> columns = new ArrayList<>();
    columns.add(TableColumn.number(words(names.group())));
    for (String of : List.of(names.problems(), "deals")) {
      columns.add(TableColumn.number(of));
      columns.add(TableColumn.number("share"));
      columns.add(TableColumn.number("mean"));
      columns.add(TableColumn.number("deviation"));
    }
    columns.add(TableColumn.number("least"));
    columns.add(TableColumn.number("most"));
    List<List<String>> rows = new ArrayList<>();
    for (int group = 0; group < tally.groups().size(); group++) {
      GroupTally its = tally.groups().get(group);
      if (its.classes() > 0) {
        rows.add(
            List.of(
                "" + group,
                Numbers.count(its.problems()),
                Numbers.percent(its.problems(), all.problems()),
                Numbers.real(its.meanOfProblems()),
                Numbers.real(its.deviationOfProblems()),
                Numbers.count(its.deals()),
                Numbers.percent(its.deals(), all.deals()),
                Numbers.real(its.meanOfDeals()),
                Numbers.real(its.deviationOfDeals()),
                Numbers.real(its.least()),
                Numbers.real(its.most())));
      }
    }
    return new Table(
        words(names.value())
            + " by "
            + words(names.group())
            + ", over "
            + names.problems()
            + " each counted once and over deals",
        columns,
        rows);
  }

  private Table extremes(String end, List<Extreme> extremes) {
    List<List<String>> rows = new ArrayList<>();
    for (Extreme extreme : extremes.subList(0, Math.min(SHOWN_EXTREMES, extremes.size()))) {
      rows.add(
          List.of(
              String.valueOf(extreme.problem()),
              Numbers.real(extreme.value()),
              Numbers.count(extreme.weight())));
    }
    return new Table(
        "The " + end + " classes, one of their " + names.problems() + " each",
        List.of(
            TableColumn.code("example"),
            TableColumn.number(words(names.value())),
            TableColumn.number(names.problems())),
        rows);
  }

  private static Table origin(List<Fact> facts) {
    return new Table(
        "The run",
        List.of(TableColumn.words("what"), TableColumn.code("value")),
        facts.stream().map(fact -> List.of(fact.name(), fact.number())).toList());
  }

  private static String words(String column) {
    return column.replace('_', ' ');
  }
}
