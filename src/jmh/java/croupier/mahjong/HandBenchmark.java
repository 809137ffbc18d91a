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
 * How long does one random hand take, beside the method of contest write-ups? The textbook finds
 * the residue alone; ours the double, the residue, the fewest draws and the winning tiles.
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
  /** A power of two. */
  private static final int HANDS = 256;

  /** Kinds of one run, or the real set of 34 kinds. */
  @Param({"9", "34", "100", "real"})
  @SuppressWarnings("NullAway.Init")
  public String set;

  @SuppressWarnings("NullAway.Init")
  private Hand[] hands;

  @SuppressWarnings("NullAway.Init")
  private TextbookHandSolver textbook;

  @SuppressWarnings("NullAway.Init")
  private Solver.Worker<Hand, HandAnswer> worker;

  private int next;

  @Setup
  public void deal() {
    TileSet tiles = set.equals("real") ? TileSet.FULL : TileSet.run(Integer.parseInt(set));
    HandGenerator generator = new HandGenerator(tiles);
    hands = LongStream.range(0, HANDS).mapToObj(row -> generator.row(1, row)).toArray(Hand[]::new);
    textbook = new TextbookHandSolver(tiles);
    worker = new HandSolver(false).worker();
  }

  @Benchmark
  public long baseline() {
    return textbook.residue(nextHand());
  }

  @Benchmark
  public HandAnswer croupier() {
    return worker.solve(nextHand());
  }

  private Hand nextHand() {
    return hands[next++ & (HANDS - 1)];
  }
}
