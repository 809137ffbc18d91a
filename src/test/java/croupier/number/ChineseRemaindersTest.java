package croupier.number;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

final class ChineseRemaindersTest {
  @Test
  void fieldsBeyond_anyBound_areTheLargestPrimesThatSuffice() {
    List<PrimeField> fields = ChineseRemainders.fieldsBeyond(BigInteger.TWO.pow(62));
    assertThat(fields)
        .extracting(PrimeField::prime)
        .containsExactly(2_147_483_647L, 2_147_483_629L, 2_147_483_587L);
    assertThat(ChineseRemainders.fieldsBeyond(BigInteger.ONE)).hasSize(1);
    assertThat(ChineseRemainders.fieldsBeyond(BigInteger.valueOf(2_147_483_647))).hasSize(2);
  }

  @Test
  void join_residuesOfANumberBelowTheProduct_isThatNumber() {
    Random random = new Random(1);
    for (int bits = 1; bits < 400; bits += 7) {
      BigInteger number = new BigInteger(bits, random);
      List<PrimeField> fields = ChineseRemainders.fieldsBeyond(BigInteger.TWO.pow(bits));
      long[] residues =
          fields.stream()
              .mapToLong(field -> number.mod(BigInteger.valueOf(field.prime())).longValueExact())
              .toArray();
      assertThat(new ChineseRemainders(fields).join(residues)).isEqualTo(number);
    }
  }

  @Test
  void join_smallPrimes_coversTheWholeRange() {
    List<PrimeField> fields = List.of(new PrimeField(2), new PrimeField(3), new PrimeField(7));
    ChineseRemainders remainders = new ChineseRemainders(fields);
    for (long number = 0; number < 42; number++) {
      assertThat(remainders.join(new long[] {number % 2, number % 3, number % 7}))
          .isEqualTo(number);
    }
  }
}
