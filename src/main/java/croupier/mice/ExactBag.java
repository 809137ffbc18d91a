package croupier.mice;

import croupier.game.Exact;
import croupier.number.Ratio;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/** The princess's chance as a fraction; both sums of the paper, over integers. */
final class ExactBag {
  /* A fraction over C(n, w) with four times the digits that are printed keeps too many of them in
  lowest terms: every prime between the larger colour and n divides C(n, w) once. */
  private static final double HOPELESS_DIGITS = 4.0 * Exact.MOST_DIGITS;

  private ExactBag() {}

  static @Nullable String text(int white, int black) {
    return digitsOfDeals(white, black) > HOPELESS_DIGITS ? null : Exact.text(ratio(white, black));
  }

  static Ratio ratio(int white, int black) {
    if (white == 0) {
      return Ratio.ZERO;
    }
    return black < white ? overBlack(white, black) : overWhite(white, black);
  }

  /** The sum over t of C(n-2t-1, w-1) / C(n, w); its terms end when the black mice do. */
  private static Ratio overBlack(int white, int black) {
    long n = (long) white + black;
    BigInteger deals = choose(n, black);
    BigInteger term = deals.multiply(big(white)).divide(big(n));
    BigInteger sum = BigInteger.ZERO;
    for (long t = 0; 3 * t < n && term.signum() > 0; t++) {
      sum = sum.add(term);
      long blackLeft = black - 2 * t;
      long left = n - 2 * t - 1;
      term =
          blackLeft < 2
              ? BigInteger.ZERO
              : term.multiply(big(blackLeft * (blackLeft - 1))).divide(big(left * (left - 1)));
    }
    return Ratio.of(sum, deals);
  }

  /** [G(n) - G(n')] / C(n, w), with w + 1 terms each. */
  private static Ratio overWhite(int white, int black) {
    long n = (long) white + black;
    long cut = n - 2 * ((n + 2) / 3);
    BigInteger scaled = scaledSum(white, n).subtract(scaledSum(white, cut));
    return Ratio.of(scaled, choose(n, white).shiftLeft(white + 1));
  }

  /** G(n) * 2^(w+1) = sum over j of 2^(w-j) C(n-j, w-j), and the alternating part. */
  private static BigInteger scaledSum(int white, long n) {
    if (n < white) {
      return BigInteger.ZERO;
    }
    BigInteger sum = BigInteger.ZERO;
    BigInteger choices = BigInteger.ONE;
    for (int j = white; j >= 0; j--) {
      sum = sum.add(choices.shiftLeft(white - j));
      if (j > 0) {
        choices = choices.multiply(big(n - j + 1)).divide(big(white - j + 1L));
      }
    }
    return (n - white) % 2 == 0 ? sum.add(BigInteger.ONE) : sum.subtract(BigInteger.ONE);
  }

  private static BigInteger choose(long n, int k) {
    BigInteger product = BigInteger.ONE;
    for (int i = 1; i <= k; i++) {
      product = product.multiply(big(n - k + i)).divide(big(i));
    }
    return product;
  }

  /** log10 of C(n, w), well enough to tell hopeless from short. */
  private static double digitsOfDeals(int white, int black) {
    int fewer = Math.min(white, black);
    double n = (double) white + black;
    double digits = 0;
    for (int i = 0; i < fewer && digits <= HOPELESS_DIGITS; i++) {
      digits += Math.log10((n - i) / (fewer - i));
    }
    return digits;
  }

  private static BigInteger big(long value) {
    return BigInteger.valueOf(value);
  }
}
