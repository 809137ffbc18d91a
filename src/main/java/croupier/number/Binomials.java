package croupier.number;

import java.math.BigInteger;

/** Binomial coefficients C(n, k) for one n and k = 0 .. most, in three kinds of number. */
public final class Binomials {
  private Binomials() {}

  /** Exact. */
  public static BigInteger[] exact(int n, int most) {
    BigInteger[] row = new BigInteger[most + 1];
    row[0] = BigInteger.ONE;
    for (int k = 1; k <= most; k++) {
      row[k] = row[k - 1].multiply(BigInteger.valueOf(n - k + 1L)).divide(BigInteger.valueOf(k));
    }
    return row;
  }

  /** Each the double nearest to the exact value. */
  public static double[] doubles(int n, int most) {
    BigInteger[] exact = exact(n, most);
    double[] row = new double[most + 1];
    for (int k = 0; k <= most; k++) {
      row[k] = exact[k].doubleValue();
    }
    return row;
  }

  /** Residues in the given field. */
  public static long[] residues(int n, int most, PrimeField field) {
    BigInteger prime = BigInteger.valueOf(field.prime());
    BigInteger[] exact = exact(n, most);
    long[] row = new long[most + 1];
    for (int k = 0; k <= most; k++) {
      row[k] = exact[k].mod(prime).longValueExact();
    }
    return row;
  }

  /** The least common multiple of a row's numbers, none of them 0. */
  public static BigInteger commonMultiple(BigInteger[] row) {
    BigInteger multiple = BigInteger.ONE;
    for (BigInteger number : row) {
      multiple = multiple.divide(multiple.gcd(number)).multiply(number);
    }
    return multiple;
  }
}
