package croupier.mahjong;

/**
 * The last suits of a hand: for each closed state that may come before them, a row of values, those
 * of the draws from these suits that do not win then.
 */
final class Rest {
  private final Values values;

  /** One suit. */
  Rest(SuitTable suit, ClosedStates states) {
    values = rows(suit, states);
    int[] rowOf = suit.rowOf(states);
    for (int before = 0; before < states.size(); before++) {
      int[] partners = states.partners(before);
      for (int i = 0; i < partners.length; i += 2) {
        if (rowOf[partners[i]] >= 0) {
          values.add(before, suit.values(), rowOf[partners[i]]);
        }
      }
    }
  }

  /** A suit and what comes after it. */
  Rest(SuitTable suit, Rest after, ClosedStates states, ValueProducts products) {
    values = rows(suit, states);
    products.open(suit.values(), after.values);
    int[] rowOf = suit.rowOf(states);
    for (int before = 0; before < states.size(); before++) {
      int[] partners = states.partners(before);
      for (int i = 0; i < partners.length; i += 2) {
        if (rowOf[partners[i]] >= 0) {
          products.add(rowOf[partners[i]], partners[i + 1]);
        }
      }
      products.endIn(values, before);
    }
  }

  private static Values rows(SuitTable suit, ClosedStates states) {
    return Values.ofRows(
        states.size(), suit.values().realColumns(), suit.values().residueColumns());
  }

  Values values() {
    return values;
  }
}
