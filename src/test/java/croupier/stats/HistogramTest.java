package croupier.stats;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;

final class HistogramTest {
  @Test
  void add_anyValue_fallsIntoTheBinThatHoldsIt() {
    Histogram histogram = new Histogram(0, 1, 2.5);
    double[] values = {-1, -0.0, 0, 0.99, 1, 2.5, 9, Double.POSITIVE_INFINITY, Double.NaN};
    for (double value : values) {
      histogram.add(value, 2);
    }
    long[] wanted = {1, 3, 1, 3};
    assertThat(histogram.bins()).isEqualTo(4);
    for (int bin = 0; bin < 4; bin++) {
      assertThat(histogram.rows(bin)).isEqualTo(wanted[bin]);
      assertThat(histogram.weight(bin)).isEqualTo(2 * wanted[bin]);
    }
  }

  @Test
  void around_anyBody_hasFewRoundAscendingEdgesThatHoldIt() {
    Random random = new Random(7);
    for (int trial = 0; trial < 2000; trial++) {
      double[] four = random.doubles(4).map(u -> trial(u, random)).sorted().toArray();
      Edges edges = Edges.around(four[0], four[1], four[2], four[3]);
      double[] values = edges.values();
      assertThat(values.length).isBetween(2, edges.logarithmic() ? 130 : 53);
      assertThat(values[0]).isLessThanOrEqualTo(four[1]);
      assertThat(values[values.length - 1]).isGreaterThan(four[2]);
      new Histogram(values); // ascending
    }
  }

  private static double trial(double u, Random random) {
    return Math.pow(10, random.nextInt(12) - 6) * (u - (random.nextBoolean() ? 0.5 : 0));
  }

  @Test
  void around_oneValue_isABinAboutIt() {
    for (double value : new double[] {0, 1, 50, 1e15, 1e-9, 1e300}) {
      double[] edges = Edges.around(value, value, value, value).values();
      assertThat(edges[0]).isLessThanOrEqualTo(value);
      assertThat(edges[edges.length - 1]).isGreaterThan(value);
    }
  }
}
