package croupier.ladders;

import croupier.game.Exact;
import croupier.number.PrimeField;
import croupier.number.Ratio;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/**
 * The expected rolls as a fraction.
 *
 * <p>The equations have small whole coefficients: faces that move the token on the diagonal, -1 a
 * face elsewhere. They are solved modulo one prime, the remainder is divided by it and solved for
 * again, and so on (Dixon's lifting): each round gives one more digit, to that base, of the answer.
 * The determinant of such a matrix is at most the product of its diagonal, which bounds the
 * denominator; once there are digits enough for both bounds, Euclid's algorithm finds the one
 * fraction that they can belong to.
 */
final class ExactBoard {
  /** A prime divides the determinant of about one board in 10^9, and never all of these. */
  private static final long[] PRIMES = {998_244_353, 1_000_000_007, 1_073_741_789};

  private static final int BITS_PER_ROUND = 29;

  /** The most bits of numerator and denominator together in what is printed. */
  private static final double MOST_BITS = Exact.MOST_DIGITS * 3.3219281;

  private static final int ROUNDS_TO_PRINT = (int) (MOST_BITS / BITS_PER_ROUND) + 4;

  /** Steps of arithmetic modulo a prime; some seconds. */
  private static final double MOST_WORK = 1.5e9;

  private ExactBoard() {}

  /**
   * The fraction for a board that always ends, null when too long or too much work.
   *
   * @param expected its value as a double, infinite if it is past the range of doubles
   */
  static @Nullable String text(Links links, double expected) {
    double below = bitsOfDenominator(links);
    double above = bitsOfNumerator(links, below, expected);
    int rounds = (int) ((below + above + 2) / BITS_PER_ROUND) + 1;
    if (work(links, rounds) > MOST_WORK) {
      return null;
    }
    for (long prime : PRIMES) {
      Residues residues = new Residues(links, new PrimeField(prime));
      if (residues.factor()) {
        Lifting lifting = new Lifting(links, residues, prime);
        if (rounds > ROUNDS_TO_PRINT && !canBeShort(lifting, expected)) {
          return null;
        }
        return Exact.text(fraction(lifting, rounds, (int) above + 1));
      }
    }
    return null;
  }

  /**
   * A first look, with digits for a fraction that is short enough to print: it would be found, and
   * what is found instead is longer.
   */
  private static boolean canBeShort(Lifting lifting, double expected) {
    if (expected == Double.POSITIVE_INFINITY) {
      return true;
    }
    double above = (MOST_BITS + Math.max(0, log2(expected))) / 2 + 1;
    Ratio found = fraction(lifting, ROUNDS_TO_PRINT, (int) above + 1);
    return found.numerator().bitLength() + found.denominator().bitLength() <= MOST_BITS + 2;
  }

  private static double bitsOfDenominator(Links links) {
    double bits = 1;
    for (int cell = links.landing().start(); cell < links.cells(); cell++) {
      bits += links.isGood(cell) ? log2(links.divisor(cell)) : 0;
    }
    return bits;
  }

  private static double bitsOfNumerator(Links links, double denominator, double expected) {
    if (expected < Double.POSITIVE_INFINITY) {
      return denominator + Math.max(0, log2(expected)) + 1;
    }
    // Hadamard: the product of the sums of rows, one column replaced by the right side.
    double bits = 1;
    for (int cell = links.landing().start(); cell < links.cells(); cell++) {
      bits += links.isGood(cell) ? log2(3.0 * links.landing().sides()) : 0;
    }
    return bits;
  }

  private static double work(Links links, int rounds) {
    double tears = links.tears();
    double cells = links.cells();
    double solving = 8 * cells + tears * tears;
    return tears * tears * tears / 3 + 4 * tears * cells + rounds * solving;
  }

  private static double log2(double value) {
    return Math.log(value) / Math.log(2);
  }

  /** The fraction with these digits whose numerator has at most so many bits. */
  private static Ratio fraction(Lifting lifting, int rounds, int bits) {
    BigInteger before = lifting.modulus(rounds);
    BigInteger rest = lifting.start(rounds);
    BigInteger factorBefore = BigInteger.ZERO;
    BigInteger factor = BigInteger.ONE;
    while (rest.bitLength() > bits) {
      BigInteger[] parts = before.divideAndRemainder(rest);
      before = rest;
      rest = parts[1];
      BigInteger next = factorBefore.subtract(parts[0].multiply(factor));
      factorBefore = factor;
      factor = next;
    }
    return Ratio.of(rest, factor);
  }
}
