package croupier.ladders;

import croupier.game.BadProblem;
import croupier.game.Extras;
import croupier.game.Judge;
import croupier.game.Solver;
import croupier.game.Tokens;
import java.io.BufferedReader;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * LightOJ 1151: the number of cases; for each the number of jumps and the jumps on a board of 100
 * cells; out comes {@code Case k: } and the expected rolls with 8 decimals.
 */
final class BoardJudge implements Judge {
  private static final int CELLS = 100;
  private static final int MOST_CASES = 1_000_000;

  @Override
  public void judge(BufferedReader in, Appendable out) throws IOException {
    Tokens tokens = new Tokens(in);
    Solver.Worker<Board, BoardAnswer> worker = new BoardSolver(Extras.NONE).worker();
    int cases = tokens.number("number of cases", 0, MOST_CASES);
    for (int k = 1; k <= cases; k++) {
      String rolls = rolls(worker, read(tokens), k);
      out.append("Case " + k + ": " + rolls).append('\n');
    }
  }

  private static List<Jump> read(Tokens tokens) throws IOException {
    int count = tokens.number("number of jumps", 0, CELLS);
    List<Jump> jumps = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      int from = tokens.number("start of a jump", 1, CELLS);
      int to = tokens.number("end of a jump", 1, CELLS);
      jumps.add(new Jump(from, to));
    }
    return jumps;
  }

  private static String rolls(Solver.Worker<Board, BoardAnswer> worker, List<Jump> jumps, int k) {
    try {
      double rolls = worker.solve(Board.usual(CELLS, jumps)).expectedRolls();
      return String.format(Locale.ROOT, "%.8f", rolls);
    } catch (BadProblem bad) {
      throw new BadProblem("case " + k + ": " + bad.sentence());
    }
  }
}
