package croupier;

import croupier.game.Extras;
import croupier.game.Game;
import croupier.game.PreparedGame;
import croupier.game.TextSolver;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.infra.Blackhole;

/**
 * How many rows a core answers a second, from text to cells, without Spark: the generator's
 * problems, the columns that are always there.
 *
 * <pre>
 * mvn -B test-compile dependency:build-classpath -Dmdep.outputFile=target/classpath
 * java -cp target/test-classes:target/classes:$(cat target/classpath) org.openjdk.jmh.Main GameBenchmark
 * </pre>
 */
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(1)
@State(Scope.Thread)
public class GameBenchmark {
  private static final int ROWS = 1_000;

  @Param({"mahjong", "ladders", "patience", "mice"})
  private String game = "";

  private final String[] problems = new String[ROWS];
  private @Nullable Object[] cells = {};
  private int columns;
  private TextSolver solver = (problem, cells, first) -> {};

  /** Deals the problems and builds the tables. */
  @Setup
  public void deal() {
    Game<?, ?> named = Games.named(game);
    PreparedGame<?, ?> prepared = named.prepare(Extras.NONE);
    for (int row = 0; row < ROWS; row++) {
      problems[row] = named.generator().row(2026, row).toString();
    }
    solver = prepared.open();
    columns = prepared.columns().size();
    cells = new Object[columns + 1];
  }

  /** Rows answered. */
  @Benchmark
  @OperationsPerInvocation(ROWS)
  public void answer(Blackhole sink) {
    for (String problem : problems) {
      sink.consume(solver.answer(problem, cells, 0, columns));
      sink.consume(cells[0]);
    }
  }
}
