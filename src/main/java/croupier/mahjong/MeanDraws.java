package croupier.mahjong;

import org.jspecify.annotations.Nullable;

/** A way to find the mean number of draws until a hand contains a win. */
interface MeanDraws {
  /** The mean for a closed hand of 13 tiles with none seen. */
  Mean of(Hand hand);

  /**
   * A mean.
   *
   * @param draws rounded; Infinity where no win can come
   * @param modulo the same modulo 998244353, null where it is infinite
   */
  record Mean(double draws, @Nullable Long modulo) {
    /** No win can come. */
    static final Mean NEVER = new Mean(Double.POSITIVE_INFINITY, null);
  }
}
