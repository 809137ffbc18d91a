package croupier.number;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/** Puts a whole number together from its residues modulo several primes. */
public final class ChineseRemainders {
  private static final long LARGEST = Integer.MAX_VALUE; // 2^31 - 1 is itself a prime

  private final BigInteger modulus;
  private final BigInteger[] units;

  /** The fields must be different. */
  public ChineseRemainders(List<PrimeField> fields) {
    modulus = product(fields);
    units = new BigInteger[fields.size()];
    for (int i = 0; i < units.length; i++) {
      BigInteger prime = BigInteger.valueOf(fields.get(i).prime());
      BigInteger others = modulus.divide(prime);
      units[i] = others.multiply(others.modInverse(prime));
    }
  }

  /** The number in 0 .. product of primes - 1 with these residues, one a field. */
  public BigInteger join(long[] residues) {
    BigInteger sum = BigInteger.ZERO;
    for (int i = 0; i < units.length; i++) {
      sum = sum.add(units[i].multiply(BigInteger.valueOf(residues[i])));
    }
    return sum.mod(modulus);
  }

  /** Fields, from the largest prime below 2^31 downward, whose product is more than the bound. */
  public static List<PrimeField> fieldsBeyond(BigInteger bound) {
    List<PrimeField> fields = new ArrayList<>();
    BigInteger product = BigInteger.ONE;
    for (long candidate = LARGEST; product.compareTo(bound) <= 0; candidate -= 2) {
      BigInteger prime = BigInteger.valueOf(candidate);
      // Below 2^31 the test, which Miller-Rabin makes with random bases, is wrong less often than
      // 2^-100.
      if (prime.isProbablePrime(100)) {
        fields.add(new PrimeField(candidate));
        product = product.multiply(prime);
      }
    }
    return fields;
  }

  private static BigInteger product(List<PrimeField> fields) {
    BigInteger product = BigInteger.ONE;
    for (PrimeField field : fields) {
      product = product.multiply(BigInteger.valueOf(field.prime()));
    }
    return product;
  }
}
