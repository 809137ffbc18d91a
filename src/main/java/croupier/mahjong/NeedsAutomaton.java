package croupier.mahjong;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Reads how often each kind of a run is held, and knows what the run lacks. Its states are all the
 * {@link Laying}s that there are when nothing is seen elsewhere. Immutable.
 */
final class NeedsAutomaton implements Serializable {
  private static final long serialVersionUID = 1;

  /** The state before the first kind. */
  static final int START = 0;

  private static final int LETTERS = TileSet.COPIES + 1;

  /** {@code next[5 * state + held]}. */
  private final char[] next;

  /** {@code needs[state]}: of the run, if it ends there. */
  private final Needs[] needs;

  private NeedsAutomaton(char[] next, Needs[] needs) {
    this.next = next;
    this.needs = needs;
  }

  static NeedsAutomaton explore() {
    Map<Laying, Integer> numbers = new HashMap<>();
    List<Laying> states = new ArrayList<>();
    List<Integer> next = new ArrayList<>();
    number(Laying.start(0), numbers, states);
    for (int state = 0; state < states.size(); state++) {
      for (int held = 0; held < LETTERS; held++) {
        next.add(number(states.get(state).after(held, TileSet.COPIES), numbers, states));
      }
    }
    char[] table = new char[next.size()];
    for (int i = 0; i < table.length; i++) {
      table[i] = (char) next.get(i).intValue();
    }
    return new NeedsAutomaton(table, states.stream().map(Laying::needs).toArray(Needs[]::new));
  }

  private static int number(Laying state, Map<Laying, Integer> numbers, List<Laying> states) {
    Integer known = numbers.putIfAbsent(state, states.size());
    if (known != null) {
      return known;
    }
    states.add(state);
    return states.size() - 1;
  }

  int states() {
    return needs.length;
  }

  int after(int state, int held) {
    return next[LETTERS * state + held];
  }

  /** What the run lacks if it ends in this state. */
  Needs needs(int state) {
    return needs[state];
  }
}
