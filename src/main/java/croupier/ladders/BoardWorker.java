package croupier.ladders;

import croupier.game.BadProblem;
import croupier.game.Solver;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Solves boards one after the other in its own arrays; no answer depends on an earlier board. */
final class BoardWorker implements Solver.Worker<Board, BoardAnswer> {
  /** Past this, sums of chances fall out of the range of doubles. */
  private static final double MOST_ROLLS = 1e300;

  /**
   * Of a board whose chains are followed and whose surplus stays there are fewer than 5,000, since
   * each needs a jump of its own. So many take 200 MB and some 2 s.
   */
  static final int MOST_TEARS = 5_000;

  /** Jumps of an endless chain that an error names. */
  private static final int MOST_NAMED = 8;

  private final boolean exactToo;
  private final boolean quantilesToo;
  private final boolean curveToo;

  /** 0 when no race is asked for. */
  private final int players;

  private final Landing landing = new Landing();
  private final Reach reach = new Reach();
  private final Links links = new Links();
  private final Means means = new Means();
  private final Spread spread = new Spread();

  /** Index: good cell; the gain of a roll, summed over the faces. */
  private double[] gain = new double[0];

  /** Index: cell; expected rolls from there. */
  private double[] rolls = new double[0];

  private double[] scratch = new double[0];

  /** Index: cell; the chance to finish from there. */
  private double[] chance = new double[0];

  BoardWorker(boolean exactToo, boolean quantilesToo, boolean curveToo, int players) {
    this.exactToo = exactToo;
    this.quantilesToo = quantilesToo;
    this.curveToo = curveToo;
    this.players = players;
  }

  @Override
  public BoardAnswer solve(Board board) {
    landing.map(board);
    reach.explore(landing);
    if (reach.isChainEndless() && !board.lenient()) {
      throw endlessChain();
    }
    Finish finish = reach.finish();
    if (finish == Finish.NEVER) {
      return never();
    }
    if (board.start() == board.cells()) {
      return finished();
    }
    prepare(board.cells());
    try {
      return finish == Finish.ALWAYS ? always() : sometimes();
    } finally {
      means.forgetIfLarge();
    }
  }

  private void prepare(int cells) {
    if (gain.length <= cells) {
      gain = new double[cells + 1];
      rolls = new double[cells + 1];
      scratch = new double[cells + 1];
      chance = new double[cells + 1];
    }
    links.join(landing, reach);
    if (links.usedTears() > MOST_TEARS) {
      throw new BadProblem(
          "board of "
              + cells
              + " cells: jumps and bounces lead back to "
              + links.usedTears()
              + " of them, at most "
              + MOST_TEARS
              + " can be solved");
    }
  }

  private BoardAnswer never() {
    double infinite = Double.POSITIVE_INFINITY;
    return new BoardAnswer(
        Finish.NEVER,
        0,
        infinite,
        infinite,
        null,
        null,
        null,
        exactInfinity(),
        curveToo ? Curve.flat(0) : null,
        players > 0 ? Race.never(players) : null);
  }

  private BoardAnswer finished() {
    Long none = quantilesToo ? 0L : null;
    return new BoardAnswer(
        Finish.ALWAYS,
        1,
        0,
        0,
        0,
        none,
        none,
        exactToo ? "0" : null,
        curveToo ? Curve.flat(1) : null,
        players > 0 ? Race.atOnce(players) : null);
  }

  private BoardAnswer always() {
    Arrays.fill(gain, 0, landing.cells(), landing.sides());
    means.factor(links, gain);
    double sumOfRolls = means.solveTwice(gain, rolls, scratch);
    boolean fits = fits();
    double expected = fits ? rolls[landing.start()] : Double.POSITIVE_INFINITY;
    double deviation =
        fits ? spread.deviation(links, means, rolls, sumOfRolls) : Double.POSITIVE_INFINITY;
    if (quantilesToo || players > 0) {
      Arrays.fill(chance, 0, landing.cells(), 1);
    }
    Tail tail = new Tail(links, means);
    Ahead ahead = new Ahead(links, means);
    Quantiles quantiles = quantiles(tail, ahead);
    return new BoardAnswer(
        Finish.ALWAYS,
        1,
        expected,
        deviation,
        reach.fewestRolls(),
        quantiles == null ? null : quantiles.median(),
        quantiles == null ? null : quantiles.ninthDecile(),
        exactToo ? ExactBoard.text(links, expected) : null,
        curveToo ? Curve.of(links, means, 1) : null,
        players > 0 ? Race.run(links, means, tail, ahead, players, chance, longest()) : null);
  }

  private BoardAnswer sometimes() {
    FinishingFaces.count(landing, gain);
    means.factor(links, gain);
    means.solveFirst(gain, chance);
    double probability = chance[landing.start()];
    if (Double.isNaN(probability)) {
      throw new BadProblem(
          "board of "
              + landing.cells()
              + " cells: its finish probability needs chances below the smallest double");
    }
    Tail tail = new Tail(links, means);
    Ahead ahead = new Ahead(links, means);
    Quantiles quantiles = quantiles(tail, ahead);
    return new BoardAnswer(
        Finish.SOMETIMES,
        probability,
        Double.POSITIVE_INFINITY,
        Double.POSITIVE_INFINITY,
        reach.fewestRolls(),
        quantiles == null ? null : quantiles.median(),
        quantiles == null ? null : quantiles.ninthDecile(),
        exactInfinity(),
        curveToo ? Curve.of(links, means, probability) : null,
        players > 0
            ? Race.run(links, means, tail, ahead, players, chance, Double.POSITIVE_INFINITY)
            : null);
  }

  private @Nullable String exactInfinity() {
    return exactToo ? "Infinity" : null;
  }

  private @Nullable Quantiles quantiles(Tail tail, Ahead ahead) {
    return quantilesToo ? new Quantiles(links, means, tail, ahead, chance) : null;
  }

  private boolean fits() {
    for (int cell = landing.start(); cell < landing.cells(); cell++) {
      if (links.isGood(cell) && !(rolls[cell] <= MOST_ROLLS)) {
        return false;
      }
    }
    return true;
  }

  /** The most rolls to be expected from any cell. */
  private double longest() {
    double most = 0;
    for (int cell = landing.start(); cell < landing.cells(); cell++) {
      most = links.isGood(cell) ? Math.max(most, rolls[cell]) : most;
    }
    return most;
  }

  private BadProblem endlessChain() {
    int cell = 1;
    while (!reach.isLanded(cell) || landing.rest(cell) != Landing.TRAP) {
      cell++;
    }
    // After so many jumps the walk is on the cycle, and after as many again it has been round it.
    for (int i = 0; i < landing.cells(); i++) {
      cell = landing.jump(cell);
    }
    int lowest = cell;
    for (int i = 0; i < landing.cells(); i++) {
      cell = landing.jump(cell);
      lowest = Math.min(lowest, cell);
    }
    return new BadProblem("jumps " + chain(lowest) + ": this chain never ends and can be reached");
  }

  private String chain(int first) {
    StringBuilder text = new StringBuilder();
    int cell = first;
    int length = 0;
    do {
      if (length < MOST_NAMED) {
        text.append(length == 0 ? "" : ", ").append(new Jump(cell, landing.jump(cell)));
      }
      cell = landing.jump(cell);
      length++;
    } while (cell != first);
    return length <= MOST_NAMED ? text.toString() : text + ", ... (" + length + " jumps)";
  }
}
