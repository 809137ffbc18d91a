package croupier.stats;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What is known of a corpus when it has been read.
 *
 * @param all all rows
 * @param groups the rows by the value of a column, by that value; empty when not asked for
 * @param logarithmic whether the bins of the histograms are even in powers of ten
 * @param extremes the rows with the lowest and highest values
 */
public record CorpusStatistics(
    Part all, List<Part> groups, boolean logarithmic, Extremes extremes) {
  /**
   * All rows or a group of them.
   *
   * @param group null for all rows
   * @param summary counts, mean and deviation
   * @param quantiles by percent; empty when the rows weigh nothing
   * @param histogram with the same edges for all parts
   */
  public record Part(
      @Nullable Group group,
      Summary summary,
      Map<Integer, Double> quantiles,
      Histogram histogram) {}
}
