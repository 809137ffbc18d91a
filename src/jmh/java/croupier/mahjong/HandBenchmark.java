package croupier.mahjong;

import croupier.game.Solver;
import java.util.concurrent.TimeUnit;
import java.util.stream.LongStream;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * How long does one hand take, beside the method of contest write-ups? The textbook finds the
 * residue alone; ours the double, the residue, shanten, the nearest form and the winning tiles. The
 * walk is what ours does where nothing can be kept from hand to hand: the double and the residue.
 *
 * <pre>
 * mvn -B test-compile
 * java -cp target/classes:target/test-classes:TEST-CLASS-PATH org.openjdk.jmh.Main HandBenchmark
 * </pre>
 *
 * where {@code mvn dependency:build-classpath} prints the class path.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class HandBenchmark {
  /** A power of two, and so many that few come back while one is measured. */
  private static final int HANDS = 1 << 18;

  /** Random hands of a run of so many kinds, of the real set, or every hand of 9 kinds in turn. */
  @Param({"9", "34", "100", "real", "every9"})
  @SuppressWarnings("NullAway.Init")
  public String set;

  @SuppressWarnings("NullAway.Init")
  private Hand[] hands;

  @SuppressWarnings("NullAway.Init")
  private TextbookHandSolver textbook;

  @SuppressWarnings("NullAway.Init")
  private Solver.Worker<Hand, HandAnswer> worker;

  @SuppressWarnings("NullAway.Init")
  private Seat seat;

  private int next;

  @Setup
  public void deal() {
    TileSet tiles =
        switch (set) {
          case "real" -> TileSet.FULL;
          case "every9" -> TileSet.run(9);
          default -> TileSet.run(Integer.parseInt(set));
        };
    hands = set.equals("every9") ? every(tiles) : random(tiles);
    textbook = new TextbookHandSolver(tiles);
    HandSolver solver = new HandSolver(false);
    worker = solver.worker();
    seat = new Seat(solver.wall(tiles, Rules.USUAL), null);
  }

  private static Hand[] random(TileSet tiles) {
    HandGenerator generator = new HandGenerator(tiles);
    return LongStream.range(0, HANDS).mapToObj(row -> generator.row(1, row)).toArray(Hand[]::new);
  }

  private static Hand[] every(TileSet tiles) {
    HandCensus census = new HandCensus(tiles);
    return LongStream.range(0, HANDS)
        .mapToObj(index -> census.problem(index % census.size()))
        .toArray(Hand[]::new);
  }

  @Benchmark
  public long baseline() {
    return textbook.residue(nextHand());
  }

  @Benchmark
  public Object walk() {
    return seat.mean(nextHand());
  }

  @Benchmark
  public HandAnswer croupier() {
    return worker.solve(nextHand());
  }

  private Hand nextHand() {
    return hands[next++ & (HANDS - 1)];
  }
}
