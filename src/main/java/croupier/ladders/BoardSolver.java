package croupier.ladders;

import croupier.game.Exact;
import croupier.game.Extra;
import croupier.game.Extras;
import croupier.game.Solver;

/** Solves boards by elimination without subtraction; see the package's paper. */
final class BoardSolver implements Solver<Board, BoardAnswer> {
  private static final long serialVersionUID = 1;

  static final Extra QUANTILES = Extra.flag("quantiles", "Add median_rolls and p90_rolls.");

  private final boolean exactToo;
  private final boolean quantilesToo;

  BoardSolver(Extras extras) {
    this.exactToo = extras.has(Exact.EXTRA);
    this.quantilesToo = extras.has(QUANTILES);
  }

  @Override
  public Worker<Board, BoardAnswer> worker() {
    return new BoardWorker(exactToo, quantilesToo);
  }
}
