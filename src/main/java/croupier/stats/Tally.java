package croupier.stats;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;

/** A {@link GroupTally} for each group and for all, and the lowest and highest classes. */
public final class Tally implements Mergeable<Tally> {
  private static final long serialVersionUID = 1;

  private final double width;
  private final List<GroupTally> groups = new ArrayList<>();
  private final Extremes extremes;

  /**
   * Nothing added yet.
   *
   * @param groups numbered 0 .. groups-1
   * @param width of the bins
   * @param top how many classes of each end are kept
   */
  public Tally(int groups, double width, int top) {
    this.width = width;
    for (int group = 0; group < groups; group++) {
      this.groups.add(new GroupTally(width));
    }
    extremes = new Extremes(top);
  }

  /** Adds the classes {@code from .. to-1}; see {@code croupier.game.Population}. */
  public void add(
      int from,
      int to,
      double[] values,
      int[] itsGroups,
      long[] problems,
      long[] deals,
      IntFunction<String> example) {
    for (int k = from; k < to; k++) {
      groups.get(itsGroups[k]).add(values[k], problems[k], deals[k]);
      if (extremes.mayTake(values[k])) {
        int place = k;
        extremes.add(values[k], problems[k], () -> example.apply(place));
      }
    }
  }

  @Override
  public void merge(Tally other) {
    for (int group = 0; group < groups.size(); group++) {
      groups.get(group).merge(other.groups.get(group));
    }
    extremes.merge(other.extremes);
  }

  /** The width of the bins. */
  public double width() {
    return width;
  }

  /** Where a bin starts. */
  public double start(int bin) {
    // A width such as 0.01 is meant as a decimal.
    return BigDecimal.valueOf(width).multiply(BigDecimal.valueOf(bin)).doubleValue();
  }

  public List<GroupTally> groups() {
    return List.copyOf(groups);
  }

  /** All groups together. */
  public GroupTally all() {
    GroupTally all = new GroupTally(width);
    groups.forEach(all::merge);
    return all;
  }

  public Extremes extremes() {
    return extremes;
  }
}
