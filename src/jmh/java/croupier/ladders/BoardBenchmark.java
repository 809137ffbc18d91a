package croupier.ladders;

import croupier.game.Extras;
import croupier.game.Solver;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
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
 * How long does a board take on one core, against the elimination that contest programs use?
 *
 * <p>The baseline finds the expected rolls only; ours finds them, their standard deviation, the
 * fewest rolls and whether the game ends at all. Boards are read beforehand and change from call to
 * call, so that no branch can be learned by heart. Boards hold 7 ladders and 7 snakes; larger ones,
 * for ours only, as many or so many per 100 cells.
 *
 * <pre>
 * mvn -B test-compile dependency:build-classpath -Dmdep.outputFile=target/classpath
 * java -cp target/test-classes:target/classes:$(cat target/classpath) org.openjdk.jmh.Main BoardBenchmark
 * </pre>
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class BoardBenchmark {
  private static final int BOARDS = 256;

  private final Board[] boards = new Board[BOARDS];
  private int next;

  private Board next() {
    next = (next + 1) % BOARDS;
    return boards[next];
  }

  /** Boards of the contest's size. */
  @Setup
  public void deal() {
    BoardGenerator generator = new BoardGenerator();
    for (int i = 0; i < BOARDS; i++) {
      boards[i] = generator.row(1151, i);
    }
  }

  /** Dense matrix, partial pivoting; plain, and with the one test that uses the zeros. */
  @State(Scope.Thread)
  public static class Baseline {
    private final DenseElimination dense =
        new DenseElimination(new BoardGenerator().row(0, 0), false);
    private final DenseElimination skipping =
        new DenseElimination(new BoardGenerator().row(0, 0), true);
  }

  /** Our worker, with the columns that are always there. */
  @State(Scope.Thread)
  public static class Ours {
    private final Solver.Worker<Board, BoardAnswer> worker = new BoardSolver(Extras.NONE).worker();
  }

  /** How many jumps a larger board has. */
  public enum Jumps {
    /** 14 on boards of any size. */
    FEW,
    /** 14 per 100 cells. */
    MANY
  }

  /** Boards of several sizes. */
  @State(Scope.Thread)
  public static class Sizes {
    @Param({"100", "1000", "10000"})
    private int cells;

    @Param private Jumps jumps = Jumps.FEW;

    private final Board[] boards = new Board[16];
    private int next;

    /** Deals them. */
    @Setup
    public void deal() {
      SplittableRandom random = new SplittableRandom(cells);
      int snakes = jumps == Jumps.FEW ? 7 : cells * 7 / 100;
      for (int i = 0; i < boards.length; i++) {
        boards[i] = BoardGenerator.deal(random, cells, snakes, snakes);
      }
    }

    private Board next() {
      next = (next + 1) % boards.length;
      return boards[next];
    }
  }

  @Benchmark
  public double baselineDenseElimination(Baseline baseline) {
    return baseline.dense.expectedRolls(next());
  }

  @Benchmark
  public double baselineSkippingZeros(Baseline baseline) {
    return baseline.skipping.expectedRolls(next());
  }

  @Benchmark
  public BoardAnswer ours(Ours ours) {
    return ours.worker.solve(next());
  }

  @Benchmark
  public BoardAnswer oursBySize(Ours ours, Sizes sizes) {
    return ours.worker.solve(sizes.next());
  }
}
