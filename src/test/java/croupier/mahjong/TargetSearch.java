package croupier.mahjong;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/** Tries the targets that a hand can aim at, those that lack nothing first: slow and obvious. */
final class TargetSearch {
  private final Hand hand;

  /** Each meld as its three kinds. */
  private final List<int[]> melds = new ArrayList<>();

  private final boolean[] orphan;
  private final int[] target;

  TargetSearch(Hand hand) {
    this.hand = hand;
    int kinds = hand.set().kinds();
    target = new int[kinds];
    orphan = new boolean[kinds];
    int first = 0;
    for (int length : WinSearch.runLengths(hand.set())) {
      orphan[first] = true;
      orphan[first + length - 1] = true;
      for (int kind = first; kind < first + length; kind++) {
        melds.add(new int[] {kind, kind, kind});
        if (kind + 2 < first + length) {
          melds.add(new int[] {kind, kind + 1, kind + 2});
        }
      }
      first += length;
    }
  }

  /** The fewest tiles that lack to four melds and a pair. */
  int melds() {
    for (int lack = 0; lack <= Hand.TILES + 1; lack++) {
      for (int kind = 0; kind < target.length; kind++) {
        int left = lack - take(kind) - take(kind);
        boolean found = left >= 0 && canLay(0, Hand.MELDS - hand.melds(), left);
        target[kind] -= 2;
        if (found) {
          return lack;
        }
      }
    }
    return Forms.NEVER;
  }

  /** Adds a tile to the target; returns 0 if it is held, 1 if it lacks, much if there is none. */
  private int take(int kind) {
    target[kind]++;
    if (target[kind] <= hand.count(kind)) {
      return 0;
    }
    return target[kind] <= hand.count(kind) + hand.left(kind) ? 1 : 1000;
  }

  private boolean canLay(int from, int more, int lack) {
    if (more == 0) {
      return true;
    }
    for (int meld = from; meld < melds.size(); meld++) {
      int[] kinds = melds.get(meld);
      int left = lack - take(kinds[0]) - take(kinds[1]) - take(kinds[2]);
      boolean found = left >= 0 && canLay(meld, more - 1, left);
      for (int kind : kinds) {
        target[kind]--;
      }
      if (found) {
        return true;
      }
    }
    return false;
  }

  /** The fewest tiles that lack to seven pairs: the seven kinds that lack least. */
  int pairs() {
    int[] lacks =
        IntStream.range(0, target.length).map(kind -> lack(kind, 2)).sorted().limit(7).toArray();
    int sum = Arrays.stream(lacks).sum();
    return lacks.length < 7 || sum >= 1000 ? Forms.NEVER : sum;
  }

  /** The fewest tiles that lack to thirteen orphans: each orphan once as the one held twice. */
  int orphans() {
    int fewest = Forms.NEVER;
    for (int twice = 0; twice < orphan.length; twice++) {
      int sum = orphan[twice] ? 0 : 1000;
      for (int kind = 0; kind < orphan.length; kind++) {
        sum += orphan[kind] ? lack(kind, kind == twice ? 2 : 1) : 0;
      }
      fewest = sum >= 1000 ? fewest : Math.min(fewest, sum);
    }
    return fewest;
  }

  private int lack(int kind, int wanted) {
    int lack = Math.max(0, wanted - hand.count(kind));
    return lack <= hand.left(kind) ? lack : 1000;
  }
}
