package croupier.report;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class NumbersTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "0 | 0",
        "-0.0 | 0",
        "1 | 1",
        "49.230149 | 49.2301",
        "1234567 | 1,234,570",
        "999999.96 | 1,000,000",
        "1.5e15 | 1.5e15",
        "0.0001234567 | 0.000123457",
        "1.5e-9 | 1.5e-9",
        "-0.25 | -0.25",
        "-1234.5 | -1,234.5",
        "Infinity | Infinity",
      })
  void real_ofANumber_isShort(double number, String text) {
    assertThat(Numbers.real(number)).isEqualTo(text);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {"1 | 3 | 33.3 %", "0 | 5 | 0 %", "7 | 7 | 100 %", "1 | 0 | \u2013"})
  void percent_ofAWhole_hasThreeDigits(long part, long whole, String text) {
    assertThat(Numbers.percent(part, whole)).isEqualTo(text);
  }
}
