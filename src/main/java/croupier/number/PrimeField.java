package croupier.number;

import java.io.Serializable;

/**
 * Arithmetic modulo a prime below 2^31. Elements are longs in 0 .. prime-1.
 *
 * @param prime the modulus; that it is prime is the caller's promise
 */
public record PrimeField(long prime) implements Serializable {
  /** The field in which contests ask for fractions. */
  public static final PrimeField CONTEST = new PrimeField(998_244_353);

  public long of(long value) {
    return Math.floorMod(value, prime);
  }

  public long times(long a, long b) {
    return a * b % prime;
  }

  public long power(long base, long exponent) {
    long result = 1;
    long square = of(base);
    for (long rest = exponent; rest > 0; rest >>= 1) {
      if ((rest & 1) == 1) {
        result = times(result, square);
      }
      square = times(square, square);
    }
    return result;
  }

  /** The inverse of an element that is not 0. */
  public long inverse(long element) {
    return power(element, prime - 2);
  }
}
