package croupier.spark;

import croupier.game.BadProblem;
import croupier.stats.ByGroup;
import croupier.stats.Extremes;
import croupier.stats.Group;
import croupier.stats.Mergeable;
import croupier.stats.Summary;
import org.apache.spark.sql.Row;
import org.jspecify.annotations.Nullable;

/** The first reading of a table of answers: everything but quantiles and histograms. */
final class Scan implements Mergeable<Scan> {
  private static final long serialVersionUID = 1;

  private final ByGroup<Summary> byGroup;
  private final Extremes extremes;

  /** The first sentence, in the order of texts, about a weight that is none. */
  private @Nullable String badWeight;

  Scan(int top, int mostGroups) {
    byGroup = new ByGroup<>(new Summary(), mostGroups);
    extremes = new Extremes(top);
  }

  /** Takes a row of {@link AnswersReader}. */
  void take(Row row) {
    Group group = new Group(row.getString(2));
    if (row.getBoolean(3)) {
      byGroup.each(group, Summary::new, Summary::addRejected);
    } else if (row.isNullAt(1) || row.getLong(1) < 0) {
      complain(row);
    } else if (row.isNullAt(0)) {
      byGroup.each(group, Summary::new, Summary::addMissing);
    } else {
      double value = row.getDouble(0);
      long weight = row.getLong(1);
      byGroup.each(group, Summary::new, summary -> summary.add(value, weight));
      extremes.add(value, weight, row.getString(4), row.getString(5));
    }
  }

  private void complain(Row row) {
    String found = row.isNullAt(1) ? "null" : String.valueOf(row.getLong(1));
    keepFirst(found + " at problem " + BadProblem.quote(String.valueOf(row.getString(4))));
  }

  private void keepFirst(@Nullable String sentence) {
    if (sentence != null && (badWeight == null || sentence.compareTo(badWeight) < 0)) {
      badWeight = sentence;
    }
  }

  @Override
  public void merge(Scan other) {
    byGroup.merge(other.byGroup);
    extremes.merge(other.extremes);
    keepFirst(other.badWeight);
  }

  /** A {@link UsageException} when a weight is none or there are too many groups. */
  void requireSound(@Nullable String weightColumn, @Nullable String byColumn) {
    if (badWeight != null) {
      throw new UsageException(
          "--weight " + weightColumn + ": it is " + badWeight + "; a weight is 0 or more");
    }
    if (byGroup.hasTooMany()) {
      throw new UsageException(
          "--by "
              + byColumn
              + ": it has more than "
              + StatsJob.MOST_GROUPS
              + " different values, too many for groups");
    }
  }

  ByGroup<Summary> byGroup() {
    return byGroup;
  }

  Extremes extremes() {
    return extremes;
  }
}
