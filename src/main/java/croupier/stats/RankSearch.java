package croupier.stats;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Exact weighted quantiles of a corpus that is too large to be sorted: read it eight times.
 *
 * <p>Doubles are ordered like 64-bit numbers once the bits of negative ones are turned over. Each
 * {@link Pass} over the corpus weighs, for every quantile still wanted, the values that begin with
 * the bits known so far, by their next eight bits; the quantile's eight bits follow. So a pass is
 * counts of whole numbers, of 256 longs for each quantile and group at most, and what is found does
 * not depend on the order or the parts.
 */
public final class RankSearch {
  private static final int BITS = 8;
  private static final int BINS = 1 << BITS;
  private static final int PASSES = Long.SIZE / BITS;

  private final List<Target> targets = new ArrayList<>();
  private int done;

  /** A quantile on the way: which, the weight to pass among its prefix's values, and the prefix. */
  private static final class Target {
    private final @Nullable Group group;
    private final int percent;
    private long rank;
    private long prefix;

    private Target(@Nullable Group group, int percent, long rank) {
      this.group = group;
      this.percent = percent;
      this.rank = rank;
    }
  }

  /** Wants these quantiles of all rows, or of one group; none when the weight is 0. */
  public void want(@Nullable Group group, long weight, int... percents) {
    for (int percent : percents) {
      if (weight > 0) {
        targets.add(new Target(group, percent, rank(weight, percent)));
      }
    }
  }

  /** The least r, 1 or more, with 100 r at least percent times weight. */
  static long rank(long weight, int percent) {
    if (percent < 0 || percent > 100) {
      throw new IllegalArgumentException("quantile " + percent + " %: it must be 0 to 100");
    }
    long hundreds = weight / 100;
    long rest = weight % 100;
    return Math.max(1, hundreds * percent + (rest * percent + 99) / 100);
  }

  /** Whether another pass is needed. */
  public boolean isOpen() {
    return done < PASSES && !targets.isEmpty();
  }

  /** An empty pass, to be given all rows. */
  public Pass pass() {
    Pass pass = new Pass(Long.SIZE - done * BITS);
    targets.forEach(target -> pass.watch(target.group, target.prefix));
    return pass;
  }

  /** Takes in a finished pass. */
  public void take(Pass pass) {
    for (Target target : targets) {
      long[] weights = pass.weights(target.group, target.prefix);
      int bin = 0;
      while (target.rank > weights[bin]) {
        target.rank -= weights[bin];
        bin++;
      }
      target.prefix = target.prefix << BITS | bin;
    }
    done++;
  }

  /** The quantiles found, by percent, of all rows (null) or of a group. */
  public Map<Integer, Double> found(@Nullable Group group) {
    Map<Integer, Double> found = new LinkedHashMap<>();
    for (Target target : targets) {
      if (Objects.equals(target.group, group)) {
        found.put(target.percent, value(target.prefix));
      }
    }
    return found;
  }

  /** The order of doubles as that of numbers without sign; 0.0 for both zeros. */
  static long orderBits(double value) {
    long bits = Double.doubleToRawLongBits(value + 0.0);
    return bits < 0 ? ~bits : bits ^ Long.MIN_VALUE;
  }

  private static double value(long orderBits) {
    return Double.longBitsToDouble(orderBits < 0 ? orderBits ^ Long.MIN_VALUE : ~orderBits);
  }

  /** One reading of the corpus. */
  public static final class Pass implements Mergeable<Pass> {
    private static final long serialVersionUID = 1;

    /** The bits below the prefix. */
    private final int open;

    private final Map<Long, long[]> all = new HashMap<>();
    private final Map<Group, Map<Long, long[]>> groups = new HashMap<>();

    private Pass(int open) {
      this.open = open;
    }

    private void watch(@Nullable Group group, long prefix) {
      of(group).computeIfAbsent(prefix, unused -> new long[BINS]);
    }

    private Map<Long, long[]> of(@Nullable Group group) {
      return group == null ? all : groups.computeIfAbsent(group, unused -> new HashMap<>());
    }

    private long[] weights(@Nullable Group group, long prefix) {
      return Objects.requireNonNull(of(group).get(prefix));
    }

    /**
     * Adds a row; one that is not a number is left out.
     *
     * @param group the row's; null when there are no groups
     */
    public void add(@Nullable Group group, double value, long weight) {
      if (Double.isNaN(value)) {
        return;
      }
      long bits = orderBits(value);
      long prefix = open == Long.SIZE ? 0 : bits >>> open;
      int bin = (int) (bits >>> (open - BITS)) & (BINS - 1);
      weigh(all.get(prefix), bin, weight);
      Map<Long, long[]> its = group == null ? null : groups.get(group);
      if (its != null) {
        weigh(its.get(prefix), bin, weight);
      }
    }

    private static void weigh(long @Nullable [] weights, int bin, long weight) {
      if (weights != null) {
        weights[bin] = Math.addExact(weights[bin], weight);
      }
    }

    @Override
    public void merge(Pass other) {
      merge(all, other.all);
      other.groups.forEach((group, theirs) -> merge(of(group), theirs));
    }

    private static void merge(Map<Long, long[]> mine, Map<Long, long[]> theirs) {
      theirs.forEach(
          (prefix, weights) ->
              Arrays.setAll(
                  mine.computeIfAbsent(prefix, unused -> new long[BINS]),
                  bin -> mine.get(prefix)[bin] + weights[bin]));
    }
  }
}
