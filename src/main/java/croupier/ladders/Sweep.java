package croupier.ladders;

import java.util.Arrays;

/**
 * Writes each tear as a formula in the tears: one sweep from the last cell down for every few
 * columns, in which a cell's formula is the mean of those of the cells it can roll to.
 */
final class Sweep {
  /** Columns of one sweep. */
  private static final int WIDTH = 4;

  private Links links = new Links();
  private Elimination elimination = new Elimination();
  private int sides;

  /**
   * Index: row * WIDTH + column within the sweep. Rows 0 .. cells-1 are the cells' formulas, row
   * cells is that of the finish, and row cells+c is the unknown c itself, for c from 1: 0 but where
   * the sweep has its column.
   */
  private double[] formulas = new double[0];

  /** As in {@link Means}, WIDTH numbers to a slot. */
  private double[] slots = new double[0];

  void fill(Links board, Elimination equations) {
    links = board;
    elimination = equations;
    sides = board.landing().sides();
    equations.clear(board.tears());
    int rows = board.cells() + 1 + board.usedTears();
    if (formulas.length < rows * WIDTH) {
      formulas = new double[rows * WIDTH];
    }
    if (slots.length < (sides + 1) * WIDTH) {
      slots = new double[(sides + 1) * WIDTH];
    }
    Arrays.fill(formulas, board.cells() * WIDTH, rows * WIDTH, 0);
    for (int first = 0; first <= board.usedTears(); first += WIDTH) {
      markUnknowns(first, 1);
      sweep(first);
      copyToEquations(first);
      markUnknowns(first, 0);
    }
  }

  private void markUnknowns(int first, double value) {
    int end = Math.min(first + WIDTH, links.usedTears() + 1);
    for (int column = first; column < end; column++) {
      formulas[(links.cells() + column) * WIDTH + column - first] = value;
    }
  }

  /** The first landing that adds to one of the columns; all formulas above it are 0. */
  private int highest(int first) {
    return first == Links.ABSORBED || links.landing().bounces()
        ? links.cells()
        : links.highestUse(first);
  }

  /** From the highest landing in use down: takes it into the window, writes the cell's formula. */
  private void sweep(int first) {
    int highest = highest(first);
    Arrays.fill(formulas, highest * WIDTH, links.cells() * WIDTH, 0);
    Arrays.fill(slots, 0, (sides + 1) * WIDTH, 0);
    double[] formulas = this.formulas;
    double[] slots = this.slots;
    int[] rows = links.rows();
    double[] shares = links.shares();
    int start = links.landing().start();
    int firstWithSurplus = links.landing().firstWithSurplus();
    int end = sides * WIDTH;
    int slot = 0;
    // Column by column by hand: for so few, the compiler's own loops would cost more.
    double sum0 = 0;
    double sum1 = 0;
    double sum2 = 0;
    double sum3 = 0;
    for (int cell = highest - 1; cell >= start; cell--) {
      int from = rows[cell + 1] * WIDTH;
      double number0 = formulas[from];
      double number1 = formulas[from + 1];
      double number2 = formulas[from + 2];
      double number3 = formulas[from + 3];
      int to = cell * WIDTH;
      double share = shares[cell];
      formulas[to] = (sum0 + slots[slot + WIDTH] + number0) * share;
      formulas[to + 1] = (sum1 + slots[slot + WIDTH + 1] + number1) * share;
      formulas[to + 2] = (sum2 + slots[slot + WIDTH + 2] + number2) * share;
      formulas[to + 3] = (sum3 + slots[slot + WIDTH + 3] + number3) * share;
      slots[slot] = number0;
      slots[slot + 1] = number1;
      slots[slot + 2] = number2;
      slots[slot + 3] = number3;
      sum0 += number0;
      sum1 += number1;
      sum2 += number2;
      sum3 += number3;
      slot += WIDTH;
      if (cell >= firstWithSurplus) {
        addSurplus(cell, first);
      }
      if (slot == end) {
        sumToTheEnd();
        slot = 0;
        sum0 = 0;
        sum1 = 0;
        sum2 = 0;
        sum3 = 0;
      }
    }
  }

  /** Turns the block's numbers into sums from each place to the block's end. */
  private void sumToTheEnd() {
    double sum0 = 0;
    double sum1 = 0;
    double sum2 = 0;
    double sum3 = 0;
    for (int slot = (sides - 1) * WIDTH; slot >= WIDTH; slot -= WIDTH) {
      sum0 += slots[slot];
      sum1 += slots[slot + 1];
      sum2 += slots[slot + 2];
      sum3 += slots[slot + 3];
      slots[slot] = sum0;
      slots[slot + 1] = sum1;
      slots[slot + 2] = sum2;
      slots[slot + 3] = sum3;
    }
  }

  /** Adds the faces that lead past the last cell and do not stay. */
  private void addSurplus(int cell, int first) {
    Landing landing = links.landing();
    double face = links.share(cell);
    if (landing.wins() && first == Links.ABSORBED) {
      formulas[cell * WIDTH] += landing.surplus(cell) * face;
    } else if (landing.bounces()) {
      for (int i = landing.lowestBounce(cell); i < links.cells(); i++) {
        int column = links.row(i) - links.cells() - first;
        if (column >= 0 && column < WIDTH) {
          formulas[cell * WIDTH + column] += face;
        }
      }
    }
  }

  private void copyToEquations(int first) {
    int columns = Math.min(WIDTH, links.usedTears() + 1 - first);
    for (int tear = 1; tear <= links.tears(); tear++) {
      int row = links.tearCell(tear) * WIDTH;
      double[] equation = elimination.row(tear);
      for (int column = 0; column < columns; column++) {
        equation[first + column] = formulas[row + column];
      }
    }
  }
}
