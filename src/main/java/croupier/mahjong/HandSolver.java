package croupier.mahjong;

import croupier.game.Exact;
import croupier.game.Extra;
import croupier.game.Extras;
import croupier.game.Solver;
import java.util.Arrays;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Solves hands by counting over the minimal automaton; see the package's paper. */
final class HandSolver implements Solver<Hand, HandAnswer> {
  private static final long serialVersionUID = 1;

  static final Extra CURVE =
      Extra.flag(
          "curve",
          "Add survival, the chance of no win after 0, 1, 2, ... draws, and two quantiles.");

  static final Extra UKEIRE =
      Extra.flag("ukeire", "Add useful and useful_tiles, the tiles that bring a win nearer.");

  /** What a worker keeps for sets and rules, the latest: up to some 100 MB each. */
  private static final int MOST_SEATS = 8;

  private final WinAutomaton withPairs = WinAutomatonBuilder.minimal(Rules.USUAL);

  /** {@code withoutPairs[melds]}: for hands with so many melds finished. */
  private final WinAutomaton[] withoutPairs = new WinAutomaton[Hand.MELDS + 1];

  private final Shanten shanten = new Shanten();
  private final boolean exactToo;
  private final boolean curveToo;
  private final boolean ukeireToo;

  HandSolver(boolean exactToo) {
    this(exactToo ? new Extras(Map.of(Exact.EXTRA.name(), 1)) : Extras.NONE);
  }

  HandSolver(Extras extras) {
    exactToo = extras.has(Exact.EXTRA);
    curveToo = extras.has(CURVE);
    ukeireToo = extras.has(UKEIRE);
    Arrays.setAll(withoutPairs, WinAutomatonBuilder::minimal);
  }

  @Override
  public Worker<Hand, HandAnswer> worker() {
    return new HandWorker();
  }

  Shanten shanten() {
    return shanten;
  }

  /** What closed hands of a set share. */
  Wall wall(TileSet set, Rules rules) {
    return wall(set, rules, 0);
  }

  /** What hands of a set share that have so many melds finished. */
  Wall wall(TileSet set, Rules rules, int melds) {
    return new Wall(set, rules, melds, rules.pairs() ? withPairs : withoutPairs[melds]);
  }

  /** A set, what wins, and the melds finished. */
  private record Table(TileSet set, Rules rules, int melds) {}

  private final class HandWorker implements Worker<Hand, HandAnswer> {
    private final Recent<Table, Seat> seats = new Recent<>(MOST_SEATS);

    @Override
    public HandAnswer solve(Hand hand) {
      Seat seat =
          seats.get(
              new Table(hand.set(), hand.winningRules(), hand.melds()), HandSolver.this::seat);
      Forms forms = shanten.of(hand);
      boolean canWin = forms.fewest() != Forms.NEVER;
      MeanDraws.Mean mean = canWin ? seat.mean(hand) : MeanDraws.Mean.NEVER;
      // What brings a hand nearer that is one draw away wins.
      @Nullable Useful useful = ukeireToo || forms.fewest() == 1 ? Useful.of(hand, shanten) : null;
      return new HandAnswer(
          mean.draws(),
          mean.modulo(),
          forms.fewestOrNull(),
          forms.nearest(),
          forms.fewest() == 1 && useful != null ? useful.tiles() : 0,
          curveToo ? seat.curve(hand, forms.fewest()) : null,
          ukeireToo ? useful : null,
          canWin && exactToo ? Exact.text(seat.exact(hand)) : null);
    }
  }

  private Seat seat(Table table) {
    Wall wall = wall(table.set(), table.rules(), table.melds());
    return new Seat(wall, means(table, wall));
  }

  /** The fast way for closed hands, where there is one. */
  private @Nullable MeanDraws means(Table table, Wall wall) {
    if (table.melds() > 0) {
      return null;
    }
    if (table.set().isOneRun()) {
      return MeanByHalves.of(wall, table.set().tiles() - Hand.TILES).orElse(null);
    }
    Rules withoutOrphans = new Rules(table.rules().pairs(), false);
    return new MeanBySuits(table.set(), wall, new ClosedStates(wall(table.set(), withoutOrphans)));
  }
}
