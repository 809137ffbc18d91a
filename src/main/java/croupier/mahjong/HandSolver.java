package croupier.mahjong;

import croupier.game.Exact;
import croupier.game.Extra;
import croupier.game.Extras;
import croupier.game.Solver;
import croupier.number.PrimeField;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;

/** Solves hands by counting over the minimal automaton; see the package's paper. */
final class HandSolver implements Solver<Hand, HandAnswer> {
  private static final long serialVersionUID = 1;

  static final Extra CURVE =
      Extra.flag(
          "curve",
          "Add survival, the chance of no win after 0, 1, 2, ... draws, and two quantiles.");

  static final Extra UKEIRE =
      Extra.flag("ukeire", "Add useful and useful_tiles, the tiles that bring a win nearer.");

  /** Tables that a worker keeps, the latest: those of all 96 runs would take some 100 MB. */
  private static final int MOST_SEATS = 16;

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

  /** What a worker keeps for a table: what its hands share, and scratch space. */
  private static final class Seat {
    private final WinFreeCounter counter;
    private final int width;
    private final Map<Integer, Draws> draws = new HashMap<>();
    private final Map<Integer, ExactHand> exact = new HashMap<>();

    Seat(Wall wall) {
      counter = new WinFreeCounter(wall);
      width = wall.width();
    }

    Draws draws(int tiles) {
      return draws.computeIfAbsent(tiles, unused -> new Draws(tiles, width));
    }

    ExactHand exact(Draws draws) {
      return exact.computeIfAbsent(draws.tiles(), unused -> new ExactHand(draws));
    }
  }

  private final class HandWorker implements Worker<Hand, HandAnswer> {
    private final Map<Table, Seat> seats =
        new LinkedHashMap<>(MOST_SEATS, 0.75f, true) {
          private static final long serialVersionUID = 1;

          @Override
          protected boolean removeEldestEntry(Map.Entry<Table, Seat> eldest) {
            return size() > MOST_SEATS;
          }
        };

    @Override
    public HandAnswer solve(Hand hand) {
      Table table = new Table(hand.set(), hand.winningRules(), hand.melds());
      Seat seat = seats.computeIfAbsent(table, this::seat);
      WinFreeCounter counter = seat.counter;
      Draws draws = seat.draws(hand.wall());
      counter.open(hand);
      double[] counts = counter.reals();
      Forms forms = shanten.of(hand);
      boolean canWin = forms.fewest() != Forms.NEVER;
      return new HandAnswer(
          canWin ? draws.expectation(counts) : Double.POSITIVE_INFINITY,
          canWin ? draws.expectation(residues(draws, counter, counts)) : null,
          forms.fewestOrNull(),
          forms.nearest(),
          winningTiles(hand, counts),
          curveToo ? curve(seat, draws, counts, forms) : null,
          ukeireToo ? Useful.of(hand, shanten) : null,
          canWin && exactToo ? Exact.text(seat.exact(draws).expectation(counter)) : null);
    }

    private Survival curve(Seat seat, Draws draws, double[] counts, Forms forms) {
      return Survival.of(
          draws,
          counts,
          forms.fewest(),
          number -> seat.exact(draws).survival(seat.counter)[number]);
    }

    private Seat seat(Table table) {
      return new Seat(wall(table.set(), table.rules(), table.melds()));
    }
  }

  /** Those that turn a hand without a win into one with; the counts are whole and below 2^53. */
  private static int winningTiles(Hand hand, double[] counts) {
    return counts[0] == 0 ? 0 : hand.wall() - (int) counts[1];
  }

  /** Small sets need no second walk. */
  private static long[] residues(Draws draws, WinFreeCounter counter, double[] counts) {
    PrimeField field = PrimeField.CONTEST;
    return draws.hasExactCounts()
        ? Arrays.stream(counts).mapToLong(count -> field.of((long) count)).toArray()
        : counter.residues(field);
  }
}
