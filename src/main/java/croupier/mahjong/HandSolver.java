package croupier.mahjong;

import croupier.game.Exact;
import croupier.game.Solver;
import croupier.number.PrimeField;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Solves hands by counting over the minimal automaton; see the package's paper. */
final class HandSolver implements Solver<Hand, HandAnswer> {
  private static final long serialVersionUID = 1;

  /** Tables that a worker keeps, the latest: those of all 96 runs would take some 100 MB. */
  private static final int MOST_SEATS = 16;

  private final WinAutomaton withPairs = WinAutomatonBuilder.minimal(new Rules(true, false));
  private final WinAutomaton withoutPairs = WinAutomatonBuilder.minimal(new Rules(false, false));
  private final boolean exactToo;

  HandSolver(boolean exactToo) {
    this.exactToo = exactToo;
  }

  @Override
  public Worker<Hand, HandAnswer> worker() {
    return new HandWorker();
  }

  Wall wall(TileSet set, Rules rules) {
    return new Wall(set, rules, rules.pairs() ? withPairs : withoutPairs);
  }

  /** A set and the rules it is played by. */
  private record Table(TileSet set, Rules rules) {}

  /** What is kept for a table: what its hands share, and scratch space. */
  private record Seat(Wall wall, WinFreeCounter counter, @Nullable ExactHand exact) {}

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
      Seat seat = seats.computeIfAbsent(new Table(hand.set(), hand.rules()), this::seat);
      Wall wall = seat.wall();
      WinFreeCounter counter = seat.counter();
      counter.open(hand);
      double[] counts = counter.reals();
      // The count after one draw is a whole number below 2^53, so the double is exact.
      int winningTiles = wall.tiles() - (int) counts[1];
      return new HandAnswer(
          expectation(wall, counts),
          residue(wall, residues(wall, counter, counts)),
          counter.fewestDraws(),
          winningTiles,
          seat.exact() == null ? null : Exact.text(seat.exact().expectation(counter)));
    }

    private Seat seat(Table table) {
      Wall wall = wall(table.set(), table.rules());
      return new Seat(wall, new WinFreeCounter(wall), exactToo ? new ExactHand(wall) : null);
    }
  }

  /** The sum over i of counts[i] / C(tiles, i). */
  private static double expectation(Wall wall, double[] counts) {
    double sum = 0;
    for (int draws = counts.length - 1; draws >= 0; draws--) {
      sum += counts[draws] / wall.choices(draws);
    }
    return sum;
  }

  /** Small sets need no second walk. */
  private static long[] residues(Wall wall, WinFreeCounter counter, double[] counts) {
    PrimeField field = PrimeField.CONTEST;
    return wall.hasExactCounts()
        ? Arrays.stream(counts).mapToLong(count -> field.of((long) count)).toArray()
        : counter.residues(field);
  }

  private static long residue(Wall wall, long[] counts) {
    PrimeField field = PrimeField.CONTEST;
    long sum = 0;
    for (int draws = 0; draws < counts.length; draws++) {
      sum += field.times(counts[draws], wall.share(draws));
    }
    return sum % field.prime();
  }
}
