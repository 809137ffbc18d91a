package croupier.ladders;

import org.jspecify.annotations.Nullable;

/**
 * The chances to be under way many rolls later, from those now, without the rolls between: on a
 * space of few vectors that the chances now and their images span ({@link KrylovSpace}), all later
 * chances are functions of a small matrix. There are two ways to go ({@link Resolvent}, {@link
 * Strides}).
 */
final class Leap {
  private final Gait gait;
  private final Links links;
  private final int from;
  private final int to;
  private final double shortest;
  private final double size;
  private final boolean nothing;

  /** None where nothing is left, and once it is let go. */
  private @Nullable KrylovSpace space;

  private boolean sure;

  /**
   * Gets ready for leaps of shortest to {@link Gait#reach} * shortest rolls.
   *
   * @param gait not used before
   * @param left index: cell; the chances now
   * @param whole the {@link #size} of chances that count; far smaller ones are rounding
   */
  Leap(Links links, Gait gait, double[] left, double shortest, double whole) {
    this.links = links;
    this.gait = gait;
    this.shortest = shortest;
    from = links.landing().start();
    to = links.cells();
    double[] first = good(left);
    size = KrylovSpace.length(first);
    double close = gait.close() * Math.max(size, whole);
    nothing = size <= close;
    sure = nothing;
    if (!nothing) {
      space = new KrylovSpace(first, gait.mostVectors());
      build(space, close);
    }
  }

  /** The length of the vector of the chances now. */
  double size() {
    return size;
  }

  /** Whether a larger space would change nothing. */
  boolean isSure() {
    return sure;
  }

  /** The chance at the start after so many rolls. */
  double atStart(double rolls) {
    return nothing ? 0 : gait.atStart(rolls);
  }

  /** By how much one roll more lowers the chance at the start. */
  double fall(double rolls) {
    return nothing ? 0 : gait.fall(rolls);
  }

  /** The chances after so many rolls; index: cell. Told once, since the space is then let go. */
  double[] ahead(double rolls) {
    double[] left = new double[to + 1];
    if (nothing) {
      return left;
    }
    if (space == null) {
      throw new IllegalStateException("its space has been let go");
    }
    double[] sum = space.sum(gait.shares(rolls));
    for (int cell = from; cell < to; cell++) {
      left[cell] = Math.max(0, sum[cell - from]);
    }
    space = null;
    return left;
  }

  private void build(KrylovSpace space, double close) {
    double[] soon = null;
    double[] late = null;
    while (!sure && space.size() < gait.mostVectors()) {
      boolean isWhole = !space.add(image(space));
      if (isWhole || space.size() % gait.vectorsBetweenLooks() == 0) {
        gait.project(space, size);
        double[] soonNow = gait.shares(shortest);
        double[] lateNow = gait.shares(gait.reach() * shortest);
        sure =
            isWhole
                || (KrylovSpace.distance(soonNow, soon) <= close
                    && KrylovSpace.distance(lateNow, late) <= close);
        soon = soonNow;
        late = lateNow;
      }
    }
  }

  private double[] image(KrylovSpace space) {
    double[] vector = new double[to + 1];
    System.arraycopy(space.last(), 0, vector, from, to - from);
    return good(gait.image(vector));
  }

  /** Index: cell - from; 0 but for good cells. */
  private double[] good(double[] value) {
    double[] good = new double[to - from];
    for (int cell = from; cell < to; cell++) {
      good[cell - from] = links.isGood(cell) ? value[cell] : 0;
    }
    return good;
  }
}
