package croupier.mahjong;

import croupier.game.Solver;
import croupier.number.PrimeField;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/** Solves hands by counting over the minimal automaton; see the package's paper. */
final class HandSolver implements Solver<Hand, HandAnswer> {
  private static final long serialVersionUID = 1;

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

  private final class HandWorker implements Worker<Hand, HandAnswer> {
    private final Map<Table, Wall> walls = new HashMap<>();
    private final Map<Table, WinFreeCounter> counters = new HashMap<>();

    @Override
    public HandAnswer solve(Hand hand) {
      Table table = new Table(hand.set(), hand.rules());
      Wall wall = walls.computeIfAbsent(table, t -> wall(t.set(), t.rules()));
      WinFreeCounter counter = counters.computeIfAbsent(table, t -> new WinFreeCounter(wall));
      counter.open(hand);
      double[] counts = counter.reals();
      // The count after one draw is a whole number below 2^53, so the double is exact.
      int winningTiles = wall.tiles() - (int) counts[1];
      return new HandAnswer(
          expectation(wall, counts),
          residue(wall, residues(wall, counter, counts)),
          counter.fewestDraws(),
          winningTiles,
          exactToo ? ExactHand.text(wall, counter) : null);
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
