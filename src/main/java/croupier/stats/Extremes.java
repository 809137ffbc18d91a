package croupier.stats;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The rows with the lowest and the highest finite values. Rows of equal value come by problem, then
 * by id, so that the choice among them is the same in any order.
 */
public final class Extremes implements Mergeable<Extremes> {
  private static final long serialVersionUID = 1;

  private static final Comparator<@Nullable String> TEXTS =
      Comparator.nullsLast(Comparator.naturalOrder());
  private static final Comparator<Extreme> BY_PROBLEM =
      Comparator.comparing(Extreme::problem, TEXTS)
          .thenComparing(Extreme::id, TEXTS)
          .thenComparingLong(Extreme::weight);
  private static final Comparator<Extreme> LOWEST =
      Comparator.comparingDouble(Extreme::value).thenComparing(BY_PROBLEM);
  private static final Comparator<Extreme> HIGHEST =
      Comparator.comparingDouble(Extreme::value).reversed().thenComparing(BY_PROBLEM);

  private final int most;
  private final List<Extreme> lowest = new ArrayList<>();
  private final List<Extreme> highest = new ArrayList<>();

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
      Extreme row = new Extreme(value + 0.0, weight, problem, id);
      keep(lowest, row, LOWEST);
      keep(highest, row, HIGHEST);
    }
  }

  /** Whether a row of this value may be among the lowest or the highest so far. */
  public boolean mayTake(double value) {
    return Double.isFinite(value) && (mayBe(lowest, value, true) || mayBe(highest, value, false));
  }

  private boolean mayBe(List<Extreme> kept, double value, boolean low) {
    if (kept.size() < most) {
      return true;
    }
    if (most == 0) {
      return false;
    }
    double last = kept.get(most - 1).value();
    return low ? value <= last : value >= last;
  }

  private void keep(List<Extreme> kept, Extreme row, Comparator<Extreme> order) {
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

  /** The lowest first. */
  public List<Extreme> lowest() {
    return List.copyOf(lowest);
  }

  /** The highest first. */
  public List<Extreme> highest() {
    return List.copyOf(highest);
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
}
