package croupier.ladders;

import croupier.number.Ratio;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The oracle: the game as its rules say it, one token, one face at a time, and the textbook's
 * equations solved by dense elimination over fractions. Slow and obvious.
 */
final class PlainBoard {
  private static final int TRAP = -1;
  private static final int NOT_REACHED = -1;

  private final Board board;
  private final Map<Integer, Integer> jumps = new HashMap<>();

  /** Index: cell 0 .. cells; value: the fewest rolls to rest there, or NOT_REACHED. */
  private final int[] fewest;

  /** The good cells in the order of their equations. */
  private final List<Integer> good = new ArrayList<>();

  private boolean trapped;
  private boolean endless;

  PlainBoard(Board board) {
    this.board = board;
    this.fewest = new int[board.cells() + 1];
    Arrays.fill(fewest, NOT_REACHED);
    for (Jump jump : board.jumps()) {
      jumps.put(jump.from(), jump.to());
    }
    explore();
  }

  private void explore() {
    Deque<Integer> queue = new ArrayDeque<>();
    queue.add(board.start());
    fewest[board.start()] = 0;
    while (!queue.isEmpty()) {
      int cell = queue.remove();
      for (int face = 1; face <= board.sides() && cell != board.cells(); face++) {
        int rest = roll(cell, face);
        if (rest == TRAP) {
          trapped = true;
          endless = true;
        } else if (fewest[rest] == NOT_REACHED) {
          fewest[rest] = fewest[cell] + 1;
          queue.add(rest);
        }
      }
    }
    for (int cell = 0; cell <= board.cells(); cell++) {
      if (fewest[cell] != NOT_REACHED && !canFinish(cell)) {
        trapped = true;
      } else if (fewest[cell] != NOT_REACHED && cell != board.cells()) {
        good.add(cell);
      }
    }
  }

  private boolean canFinish(int from) {
    Set<Integer> seen = new HashSet<>(Set.of(from));
    Deque<Integer> queue = new ArrayDeque<>(seen);
    while (!queue.isEmpty()) {
      int cell = queue.remove();
      if (cell == board.cells()) {
        return true;
      }
      for (int face = 1; face <= board.sides(); face++) {
        int rest = roll(cell, face);
        if (rest != TRAP && seen.add(rest)) {
          queue.add(rest);
        }
      }
    }
    return false;
  }

  /** Where a token on a cell rests after a roll, or TRAP. */
  int roll(int cell, int face) {
    int landing = cell + face;
    if (landing > board.cells()) {
      switch (board.overshoot()) {
        case STAY -> {
          return cell;
        }
        case WIN -> {
          return board.cells();
        }
        case BOUNCE -> landing = 2 * board.cells() - landing;
      }
    }
    int taken = 0;
    while (jumps.containsKey(landing) && landing != board.cells()) {
      if (taken == 1 && board.chain() == Chain.SINGLE) {
        return landing;
      }
      if (taken > board.cells()) {
        return TRAP;
      }
      landing = jumps.get(landing);
      taken++;
    }
    return landing;
  }

  boolean isChainEndless() {
    return endless;
  }

  Finish finish() {
    if (fewest[board.cells()] == NOT_REACHED) {
      return Finish.NEVER;
    }
    return trapped ? Finish.SOMETIMES : Finish.ALWAYS;
  }

  int fewestRolls() {
    return fewest[board.cells()];
  }

  Ratio probability() {
    return atStart(solve(gains(cell -> Ratio.of(facesTo(cell, board.cells()), board.sides()))));
  }

  Ratio expected() {
    return atStart(solve(gains(cell -> Ratio.ONE)));
  }

  Ratio variance() {
    Ratio[] rolls = solve(gains(cell -> Ratio.ONE));
    Ratio square =
        atStart(
            solve(gains(cell -> Ratio.of(2).times(rolls[good.indexOf(cell)]).minus(Ratio.ONE))));
    return square.minus(atStart(rolls).times(atStart(rolls)));
  }

  private Ratio atStart(Ratio[] values) {
    return values.length == 0 ? Ratio.ZERO : values[good.indexOf(board.start())];
  }

  private interface Gain {
    Ratio of(int cell);
  }

  private Ratio[] gains(Gain gain) {
    return good.stream().map(gain::of).toArray(Ratio[]::new);
  }

  private int facesTo(int cell, int goal) {
    int faces = 0;
    for (int face = 1; face <= board.sides(); face++) {
      faces += roll(cell, face) == goal ? 1 : 0;
    }
    return faces;
  }

  private Ratio[] solve(Ratio[] right) {
    int size = good.size();
    Ratio[][] matrix = new Ratio[size][size];
    for (int row = 0; row < size; row++) {
      for (int column = 0; column < size; column++) {
        matrix[row][column] =
            Ratio.of(row == column ? 1 : 0)
                .minus(Ratio.of(facesTo(good.get(row), good.get(column)), board.sides()));
      }
    }
    for (int pivot = 0; pivot < size; pivot++) {
      bringUp(matrix, right, pivot);
      for (int row = 0; row < size; row++) {
        if (row != pivot && matrix[row][pivot].signum() != 0) {
          Ratio factor = matrix[row][pivot].over(matrix[pivot][pivot]);
          for (int column = pivot; column < size; column++) {
            if (matrix[pivot][column].signum() != 0) {
              matrix[row][column] = matrix[row][column].minus(factor.times(matrix[pivot][column]));
            }
          }
          right[row] = right[row].minus(factor.times(right[pivot]));
        }
      }
    }
    for (int row = 0; row < size; row++) {
      right[row] = right[row].over(matrix[row][row]);
    }
    return right;
  }

  private static void bringUp(Ratio[][] matrix, Ratio[] right, int pivot) {
    int row = pivot;
    while (matrix[row][pivot].signum() == 0) {
      row++;
    }
    Ratio[] line = matrix[row];
    matrix[row] = matrix[pivot];
    matrix[pivot] = line;
    Ratio value = right[row];
    right[row] = right[pivot];
    right[pivot] = value;
  }
}
