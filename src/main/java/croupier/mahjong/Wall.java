package croupier.mahjong;

import java.util.Arrays;
import java.util.List;

/**
 * What hands of one set share that have the same rules and as many melds finished: the automaton
 * laid along the kinds, and how long they can go without a win.
 *
 * <p>A <em>state</em> here is an automaton state, or, where thirteen orphans win, {@code plane *
 * automaton states + automaton state} with one of three planes: {@link #ORPHANS}, {@link
 * #ORPHANS_AND_PAIR}, {@link #NO_ORPHANS}.
 */
final class Wall {
  /** The successor of a state and a number of copies that win. */
  static final int WIN = -1;

  /** All orphans read so far are held, none twice. */
  private static final int ORPHANS = 0;

  /** All orphans read so far are held, one of them twice: at the end, a win. */
  private static final int ORPHANS_AND_PAIR = 1;

  /** Some orphan is not held. */
  private static final int NO_ORPHANS = 2;

  private static final int PLANES = 3;

  private final TileSet set;
  private final boolean orphans;
  private final WinAutomaton automaton;

  /** {@code moves[kind][state * 5 + copies]}: the state after that kind, or {@link #WIN}. */
  private final int[][] moves;

  /** See {@link #mostWithoutWin(int)}. */
  private final int[][] most;

  private final int width;

  /** For hands with so many melds finished, as the automaton has it. */
  Wall(TileSet set, Rules rules, int melds, WinAutomaton automaton) {
    this.set = set;
    this.orphans = rules.orphans();
    this.automaton = automaton;
    this.moves = moves();
    this.most = mostWithoutWin();
    this.width = most[0][start()] - (Hand.TILES - Hand.MELD * melds) + 1;
  }

  int kinds() {
    return set.kinds();
  }

  List<Suit> suits() {
    return set.suits();
  }

  /** The number of states. */
  int states() {
    return orphans ? PLANES * automaton.states() : automaton.states();
  }

  /** Whether thirteen orphans win. */
  boolean hasOrphans() {
    return orphans;
  }

  /**
   * 0 while each orphan so far is held once, 1 when one of them is held twice, 2 when one is not.
   */
  int plane(int state) {
    return state / automaton.states();
  }

  /** What a state is where orphans do not win. */
  int withoutOrphans(int state) {
    return state % automaton.states();
  }

  /** The state before the first kind. */
  int start() {
    return orphans ? ORPHANS * automaton.states() + WinAutomaton.START : WinAutomaton.START;
  }

  /** {@code [state * 5 + copies]}: the state after this kind, or {@link #WIN}. */
  int[] moves(int kind) {
    return moves[kind];
  }

  /** Whether a state after the last kind is a win after all. */
  boolean isWinAtEnd(int state) {
    return orphans && state / automaton.states() == ORPHANS_AND_PAIR;
  }

  /** How many different numbers of draws, 0 .. width-1, can leave any hand without a win. */
  int width() {
    return width;
  }

  /**
   * {@code [state]}: the most tiles of the kinds from a place on that leave a state without a win,
   * negative when none do.
   */
  int[] mostWithoutWin(int place) {
    return most[place];
  }

  private int[][] moves() {
    int[][] table = new int[set.kinds()][];
    // Kinds of the same sort share a table: [ends its run][is an orphan].
    int[][][] bySort = new int[2][2][];
    for (int kind = 0; kind < set.kinds(); kind++) {
      int ends = set.endsRun(kind) ? 1 : 0;
      int orphan = orphans && set.isOrphan(kind) ? 1 : 0;
      if (bySort[ends][orphan] == null) {
        bySort[ends][orphan] = moves(ends == 1, orphan == 1);
      }
      table[kind] = bySort[ends][orphan];
    }
    return table;
  }

  private int[] moves(boolean endsRun, boolean orphan) {
    int size = automaton.states();
    int[] table = new int[states() * WinAutomaton.LETTERS];
    for (int state = 0; state < states(); state++) {
      for (int copies = 0; copies < WinAutomaton.LETTERS; copies++) {
        int inPlane = state % size;
        int next =
            endsRun ? automaton.afterLast(inPlane, copies) : automaton.after(inPlane, copies);
        int plane = orphan ? planeAfter(state / size, copies) : state / size;
        table[state * WinAutomaton.LETTERS + copies] =
            next == automaton.win() ? WIN : plane * size + next;
      }
    }
    return table;
  }

  private static int planeAfter(int plane, int copies) {
    if (plane == NO_ORPHANS || copies == 0) {
      return NO_ORPHANS;
    }
    return copies == 1 ? plane : ORPHANS_AND_PAIR;
  }

  private int[][] mostWithoutWin() {
    int none = Integer.MIN_VALUE / 2;
    int[][] table = new int[set.kinds() + 1][states()];
    for (int state = 0; state < states(); state++) {
      table[set.kinds()][state] = isWinAtEnd(state) ? none : 0;
    }
    for (int kind = set.kinds() - 1; kind >= 0; kind--) {
      Arrays.fill(table[kind], none);
      for (int state = 0; state < states(); state++) {
        for (int copies = 0; copies < WinAutomaton.LETTERS; copies++) {
          int next = moves[kind][state * WinAutomaton.LETTERS + copies];
          if (next != WIN) {
            table[kind][state] = Math.max(table[kind][state], copies + table[kind + 1][next]);
          }
        }
      }
    }
    return table;
  }
}
