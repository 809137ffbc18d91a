package croupier.mice;

import croupier.game.Exact;
import croupier.number.Ratio;
import java.math.BigInteger;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** The asked player's chance as a fraction; both sums of the paper, over integers. */
final class ExactBag {
  /* The most that C(n, w) may have: a fraction over it keeps more than half of them in lowest terms,
  since every prime between the larger colour and n divides it once. */
  private static final double HOPELESS_DIGITS = 2.0 * Exact.MOST_DIGITS;

  private final int white;
  private final int black;
  private final long n;
  private final int players;

  /** Draws before the asked player's first. */
  private final int earlier;

  private final int turns;

  ExactBag(Bag bag) {
    white = bag.white();
    black = bag.black();
    n = bag.mice();
    players = bag.schedule().players();
    earlier = bag.schedule().who() - 1;
    turns = bag.schedule().turns(bag.schedule().who(), bag.mice());
  }

  static @Nullable String text(Bag bag) {
    return digitsOfDeals(bag.white(), bag.black()) > HOPELESS_DIGITS
        ? null
        : Exact.text(ratio(bag));
  }

  static Ratio ratio(Bag bag) {
    ExactBag exact = new ExactBag(bag);
    if (exact.white == 0 || exact.turns == 0 || exact.black < exact.earlier) {
      return Ratio.ZERO;
    }
    return exact.possibleTurns() <= exact.white ? exact.overTurns() : exact.overWhite();
  }

  /** The turns before which the black mice can last. */
  private int possibleTurns() {
    return Math.min(turns, (black - earlier) / players + 1);
  }

  /** The sum of C(n-d-1, w-1) / C(n, w) over the turns, d draws before each. */
  Ratio overTurns() {
    BigInteger deals = choose(n, Math.min(white, black));
    BigInteger term = afterBlackDraws(deals, 0, earlier);
    BigInteger sum = BigInteger.ZERO;
    for (int t = 0; t < possibleTurns(); t++) {
      // This is C(n-d, w); the share w/(n-d) of it has the next white.
      long draws = earlier + (long) players * t;
      sum = sum.add(term.multiply(big(white)).divide(big(n - draws)));
      term = afterBlackDraws(term, draws, players);
    }
    return Ratio.of(sum, deals);
  }

  /** From C(n-draws, w) to C(n-draws-more, w). */
  private BigInteger afterBlackDraws(BigInteger deals, long draws, int more) {
    BigInteger blacks = BigInteger.ONE;
    BigInteger mice = BigInteger.ONE;
    for (long d = draws; d < draws + more; d++) {
      blacks = blacks.multiply(big(Math.max(0, black - d)));
      mice = mice.multiply(big(n - d));
    }
    // Once for all draws: a long number is gone through twice, not twice a draw.
    return blacks.signum() == 0 ? BigInteger.ZERO : deals.multiply(blacks).divide(mice);
  }

  /** [S(N) - S(N')] / C(n, w), with w + 1 terms each. */
  Ratio overWhite() {
    long left = n - earlier;
    BigInteger scaled = scaledSmooth(left).subtract(scaledSmooth(left - (long) players * turns));
    return Ratio.of(scaled, choose(n, white).multiply(big(players).pow(white + 1)));
  }

  /**
   * S(m) * P^(w+1) as the last of u(w), ..., u(0), where u(j) = P^(w-j) C(m-j, w-j) + C(P,2) u(j+1)
   * - P C(P,3) u(j+2) + P^2 C(P,4) u(j+3) - ...; so no long number is multiplied by another.
   */
  private BigInteger scaledSmooth(long m) {
    BigInteger[] factors = factors();
    // At i the value u(j+i).
    BigInteger[] later = new BigInteger[players];
    Arrays.fill(later, BigInteger.ZERO);
    BigInteger choices = BigInteger.ONE;
    for (int j = white; j >= 0; j--) {
      BigInteger sum = choices;
      for (int i = players - 1; i >= 1; i--) {
        later[i] = later[i - 1];
        sum = sum.add(later[i].multiply(factors[i]));
      }
      later[0] = sum;
      // C(m-j, w-j) for any whole m, also below 0.
      choices = choices.multiply(big(players * (m - j + 1))).divide(big(white - j + 1L));
    }
    return later[0];
  }

  /** At i the factor of u(j+i). */
  private BigInteger[] factors() {
    BigInteger[] factors = new BigInteger[players];
    BigInteger scale = BigInteger.ONE;
    for (int i = 1; i < players; i++) {
      BigInteger size = choose(players, i + 1).multiply(scale);
      factors[i] = i % 2 == 0 ? size.negate() : size;
      scale = scale.multiply(big(players));
    }
    return factors;
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
