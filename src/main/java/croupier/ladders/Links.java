package croupier.ladders;

import java.util.Arrays;

/**
 * What each landing adds to the equations of the cells that roll it; see the package's paper.
 *
 * <p>Good cells are those that are reached and can still finish. A tear is a good cell that some
 * landing leads down to, so that its value is not known yet when the sweep from the last cell
 * downwards meets that landing; tears are unknowns, all other good cells are formulas in them.
 */
final class Links {
  /** The column of the chance that the token is absorbed, by the finish or by a trap. */
  static final int ABSORBED = 0;

  private Landing landing = new Landing();
  private int cells;
  private int tears;
  private int usedTears;

  /** Index: cell 0 .. cells. */
  private boolean[] good = new boolean[0];

  /** Index: cell; value: the cell. */
  private int[] itself = new int[0];

  /** Index: landing 1 .. cells; value: the good cell it leads to, or cells, whose value is 0. */
  private int[] target = new int[0];

  /** As target, but cells also where the landing leads to a tear. */
  private int[] formula = new int[0];

  /**
   * Index: landing 1 .. cells; value: where what it adds is found: the good cell it leads to, or
   * cells + column if that is a tear, or cells + ABSORBED.
   */
  private int[] row = new int[0];

  /** The landings with a jump, from the highest down. */
  private int[] jump = new int[0];

  private int jumps;

  /** Index: cell; value: its column from 1 if it is a tear, else 0. */
  private int[] tearColumn = new int[0];

  /** Index: column 1 .. tears; value: the tear. */
  private int[] tearCell = new int[0];

  /** Index: column 1 .. tears; value: the highest landing that leads to the tear. */
  private int[] highestUse = new int[0];

  /** Index: cell; value: one over the number of faces that move the token. */
  private double[] share = new double[0];

  void join(Landing board, Reach reach) {
    landing = board;
    cells = board.cells();
    makeRoom();
    Arrays.fill(tearColumn, 0, cells + 1, 0);
    Arrays.fill(share, 0, cells, 1.0 / board.sides());
    for (int cell = board.firstWithSurplus(); cell < cells; cell++) {
      share[cell] = 1.0 / (board.sides() - board.staying(cell));
    }
    takeGood(reach);
    takeJumps(reach);
    findTears();
    System.arraycopy(target, 0, row, 0, cells + 1);
    System.arraycopy(target, 0, formula, 0, cells + 1);
    for (int tear = 1; tear <= tears; tear++) {
      linkToTear(tearCell[tear]);
    }
    for (int i = 0; i < jumps; i++) {
      linkToTear(jump[i]);
    }
  }

  /** Most cells are good, so that only the others are looked at one by one. */
  private void takeGood(Reach reach) {
    Arrays.fill(good, 0, cells + 1, true);
    System.arraycopy(itself, 0, target, 0, cells + 1);
    for (int word = cells >> 6; word >= 0; word--) {
      for (long rest = reach.notGood(word); rest != 0; rest &= rest - 1) {
        int cell = (word << 6) + Long.numberOfTrailingZeros(rest);
        good[cell] = false;
        target[cell] = cells;
      }
    }
  }

  private void makeRoom() {
    if (good.length <= cells) {
      good = new boolean[cells + 1];
      itself = new int[cells + 1];
      Arrays.setAll(itself, cell -> cell);
      target = new int[cells + 1];
      formula = new int[cells + 1];
      row = new int[cells + 1];
      jump = new int[cells + 1];
      tearColumn = new int[cells + 1];
      tearCell = new int[cells + 1];
      highestUse = new int[cells + 1];
      share = new double[cells + 1];
    }
  }

  /** Lists the landings whose jump is taken, from the highest down, and where they lead. */
  private void takeJumps(Reach reach) {
    jumps = 0;
    for (int word = cells >> 6; word >= 0; word--) {
      for (long rest = landing.jumping(word); rest != 0; rest ^= Long.highestOneBit(rest)) {
        int cell = (word << 6) + 63 - Long.numberOfLeadingZeros(rest);
        int end = landing.rest(cell);
        target[cell] = reach.isLanded(cell) && end != Landing.TRAP && good[end] ? end : cells;
        jump[jumps++] = cell;
      }
    }
  }

  /** Numbers the tears in the order in which a downward sweep meets them. */
  private void findTears() {
    tears = 0;
    if (landing.bounces()) {
      // Any landing that a bounce can lead down to is a way down.
      for (int cell = cells - 1; cell >= landing.lowestBounce(cells - 1); cell--) {
        addTear(target[cell], cell);
      }
    }
    for (int i = 0; i < jumps; i++) {
      if (target[jump[i]] < jump[i]) {
        addTear(target[jump[i]], jump[i]);
      }
    }
    usedTears = tears;
    // The start counts as a tear too, so that it has an equation of its own; it is the lowest.
    addTear(landing.start(), 0);
  }

  private void addTear(int cell, int use) {
    if (cell < cells && tearColumn[cell] == 0) {
      tears++;
      tearColumn[cell] = tears;
      tearCell[tears] = cell;
      highestUse[tears] = use;
    }
  }

  private void linkToTear(int cell) {
    int tear = tearColumn[target[cell]];
    if (tear > 0) {
      row[cell] = cells + tear;
      formula[cell] = cells;
    }
  }

  Landing landing() {
    return landing;
  }

  int cells() {
    return cells;
  }

  boolean isGood(int cell) {
    return good[cell];
  }

  int target(int cell) {
    return target[cell];
  }

  int[] targets() {
    return target;
  }

  int[] formulas() {
    return formula;
  }

  double[] shares() {
    return share;
  }

  int formula(int cell) {
    return formula[cell];
  }

  int row(int cell) {
    return row[cell];
  }

  int[] rows() {
    return row;
  }

  /**
   * How many faces lead where the finish is out of reach, at good cells.
   *
   * @param finishing index: cell; how many faces finish
   */
  double[] facesLost(double[] finishing) {
    double[] lost = new double[cells + 1];
    for (int cell = landing.start(); cell < cells; cell++) {
      if (good[cell]) {
        lost[cell] = landing.sides() - finishing[cell] - landing.staying(cell) - facesOn(cell);
      }
    }
    return lost;
  }

  /** How many faces move the token to a good cell. */
  private int facesOn(int cell) {
    int faces = 0;
    for (int i = cell + 1; i <= landing.highest(cell); i++) {
      faces += target[i] < cells ? 1 : 0;
    }
    if (landing.bounces() && landing.surplus(cell) > 0) {
      for (int i = landing.lowestBounce(cell); i < cells; i++) {
        faces += target[i] < cells ? 1 : 0;
      }
    }
    return faces;
  }

  int tears() {
    return tears;
  }

  /** The tears that landings lead to, all but perhaps the last one, the start. */
  int usedTears() {
    return usedTears;
  }

  int tearColumn(int cell) {
    return tearColumn[cell];
  }

  int tearCell(int tear) {
    return tearCell[tear];
  }

  int highestUse(int tear) {
    return highestUse[tear];
  }

  /** The number of faces that move the token. */
  int divisor(int cell) {
    return landing.sides() - landing.staying(cell);
  }
}
