package croupier.mice;

import croupier.game.Generator;
import java.util.SplittableRandom;

/** Bags of 0 to 1,000 mice of each colour, the contest's range, all equally likely. */
final class BagGenerator implements Generator<Bag> {
  private static final long serialVersionUID = 1;

  @Override
  public Bag deal(SplittableRandom random) {
    return new Bag(random.nextInt(1001), random.nextInt(1001));
  }
}
