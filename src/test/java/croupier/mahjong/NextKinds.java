package croupier.mahjong;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The game read kind by kind without a deterministic thought in it: every way to lay the tiles is a
 * path of its own. Turned round and made deterministic twice it becomes the minimal automaton
 * (Brzozowski), by a road on which no two states are ever compared.
 */
final class NextKinds {
  private static final int LETTERS = 5;

  /** {@code next.get(node)[copies]}: the nodes that may follow. */
  private final List<BitSet[]> next;

  private final BitSet starts;
  private final BitSet ends;

  private NextKinds(List<BitSet[]> next, BitSet starts, BitSet ends) {
    this.next = next;
    this.starts = starts;
    this.ends = ends;
  }

  /** Where one way of laying tiles stands; {@code melds} of 4 with a pair is a win. */
  private record Laid(boolean pair, int melds, int waitForOne, int waitForTwo) {
    boolean isWin() {
      return pair && melds == 4;
    }
  }

  static NextKinds of(Rules rules) {
    Map<Object, Integer> numbers = new HashMap<>();
    List<Object> nodes = new ArrayList<>();
    List<BitSet[]> next = new ArrayList<>();
    BitSet starts = new BitSet();
    starts.set(number(new Laid(false, 0, 0, 0), numbers, nodes));
    if (rules.pairs()) {
      starts.set(number(0, numbers, nodes));
    }
    for (int node = 0; node < nodes.size(); node++) {
      BitSet[] after = new BitSet[LETTERS];
      for (int copies = 0; copies < LETTERS; copies++) {
        after[copies] = new BitSet();
        for (Object follower : followers(nodes.get(node), copies)) {
          after[copies].set(number(follower, numbers, nodes));
        }
      }
      next.add(after);
    }
    BitSet ends = new BitSet();
    ends.set(number("won", numbers, nodes));
    return new NextKinds(next, starts, ends);
  }

  private static int number(Object node, Map<Object, Integer> numbers, List<Object> nodes) {
    return numbers.computeIfAbsent(
        node,
        fresh -> {
          nodes.add(fresh);
          return nodes.size() - 1;
        });
  }

  private static List<Object> followers(Object node, int copies) {
    if (node instanceof Laid laid) {
      return laidFurther(laid, copies);
    }
    if (node instanceof Integer pairs) {
      int now = copies >= 2 ? pairs + 1 : pairs;
      return List.of(now == 7 ? "won" : now);
    }
    return List.of(node);
  }

  private static List<Object> laidFurther(Laid laid, int copies) {
    List<Object> followers = new ArrayList<>();
    for (int pair = 0; pair <= (laid.pair() ? 0 : 1); pair++) {
      for (int triplet = 0; triplet <= 1; triplet++) {
        int left = copies - 2 * pair - 3 * triplet - laid.waitForOne() - laid.waitForTwo();
        for (int fresh = 0; fresh <= left; fresh++) {
          int melds = Math.min(4, laid.melds() + triplet + laid.waitForOne());
          Laid now = new Laid(laid.pair() || pair == 1, melds, laid.waitForTwo(), fresh);
          followers.add(now.isWin() ? "won" : now);
        }
      }
    }
    return followers;
  }

  /** Reads the same words backward. */
  NextKinds reversed() {
    List<BitSet[]> before = new ArrayList<>();
    for (int node = 0; node < next.size(); node++) {
      before.add(new BitSet[] {set(), set(), set(), set(), set()});
    }
    for (int node = 0; node < next.size(); node++) {
      for (int copies = 0; copies < LETTERS; copies++) {
        int from = node;
        int letter = copies;
        next.get(node)[copies].stream().forEach(to -> before.get(to)[letter].set(from));
      }
    }
    return new NextKinds(before, ends, starts);
  }

  private static BitSet set() {
    return new BitSet();
  }

  /** Reads the same words with one node at a time; node 0 is the start. */
  NextKinds determinised() {
    Map<BitSet, Integer> numbers = new HashMap<>();
    List<BitSet> sets = new ArrayList<>(List.of(starts));
    numbers.put(starts, 0);
    List<BitSet[]> moves = new ArrayList<>();
    BitSet winners = new BitSet();
    for (int at = 0; at < sets.size(); at++) {
      if (sets.get(at).intersects(ends)) {
        winners.set(at);
      }
      BitSet[] after = new BitSet[LETTERS];
      for (int copies = 0; copies < LETTERS; copies++) {
        BitSet reached = new BitSet();
        int letter = copies;
        sets.get(at).stream().forEach(node -> reached.or(next.get(node)[letter]));
        if (numbers.putIfAbsent(reached, sets.size()) == null) {
          sets.add(reached);
        }
        after[copies] = new BitSet();
        after[copies].set(numbers.get(reached));
      }
      moves.add(after);
    }
    BitSet first = new BitSet();
    first.set(0);
    return new NextKinds(moves, first, winners);
  }

  int size() {
    return next.size();
  }

  /** The node after this one; only where there is always one. */
  int after(int node, int copies) {
    return next.get(node)[copies].nextSetBit(0);
  }

  boolean isWin(int node) {
    return ends.get(node);
  }
}
