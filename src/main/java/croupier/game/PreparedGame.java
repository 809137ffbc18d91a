package croupier.game;

import java.io.Serializable;
import java.util.List;

/**
 * A game with its tables built and its columns chosen: what an executor is sent, once.
 *
 * @param columns the answer columns, in order
 * @param <P> the problem record
 * @param <A> the answer record
 */
public record PreparedGame<P, A>(
    Game.Parser<P> parser, List<Column<A>> columns, Solver<P, A> solver) implements Serializable {

  public PreparedGame {
    columns = List.copyOf(columns);
  }

  /** Opens it for one thread. */
  public TextSolver open() {
    return new TextSolver() {
      private final Solver.Worker<P, A> worker = solver.worker();

      @Override
      public void solve(String problem, Object[] cells, int first) {
        A answer = worker.solve(parser.apply(problem));
        for (int i = 0; i < columns.size(); i++) {
          cells[first + i] = columns.get(i).reader().apply(answer);
        }
      }
    };
  }
}
