package croupier.game;

import org.jspecify.annotations.Nullable;

/** Solves problems given as text and lays the answers out in cells; for one thread. */
public interface TextSolver {
  /** The column that follows a game's own: null, or what is wrong with the problem. */
  String ERROR = "error";

  /**
   * Writes a cell per answer column, from {@code cells[first]} on.
   *
   * @throws BadProblem when the text is no problem of the game; cells may then be half written
   */
  void solve(String problem, @Nullable Object[] cells, int first);

  /**
   * Writes the answer cells and, after them, the error cell: null, or the sentence, and then all
   * answer cells are null.
   *
   * @param columns the number of answer columns
   * @return whether the problem was solved
   */
  default boolean answer(
      @Nullable String problem, @Nullable Object[] cells, int first, int columns) {
    try {
      if (problem == null) {
        throw new BadProblem("the row has no problem: its cell is null");
      }
      if (problem.isBlank()) {
        throw new BadProblem("problem " + BadProblem.quote(problem) + ": the line is blank");
      }
      solve(problem, cells, first);
      cells[first + columns] = null;
      return true;
    } catch (BadProblem bad) {
      for (int i = 0; i < columns; i++) {
        cells[first + i] = null;
      }
      cells[first + columns] = bad.sentence();
      return false;
    }
  }
}
