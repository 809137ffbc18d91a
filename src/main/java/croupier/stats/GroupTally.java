package croupier.stats;

import croupier.number.Ratio;
import java.math.BigInteger;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Classes of problems by their value, in bins of one width, each class with the problems that it
 * stands for and the deals that give them. Means and deviations are exact for values from 1 to 512,
 * but for squares, which are rounded at 2^-44.
 */
public final class GroupTally implements Mergeable<GroupTally> {
  private static final long serialVersionUID = 1;

  /** No value may be so large. */
  static final double LIMIT = 512;

  private static final int FRACTION_BITS = 52;
  private static final int SQUARE_BITS = 44;
  private static final double UNITS = 0x1p52;
  private static final double SQUARE_UNITS = 0x1p44;

  private final double width;
  private long[] problems = {};
  private long[] deals = {};
  private final WideSum problemSum = new WideSum();
  private final WideSum problemSquares = new WideSum();
  private final WideSum dealSum = new WideSum();
  private final WideSum dealSquares = new WideSum();
  private long classes;
  private double least = Double.POSITIVE_INFINITY;
  private double most = Double.NEGATIVE_INFINITY;

  /**
   * Nothing added yet.
   *
   * @param width of the bins; bin k holds values whose quotient by it is k when rounded down
   */
  GroupTally(double width) {
    this.width = width;
  }

  /** Adds a class; an {@link IllegalArgumentException} when its value is out of range. */
  void add(double value, long itsProblems, long itsDeals) {
    if (!(value >= 0 && value < LIMIT)) {
      throw new IllegalArgumentException(
          "value " + value + ": a tally takes values of 0 or more below " + LIMIT);
    }
    int bin = (int) (value / width);
    if (bin >= problems.length) {
      grow(bin + 1);
    }
    problems[bin] += itsProblems;
    deals[bin] += itsDeals;
    long units = (long) (value * UNITS);
    problemSum.add(units, itsProblems);
    dealSum.add(units, itsDeals);
    long square = (long) (value * value * SQUARE_UNITS + 0.5);
    problemSquares.add(square, itsProblems);
    dealSquares.add(square, itsDeals);
    classes++;
    least = Math.min(least, value);
    most = Math.max(most, value);
  }

  private void grow(int bins) {
    int room = Math.max(bins, 2 * problems.length);
    problems = Arrays.copyOf(problems, room);
    deals = Arrays.copyOf(deals, room);
  }

  @Override
  public void merge(GroupTally other) {
    if (other.problems.length > problems.length) {
      grow(other.problems.length);
    }
    for (int bin = 0; bin < other.problems.length; bin++) {
      problems[bin] += other.problems[bin];
      deals[bin] = Math.addExact(deals[bin], other.deals[bin]);
    }
    problemSum.merge(other.problemSum);
    problemSquares.merge(other.problemSquares);
    dealSum.merge(other.dealSum);
    dealSquares.merge(other.dealSquares);
    classes += other.classes;
    least = Math.min(least, other.least);
    most = Math.max(most, other.most);
  }

  public long classes() {
    return classes;
  }

  public long problems() {
    return Arrays.stream(problems).reduce(0, Math::addExact);
  }

  public long deals() {
    return Arrays.stream(deals).reduce(0, Math::addExact);
  }

  /** One more than the last bin that may hold anything. */
  public int bins() {
    return problems.length;
  }

  public long problems(int bin) {
    return bin < problems.length ? problems[bin] : 0;
  }

  public long deals(int bin) {
    return bin < deals.length ? deals[bin] : 0;
  }

  /** Null when nothing was added. */
  public @Nullable Double least() {
    return classes == 0 ? null : Double.valueOf(least);
  }

  /** Null when nothing was added. */
  public @Nullable Double most() {
    return classes == 0 ? null : Double.valueOf(most);
  }

  /** The mean over problems, each counted once; null when there are none. */
  public @Nullable Double meanOfProblems() {
    return classes == 0 ? null : mean(problemSum, problems()).toDouble();
  }

  /** The mean over deals; null when there are none. */
  public @Nullable Double meanOfDeals() {
    return classes == 0 ? null : mean(dealSum, deals()).toDouble();
  }

  /** The standard deviation over problems; null when there are none. */
  public @Nullable Double deviationOfProblems() {
    return classes == 0 ? null : deviation(problemSum, problemSquares, problems());
  }

  /** The standard deviation over deals; null when there are none. */
  public @Nullable Double deviationOfDeals() {
    return classes == 0 ? null : deviation(dealSum, dealSquares, deals());
  }

  private static Ratio mean(WideSum sum, long count) {
    return Ratio.of(
        sum.value(), BigInteger.valueOf(count).multiply(BigInteger.TWO.pow(FRACTION_BITS)));
  }

  private static double deviation(WideSum sum, WideSum squares, long count) {
    Ratio mean = mean(sum, count);
    Ratio square =
        Ratio.of(
            squares.value(), BigInteger.valueOf(count).multiply(BigInteger.TWO.pow(SQUARE_BITS)));
    // Where all values are one, its rounded square may be the smaller.
    return Math.sqrt(Math.max(0, square.minus(mean.times(mean)).toDouble()));
  }
}
