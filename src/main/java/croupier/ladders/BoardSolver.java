package croupier.ladders;

import croupier.game.Exact;
import croupier.game.Extras;
import croupier.game.Solver;

/** Solves boards by elimination without subtraction; see the package's paper. */
final class BoardSolver implements Solver<Board, BoardAnswer> {
  private static final long serialVersionUID = 1;

  /** The option, and the extra, that asks for the median and the ninth decile. */
  static final String QUANTILES = "quantiles";

  private final boolean exactToo;
  private final boolean quantilesToo;

  BoardSolver(Extras extras) {
    this.exactToo = extras.has(Exact.OPTION);
    this.quantilesToo = extras.has(QUANTILES);
  }

  @Override
  public Worker<Board, BoardAnswer> worker() {
    return new BoardWorker(exactToo, quantilesToo);
  }
}
