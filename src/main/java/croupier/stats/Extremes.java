package croupier.stats;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The rows with the lowest and the highest finite values. Rows of equal value come by problem, then
 * by id, so that the choice among them is the same in any order.
 */
public final class Extremes implements Mergeable<Extremes> {
  private static final long serialVersionUID = 1;

  private static final Comparator<@Nullable String> TEXTS =
      Comparator.nullsLast(Comparator.naturalOrder());
  private static final Comparator<Row> BY_PROBLEM =
      Comparator.comparing(Row::problem, TEXTS)
          .thenComparing(Row::id, TEXTS)
          .thenComparingLong(Row::weight);
  private static final Comparator<Row> LOWEST =
      Comparator.comparingDouble(Row::value).thenComparing(BY_PROBLEM);
  private static final Comparator<Row> HIGHEST =
      Comparator.comparingDouble(Row::value).reversed().thenComparing(BY_PROBLEM);

  private final int most;
  private final transient List<Row> lowest = new ArrayList<>();
  private final transient List<Row> highest = new ArrayList<>();

  /**
   * Nothing added yet.
   *
   * @param most how many rows of each end
   */
  public Extremes(int most) {
    this.most = most;
  }

  /** Adds a row; one whose value is not finite is left out. */
  public void add(double value, long weight, @Nullable String problem, @Nullable String id) {
    if (mayTake(value)) {
      keep(new Row(value + 0.0, weight, problem, id));
    }
  }

  /** The same; the problem is asked for when it is needed, which for most rows is never. */
  void add(double value, long weight, Supplier<String> problem) {
    if (mayTake(value)) {
      keep(new Row(value + 0.0, weight, problem));
    }
  }

  /** Whether a row of this value may be among the lowest or the highest so far. */
  public boolean mayTake(double value) {
    return Double.isFinite(value) && (mayBe(lowest, value, true) || mayBe(highest, value, false));
  }

  private boolean mayBe(List<Row> kept, double value, boolean low) {
    if (kept.size() < most) {
      return true;
    }
    if (most == 0) {
      return false;
    }
    double last = kept.get(most - 1).value();
    return low ? value <= last : value >= last;
  }

  private void keep(Row row) {
    keep(lowest, row, LOWEST);
    keep(highest, row, HIGHEST);
  }

  private void keep(List<Row> kept, Row row, Comparator<Row> order) {
    if (kept.size() == most && (most == 0 || order.compare(row, kept.get(most - 1)) >= 0)) {
      return;
    }
    int place = kept.size();
    while (place > 0 && order.compare(row, kept.get(place - 1)) < 0) {
      place--;
    }
    kept.add(place, row);
    if (kept.size() > most) {
      kept.remove(most);
    }
  }

  @Override
  public void merge(Extremes other) {
    other.lowest.forEach(row -> keep(lowest, row, LOWEST));
    other.highest.forEach(row -> keep(highest, row, HIGHEST));
  }

  private Object writeReplace() {
    return new Sent(this);
  }

  /** The lowest first. */
  public List<Extreme> lowest() {
    return lowest.stream().map(Row::extreme).toList();
  }

  /** The highest first. */
  public List<Extreme> highest() {
    return highest.stream().map(Row::extreme).toList();
  }

  /**
   * A row.
   *
   * @param value its value
   * @param weight its weight
   * @param problem the problem's text
   * @param id its id as text, null where there is none
   */
  public record Extreme(double value, long weight, @Nullable String problem, @Nullable String id)
      implements Serializable {}

  /** A row whose problem may still have to be written down. */
  private static final class Row {
    private final double value;
    private final long weight;
    private final @Nullable String id;
    private @Nullable String problem;
    private @Nullable Supplier<String> writer;

    Row(double value, long weight, @Nullable String problem, @Nullable String id) {
      this.value = value;
      this.weight = weight;
      this.problem = problem;
      this.id = id;
    }

    Row(double value, long weight, Supplier<String> writer) {
      this(value, weight, null, null);
      this.writer = writer;
    }

    double value() {
      return value;
    }

    long weight() {
      return weight;
    }

    @Nullable String id() {
      return id;
    }

    @Nullable String problem() {
      if (writer != null) {
        problem = writer.get();
        writer = null;
      }
      return problem;
    }

    Extreme extreme() {
      return new Extreme(value, weight, problem(), id);
    }
  }

  /** What is sent in place of the rows, a few arrays for many objects; the lowest stand first. */
  private static final class Sent implements Serializable {
    private static final long serialVersionUID = 1;

    private final int most;
    private final int lows;
    private final double[] values;
    private final long[] weights;
    private final @Nullable String[] problems;

    /** Null where no row has one. */
    private final @Nullable String @Nullable [] ids;

    Sent(Extremes extremes) {
      List<Row> rows = Stream.concat(extremes.lowest.stream(), extremes.highest.stream()).toList();
      most = extremes.most;
      lows = extremes.lowest.size();
      values = rows.stream().mapToDouble(Row::value).toArray();
      weights = rows.stream().mapToLong(Row::weight).toArray();
      problems = rows.stream().map(Row::problem).toArray(String[]::new);
      ids =
          rows.stream().allMatch(row -> row.id() == null)
              ? null
              : rows.stream().map(Row::id).toArray(String[]::new);
    }

    private Object readResolve() {
      Extremes extremes = new Extremes(most);
      for (int i = 0; i < values.length; i++) {
        Row row = new Row(values[i], weights[i], problems[i], ids == null ? null : ids[i]);
        (i < lows ? extremes.lowest : extremes.highest).add(row);
      }
      return extremes;
    }
  }
}
