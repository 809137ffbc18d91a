package croupier.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Random;
import org.junit.jupiter.api.Test;

final class SummaryTest {
  @Test
  void meanAndDeviation_ofNearlyEqualValues_areThoseOfLongDecimals() {
    Random random = new Random(3);
    Summary summary = new Summary();
    BigDecimal sum = BigDecimal.ZERO;
    BigDecimal squares = BigDecimal.ZERO;
    long whole = 0;
    for (int i = 0; i < 200; i++) {
      double value = 1e9 + random.nextDouble() * 1e-3; // a sum of squares in doubles loses it all
      long weight = random.nextInt(1000);
      summary.add(value, weight);
      BigDecimal exact = new BigDecimal(value);
      sum = sum.add(exact.multiply(BigDecimal.valueOf(weight)));
      squares = squares.add(exact.pow(2).multiply(BigDecimal.valueOf(weight)));
      whole += weight;
    }
    MathContext digits = new MathContext(60);
    BigDecimal mean = sum.divide(BigDecimal.valueOf(whole), digits);
    BigDecimal variance = squares.divide(BigDecimal.valueOf(whole), digits).subtract(mean.pow(2));
    assertThat(summary.mean()).isEqualTo(mean.doubleValue());
    assertThat(summary.deviation()).isEqualTo(Math.sqrt(variance.doubleValue()));
    assertThat(summary.weight()).isEqualTo(whole);
  }

  @Test
  void add_everyKindOfRow_countsEachAndSpoilsNoMean() {
    Summary summary = new Summary();
    summary.add(1, 1);
    summary.add(4, 2);
    summary.add(Double.POSITIVE_INFINITY, 5);
    summary.add(Double.NaN, 1);
    summary.addMissing();
    summary.addRejected();
    assertThat(summary.rows()).isEqualTo(6);
    assertThat(summary.finite()).isEqualTo(2);
    assertThat(summary.infinite()).isEqualTo(1);
    assertThat(summary.missing()).isEqualTo(2);
    assertThat(summary.rejected()).isEqualTo(1);
    assertThat(summary.weight()).isEqualTo(8);
    assertThat(summary.infiniteWeight()).isEqualTo(5);
    assertThat(summary.mean()).isEqualTo(3);
    assertThat(summary.deviation()).isEqualTo(Math.sqrt(2));
    assertThat(summary.least()).isEqualTo(1);
    assertThat(summary.most()).isEqualTo(4);
  }

  @Test
  void mean_ofNothingOrOfNoWeight_isNull() {
    Summary summary = new Summary();
    assertThat(summary.mean()).isNull();
    assertThat(summary.least()).isNull();
    summary.add(7, 0);
    assertThat(summary.mean()).isNull();
    assertThat(summary.deviation()).isNull();
    assertThat(summary.least()).isEqualTo(7);
  }

  @Test
  void weights_past2To63_areAnErrorAndNoWrongNumber() {
    Summary summary = new Summary();
    summary.add(1, Long.MAX_VALUE);
    assertThatThrownBy(() -> summary.add(1, 1)).isInstanceOf(ArithmeticException.class);
    Summary infinite = new Summary();
    infinite.add(Double.POSITIVE_INFINITY, 1);
    Summary finite = new Summary();
    finite.add(1, Long.MAX_VALUE);
    assertThatThrownBy(() -> finite.merge(infinite)).isInstanceOf(ArithmeticException.class);
  }
}
