package croupier.mahjong;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What suits of nine and kinds on their own lack together, as a walk over classes: hands whose
 * needs are the same are of one class. Immutable.
 *
 * <p>A suit's class is looked up in two steps, by its first six ranks and its last three: one table
 * of all 5^9 suits would be more than a processor keeps at hand.
 */
final class SuitNeeds implements Serializable {
  private static final long serialVersionUID = 1;

  static final int RANKS = 9;
  private static final int HEAD = 6;
  private static final int LETTERS = TileSet.COPIES + 1;
  private static final int HEADS = power(HEAD);
  private static final int TAILS = power(RANKS - HEAD);

  /** {@code rowOf[head]}: the row of {@link #classOf} for the first six ranks. */
  private final char[] rowOf = new char[HEADS];

  /** {@code classOf[TAILS * row + tail]}: the class of a suit, as an unsigned byte. */
  private final byte[] classOf;

  /** The needs of each class, those of suits first. */
  private final List<Needs> classes = new ArrayList<>();

  private final int suitClasses;

  /** {@code joined[suitClasses * class + suit's class]}. */
  private final byte[] joined;

  /** {@code withAlone[5 * class + held]}: the class with one kind more that is in no run. */
  private final byte[] withAlone;

  SuitNeeds(NeedsAutomaton automaton) {
    Map<Needs, Integer> numbers = new HashMap<>();
    classOf = suits(automaton, numbers);
    suitClasses = classes.size();
    Needs[] alone = new Needs[LETTERS];
    Arrays.setAll(alone, held -> automaton.needs(automaton.after(NeedsAutomaton.START, held)));
    List<Integer> joins = new ArrayList<>();
    List<Integer> alones = new ArrayList<>();
    for (int one = 0; one < classes.size(); one++) {
      for (int suit = 0; suit < suitClasses; suit++) {
        joins.add(number(classes.get(one).join(classes.get(suit)), numbers));
      }
      for (Needs kind : alone) {
        alones.add(number(classes.get(one).join(kind), numbers));
      }
    }
    joined = bytes(joins);
    withAlone = bytes(alones);
  }

  /** Numbers the classes of all suits; first six ranks that act alike share a row. */
  private byte[] suits(NeedsAutomaton automaton, Map<Needs, Integer> numbers) {
    Map<Integer, Integer> rowOfState = new HashMap<>();
    Map<List<Integer>, Integer> rows = new LinkedHashMap<>();
    for (int head = 0; head < HEADS; head++) {
      int state = walk(automaton, NeedsAutomaton.START, head, HEAD);
      Integer row = rowOfState.get(state);
      if (row == null) {
        row = rows.computeIfAbsent(row(automaton, state, numbers), unused -> rows.size());
        rowOfState.put(state, row);
      }
      rowOf[head] = (char) row.intValue();
    }
    return bytes(rows.keySet().stream().flatMap(List::stream).toList());
  }

  /** The class for each three ranks that may follow. */
  private List<Integer> row(NeedsAutomaton automaton, int state, Map<Needs, Integer> numbers) {
    List<Integer> row = new ArrayList<>();
    for (int tail = 0; tail < TAILS; tail++) {
      row.add(number(automaton.needs(walk(automaton, state, tail, RANKS - HEAD)), numbers));
    }
    return row;
  }

  /** Reads a number's digits in base 5, the highest first. */
  private static int walk(NeedsAutomaton automaton, int from, int number, int digits) {
    int state = from;
    for (int weight = power(digits - 1); weight > 0; weight /= LETTERS) {
      state = automaton.after(state, number / weight % LETTERS);
    }
    return state;
  }

  private int number(Needs needs, Map<Needs, Integer> numbers) {
    Integer known = numbers.putIfAbsent(needs, classes.size());
    if (known != null) {
      return known;
    }
    classes.add(needs);
    return classes.size() - 1;
  }

  /** Numbers below 256, each in a byte. */
  private static byte[] bytes(List<Integer> numbers) {
    byte[] bytes = new byte[numbers.size()];
    for (int i = 0; i < bytes.length; i++) {
      if (numbers.get(i) > 0xff) {
        throw new IllegalStateException("more than 256 classes of needs");
      }
      bytes[i] = (byte) numbers.get(i).intValue();
    }
    return bytes;
  }

  private static int power(int exponent) {
    int power = 1;
    for (int i = 0; i < exponent; i++) {
      power *= LETTERS;
    }
    return power;
  }

  /** The class of the suit whose ranks are the nine kinds from there on. */
  int suit(Hand hand, int from) {
    int head = 0;
    for (int kind = from; kind < from + HEAD; kind++) {
      head = LETTERS * head + hand.count(kind);
    }
    int tail = 0;
    for (int kind = from + HEAD; kind < from + RANKS; kind++) {
      tail = LETTERS * tail + hand.count(kind);
    }
    return classOf[TAILS * rowOf[head] + tail] & 0xff;
  }

  /** The class of the suit with so many copies of its nine ranks. */
  int suit(byte[] counts) {
    int head = 0;
    for (int rank = 0; rank < HEAD; rank++) {
      head = LETTERS * head + counts[rank];
    }
    int tail = 0;
    for (int rank = HEAD; rank < RANKS; rank++) {
      tail = LETTERS * tail + counts[rank];
    }
    return classOf[TAILS * rowOf[head] + tail] & 0xff;
  }

  /** The class of a class and a suit's class together. */
  int join(int one, int suit) {
    return joined[suitClasses * one + suit] & 0xff;
  }

  /** The class of a class and a kind in no run. */
  int joinAlone(int one, int held) {
    return withAlone[LETTERS * one + held] & 0xff;
  }

  int classes() {
    return classes.size();
  }

  /** What a class lacks. */
  Needs needs(int one) {
    return classes.get(one);
  }
}
