package croupier.ladders;

import croupier.game.BadProblem;
import java.util.ArrayList;
import java.util.List;
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
  private static final double MOST_STEPS = 0x1p37;

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

  /** The first one that may be right, until it is known to be. */
  private @Nullable Stage tried;

  /** Those known to be right; each goes on where the one before ends. */
  private final List<Stage> known = new ArrayList<>();

  /** The one of them that is asked. */
  private int asked;

  /** The rolls after which the first of them was known. */
  private long knownFrom;

  /** The size of the chances at the first leap. */
  private double whole;

  private double stepsTaken;

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
   * Takes note of where a game is that is followed roll by roll. Several may follow the same game,
   * one after the other; what the first looked for is there for the next ones.
   *
   * @param left index: cell; the chances to be under way after so many rolls
   * @return whether {@link #atStart} tells them from here on
   * @throws BadProblem when it would take too long to find out
   */
  boolean canLeap(double[] left, long rolls) {
    if (known.isEmpty()) {
      look(left, rolls);
    }
    asked = 0;
    return !known.isEmpty() && rolls >= knownFrom;
  }

  private void look(double[] left, long rolls) {
    double followed = (double) rolls * links.cells();
    if (followed > MOST_FOLLOWED) {
      throw tooLong(rolls);
    }
    boolean isDue =
        tried == null
            ? followed >= ENOUGH_FOLLOWED + steps() / STEPS_A_ROLL
            : rolls >= tried.begin();
    if (!isDue) {
      return;
    }
    if (tried != null && tried.tells((double) rolls, left[links.landing().start()])) {
      known.add(tried);
      knownFrom = rolls;
    } else {
      begin(left, (double) rolls);
    }
  }

  /** Makes a leap from here, which single rolls will show to be right or wrong. */
  private void begin(double[] left, double rolls) {
    boolean isItsTurn = (tried != null && !tried.isInStep()) || !canAfford();
    boolean isInStep = isItsTurn && Strides.canHold(links, rolls);
    if (!isInStep && !canAfford()) {
      return;
    }
    whole = 0;
    if (isInStep) {
      int stride = Strides.stride(links, rolls);
      tried = strides(left, rolls, stride * Math.max(1, Math.floor(rolls / 4 / stride)), stride);
    } else {
      tried = resolvent(left, rolls, Math.max(1, Math.floor(rolls / 2)));
    }
    whole = tried.leap().size();
  }

  /** The least number of rolls after which the chance at the start is down to the goal. */
  long rollsUntil(double goal) {
    while (atStart(end()) > goal) {
      if (end() >= 0x1p63) {
        return Long.MAX_VALUE;
      }
      next();
    }
    long low = (long) stage().begin();
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
    return stage().atStart(rolls);
  }

  /** By how much one roll more lowers it. */
  double fall(double rolls) {
    return stage().fall(rolls);
  }

  /** Up to where it tells without {@link #next}. */
  double end() {
    return stage().end();
  }

  /** Whether chances are told for whole numbers of rolls alone, and are no smooth function. */
  boolean isInStep() {
    return stage().isInStep();
  }

  /** Goes on to where the chances from {@link #end} on are told. */
  void next() {
    if (asked + 1 == known.size()) {
      known.add(following(stage()));
    }
    asked++;
  }

  private Stage stage() {
    return known.get(asked);
  }

  private Stage following(Stage before) {
    double base = before.base() + NEXT * before.shortest();
    double shortest = LONGER * before.shortest();
    double[] left = before.leap().ahead(NEXT * before.shortest());
    double both = base + 2 * shortest;
    if (canAfford()) {
      Stage next = resolvent(left, base, shortest);
      if (next.tells(both, before.atStart(both))) {
        return next;
      }
    }
    if (before.isInStep() && before.stride() <= LONGEST_STRIDE) {
      Stage next = strides(left, base, shortest, 2 * before.stride());
      if (next.tells(both, before.atStart(both))) {
        return next;
      }
    }
    throw tooLong((long) base);
  }

  private Stage resolvent(double[] left, double base, double shortest) {
    stepsTaken += steps();
    if (resolving == null) {
      resolving = new Means();
    }
    Gait gait = new Resolvent(links, resolving, shortest);
    return new Stage(new Leap(links, gait, left, shortest, whole), base, shortest, 0);
  }

  private Stage strides(double[] left, double base, double shortest, int stride) {
    Gait gait = new Strides(links, rolling, stride);
    return new Stage(new Leap(links, gait, left, shortest, whole), base, shortest, stride);
  }

  private boolean canAfford() {
    return links.usedTears() <= MOST_TEARS && stepsTaken + steps() <= MOST_STEPS;
  }

  private double steps() {
    double tears = links.usedTears();
    return tears * tears * tears;
  }

  private BadProblem tooLong(long rolls) {
    return new BadProblem(
        String.format(
            "board of %d cells: after %d rolls its game is not over, and too many cells still"
                + " matter to tell what follows",
            links.cells(), rolls));
  }

  /**
   * A leap and where it leads.
   *
   * @param base the rolls from which it leaps
   * @param shortest after so many more it tells the chances
   * @param stride the rolls of a stride, 0 where it does not go in strides
   */
  private record Stage(Leap leap, double base, double shortest, int stride) {
    double begin() {
      return base + shortest;
    }

    double end() {
      return base + (NEXT + LONGER) * shortest;
    }

    double atStart(double rolls) {
      return leap.atStart(rolls - base);
    }

    double fall(double rolls) {
      return leap.fall(rolls - base);
    }

    boolean isInStep() {
      return stride > 0;
    }

    /** Whether it tells this chance at the start after so many rolls. */
    boolean tells(double rolls, double chance) {
      return leap.isSure() && Math.abs(atStart(rolls) - chance) <= CLOSE;
    }
  }
}
