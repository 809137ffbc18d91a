package croupier.stats;

import croupier.number.Ratio;
import org.jspecify.annotations.Nullable;

/**
 * Count, mean, standard deviation, least and most of rows. A row is rejected, or it has no value,
 * or its value is infinite or finite; mean, deviation, least and most are those of the finite ones.
 */
public final class Summary implements Mergeable<Summary> {
  private static final long serialVersionUID = 1;

  private long rejected;
  private long missing;
  private long infinite;
  private long finite;
  private long infiniteWeight;
  private long finiteWeight;
  private double least = Double.POSITIVE_INFINITY;
  private double most = Double.NEGATIVE_INFINITY;
  private final ExactSum sum = new ExactSum();
  private final ExactSum squares = new ExactSum();

  /** Counts a row whose problem was rejected. */
  public void addRejected() {
    rejected++;
  }

  /** Counts a row that was solved but has no value. */
  public void addMissing() {
    missing++;
  }

  /**
   * Adds a row.
   *
   * @param value a number, finite or not; one that is not a number counts as missing
   * @param weight 0 or more; an {@link ArithmeticException} when all weights pass 2^63 - 1
   */
  public void add(double value, long weight) {
    if (Double.isNaN(value)) {
      addMissing();
    } else if (Double.isInfinite(value)) {
      infinite++;
      infiniteWeight = Math.addExact(infiniteWeight, weight);
    } else {
      finite++;
      finiteWeight = Math.addExact(finiteWeight, weight);
      least = Math.min(least, value + 0.0); // one zero only
      most = Math.max(most, value + 0.0);
      sum.add(value, weight);
      squares.addSquare(value, weight);
    }
    Math.addExact(finiteWeight, infiniteWeight);
  }

  @Override
  public void merge(Summary other) {
    rejected += other.rejected;
    missing += other.missing;
    infinite += other.infinite;
    finite += other.finite;
    infiniteWeight = Math.addExact(infiniteWeight, other.infiniteWeight);
    finiteWeight = Math.addExact(finiteWeight, other.finiteWeight);
    Math.addExact(finiteWeight, infiniteWeight);
    least = Math.min(least, other.least);
    most = Math.max(most, other.most);
    sum.merge(other.sum);
    squares.merge(other.squares);
  }

  /** All rows. */
  public long rows() {
    return rejected + missing + infinite + finite;
  }

  /** Rows whose problem was rejected. */
  public long rejected() {
    return rejected;
  }

  /** Rows that were solved but have no value. */
  public long missing() {
    return missing;
  }

  /** Rows with an infinite value. */
  public long infinite() {
    return infinite;
  }

  /** Rows with a finite value. */
  public long finite() {
    return finite;
  }

  /** The weight of all rows with a value, finite or not. */
  public long weight() {
    return finiteWeight + infiniteWeight;
  }

  /** The weight of the rows with an infinite value. */
  public long infiniteWeight() {
    return infiniteWeight;
  }

  /** The weighted mean of the finite values, the nearest double; null when they weigh nothing. */
  public @Nullable Double mean() {
    return finiteWeight == 0 ? null : exactMean().toDouble();
  }

  /** Their standard deviation, as of a whole population; null when they weigh nothing. */
  public @Nullable Double deviation() {
    if (finiteWeight == 0) {
      return null;
    }
    Ratio mean = exactMean();
    Ratio meanSquare = squares.value().over(Ratio.of(finiteWeight));
    return Math.sqrt(meanSquare.minus(mean.times(mean)).toDouble());
  }

  private Ratio exactMean() {
    return sum.value().over(Ratio.of(finiteWeight));
  }

  /** The least finite value; null when there is none. */
  public @Nullable Double least() {
    return finite == 0 ? null : Double.valueOf(least);
  }

  /** The greatest finite value; null when there is none. */
  public @Nullable Double most() {
    return finite == 0 ? null : Double.valueOf(most);
  }
}
