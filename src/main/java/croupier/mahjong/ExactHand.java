package croupier.mahjong;

import croupier.number.Binomials;
import croupier.number.ChineseRemainders;
import croupier.number.PrimeField;
import croupier.number.Ratio;
import java.math.BigInteger;
import java.util.List;

/** Expectations as fractions: counts modulo enough primes, put together. */
final class ExactHand {
  private final BigInteger[] choices;
  private final List<PrimeField> fields;
  private final ChineseRemainders remainders;

  /** For hands before a wall of these draws. */
  ExactHand(Draws draws) {
    choices = Binomials.exact(draws.tiles(), draws.width() - 1);
    BigInteger largest = BigInteger.ZERO;
    for (BigInteger choice : choices) {
      largest = largest.max(choice);
    }
    fields = ChineseRemainders.fieldsBeyond(largest);
    remainders = new ChineseRemainders(fields);
  }

  /** The chance of no win after 0, 1, 2, ... draws for the hand that the counter has open. */
  Ratio[] survival(WinFreeCounter counter) {
    long[][] residues = new long[fields.size()][];
    for (int i = 0; i < residues.length; i++) {
      residues[i] = counter.residues(fields.get(i));
    }
    Ratio[] survival = new Ratio[choices.length];
    long[] parts = new long[residues.length];
    for (int draws = 0; draws < choices.length; draws++) {
      for (int i = 0; i < parts.length; i++) {
        parts[i] = residues[i][draws];
      }
      survival[draws] = Ratio.of(remainders.join(parts), choices[draws]);
    }
    return survival;
  }

  /** The expectation of the hand that the counter has open, one that can win. */
  Ratio expectation(WinFreeCounter counter) {
    Ratio sum = Ratio.ZERO;
    for (Ratio chance : survival(counter)) {
      sum = sum.plus(chance);
    }
    return sum;
  }
}
