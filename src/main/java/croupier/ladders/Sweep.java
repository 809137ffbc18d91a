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

  /**
   * Index: row * WIDTH + column within the sweep. Rows 0 .. cells-1 are the cells' formulas, row
   * cells is 0, and row cells+1+c is the unknown c itself.
   */
  private double[] formulas = new double[0];

  /** As in {@link Means}, WIDTH numbers to a slot. */
  private double[] slots = new double[0];

  private final double[] running = new double[WIDTH];
  private int place;

  void fill(Links board, Elimination equations) {
    links = board;
    elimination = equations;
    sides = board.landing().sides();
    equations.clear(board.tears());
    int rows = board.cells() + 1 + WIDTH;
    if (formulas.length < rows * WIDTH) {
      formulas = new double[rows * WIDTH];
    }
    if (slots.length < (sides + 1) * WIDTH) {
      slots = new double[(sides + 1) * WIDTH];
    }
    Arrays.fill(formulas, board.cells() * WIDTH, rows * WIDTH, 0);
    for (int column = 0; column < WIDTH; column++) {
      formulas[(board.cells() + 1 + column) * WIDTH + column] = 1;
    }
    for (int first = 0; first <= board.usedTears(); first += WIDTH) {
      sweep(first);
    }
  }

  private void sweep(int first) {
    Arrays.fill(formulas, 0, links.cells() * WIDTH, 0);
    Arrays.fill(slots, 0, (sides + 1) * WIDTH, 0);
    Arrays.fill(running, 0);
    place = 0;
    int last = Math.min(WIDTH, links.usedTears() + 1 - first);
    int width = links.landing().bounces() ? last : 1;
    for (int cell = highest(first) - 1; cell >= links.landing().start(); cell--) {
      int column = links.column(cell + 1) - first;
      boolean isHere = column >= 0 && column < WIDTH;
      width = isHere ? Math.max(width, column + 1) : width;
      int row = isHere ? links.cells() + 1 + column : links.formula(cell + 1);
      push(row * WIDTH, cell * WIDTH, width, links.divisor(cell));
      if (links.landing().surplus(cell) > 0) {
        addSurplus(cell, first);
      }
      if (links.tearColumn(cell) > 0) {
        double[] equation = elimination.row(links.tearColumn(cell));
        System.arraycopy(formulas, cell * WIDTH, equation, first, last);
      }
    }
  }

  /** The first landing that adds to one of the columns; all formulas above it are 0. */
  private int highest(int first) {
    return first == Links.ABSORBED || links.landing().bounces()
        ? links.cells()
        : links.highestUse(first);
  }

  /** Takes a landing's formula into the window and writes the window's mean. */
  private void push(int from, int to, int width, double divisor) {
    int slot = place * WIDTH;
    int after = slot + WIDTH;
    for (int i = 0; i < width; i++) {
      double number = formulas[from + i];
      double sum = running[i] + slots[after + i] + number;
      slots[slot + i] = number;
      running[i] += number;
      formulas[to + i] = sum / divisor;
    }
    place++;
    if (place == sides) {
      for (int i = (sides - 1) * WIDTH - 1; i >= WIDTH; i--) {
        slots[i] += slots[i + WIDTH];
      }
      Arrays.fill(running, 0);
      place = 0;
    }
  }

  /** Adds the faces that lead past the last cell and do not stay. */
  private void addSurplus(int cell, int first) {
    Landing landing = links.landing();
    double face = 1.0 / links.divisor(cell);
    if (landing.wins() && first == Links.ABSORBED) {
      formulas[cell * WIDTH] += landing.surplus(cell) * face;
    } else if (landing.bounces()) {
      for (int i = landing.lowestBounce(cell); i < links.cells(); i++) {
        int column = links.column(i) - first;
        if (column >= 0 && column < WIDTH) {
          formulas[cell * WIDTH + column] += face;
        }
      }
    }
  }
}
