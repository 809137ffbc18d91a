package croupier.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Against sums of {@link BigDecimal}. */
final class ExactSumTest {
  private static double anyFinite(Random random) {
    double value;
    do {
      value = Double.longBitsToDouble(random.nextLong());
    } while (!Double.isFinite(value));
    return value;
  }

  private static BigDecimal exactly(ExactSum sum) {
    return new BigDecimal(sum.value().numerator())
        .divide(new BigDecimal(sum.value().denominator())); // the denominator is a power of two
  }

  @Test
  void value_ofAnyDoublesAndWeights_isTheExactSum() {
    Random random = new Random(1);
    ExactSum sum = new ExactSum();
    ExactSum squares = new ExactSum();
    BigDecimal wanted = BigDecimal.ZERO;
    BigDecimal wantedSquares = BigDecimal.ZERO;
    for (int i = 0; i < 300; i++) {
      double value = anyFinite(random);
      long weight = random.nextLong() >>> (1 + random.nextInt(63));
      sum.add(value, weight);
      squares.addSquare(value, weight);
      BigDecimal exact = new BigDecimal(value);
      wanted = wanted.add(exact.multiply(BigDecimal.valueOf(weight)));
      wantedSquares = wantedSquares.add(exact.multiply(exact).multiply(BigDecimal.valueOf(weight)));
    }
    assertThat(exactly(sum)).isEqualByComparingTo(wanted);
    assertThat(exactly(squares)).isEqualByComparingTo(wantedSquares);
  }

  @Test
  void value_atTheEndsOfTheRange_isExact() {
    for (double value :
        new double[] {Double.MAX_VALUE, -Double.MAX_VALUE, Double.MIN_VALUE, 0, 1}) {
      ExactSum sum = new ExactSum();
      ExactSum squares = new ExactSum();
      sum.add(value, Long.MAX_VALUE);
      squares.addSquare(value, Long.MAX_VALUE);
      BigDecimal exact = new BigDecimal(value);
      BigDecimal weight = BigDecimal.valueOf(Long.MAX_VALUE);
      assertThat(exactly(sum)).isEqualByComparingTo(exact.multiply(weight));
      assertThat(exactly(squares)).isEqualByComparingTo(exact.multiply(exact).multiply(weight));
    }
  }

  @Test
  void merge_ofPartsInAnyOrder_isTheSumOfAll() {
    Random random = new Random(2);
    double[] values = random.doubles(1000, -1e9, 1e9).toArray();
    ExactSum whole = new ExactSum();
    ExactSum[] parts = new ExactSum[7];
    for (int i = 0; i < parts.length; i++) {
      parts[i] = new ExactSum();
    }
    for (double value : values) {
      whole.add(value, 3);
      parts[random.nextInt(parts.length)].add(value, 3);
    }
    ExactSum merged = new ExactSum();
    for (int i = parts.length - 1; i >= 0; i--) {
      merged.merge(parts[i]);
    }
    assertThat(merged.value()).isEqualTo(whole.value());
  }

  @Test
  void add_whatHasNoSum_isRefused() {
    ExactSum sum = new ExactSum();
    assertThatThrownBy(() -> sum.add(Double.POSITIVE_INFINITY, 1)).hasMessageContaining("Infinity");
    assertThatThrownBy(() -> sum.add(Double.NaN, 1)).hasMessageContaining("NaN");
    assertThatThrownBy(() -> sum.add(1, -1)).hasMessageContaining("weight -1");
  }
}
