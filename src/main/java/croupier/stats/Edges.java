package croupier.stats;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The edges of a histogram's bins: round numbers, evenly spaced or, for values of many orders of
 * size, so many to a power of ten.
 *
 * @param values ascending
 * @param logarithmic whether each is about the same multiple of the one before
 */
@SuppressWarnings("ArrayRecordComponent") // Read off once and never compared.
public record Edges(double[] values, boolean logarithmic) {
  private static final int MOST_BINS = 50;

  /** A body of values whose ends differ by this factor is shown by orders of size. */
  private static final double WIDE = 1000;

  /** A value further out than this many widths of the body goes into an open bin at the end. */
  private static final double FAR = 1;

  private static final int[] STEPS = {1, 2, 5};
  private static final double[] A_DECADE = {1, 1.25, 1.6, 2, 2.5, 3.2, 4, 5, 6.4, 8};

  /**
   * Edges for a corpus.
   *
   * @param least its least finite value
   * @param low its 1 % quantile among finite values
   * @param high its 99 % quantile among finite values
   * @param most its greatest finite value
   */
  public static Edges around(double least, double low, double high, double most) {
    if (low > 0 && high / low >= WIDE) {
      return decades(Math.max(least, low / 10), Math.min(most, high * 10));
    }
    double far = (high - low) * FAR;
    return high > low
        ? even(Math.max(least, low - far), Math.min(most, high + far))
        : even(least, most);
  }

  /** Evenly spaced round numbers, the first not above from and the last above to. */
  static Edges even(double from, double to) {
    BigDecimal step = step(new BigDecimal(to).subtract(new BigDecimal(from)), from);
    BigDecimal edge = new BigDecimal(from).divide(step, 0, RoundingMode.FLOOR).multiply(step);
    int bins =
        new BigDecimal(to)
                .divide(step, 0, RoundingMode.FLOOR)
                .multiply(step)
                .subtract(edge)
                .divide(step, 0, RoundingMode.HALF_UP)
                .intValueExact()
            + 1;
    double[] edges = new double[bins + 1];
    for (int k = 0; k <= bins; k++) {
      edges[k] = edge.add(step.multiply(BigDecimal.valueOf(k))).doubleValue();
    }
    return new Edges(distinct(edges), false);
  }

  /** The least of 1, 2, 5 times a power of ten that needs no more bins than are readable. */
  private static BigDecimal step(BigDecimal width, double from) {
    if (width.signum() == 0) {
      // One bin about the only value, wide enough to be told from it.
      BigDecimal size = new BigDecimal(from).abs().max(BigDecimal.ONE);
      return BigDecimal.ONE.scaleByPowerOfTen(size.precision() - size.scale() - 2);
    }
    BigDecimal least = width.divide(BigDecimal.valueOf(MOST_BINS), MathContext.DECIMAL64);
    int power = least.precision() - least.scale() - 1;
    for (int step : STEPS) {
      BigDecimal candidate = BigDecimal.valueOf(step).scaleByPowerOfTen(power);
      if (candidate.compareTo(least) >= 0) {
        return candidate;
      }
    }
    return BigDecimal.ONE.scaleByPowerOfTen(power + 1);
  }

  /** Round numbers of a decade each, or fewer of them for many decades. */
  static Edges decades(double from, double to) {
    int first = (int) Math.floor(Math.log10(from));
    int last = (int) Math.floor(Math.log10(to)) + 1;
    int each = last - first <= 5 ? 1 : last - first <= 10 ? 2 : 10;
    int skip = Math.max(1, (last - first) / MOST_BINS);
    List<Double> edges = new ArrayList<>();
    for (int power = first; power < last; power += skip) {
      for (int k = 0; k < A_DECADE.length; k += each) {
        edges.add(decimal(A_DECADE[k], power));
      }
    }
    edges.add(decimal(1, last));
    return new Edges(
        distinct(trimmed(edges, from, to).stream().mapToDouble(Double::doubleValue).toArray()),
        true);
  }

  /** Leaves out edges that bound only empty bins. */
  private static List<Double> trimmed(List<Double> edges, double from, double to) {
    int first = 0;
    while (first + 1 < edges.size() && edges.get(first + 1) <= from) {
      first++;
    }
    int last = edges.size() - 1;
    while (last > first + 1 && edges.get(last - 1) > to) {
      last--;
    }
    return edges.subList(first, last + 1);
  }

  private static double decimal(double digits, int power) {
    return BigDecimal.valueOf(digits).scaleByPowerOfTen(power).doubleValue();
  }

  /** Neighbours that round to the same double are one. */
  private static double[] distinct(double[] edges) {
    return Arrays.stream(edges).distinct().toArray();
  }
}
