package croupier.stats;

import java.util.Arrays;

/**
 * Rows and weight between given edges. Bin 0 holds the values below the first edge, bin k those
 * from edge k-1 up to but without edge k, the last those from the last edge on, infinite ones
 * included.
 */
public final class Histogram implements Mergeable<Histogram> {
  private static final long serialVersionUID = 1;

  private final double[] edges;
  private final long[] rows;
  private final long[] weights;

  /**
   * Nothing added yet.
   *
   * @param edges ascending, none twice
   */
  public Histogram(double... edges) {
    for (int k = 1; k < edges.length; k++) {
      if (!(edges[k - 1] < edges[k])) {
        throw new IllegalArgumentException(
            "edges " + edges[k - 1] + " and " + edges[k] + ": they must ascend");
      }
    }
    this.edges = edges.clone();
    rows = new long[edges.length + 1];
    weights = new long[edges.length + 1];
  }

  /** Adds a row; one that is not a number is left out. */
  public void add(double value, long weight) {
    if (!Double.isNaN(value)) {
      int found = Arrays.binarySearch(edges, value + 0.0);
      int bin = found >= 0 ? found + 1 : -found - 1;
      rows[bin]++;
      weights[bin] = Math.addExact(weights[bin], weight);
    }
  }

  @Override
  public void merge(Histogram other) {
    if (!Arrays.equals(edges, other.edges)) {
      throw new IllegalArgumentException("histograms with other edges cannot be merged");
    }
    for (int bin = 0; bin < rows.length; bin++) {
      rows[bin] += other.rows[bin];
      weights[bin] = Math.addExact(weights[bin], other.weights[bin]);
    }
  }

  /** One more than there are edges. */
  public int bins() {
    return rows.length;
  }

  /** The least value that the bin can hold. */
  public double from(int bin) {
    return bin == 0 ? Double.NEGATIVE_INFINITY : edges[bin - 1];
  }

  /** The value that ends the bin and is not in it; the last bin holds Infinity too. */
  public double to(int bin) {
    return bin == edges.length ? Double.POSITIVE_INFINITY : edges[bin];
  }

  public long rows(int bin) {
    return rows[bin];
  }

  public long weight(int bin) {
    return weights[bin];
  }
}
