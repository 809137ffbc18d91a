package croupier.number;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.math.BigInteger;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GaussRuleTest {
  @ParameterizedTest
  @CsvSource({"1, 5", "2, 23", "3, 23", "13, 123", "13, 95", "16, 135"})
  void givesTheMomentsBack(int size, int tiles) {
    BigInteger[] choices = Binomials.exact(tiles, 2 * size - 1);
    GaussRule rule = GaussRule.ofReciprocals(choices);

    assertThat(rule.size()).isEqualTo(size);
    for (int i = 0; i < 2 * size; i++) {
      double sum = 0;
      for (int k = 0; k < size; k++) {
        sum += rule.weight(k) * Math.pow(rule.node(k), i);
      }
      // A node's half ulp becomes i half ulps in its i-th power.
      assertThat(sum * choices[i].doubleValue())
          .as("moment %d", i)
          .isCloseTo(1, within((i + 20) * Math.ulp(1.0)));
    }
  }

  @ParameterizedTest
  @CsvSource({"3, 23", "13, 123"})
  void nodesRiseAndWeightsArePositive(int size, int tiles) {
    GaussRule rule = GaussRule.ofReciprocals(Binomials.exact(tiles, 2 * size - 1));

    double before = 0;
    for (int k = 0; k < size; k++) {
      assertThat(rule.node(k)).isGreaterThan(before);
      assertThat(rule.weight(k)).isPositive();
      before = rule.node(k);
    }
  }
}
