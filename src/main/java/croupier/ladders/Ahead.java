package croupier.ladders;

import croupier.game.BadProblem;
import org.jspecify.annotations.Nullable;

/**
 * Looks ahead in a long game, in leaps that grow by a factor (see {@link Leap}).
 *
 * <p>No leap is trusted by itself: the first must give the chance that single rolls lead to, and
 * each later one the chance that the one before gives, where both reach. The two gaits take turns
 * until one can be trusted; games that have lost their step go over from strides to the other.
 */
final class Ahead {
  /** Cells times rolls that are followed one by one before the first leap, and at most. */
  private static final double ENOUGH_FOLLOWED = 0x1p22;

  private static final double MOST_FOLLOWED = 0x1p29;

  /**
   * A leap takes the third power of the tears; so many such steps take as long as a followed one.
   */
  private static final double STEPS_A_ROLL = 256;

  /** Steps of all leaps together; so many take some seconds. */
  private static final double MOST_STEPS = 0x1p36;

  /** Beside so many, there is room for their matrix a second time. */
  private static final int MOST_TEARS = 3_500;

  private static final double CLOSE = 1e-12;

  /** No game keeps in step so long that longer ones are needed. */
  private static final int LONGEST_STRIDE = 1 << 10;

  /** In units of the shortest leap: where the next one begins, and how much longer it is. */
  private static final double NEXT = 8;

  private static final double LONGER = 4;

  private final Links links;
  private final Means rolling;
  private @Nullable Means resolving;
  private @Nullable Leap leap;

  /** The rolls of a stride, 0 where leaps do not go in strides. */
  private int stride;

  /** The rolls from which it leaps. */
  private double base;

  private double shortest;

  /** The size of the chances at the first leap. */
  private double whole;

  private double stepsTaken;
  private boolean isTrusted;

  /**
   * Looks ahead on a board.
   *
   * @param means for rolls
   */
  Ahead(Links links, Means means) {
    this.links = links;
    this.rolling = means;
  }

  /**
   * Takes note of where a game is that is followed roll by roll.
   *
   * @param left index: cell; the chances to be under way after so many rolls
   * @return whether {@link #atStart} tells them from here on
   * @throws BadProblem when it would take too long to find out
   */
  boolean canLeap(double[] left, long rolls) {
    if (isTrusted) {
      return true;
    }
    double followed = (double) rolls * links.cells();
    if (followed > MOST_FOLLOWED) {
      throw tooLong(rolls);
    }
    boolean isDue =
        leap == null
            ? followed >= ENOUGH_FOLLOWED + steps() / STEPS_A_ROLL
            : (double) rolls - base >= shortest;
    if (isDue) {
      isTrusted = agrees(left[links.landing().start()], (double) rolls);
      if (!isTrusted) {
        begin(left, (double) rolls);
      }
    }
    return isTrusted;
  }

  private boolean agrees(double known, double rolls) {
    return leap != null && leap.isSure() && isClose(leap.atStart(rolls - base), known);
  }

  /** Makes a leap from here, which single rolls will show to be right or wrong. */
  private void begin(double[] left, double rolls) {
    boolean isItsTurn = (leap != null && stride == 0) || !canAfford();
    boolean isInStep = isItsTurn && Strides.canHold(links, rolls);
    if (!isInStep && !canAfford()) {
      return;
    }
    base = rolls;
    whole = 0;
    if (isInStep) {
      stride = Strides.stride(links, rolls);
      shortest = stride * Math.max(1, Math.floor(rolls / 4 / stride));
      leap = strides(left);
    } else {
      stride = 0;
      shortest = Math.max(1, Math.floor(rolls / 2));
      leap = resolvent(left);
    }
    whole = leap.size();
  }

  /** The least number of rolls after which the chance at the start is down to the goal. */
  long rollsUntil(double goal) {
    while (atStart(end()) > goal) {
      if (end() >= 0x1p63) {
        return Long.MAX_VALUE;
      }
      next();
    }
    long low = (long) (base + shortest);
    long high = (long) end();
    while (low < high) {
      long middle = low + (high - low) / 2;
      if (atStart((double) middle) > goal) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }

  /** The chance at the start after so many rolls, up to {@link #end}. */
  double atStart(double rolls) {
    return leap().atStart(rolls - base);
  }

  /** By how much one roll more lowers it. */
  double fall(double rolls) {
    return leap().fall(rolls - base);
  }

  /** Up to where it tells without {@link #next}. */
  double end() {
    return base + (NEXT + LONGER) * shortest;
  }

  /** Whether chances are told for whole numbers of rolls alone, and are no smooth function. */
  boolean isInStep() {
    return stride > 0;
  }

  /** Goes on to where the chances from {@link #end} on are told. */
  void next() {
    Leap before = leap();
    double from = base;
    double[] left = before.ahead(NEXT * shortest);
    base += NEXT * shortest;
    shortest *= LONGER;
    boolean isFound = canAfford() && isKnown(resolvent(left), before, from);
    if (isFound) {
      stride = 0;
    } else if (stride > 0 && stride <= LONGEST_STRIDE) {
      stride *= 2;
      isFound = isKnown(strides(left), before, from);
    }
    if (!isFound) {
      throw tooLong((long) base);
    }
  }

  /** Takes a leap if it leads where the one before does. */
  private boolean isKnown(Leap next, Leap before, double from) {
    leap = next;
    double both = 2 * shortest;
    return next.isSure() && isClose(next.atStart(both), before.atStart(base + both - from));
  }

  private Leap leap() {
    if (leap == null) {
      throw new IllegalStateException("it has not begun to leap");
    }
    return leap;
  }

  private Leap resolvent(double[] left) {
    stepsTaken += steps();
    if (resolving == null) {
      resolving = new Means();
    }
    return new Leap(links, new Resolvent(links, resolving, shortest), left, shortest, whole);
  }

  private Leap strides(double[] left) {
    return new Leap(links, new Strides(links, rolling, stride), left, shortest, whole);
  }

  private boolean canAfford() {
    return links.usedTears() <= MOST_TEARS && stepsTaken + steps() <= MOST_STEPS;
  }

  private double steps() {
    double tears = links.usedTears();
    return tears * tears * tears;
  }

  private static boolean isClose(double a, double b) {
    return Math.abs(a - b) <= CLOSE;
  }

  private BadProblem tooLong(long rolls) {
    return new BadProblem(
        String.format(
            "board of %d cells: after %d rolls its game is not over, and too many cells still"
                + " matter to tell what follows",
            links.cells(), rolls));
  }
}
