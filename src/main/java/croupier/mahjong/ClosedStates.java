package croupier.mahjong;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;

/**
 * The states between two suits, where no run is open. There are few of them, and they join: a suit
 * acts on what comes before and after it through the one closed state that it leads to from the
 * start, in whatever order suits are read. So what draws from a suit can do is told by closed
 * states and numbers of draws, and hands are put together from their suits.
 *
 * <p>Closed states are numbered 0 .. size-1, the start is 0; {@link #win} is the number after them.
 */
final class ClosedStates {
  /** The closed state before anything is read. */
  static final int START = 0;

  private final Wall wall;

  /** {@code number.get(state of the wall)}. */
  private final Map<Integer, Integer> number = new HashMap<>();

  /** How each closed state was first reached. */
  private final List<Arrival> arrivals = new ArrayList<>();

  /** {@code join[a * size + b]}. */
  private final int[] join;

  private final int[][] makers;
  private final int[][] partners;

  /** The wall's state, and how it is reached: a suit read after a closed state. */
  private record Arrival(int state, int before, Suit suit, int pattern) {}

  ClosedStates(Wall wall) {
    this.wall = wall;
    add(new Arrival(wall.start(), START, wall.suits().get(0), 0));
    List<Arrival> singles = new ArrayList<>();
    for (Suit suit : wall.suits()) {
      singles.addAll(ends(suit));
    }
    for (int before = 0; before < arrivals.size(); before++) {
      for (Arrival single : singles) {
        int state = walk(arrivals.get(before).state(), single.suit(), single.pattern());
        if (state != Wall.WIN) {
          add(new Arrival(state, before, single.suit(), single.pattern()));
        }
      }
    }
    join = joins();
    makers = makers();
    partners = partners();
  }

  private void add(Arrival arrival) {
    if (number.putIfAbsent(arrival.state(), arrivals.size()) == null) {
      arrivals.add(arrival);
    }
  }

  /** One arrival for each closed state that the suit leads to from the start. */
  private List<Arrival> ends(Suit suit) {
    Map<Integer, Integer> patterns = Map.of(wall.start(), 0);
    for (int place = 0; place < suit.kinds(); place++) {
      int[] moves = wall.moves(suit.first() + place);
      Map<Integer, Integer> next = new HashMap<>();
      patterns.forEach(
          (state, pattern) -> {
            for (int copies = 0; copies <= TileSet.COPIES; copies++) {
              int reached = moves[state * WinAutomaton.LETTERS + copies];
              if (reached != Wall.WIN) {
                next.putIfAbsent(reached, pattern * WinAutomaton.LETTERS + copies);
              }
            }
          });
      patterns = next;
    }
    List<Arrival> ends = new ArrayList<>();
    patterns.forEach((state, pattern) -> ends.add(new Arrival(state, START, suit, pattern)));
    return ends;
  }

  private int walk(int from, Suit suit, int pattern) {
    byte[] counts = suit.counts(pattern);
    int state = from;
    for (int place = 0; place < counts.length && state != Wall.WIN; place++) {
      state = wall.moves(suit.first() + place)[state * WinAutomaton.LETTERS + counts[place]];
    }
    return state;
  }

  private int[] joins() {
    int size = size();
    int[] table = new int[size * size];
    for (int b = 0; b < size; b++) {
      Arrival last = arrivals.get(b);
      for (int a = 0; a < size; a++) {
        // What comes before b's last suit was numbered, and joined, before b.
        int before = b == START ? a : table[a * size + last.before()];
        table[a * size + b] =
            before == win()
                ? win()
                : of(walk(arrivals.get(before).state(), last.suit(), last.pattern()));
      }
    }
    return table;
  }

  private int[][] makers() {
    int[][] table = new int[size()][];
    for (int state = 0; state < size(); state++) {
      int joined = state;
      table[state] =
          IntStream.range(0, join.length)
              .filter(pair -> join[pair] == joined)
              .flatMap(pair -> IntStream.of(pair / size(), pair % size()))
              .toArray();
    }
    return table;
  }

  private int[][] partners() {
    int[][] table = new int[size()][];
    for (int state = 0; state < size(); state++) {
      int before = state;
      table[state] =
          IntStream.range(0, size())
              .filter(after -> join(before, after) != win())
              .flatMap(after -> IntStream.of(after, join(before, after)))
              .toArray();
    }
    return table;
  }

  /**
   * The closed states with which this one does not win, each followed by what both join to: {@code
   * b, joined, b, joined ...}.
   */
  int[] partners(int closed) {
    return partners[closed];
  }

  /** The pairs a, b of closed states that join to this one: {@code a, b, a, b ...}. */
  int[] makers(int closed) {
    return makers[closed];
  }

  int size() {
    return arrivals.size();
  }

  /** What stands for a win where closed states are expected. */
  int win() {
    return arrivals.size();
  }

  /** The number of a state of the wall that is closed or {@link Wall#WIN}. */
  int of(int state) {
    return state == Wall.WIN ? win() : Objects.requireNonNull(number.get(state));
  }

  /** The closed state after both, or {@link #win}. */
  int join(int a, int b) {
    return a == win() || b == win() ? win() : join[a * size() + b];
  }

  /** Whether a closed state wins when no suit is left to read. */
  boolean winsAtEnd(int closed) {
    return closed == win() || wall.isWinAtEnd(arrivals.get(closed).state());
  }
}
