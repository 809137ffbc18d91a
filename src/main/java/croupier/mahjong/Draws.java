package croupier.mahjong;

import croupier.number.Binomials;
import croupier.number.PrimeField;
import java.util.Arrays;

/**
 * The weights of draws from a wall of so many tiles: what N_i, the sets without a win, are part of.
 */
final class Draws {
  private final int tiles;

  /** {@code choices[draws]}: C(tiles, draws), rounded once. */
  private final double[] choices;

  /** {@code shares[draws]}: 1 / C(tiles, draws) modulo 998244353. */
  private final long[] shares;

  /**
   * The draws from a wall.
   *
   * @param tiles how many tiles lie in it
   * @param width how many different numbers of draws, from 0 on, can leave a hand without a win
   */
  Draws(int tiles, int width) {
    this.tiles = tiles;
    int most = Math.min(tiles, width - 1);
    choices = Binomials.doubles(tiles, most);
    shares = Binomials.residues(tiles, most, PrimeField.CONTEST);
    for (int draws = 0; draws < shares.length; draws++) {
      shares[draws] = PrimeField.CONTEST.inverse(shares[draws]);
    }
  }

  int tiles() {
    return tiles;
  }

  /** How many different numbers of draws count: from 0 to this less one. */
  int width() {
    return choices.length;
  }

  /** The chance of no win after so many draws. */
  double survival(double[] counts, int draws) {
    return counts[draws] / choices[draws];
  }

  /** The mean number of draws to a win, for a hand that can win. */
  double expectation(double[] counts) {
    double sum = 0;
    for (int draws = width() - 1; draws >= 0; draws--) {
      sum += survival(counts, draws);
    }
    return sum;
  }

  /** The same modulo 998244353. */
  long expectation(long[] counts) {
    PrimeField field = PrimeField.CONTEST;
    long sum = 0;
    for (int draws = 0; draws < width(); draws++) {
      sum += field.times(counts[draws], shares[draws]);
    }
    return sum % field.prime();
  }

  /** Whether doubles hold all counts of draws exactly: none is more than C(tiles, draws). */
  boolean hasExactCounts() {
    return Arrays.stream(choices).allMatch(choice -> choice < 0x1p53);
  }
}
