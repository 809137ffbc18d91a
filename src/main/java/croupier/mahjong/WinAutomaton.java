package croupier.mahjong;

import java.io.Serializable;

/**
 * Reads how often each kind of a run is there, kind by kind, and knows whether the tiles contain a
 * win. Minimal: no two states act alike. Immutable.
 */
final class WinAutomaton implements Serializable {
  private static final long serialVersionUID = 1;

  /** A kind is there 0 to 4 times. */
  static final int LETTERS = TileSet.COPIES + 1;

  /** The state before the first kind. */
  static final int START = 0;

  /**
   * {@code next[state * 5 + copies]}; the automaton is total, the winning state leads to itself.
   */
  private final int[] next;

  WinAutomaton(int[] next) {
    this.next = next.clone();
  }

  int states() {
    return next.length / LETTERS;
  }

  /** The state of all that contains a win: the last one. */
  int win() {
    return states() - 1;
  }

  int after(int state, int copies) {
    return next[state * LETTERS + copies];
  }

  /** The same where the kind ends its run: as after a kind more that is not there at all. */
  int afterLast(int state, int copies) {
    return after(after(state, copies), 0);
  }
}
