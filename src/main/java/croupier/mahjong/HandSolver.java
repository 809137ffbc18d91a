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

  /** What a worker keeps for hands to come, whatever their sets and rules: twice so much. */
  private static final long MOST_BYTES = 64L << 20;

  /** A seat's own tables. */
  private static final int SEAT_BYTES = 4 << 20;

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
    private final Shelf.Row<Table, Seat> seats = new Shelf(MOST_SEATS * SEAT_BYTES).row(SEAT_BYTES);
    private final Shelf often = new Shelf(MOST_BYTES);
    private final Shelf seldom = new Shelf(MOST_BYTES);

    @Override
    public HandAnswer solve(Hand hand) {
      Table table = new Table(hand.set(), hand.winningRules(), hand.melds());
      Seat seat = seats.get(table, this::seat);
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

    private Seat seat(Table table) {
      Wall wall = wall(table.set(), table.rules(), table.melds());
      return new Seat(wall, means(table, wall));
    }

    /** The fast way for closed hands, where there is one. */
    private @Nullable MeanDraws means(Table table, Wall wall) {
      if (table.melds() > 0) {
        return null;
      }
      TileSet set = table.set();
      if (set.isOneRun()) {
        return MeanByHalves.of(wall, set.tiles() - Hand.TILES, often).orElse(null);
      }
      Rules withoutOrphans = new Rules(table.rules().pairs(), false);
      ClosedStates states = new ClosedStates(wall(set, withoutOrphans));
      return new MeanBySuits(set, wall, states, often, seldom);
    }
  }
}
