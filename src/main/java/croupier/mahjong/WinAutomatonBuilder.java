package croupier.mahjong;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Explores the states of the paper from the empty set of tiles, merges those that act alike. */
final class WinAutomatonBuilder {
  /** The winning state while exploring; its successors are itself. */
  private static final Progress WON = new Progress(List.of(), List.of(), 0);

  private final Rules rules;
  private final Progress start;
  private final Map<Progress, Integer> numbers = new HashMap<>();
  private final List<Progress> states = new ArrayList<>();
  private final List<int[]> successors = new ArrayList<>();

  private WinAutomatonBuilder(Rules rules, Progress start) {
    this.rules = rules;
    this.start = start;
  }

  /** The smallest automaton for these rules; thirteen orphans is not its business. */
  static WinAutomaton minimal(Rules rules) {
    return minimal(rules, Progress.START);
  }

  /** The smallest automaton for hands with so many melds finished and out of reach. */
  static WinAutomaton minimal(int melds) {
    return minimal(Rules.MELDS_ONLY, Progress.start(melds));
  }

  private static WinAutomaton minimal(Rules rules, Progress start) {
    WinAutomatonBuilder builder = new WinAutomatonBuilder(rules, start);
    builder.explore();
    return builder.merge(builder.classes());
  }

  /** The number of states before merging, the winning one among them. */
  static int exploredStates(Rules rules) {
    WinAutomatonBuilder builder = new WinAutomatonBuilder(rules, Progress.START);
    builder.explore();
    return builder.states.size();
  }

  private void explore() {
    number(start);
    for (int state = 0; state < states.size(); state++) {
      int[] next = new int[WinAutomaton.LETTERS];
      for (int copies = 0; copies < WinAutomaton.LETTERS; copies++) {
        next[copies] = number(after(states.get(state), copies));
      }
      successors.add(next);
    }
  }

  private Progress after(Progress state, int copies) {
    if (state.equals(WON)) {
      return WON;
    }
    Progress next = state.after(copies, rules.pairs());
    return next.isWin() ? WON : next;
  }

  private int number(Progress state) {
    Integer known = numbers.get(state);
    if (known != null) {
      return known;
    }
    numbers.put(state, states.size());
    states.add(state);
    return states.size() - 1;
  }

  /** Moore's refinement: split "won or not" by the classes of successors until nothing splits. */
  private int[] classes() {
    int[] classOf = new int[states.size()];
    for (int state = 0; state < classOf.length; state++) {
      classOf[state] = states.get(state).equals(WON) ? 1 : 0;
    }
    int before = 0;
    int count = 2;
    while (count > before) {
      before = count;
      Map<List<Integer>, Integer> signatures = new HashMap<>();
      int[] refined = new int[classOf.length];
      for (int state = 0; state < classOf.length; state++) {
        List<Integer> signature = new ArrayList<>();
        signature.add(classOf[state]);
        for (int next : successors.get(state)) {
          signature.add(classOf[next]);
        }
        refined[state] = signatures.computeIfAbsent(signature, unused -> signatures.size());
      }
      classOf = refined;
      count = signatures.size();
    }
    return classOf;
  }

  /** Numbers the classes in the order of first sight, the winning one last. */
  private WinAutomaton merge(int[] classOf) {
    int won = classOf[number(WON)];
    int classes = Arrays.stream(classOf).max().orElseThrow() + 1;
    int[] order = new int[classes];
    Arrays.fill(order, -1);
    order[won] = classes - 1;
    int assigned = 0;
    for (int state = 0; state < classOf.length; state++) {
      if (order[classOf[state]] < 0) {
        order[classOf[state]] = assigned++;
      }
    }
    int[] next = new int[classes * WinAutomaton.LETTERS];
    for (int state = 0; state < classOf.length; state++) {
      for (int copies = 0; copies < WinAutomaton.LETTERS; copies++) {
        next[order[classOf[state]] * WinAutomaton.LETTERS + copies] =
            order[classOf[successors.get(state)[copies]]];
      }
    }
    return new WinAutomaton(next);
  }
}
