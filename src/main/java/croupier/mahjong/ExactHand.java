package croupier.mahjong;

import croupier.game.Exact;
import croupier.number.Binomials;
import croupier.number.ChineseRemainders;
import croupier.number.PrimeField;
import croupier.number.Ratio;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The expectation as a fraction: counts modulo enough primes, put together. */
final class ExactHand {
  private ExactHand() {}

  static @Nullable String text(Wall wall, WinFreeCounter counter) {
    return Exact.text(expectation(wall, counter));
  }

  /** The expectation of the hand that the counter has open. */
  static Ratio expectation(Wall wall, WinFreeCounter counter) {
    BigInteger[] choices = Binomials.exact(wall.tiles(), wall.width() - 1);
    BigInteger largest = choices[0];
    for (BigInteger choice : choices) {
      largest = largest.max(choice);
    }
    List<PrimeField> fields = ChineseRemainders.fieldsBeyond(largest);
    List<long[]> residues = new ArrayList<>();
    for (PrimeField field : fields) {
      residues.add(counter.residues(field));
    }
    ChineseRemainders remainders = new ChineseRemainders(fields);
    Ratio sum = Ratio.ZERO;
    long[] parts = new long[fields.size()];
    for (int draws = 0; draws < wall.width(); draws++) {
      for (int i = 0; i < parts.length; i++) {
        parts[i] = residues.get(i)[draws];
      }
      sum = sum.plus(Ratio.of(remainders.join(parts), choices[draws]));
    }
    return sum;
  }
}
