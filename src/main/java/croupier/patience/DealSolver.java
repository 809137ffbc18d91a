package croupier.patience;

import croupier.game.Exact;
import croupier.game.Solver;
import org.jspecify.annotations.Nullable;

/** Solves deals by a walk through their positions; see the package's paper. */
final class DealSolver implements Solver<Deal, DealAnswer> {
  /** The most positions that a deal may reach. */
  static final int LIMIT = 1_000_000;

  private static final long serialVersionUID = 1;

  private final boolean exactToo;
  private final boolean firstMoveToo;
  private final int limit;

  DealSolver(boolean exactToo, boolean firstMoveToo) {
    this(exactToo, firstMoveToo, LIMIT);
  }

  DealSolver(boolean exactToo, boolean firstMoveToo, int limit) {
    this.exactToo = exactToo;
    this.firstMoveToo = firstMoveToo;
    this.limit = limit;
  }

  @Override
  public Worker<Deal, DealAnswer> worker() {
    return new DealWorker();
  }

  private final class DealWorker implements Worker<Deal, DealAnswer> {
    private final Positions positions = new Positions(limit);

    @Override
    public DealAnswer solve(Deal deal) {
      try {
        positions.explore(deal);
        return new DealAnswer(
            positions.win(),
            positions.win() > 0,
            positions.cardsLeft(),
            positions.states(),
            exactToo ? Exact.text(ExactDeal.ratio(positions)) : null,
            firstMoveToo ? firstMove() : null);
      } finally {
        positions.shrink();
      }
    }

    private @Nullable String firstMove() {
      FirstMove best = FirstMove.best(positions);
      return best == null ? null : best.toString();
    }
  }
}
