package croupier.number;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class PrimeFieldTest {
  @ParameterizedTest
  @ValueSource(longs = {2, 3, 998_244_353, 2_147_483_647})
  void arithmetic_randomElements_isThatOfBigInteger(long prime) {
    PrimeField field = new PrimeField(prime);
    BigInteger modulus = BigInteger.valueOf(prime);
    SplittableRandom random = new SplittableRandom(prime);
    for (int i = 0; i < 1000; i++) {
      long a = field.of(random.nextLong());
      long b = field.of(random.nextLong());
      long exponent = random.nextLong(1L << 40);
      assertThat(a).isBetween(0L, prime - 1);
      assertThat(field.times(a, b))
          .isEqualTo(
              BigInteger.valueOf(a).multiply(BigInteger.valueOf(b)).mod(modulus).longValue());
      assertThat(field.power(a, exponent))
          .isEqualTo(
              BigInteger.valueOf(a).modPow(BigInteger.valueOf(exponent), modulus).longValue());
      if (a != 0) {
        assertThat(field.times(a, field.inverse(a))).isEqualTo(1);
      }
    }
    assertThat(field.of(-1)).isEqualTo(prime - 1);
  }
}
