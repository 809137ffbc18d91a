package croupier.ladders;

import java.util.Arrays;

/** The oracle of long games: the chance of each cell, one roll after another. */
final class PlainRolls {
  private final Board board;

  /** Index: cell, face - 1; value: where the token rests. */
  private final int[][] rests;

  /** Index: cell 0 .. cells. */
  private double[] chance;

  PlainRolls(Board board) {
    this.board = board;
    PlainBoard plain = new PlainBoard(board);
    rests = new int[board.cells()][board.sides()];
    for (int cell = 0; cell < board.cells(); cell++) {
      for (int face = 1; face <= board.sides(); face++) {
        rests[cell][face - 1] = plain.roll(cell, face);
      }
    }
    chance = new double[board.cells() + 1];
    chance[board.start()] = 1;
  }

  void roll() {
    double[] after = new double[board.cells() + 1];
    after[board.cells()] = chance[board.cells()];
    for (int cell = 0; cell < board.cells(); cell++) {
      if (chance[cell] > 0) {
        for (int rest : rests[cell]) {
          after[rest] += chance[cell] / board.sides();
        }
      }
    }
    chance = after;
  }

  double finished() {
    return chance[board.cells()];
  }

  double underWay() {
    return Arrays.stream(chance, 0, board.cells()).sum();
  }

  /** Takes the token off a cell, with the chance that it is there. */
  double take(int cell) {
    double taken = chance[cell];
    chance[cell] = 0;
    return taken;
  }

  /** The rolls after which the game has finished with such a chance. */
  static long until(double level, Board board) {
    PlainRolls game = new PlainRolls(board);
    long rolls = 0;
    for (; game.finished() < level; rolls++) {
      game.roll();
    }
    return rolls;
  }
}
