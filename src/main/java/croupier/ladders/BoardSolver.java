package croupier.ladders;

import croupier.game.Exact;
import croupier.game.Extra;
import croupier.game.Extras;
import croupier.game.Solver;

/** Solves boards by elimination without subtraction; see the package's paper. */
final class BoardSolver implements Solver<Board, BoardAnswer> {
  private static final long serialVersionUID = 1;

  static final Extra QUANTILES = Extra.flag("quantiles", "Add median_rolls and p90_rolls.");

  static final Extra CURVE =
      Extra.flag("curve", "Add finished, the chance to be done within 0, 1, 2, ... rolls.");

  static final Extra PLAYERS =
      Extra.number(
          "players", 2, 6, "Add expected_rounds and seat_wins of N players who roll in turn.");

  private final boolean exactToo;
  private final boolean quantilesToo;
  private final boolean curveToo;
  private final int players;

  BoardSolver(Extras extras) {
    this.exactToo = extras.has(Exact.EXTRA);
    this.quantilesToo = extras.has(QUANTILES);
    this.curveToo = extras.has(CURVE);
    this.players = extras.number(PLAYERS, 0);
  }

  @Override
  public Worker<Board, BoardAnswer> worker() {
    return new BoardWorker(exactToo, quantilesToo, curveToo, players);
  }
}
