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
    for (int before = 0; before < states.size(); before++) {
      for (int row = 0; row < suit.rows(); row++) {
        if (states.join(before, suit.closed(row)) != states.win()) {
          values.add(before, suit.values(), row);
        }
      }
    }
  }

  /** A suit and what comes after it. */
  Rest(SuitTable suit, Rest after, ClosedStates states, ValueProducts products) {
    values = rows(suit, states);
    products.open(suit.values(), after.values);
    for (int before = 0; before < states.size(); before++) {
      for (int row = 0; row < suit.rows(); row++) {
        int joined = states.join(before, suit.closed(row));
        if (joined != states.win()) {
          products.add(row, joined);
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
