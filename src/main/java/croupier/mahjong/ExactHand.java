package croupier.mahjong;

import croupier.number.Binomials;
import croupier.number.ChineseRemainders;
import croupier.number.PrimeField;
import croupier.number.Ratio;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;

/** Expectations as fractions: counts modulo enough primes, put together. */
final class ExactHand {
  private final BigInteger[] choices;

  /** The least common multiple of the choices: what all chances are fractions of. */
  private final BigInteger whole;

  /** {@code shares[draws]}: how often the choices go into the whole. */
  private final BigInteger[] shares;

  private final List<PrimeField> fields;
  private final ChineseRemainders remainders;

  /** For hands before a wall of these draws. */
  ExactHand(Draws draws) {
    choices = Binomials.exact(draws.tiles(), draws.width() - 1);
    BigInteger largest = BigInteger.ZERO;
    for (BigInteger choice : choices) {
      largest = largest.max(choice);
    }
    whole = Binomials.commonMultiple(choices);
    shares = Arrays.stream(choices).map(whole::divide).toArray(BigInteger[]::new);
    fields = ChineseRemainders.fieldsBeyond(largest);
    remainders = new ChineseRemainders(fields);
  }

  /** The chance of no win after 0, 1, 2, ... draws for the hand that the counter has open. */
  Ratio[] survival(WinFreeCounter counter) {
    BigInteger[] counts = counts(counter);
    Ratio[] survival = new Ratio[counts.length];
    Arrays.setAll(survival, draws -> Ratio.of(counts[draws], choices[draws]));
    return survival;
  }

  /** The expectation of the hand that the counter has open, one that can win. */
  Ratio expectation(WinFreeCounter counter) {
    BigInteger[] counts = counts(counter);
    BigInteger sum = BigInteger.ZERO;
    for (int draws = 0; draws < counts.length; draws++) {
      sum = sum.add(counts[draws].multiply(shares[draws]));
    }
    return Ratio.of(sum, whole);
  }

  /** The ways to draw 0, 1, 2, ... tiles without a win. */
  private BigInteger[] counts(WinFreeCounter counter) {
    long[][] residues = new long[fields.size()][];
    for (int i = 0; i < residues.length; i++) {
      residues[i] = counter.residues(fields.get(i));
    }
    BigInteger[] counts = new BigInteger[choices.length];
    long[] parts = new long[residues.length];
    for (int draws = 0; draws < counts.length; draws++) {
      for (int i = 0; i < parts.length; i++) {
        parts[i] = residues[i][draws];
      }
      counts[draws] = remainders.join(parts);
    }
    return counts;
  }
}
