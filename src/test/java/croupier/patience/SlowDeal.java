package croupier.patience;

import croupier.number.Ratio;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The rules as they are written, over lists of piles and fractions: the oracle. */
final class SlowDeal {
  /** What can become of a position. */
  record Outcome(Ratio win, Ratio cardsLeft, boolean winnable) {}

  /** The pair to take first, as {@code 1+2}, and the chance then. */
  record Move(String pair, Ratio win) {}

  private static final Outcome WON = new Outcome(Ratio.ONE, Ratio.ZERO, true);

  private final Map<List<List<Integer>>, Outcome> seen = new HashMap<>();
  private final List<List<Integer>> start;

  SlowDeal(Deal deal) {
    start = deal.piles().stream().map(pile -> pile.stream().map(Card::rank).toList()).toList();
  }

  Outcome outcome() {
    return outcome(start);
  }

  int states() {
    outcome();
    return (int) seen.keySet().stream().filter(position -> cards(position) > 0).count();
  }

  @Nullable Move bestFirstMove() {
    Move best = null;
    for (int i = 0; i < start.size(); i++) {
      for (int j = i + 1; j < start.size(); j++) {
        if (isPair(start, i, j)) {
          Ratio win = outcome(without(start, i, j)).win();
          if (best == null || win.compareTo(best.win()) > 0) {
            best = new Move((i + 1) + "+" + (j + 1), win);
          }
        }
      }
    }
    return best;
  }

  private Outcome outcome(List<List<Integer>> position) {
    Outcome known = seen.get(position);
    if (known == null) {
      known = play(position);
      seen.put(position, known);
    }
    return known;
  }

  private Outcome play(List<List<Integer>> position) {
    if (cards(position) == 0) {
      return WON;
    }
    List<Outcome> next = new ArrayList<>();
    for (int i = 0; i < position.size(); i++) {
      for (int j = i + 1; j < position.size(); j++) {
        if (isPair(position, i, j)) {
          next.add(outcome(without(position, i, j)));
        }
      }
    }
    if (next.isEmpty()) {
      return new Outcome(Ratio.ZERO, Ratio.of(cards(position)), false);
    }
    Ratio win = Ratio.ZERO;
    Ratio cardsLeft = Ratio.ZERO;
    for (Outcome outcome : next) {
      win = win.plus(outcome.win());
      cardsLeft = cardsLeft.plus(outcome.cardsLeft());
    }
    Ratio share = Ratio.of(1, next.size());
    return new Outcome(
        win.times(share), cardsLeft.times(share), next.stream().anyMatch(Outcome::winnable));
  }

  private static int cards(List<List<Integer>> position) {
    return position.stream().mapToInt(List::size).sum();
  }

  private static boolean isPair(List<List<Integer>> position, int i, int j) {
    List<Integer> one = position.get(i);
    List<Integer> other = position.get(j);
    return !one.isEmpty()
        && !other.isEmpty()
        && one.get(one.size() - 1).equals(other.get(other.size() - 1));
  }

  private static List<List<Integer>> without(List<List<Integer>> position, int i, int j) {
    List<List<Integer>> left = new ArrayList<>(position);
    left.set(i, position.get(i).subList(0, position.get(i).size() - 1));
    left.set(j, position.get(j).subList(0, position.get(j).size() - 1));
    return left;
  }
}
