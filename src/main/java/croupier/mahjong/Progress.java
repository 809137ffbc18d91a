package croupier.mahjong;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/**
 * How far the kinds read so far can have come towards a win: the automaton's state before merging.
 *
 * <p>Both lists have 9 entries, {@code melds[3a + b]}: the most melds finished, 0..4, when a runs
 * wait for their third tile and b runs for their second and third; -1 when that is impossible.
 *
 * @param withoutPair while no pair is set aside
 * @param withPair when one is
 * @param pairs kinds held twice or more, 0..7; stays 0 where seven pairs do not win
 */
record Progress(List<Integer> withoutPair, List<Integer> withPair, int pairs) {
  private static final int MOST_MELDS = 4;
  private static final int MOST_PAIRS = 7;

  /** More than two runs that start at one kind are as good as three equal tiles a kind. */
  private static final int MOST_OPEN = 2;

  private static final int OPEN = MOST_OPEN + 1;
  private static final int IMPOSSIBLE = -1;

  /** Nothing read, nothing held. */
  static final Progress START = start(0);

  /** Nothing read, so many melds finished before. */
  static Progress start(int finished) {
    return new Progress(startOfMelds(finished), impossible(), 0);
  }

  private static List<Integer> impossible() {
    return Collections.nCopies(OPEN * OPEN, IMPOSSIBLE);
  }

  private static List<Integer> startOfMelds(int finished) {
    List<Integer> melds = new ArrayList<>(impossible());
    melds.set(0, finished);
    return List.copyOf(melds);
  }

  boolean isWin() {
    return pairs >= MOST_PAIRS || Collections.max(withPair) >= MOST_MELDS;
  }

  /** The progress when the next kind is there this many times. */
  Progress after(int copies, boolean countPairs) {
    int[] without = new int[OPEN * OPEN];
    int[] with = new int[OPEN * OPEN];
    Arrays.fill(without, IMPOSSIBLE);
    Arrays.fill(with, IMPOSSIBLE);
    lay(withoutPair, copies, without);
    lay(withPair, copies, with);
    if (copies >= 2) {
      lay(withoutPair, copies - 2, with);
    }
    int nowPairs = countPairs && copies >= 2 ? Math.min(pairs + 1, MOST_PAIRS) : pairs;
    return new Progress(boxed(without), boxed(with), nowPairs);
  }

  /**
   * Spends copies on runs that wait, on new runs and on three equal; keeps the best of each end.
   */
  private static void lay(List<Integer> before, int copies, int[] after) {
    for (int a = 0; a <= MOST_OPEN; a++) {
      for (int b = 0; b <= MOST_OPEN && a + b <= copies; b++) {
        int melds = before.get(a * OPEN + b);
        for (int fresh = 0; melds >= 0 && fresh <= MOST_OPEN && a + b + fresh <= copies; fresh++) {
          int triplets = (copies - a - b - fresh) / 3;
          int end = b * OPEN + fresh;
          after[end] = Math.max(after[end], Math.min(MOST_MELDS, melds + a + triplets));
        }
      }
    }
  }

  private static List<Integer> boxed(int[] melds) {
    return Arrays.stream(melds).boxed().toList();
  }
}
