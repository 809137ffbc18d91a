package croupier.mahjong;

import java.util.Arrays;
import java.util.stream.IntStream;

/** Looks for a win by trying every pair and every meld: slow, obvious, the automaton's oracle. */
final class WinSearch {
  private static final int MELDS = 4;
  private static final int PAIRS = 7;

  private final Rules rules;
  private final int melds;

  /** {@code runOf[kind]}: the number of the run that the kind stands in. */
  private final int[] runOf;

  WinSearch(TileSet set, Rules rules) {
    this(set, rules, MELDS);
  }

  /** A search for so many melds and a pair. */
  WinSearch(TileSet set, Rules rules, int melds) {
    this.rules = rules;
    this.melds = melds;
    int[] lengths = runLengths(set);
    runOf =
        IntStream.range(0, lengths.length)
            .flatMap(run -> IntStream.generate(() -> run).limit(lengths[run]))
            .toArray();
  }

  /** The lengths of the runs, told again here rather than asked of the set. */
  static int[] runLengths(TileSet set) {
    return switch (set.layout()) {
      case ONE_RUN -> new int[] {set.kinds()};
      case FOUR_PLAYERS -> new int[] {9, 9, 9, 1, 1, 1, 1, 1, 1, 1};
      case THREE_PLAYERS -> new int[] {1, 1, 9, 9, 1, 1, 1, 1, 1, 1, 1};
    };
  }

  /** Whether these counts, one a kind, contain a win. */
  boolean wins(int[] counts) {
    return (rules.pairs() && Arrays.stream(counts).filter(count -> count >= 2).count() >= PAIRS)
        || (rules.orphans() && hasOrphans(counts))
        || hasMeldsAndPair(counts.clone());
  }

  private boolean hasOrphans(int[] counts) {
    int[] orphans = IntStream.range(0, counts.length).filter(this::endsRun).toArray();
    return Arrays.stream(orphans).allMatch(kind -> counts[kind] >= 1)
        && Arrays.stream(orphans).anyMatch(kind -> counts[kind] >= 2);
  }

  /** Ones, nines and honours are the kinds at either end of a run. */
  private boolean endsRun(int kind) {
    return kind == 0
        || kind == runOf.length - 1
        || runOf[kind - 1] != runOf[kind]
        || runOf[kind + 1] != runOf[kind];
  }

  private boolean hasMeldsAndPair(int[] left) {
    for (int kind = 0; kind < left.length; kind++) {
      if (left[kind] >= 2) {
        left[kind] -= 2;
        boolean found = hasMelds(left, 0, melds);
        left[kind] += 2;
        if (found) {
          return true;
        }
      }
    }
    return false;
  }

  /** Whether so many melds whose lowest kind is this one or a later one can be laid. */
  private boolean hasMelds(int[] left, int from, int melds) {
    if (melds == 0) {
      return true;
    }
    for (int kind = from; kind < left.length; kind++) {
      if (hasMeldsWith(left, kind, kind, kind, melds)
          || (startsRun(kind) && hasMeldsWith(left, kind, kind + 1, kind + 2, melds))) {
        return true;
      }
    }
    return false;
  }

  private boolean startsRun(int kind) {
    return kind + 2 < runOf.length && runOf[kind] == runOf[kind + 2];
  }

  private boolean hasMeldsWith(int[] left, int kind, int second, int third, int melds) {
    left[kind]--;
    left[second]--;
    left[third]--;
    boolean there = left[kind] >= 0 && left[second] >= 0 && left[third] >= 0;
    boolean found = there && hasMelds(left, kind, melds - 1);
    left[kind]++;
    left[second]++;
    left[third]++;
    return found;
  }
}
