package croupier.ladders;

import java.util.Arrays;

/**
 * Writes each tear as a formula in the tears: one sweep from the last cell down for every few
 * columns, in which a cell's formula is the mean of those of the cells it can roll to. The first
 * right side goes along as one more column.
 */
final class Sweep {
  /** Columns of one sweep: enough for the two and seven tears, so that most boards need one. */
  private static final int WIDTH = 9;

  /** Before the equations' columns there is one for what the rolls until the next tear gain. */
  private static final int GAIN = 0;

  /** The equations' columns begin after it. */
  private static final int SHIFT = 1;

  private Links links = new Links();
  private Elimination elimination = new Elimination();
  private double[] shares = new double[0];
  private double ending;
  private int sides;

  /**
   * Index: row * WIDTH + column within the sweep. Rows 0 .. cells-1 are the cells' formulas, row
   * cells is that of the finish, and row cells+c is the unknown c itself, for c from 1: 0 but where
   * the sweep has its column, SHIFT places on.
   */
  private double[] formulas = new double[0];

  /**
   * Index: place 1 .. sides in a block of as many landings, times WIDTH, + column. The sums of the
   * block before from that place to its end; 0 at sides.
   */
  private double[] slots = new double[0];

  /**
   * Fills the equations, and one right side beside them.
   *
   * @param itsShares index: cell; one over the number of faces that move the token or end the game
   * @param endingFaces faces that end the game from any cell, beside those of the board
   * @param gain index: good cell; the gain of a roll from it, not negative, summed over the faces
   * @param none index: cell; 0
   * @param untilTear index: tear; set to its gain until the next tear is met
   */
  void fill(
      Links board,
      Elimination equations,
      double[] itsShares,
      double endingFaces,
      double[] gain,
      double[] none,
      double[] untilTear) {
    links = board;
    shares = itsShares;
    ending = endingFaces;
    elimination = equations;
    sides = board.landing().sides();
    equations.makeRoom(board.tears());
    int rows = board.cells() + 1 + board.usedTears();
    if (formulas.length < rows * WIDTH) {
      formulas = new double[rows * WIDTH];
    }
    if (slots.length < (sides + 1) * WIDTH) {
      slots = new double[(sides + 1) * WIDTH];
    }
    Arrays.fill(formulas, board.cells() * WIDTH, rows * WIDTH, 0);
    int zeroFrom = board.cells();
    for (int first = 0; first < board.usedTears() + 1 + SHIFT; first += WIDTH) {
      int highest = highest(first);
      // Above the sweep before there are zeros already.
      Arrays.fill(formulas, highest * WIDTH, zeroFrom * WIDTH, 0);
      zeroFrom = highest;
      markUnknowns(first, 1);
      sweep(highest, first, first == GAIN ? gain : none);
      if (first == GAIN) {
        copyGains(untilTear);
      }
      copyToEquations(first);
      markUnknowns(first, 0);
    }
    equations.clearFrom(board.usedTears() + 1);
  }

  private void markUnknowns(int first, double value) {
    int end = Math.min(first + WIDTH - SHIFT, links.usedTears() + 1);
    for (int column = Math.max(first - SHIFT, 0); column < end; column++) {
      formulas[(links.cells() + column) * WIDTH + column + SHIFT - first] = value;
    }
  }

  /** The first landing that adds to one of the columns; all formulas above it are 0. */
  private int highest(int first) {
    return first == GAIN || links.landing().bounces()
        ? links.cells()
        : links.highestUse(first - SHIFT);
  }

  /** From the highest landing in use down: takes it into the window, writes the cell's formula. */
  private void sweep(int highest, int first, double[] gain) {
    Arrays.fill(slots, 0, (sides + 1) * WIDTH, 0);
    double[] formulas = this.formulas;
    double[] slots = this.slots;
    int[] rows = links.rows();
    double[] shares = this.shares;
    double absorbed = first == GAIN ? ending : 0;
    int start = links.landing().start();
    int firstWithSurplus = links.landing().firstWithSurplus();
    int end = sides * WIDTH;
    int slot = 0;
    // Column by column by hand: for so few, the compiler's own loops would cost more.
    double sum0 = 0;
    double sum1 = 0;
    double sum2 = 0;
    double sum3 = 0;
    double sum4 = 0;
    double sum5 = 0;
    double sum6 = 0;
    double sum7 = 0;
    double sum8 = 0;
    for (int cell = highest - 1; cell >= start; cell--) {
      int from = rows[cell + 1] * WIDTH;
      int to = cell * WIDTH;
      int next = slot + WIDTH;
      double share = shares[cell];
      double number0 = formulas[from];
      formulas[to] = (sum0 + slots[next] + gain[cell] + number0) * share;
      sum0 += number0;
      double number1 = formulas[from + 1];
      formulas[to + 1] = (sum1 + slots[next + 1] + absorbed + number1) * share;
      sum1 += number1;
      double number2 = formulas[from + 2];
      formulas[to + 2] = (sum2 + slots[next + 2] + number2) * share;
      sum2 += number2;
      double number3 = formulas[from + 3];
      formulas[to + 3] = (sum3 + slots[next + 3] + number3) * share;
      sum3 += number3;
      double number4 = formulas[from + 4];
      formulas[to + 4] = (sum4 + slots[next + 4] + number4) * share;
      sum4 += number4;
      double number5 = formulas[from + 5];
      formulas[to + 5] = (sum5 + slots[next + 5] + number5) * share;
      sum5 += number5;
      double number6 = formulas[from + 6];
      formulas[to + 6] = (sum6 + slots[next + 6] + number6) * share;
      sum6 += number6;
      double number7 = formulas[from + 7];
      formulas[to + 7] = (sum7 + slots[next + 7] + number7) * share;
      sum7 += number7;
      double number8 = formulas[from + 8];
      formulas[to + 8] = (sum8 + slots[next + 8] + number8) * share;
      sum8 += number8;
      slot = next;
      if (cell >= firstWithSurplus) {
        addSurplus(cell, first);
      }
      if (slot == end) {
        sumToTheEnd(cell + 1);
        slot = 0;
        sum0 = 0;
        sum1 = 0;
        sum2 = 0;
        sum3 = 0;
        sum4 = 0;
        sum5 = 0;
        sum6 = 0;
        sum7 = 0;
        sum8 = 0;
      }
    }
  }

  /** Sums the numbers of a block of landings, from each place to the block's end. */
  private void sumToTheEnd(int lowest) {
    double[] formulas = this.formulas;
    double[] slots = this.slots;
    int[] rows = links.rows();
    int landing = lowest;
    double sum0 = 0;
    double sum1 = 0;
    double sum2 = 0;
    double sum3 = 0;
    double sum4 = 0;
    double sum5 = 0;
    double sum6 = 0;
    double sum7 = 0;
    double sum8 = 0;
    for (int slot = (sides - 1) * WIDTH; slot >= WIDTH; slot -= WIDTH) {
      int from = rows[landing++] * WIDTH;
      sum0 += formulas[from];
      sum1 += formulas[from + 1];
      sum2 += formulas[from + 2];
      sum3 += formulas[from + 3];
      sum4 += formulas[from + 4];
      sum5 += formulas[from + 5];
      sum6 += formulas[from + 6];
      sum7 += formulas[from + 7];
      sum8 += formulas[from + 8];
      slots[slot] = sum0;
      slots[slot + 1] = sum1;
      slots[slot + 2] = sum2;
      slots[slot + 3] = sum3;
      slots[slot + 4] = sum4;
      slots[slot + 5] = sum5;
      slots[slot + 6] = sum6;
      slots[slot + 7] = sum7;
      slots[slot + 8] = sum8;
    }
  }

  /** Adds the faces that lead past the last cell and do not stay. */
  private void addSurplus(int cell, int first) {
    Landing landing = links.landing();
    double face = shares[cell];
    if (landing.wins() && first == GAIN) {
      formulas[cell * WIDTH + SHIFT + Links.ABSORBED] += landing.surplus(cell) * face;
    } else if (landing.bounces()) {
      for (int i = landing.lowestBounce(cell); i < links.cells(); i++) {
        int column = links.row(i) - links.cells() + SHIFT - first;
        if (links.row(i) >= links.cells() && column >= 0 && column < WIDTH) {
          formulas[cell * WIDTH + column] += face;
        }
      }
    }
  }

  private void copyGains(double[] untilTear) {
    for (int tear = 1; tear <= links.tears(); tear++) {
      untilTear[tear] = formulas[links.tearCell(tear) * WIDTH + GAIN];
    }
  }

  private void copyToEquations(int first) {
    int from = Math.max(first - SHIFT, 0);
    int end = Math.min(first + WIDTH - SHIFT, links.usedTears() + 1);
    for (int tear = 1; tear <= links.tears(); tear++) {
      int row = links.tearCell(tear) * WIDTH + SHIFT - first;
      double[] equation = elimination.row(tear);
      System.arraycopy(formulas, row + from, equation, from, end - from);
    }
  }
}
