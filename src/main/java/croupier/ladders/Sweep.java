package croupier.ladders;

import java.util.Arrays;

/**
 * Writes each tear as a formula in the tears: one sweep from the last cell down for every few
 * columns, in which a cell's formula is the mean of those of the cells it can roll to.
 */
final class Sweep {
  /** Columns of one sweep: enough to keep the processor busy while it divides. */
  private static final int WIDTH = 8;

  private Links links = new Links();
  private Elimination elimination = new Elimination();
  private int sides;

  /** Index: cell * WIDTH + column within the sweep; the cell's formula. */
  private double[] formulas = new double[0];

  /** The window of {@link Window}, WIDTH numbers to a slot. */
  private double[] slots = new double[0];

  private final double[] running = new double[WIDTH];
  private final double[] sum = new double[WIDTH];
  private int place;

  void fill(Links board, Elimination equations) {
    links = board;
    elimination = equations;
    sides = board.landing().sides();
    equations.clear(board.tears());
    if (board.tears() == 0) {
      return;
    }
    if (formulas.length < (board.cells() + 1) * WIDTH) {
      formulas = new double[(board.cells() + 1) * WIDTH];
    }
    if (slots.length < (sides + 1) * WIDTH) {
      slots = new double[(sides + 1) * WIDTH];
    }
    for (int first = 0; first <= board.tears(); first += WIDTH) {
      sweep(first);
    }
  }

  private void sweep(int first) {
    Arrays.fill(formulas, 0, (links.cells() + 1) * WIDTH, 0);
    Arrays.fill(slots, 0, (sides + 1) * WIDTH, 0);
    Arrays.fill(running, 0);
    place = 0;
    for (int cell = highest(first) - 1; cell >= links.lowestTear(); cell--) {
      push(cell + 1, first);
      if (links.isGood(cell)) {
        addSurplus(cell, first);
        divide(cell);
        if (links.tearColumn(cell) > 0) {
          copy(cell, first);
        }
      }
    }
  }

  /** The first landing that adds to one of the columns; all formulas above it are 0. */
  private int highest(int first) {
    return first == Links.ABSORBED || links.landing().bounces()
        ? links.cells()
        : links.highestUse(first);
  }

  /** Takes a landing into the window and sums the window. */
  private void push(int cell, int first) {
    int from = links.formula(cell) * WIDTH;
    int slot = place * WIDTH;
    System.arraycopy(formulas, from, slots, slot, WIDTH);
    int column = links.column(cell) - first;
    if (column >= 0 && column < WIDTH) {
      slots[slot + column] = 1;
    }
    for (int i = 0; i < WIDTH; i++) {
      running[i] += slots[slot + i];
    }
    place++;
    if (place == sides) {
      endBlock();
    } else {
      int after = place * WIDTH;
      for (int i = 0; i < WIDTH; i++) {
        sum[i] = running[i] + slots[after + i];
      }
    }
  }

  private void endBlock() {
    System.arraycopy(running, 0, sum, 0, WIDTH);
    for (int i = (sides - 1) * WIDTH - 1; i >= WIDTH; i--) {
      slots[i] += slots[i + WIDTH];
    }
    Arrays.fill(running, 0);
    place = 0;
  }

  /** Adds the faces that lead past the last cell and do not stay. */
  private void addSurplus(int cell, int first) {
    Landing landing = links.landing();
    int surplus = landing.surplus(cell);
    if (surplus == 0) {
      return;
    }
    if (landing.wins() && first == Links.ABSORBED) {
      sum[Links.ABSORBED] += surplus;
    } else if (landing.bounces()) {
      for (int i = landing.lowestBounce(cell); i < links.cells(); i++) {
        int column = links.column(i) - first;
        if (column >= 0 && column < WIDTH) {
          sum[column]++;
        }
      }
    }
  }

  private void divide(int cell) {
    double divisor = links.divisor(cell);
    int to = cell * WIDTH;
    for (int i = 0; i < WIDTH; i++) {
      formulas[to + i] = sum[i] / divisor;
    }
  }

  private void copy(int cell, int first) {
    double[] row = elimination.row(links.tearColumn(cell));
    int length = Math.min(WIDTH, links.tears() + 1 - first);
    System.arraycopy(formulas, cell * WIDTH, row, first, length);
  }
}
