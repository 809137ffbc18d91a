package croupier.mice;

import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * How long does a bag take on one core, against the table that contest programs fill?
 *
 * <p>The baseline fills its table for one bag of 100 white and 100 black mice and finds the
 * princess's chance only. Ours finds both chances of bags of up to 1,000 mice of each colour, which
 * change from call to call, so that no branch can be learned by heart.
 *
 * <pre>
 * mvn -B test-compile dependency:build-classpath -Dmdep.outputFile=target/classpath
 * java -cp target/test-classes:target/classes:$(cat target/classpath) org.openjdk.jmh.Main BagBenchmark
 * </pre>
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class BagBenchmark {
  private static final int BAGS = 4096;
  private static final int SIDE = 100;

  private final Bag[] bags = new Bag[BAGS];
  private final Bag[] crowded = new Bag[BAGS];
  private final String[] texts = new String[BAGS];
  private final double[][] table = new double[SIDE + 1][SIDE + 1];
  private final BagSolver solver = new BagSolver(false);
  private int next;

  /** Bags of the contest's size, and the same with other players. */
  @Setup
  public void deal() {
    BagGenerator generator = new BagGenerator();
    SplittableRandom random = new SplittableRandom(148);
    for (int i = 0; i < BAGS; i++) {
      bags[i] = generator.row(148, i);
      texts[i] = bags[i].toString();
      Schedule schedule = new Schedule(random.nextInt(2, 11), random.nextInt(11), 1);
      crowded[i] = new Bag(bags[i].white(), bags[i].black(), schedule);
    }
  }

  private int next() {
    next = (next + 1) % BAGS;
    return next;
  }

  @Benchmark
  public double baselineTableOf100By100() {
    for (int w = 1; w <= SIDE; w++) {
      for (int b = 0; b <= SIDE; b++) {
        double n = w + b;
        double later = 0;
        if (b >= 2 && n > 2) {
          double blackJumps = b > 2 ? (b - 2) * table[w][b - 3] : 0;
          later = (w * table[w - 1][b - 2] + blackJumps) / (n - 2);
        }
        table[w][b] = w / n + b / n * ((b - 1) / (n - 1)) * later;
      }
    }
    return table[SIDE][SIDE];
  }

  @Benchmark
  public BagAnswer solve() {
    return solver.solve(bags[next()]);
  }

  @Benchmark
  public Bag parse() {
    return Bag.parse(texts[next()]);
  }

  @Benchmark
  public BagAnswer parseAndSolve() {
    return solver.solve(Bag.parse(texts[next()]));
  }

  @Benchmark
  public BagAnswer solveAnySchedule() {
    return solver.solve(crowded[next()]);
  }
}
