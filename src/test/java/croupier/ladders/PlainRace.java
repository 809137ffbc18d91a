package croupier.ladders;

import croupier.number.Ratio;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** The oracle: two players as one chain of pairs of cells, solved over fractions. */
final class PlainRace {
  private final Board board;
  private final PlainBoard plain;
  private final Map<List<Integer>, Integer> numbers = new HashMap<>();
  private final List<List<Integer>> pairs = new ArrayList<>();
  private final Ratio face;

  PlainRace(Board board) {
    this.board = board;
    this.plain = new PlainBoard(board);
    this.face = Ratio.of(1, board.sides());
    number(List.of(board.start(), board.start()));
    for (int i = 0; i < pairs.size(); i++) {
      for (int one : after(pairs.get(i).get(0))) {
        for (int other : after(pairs.get(i).get(1))) {
          if (one != board.cells() && other != board.cells()) {
            number(List.of(one, other));
          }
        }
      }
    }
  }

  /** All cells that can no longer finish are one: -1. */
  private int[] after(int cell) {
    int[] rests = new int[board.sides()];
    for (int i = 1; i <= board.sides(); i++) {
      int rest = cell < 0 ? -1 : plain.roll(cell, i);
      rests[i - 1] = rest < 0 || !canFinish(rest) ? -1 : rest;
    }
    return rests;
  }

  private boolean canFinish(int from) {
    List<Integer> seen = new ArrayList<>(List.of(from));
    for (int i = 0; i < seen.size(); i++) {
      for (int k = 1; k <= board.sides() && seen.get(i) != board.cells(); k++) {
        int rest = plain.roll(seen.get(i), k);
        if (rest >= 0 && !seen.contains(rest)) {
          seen.add(rest);
        }
      }
    }
    return seen.contains(board.cells());
  }

  private void number(List<Integer> pair) {
    if (!pair.equals(List.of(-1, -1)) && !numbers.containsKey(pair)) {
      numbers.put(pair, pairs.size());
      pairs.add(pair);
    }
  }

  /** The mean rounds (counting only while somebody can finish) and the chance of each seat. */
  List<Ratio> solve() {
    int size = pairs.size();
    Ratio[][] rows = new Ratio[size][size + 3];
    for (int i = 0; i < size; i++) {
      for (int c = 0; c < size + 3; c++) {
        rows[i][c] = c == i || c == size ? Ratio.ONE : Ratio.ZERO;
      }
      fill(rows[i], pairs.get(i));
    }
    for (int pivot = 0; pivot < size; pivot++) {
      eliminate(rows, pivot);
    }
    return List.of(rows[0][size], rows[0][size + 1], rows[0][size + 2]);
  }

  private void fill(Ratio[] row, List<Integer> pair) {
    int size = pairs.size();
    for (int one : after(pair.get(0))) {
      if (one == board.cells()) {
        row[size + 1] = row[size + 1].plus(face);
        continue;
      }
      for (int other : after(pair.get(1))) {
        Ratio chance = face.times(face);
        if (other == board.cells()) {
          row[size + 2] = row[size + 2].plus(chance);
        } else if (one >= 0 || other >= 0) {
          int next = Objects.requireNonNull(numbers.get(List.of(one, other)));
          row[next] = row[next].minus(chance);
        }
      }
    }
  }

  private static void eliminate(Ratio[][] rows, int pivot) {
    Ratio[] own = rows[pivot];
    Ratio lead = own[pivot];
    for (int c = pivot; c < own.length; c++) {
      own[c] = own[c].over(lead);
    }
    for (int i = 0; i < rows.length; i++) {
      Ratio factor = rows[i][pivot];
      if (i != pivot && factor.signum() != 0) {
        for (int c = pivot; c < own.length; c++) {
          if (own[c].signum() != 0) {
            rows[i][c] = rows[i][c].minus(factor.times(own[c]));
          }
        }
      }
    }
  }
}
