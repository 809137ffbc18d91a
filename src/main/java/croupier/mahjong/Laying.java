package croupier.mahjong;

import java.util.Arrays;

/**
 * The cheapest ways to choose a win's melds and pair from the kinds read so far, where a tile held
 * costs nothing and one that lacks costs 1.
 *
 * <p>{@code cost[((5 * pair + melds) * 3 + a) * 3 + b]}: the fewest tiles that lack when so many
 * melds are begun or finished, a runs wait for their third tile and b for their second and third;
 * {@link Needs#NEVER} when that is impossible. As in {@link Progress}, two runs that start at one
 * kind are enough.
 */
final class Laying {
  private static final int OPEN = 3;
  private static final int ENDS = OPEN * OPEN;
  private static final int MOST = Hand.MELDS + 1;

  private final byte[] cost;

  private Laying(byte[] cost) {
    this.cost = cost;
  }

  /** Nothing read, so many melds finished before. */
  static Laying start(int melds) {
    Laying start = impossible();
    start.cost[melds * ENDS] = 0;
    return start;
  }

  private static Laying impossible() {
    byte[] cost = new byte[2 * MOST * ENDS];
    Arrays.fill(cost, (byte) Needs.NEVER);
    return new Laying(cost);
  }

  /**
   * After one kind more.
   *
   * @param held copies held
   * @param most copies that may be used, those held among them: 4 less those seen elsewhere
   */
  Laying after(int held, int most) {
    Laying after = impossible();
    for (int from = 0; from < cost.length; from++) {
      if (cost[from] < Needs.NEVER) {
        lay(from, held, most, after.cost);
      }
    }
    return after;
  }

  /** Serves the runs that wait, and adds runs, a triplet and a pair in every way. */
  private void lay(int from, int held, int most, byte[] to) {
    int waiting = from % OPEN;
    int end = waiting * OPEN;
    int spent = from / OPEN % OPEN + waiting;
    int melds = from / ENDS % MOST;
    int pair = from / (ENDS * MOST);
    for (int pairs = pair; pairs <= 1; pairs++) {
      for (int triplets = 0; triplets <= 1; triplets++) {
        int used = spent + 2 * (pairs - pair) + 3 * triplets;
        for (int runs = 0;
            runs < OPEN && used + runs <= most && melds + triplets + runs < MOST;
            runs++) {
          int at = (pairs * MOST + melds + triplets + runs) * ENDS + end + runs;
          int total = cost[from] + Math.max(0, used + runs - held);
          to[at] = (byte) Math.min(to[at], total);
        }
      }
    }
  }

  /** The same where the run ends: nothing may wait. */
  Laying closed() {
    Laying closed = impossible();
    for (int at = 0; at < cost.length; at += ENDS) {
      closed.cost[at] = cost[at];
    }
    return closed;
  }

  /** What the kinds read lack when their run ends here. */
  Needs needs() {
    int[] missing = new int[2 * MOST];
    for (int i = 0; i < missing.length; i++) {
      missing[i] = cost[i * ENDS];
    }
    return Needs.of(missing);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Laying that && Arrays.equals(cost, that.cost);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(cost);
  }
}
