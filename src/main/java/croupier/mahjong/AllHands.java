package croupier.mahjong;

import croupier.game.Exact;
import croupier.game.Extras;
import croupier.game.Population;
import croupier.game.Solver;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * All distinct closed hands that wait for their next tile, of a set, with what their mean number of
 * draws is; groups are the fewest draws that can win. A class is all hands whose suits differ only
 * by their order, by the end that a run is read from, and by the order of honours.
 *
 * <p>The values of a suit's draws at the points of a Gauss rule, for each closed state, are
 * multiplied with those of the other suits state by state and point by point; so a class costs one
 * product of two vectors. The values are summed in an order that only depends on the class.
 */
public final class AllHands implements Population {
  private static final long serialVersionUID = 1;

  /** More draws than any hand needs: thirteen orphans lack 14 tiles at most. */
  private static final int GROUPS = 15;

  private final TileSet set;
  private final Rules rules;
  private final int melds;

  /** Made when it is first needed, and sent along. */
  private @Nullable HandSolver solver;

  /** Made where it is needed, once: many times the size of the solver's tables. */
  private transient @Nullable HandClasses classes;

  private AllHands(Hand none) {
    set = none.set();
    rules = none.winningRules();
    melds = none.melds();
  }

  /**
   * All hands under the rules that words say.
   *
   * @param words some of {@code +orphans}, {@code -pairs}, {@code sanma}, {@code melds=1}, as in a
   *     hand's text; a {@link croupier.game.BadProblem} when they are others
   */
  public static AllHands of(String words) {
    return new AllHands(HandNotation.rules(words));
  }

  @Override
  public int tasks() {
    return classes().tasks().size();
  }

  @Override
  public int groups() {
    return GROUPS;
  }

  @Override
  public Worker worker() {
    HandClasses made = classes();
    BlockSolver solver = new BlockSolver(made);
    return (task, sink) -> made.tasks().get(task).forEach(piece -> solver.solve(piece, sink));
  }

  /** Solves hands one by one, with a fraction each. */
  public Solver.Worker<Hand, HandAnswer> single() {
    return solver().worker();
  }

  /** How many classes there are. */
  public long size() {
    return classes().size();
  }

  private synchronized HandSolver solver() {
    if (solver == null) {
      solver = new HandSolver(new Extras(Map.of(Exact.EXTRA.name(), 1)));
    }
    return solver;
  }

  private synchronized HandClasses classes() {
    if (classes == null) {
      Rules withoutOrphans = new Rules(rules.pairs(), false);
      Wall wall = solver().wall(set, withoutOrphans, melds);
      classes = new HandClasses(set, rules, melds, wall, solver().shanten().suits());
    }
    return classes;
  }
}
