package croupier.game;

import java.io.Serializable;
import java.util.SplittableRandom;

/** Deals random problems of a game. */
public interface Generator<P> extends Serializable {
  /** One problem, made of nothing but this source of randomness. */
  P deal(SplittableRandom random);

  /** Problem number {@code row} of the corpus with this seed; no other row plays a part in it. */
  default P row(long seed, long row) {
    return deal(new SplittableRandom(mix(mix(seed) + row)));
  }

  /* SplittableRandom steps through its states evenly, so that seeds a step apart would give
  overlapping rows; this bijection (the finaliser of MurmurHash3, Stafford's variant 13) scatters
  them. */
  private static long mix(long z) {
    long a = (z ^ (z >>> 30)) * 0xbf58476d1ce4e5b9L;
    long b = (a ^ (a >>> 27)) * 0x94d049bb133111ebL;
    return b ^ (b >>> 31);
  }
}
