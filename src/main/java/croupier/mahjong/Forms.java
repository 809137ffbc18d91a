package croupier.mahjong;

import org.jspecify.annotations.Nullable;

/**
 * The fewest draws to each form of a win, {@link #NEVER} where the form does not win or the wall
 * cannot give it.
 *
 * @param melds four melds and a pair
 * @param pairs seven pairs
 * @param orphans thirteen orphans
 */
record Forms(int melds, int pairs, int orphans) {
  static final int NEVER = Integer.MAX_VALUE;

  /** Kinds in seven pairs. */
  static final int PAIRS = 7;

  /**
   * The fewest draws to seven pairs, of tiles of which so many kinds are held, and so many twice.
   */
  static int toPairs(int twice, int kinds) {
    return PAIRS - Math.min(twice, PAIRS) + Math.max(0, PAIRS - kinds);
  }

  /** The fewest draws to thirteen orphans, where so many are not held; one may be held twice. */
  static int toOrphans(int missing, boolean oneTwice) {
    return oneTwice ? missing : missing + 1;
  }

  /** The fewest draws to any form. */
  int fewest() {
    return Math.min(melds, Math.min(pairs, orphans));
  }

  /** The fewest draws, null if no form can be reached. */
  @Nullable Integer fewestOrNull() {
    return fewest() == NEVER ? null : Integer.valueOf(fewest());
  }

  /** The forms that are nearest, as {@code melds+pairs}; null if none can be reached. */
  @Nullable String nearest() {
    if (fewest() == NEVER) {
      return null;
    }
    StringBuilder names = new StringBuilder();
    add(names, melds, "melds");
    add(names, pairs, "pairs");
    add(names, orphans, "orphans");
    return names.toString();
  }

  private void add(StringBuilder names, int draws, String name) {
    if (draws == fewest()) {
      names.append(names.isEmpty() ? "" : "+").append(name);
    }
  }
}
