package croupier.number;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import org.junit.jupiter.api.Test;

final class BinomialsTest {
  @Test
  void exact_rowsUpTo60_obeyPascalsRule() {
    BigInteger[] before = Binomials.exact(0, 0);
    assertThat(before).containsExactly(BigInteger.ONE);
    for (int n = 1; n <= 60; n++) {
      BigInteger[] row = Binomials.exact(n, n);
      assertThat(row[0]).isEqualTo(1);
      assertThat(row[n]).isEqualTo(1);
      for (int k = 1; k < n; k++) {
        assertThat(row[k]).isEqualTo(before[k - 1].add(before[k]));
      }
      before = row;
    }
  }

  @Test
  void exact_morePlacesThanThings_endsInZeros() {
    assertThat(Binomials.exact(3, 5))
        .extracting(BigInteger::intValue)
        .containsExactly(1, 3, 3, 1, 0, 0);
  }

  @Test
  void doublesAndResidues_largeRow_areThoseOfTheExactNumbers() {
    BigInteger[] exact = Binomials.exact(387, 90);
    double[] doubles = Binomials.doubles(387, 90);
    long[] residues = Binomials.residues(387, 90, PrimeField.CONTEST);
    for (int k = 0; k <= 90; k++) {
      assertThat(doubles[k]).isEqualTo(exact[k].doubleValue());
      assertThat(residues[k]).isEqualTo(exact[k].mod(BigInteger.valueOf(998_244_353)).longValue());
    }
  }

  /** A known identity: n+1 times it is the least common multiple of 1 .. n+1. */
  @Test
  void commonMultiple_wholeRowsUpTo60_isThatOfTheNumbersUpToTheNext() {
    BigInteger upTo = BigInteger.ONE;
    for (int n = 0; n <= 60; n++) {
      BigInteger next = BigInteger.valueOf(n + 1L);
      upTo = upTo.multiply(next).divide(upTo.gcd(next));
      assertThat(Binomials.commonMultiple(Binomials.exact(n, n)).multiply(next)).isEqualTo(upTo);
    }
  }
}
