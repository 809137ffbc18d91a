package croupier.patience;

import croupier.game.Solver;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
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
 * What does a deal cost? The textbook's recursion over an array of 5^9 chances, the same over a map
 * of the positions reached, and ours, one deal per operation.
 *
 * <pre>
 * mvn -q test-compile dependency:build-classpath -Dmdep.outputFile=target/classpath
 * java -cp target/test-classes:target/classes:$(cat target/classpath) org.openjdk.jmh.Main DealBenchmark
 * </pre>
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(2)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
public class DealBenchmark {
  /** Which deals. */
  public enum Deals {
    /** 512 shuffles in turn. */
    RANDOM,
    /** Two that reach 9,146 and 9,555 positions, ten times the mean, the most known. */
    LARGE,
    /** 8 that were found by climbing, thousands of positions each. */
    CLIMBED
  }

  @Param public Deals deals = Deals.RANDOM;

  private static final int PILES = 9;
  private static final int CARDS = 4;
  private static final int FULL = 1_953_124;
  private static final int[] POWERS = {1, 5, 25, 125, 625, 3125, 15_625, 78_125, 390_625};

  private final double[] table = new double[FULL + 1];
  private final Map<Integer, Double> map = new HashMap<>();
  private final int[] heights = new int[PILES];
  private final Solver.Worker<Deal, DealAnswer> worker = new DealSolver(false, false).worker();
  private Deal[] dealt = {};
  private int[][][] ranks = {};
  private int turn;

  /** Deals the cards. */
  @Setup
  public void deal() {
    dealt =
        switch (deals) {
          case RANDOM -> shuffles();
          case LARGE -> large();
          case CLIMBED -> climbed();
        };
    ranks = new int[dealt.length][PILES][CARDS];
    for (int i = 0; i < dealt.length; i++) {
      for (int pile = 0; pile < PILES; pile++) {
        for (int card = 0; card < CARDS; card++) {
          ranks[i][pile][card] = dealt[i].piles().get(pile).get(card).rank();
        }
      }
    }
  }

  private static Deal[] shuffles() {
    DealGenerator generator = new DealGenerator();
    Deal[] shuffles = new Deal[512];
    Arrays.setAll(shuffles, row -> generator.row(1, row));
    return shuffles;
  }

  private static Deal[] climbed() {
    HillClimb hill = new HillClimb(1);
    Deal[] climbed = new Deal[8];
    Arrays.setAll(climbed, i -> hill.climb(1_000));
    return climbed;
  }

  private static Deal[] large() {
    return new Deal[] {
      Deal.parse(
          "9S TS JS 8S / 7S JC KS AS / 7C AC AD 6S / 9C TC JD 8C / QS QC 8D 8H / 7D KC KD 6C"
              + " / 9D TD 6D QD / 7H JH KH AH / 9H TH 6H QH"),
      Deal.parse(
          "8D AH JS KC / 6C TS TD 9C / 7S 8H AC JH / 7C QH 6H 9S / 9D 9H KD KS / 7H QC 6D TC"
              + " / QD 8C AS JD / 8S AD JC KH / 7D QS 6S TH")
    };
  }

  private int next() {
    turn = (turn + 1) % dealt.length;
    return turn;
  }

  @Benchmark
  public double baselineTextbook() {
    Arrays.fill(table, -1);
    Arrays.fill(heights, CARDS);
    return inTable(ranks[next()], FULL);
  }

  private double inTable(int[][] deal, int position) {
    if (position == 0) {
      return 1;
    }
    if (table[position] >= 0) {
      return table[position];
    }
    double sum = 0;
    int pairs = 0;
    for (int i = 0; i < PILES; i++) {
      for (int j = i + 1; j < PILES; j++) {
        if (isPair(deal, i, j)) {
          heights[i]--;
          heights[j]--;
          sum += inTable(deal, position - POWERS[i] - POWERS[j]);
          heights[i]++;
          heights[j]++;
          pairs++;
        }
      }
    }
    table[position] = pairs == 0 ? 0 : sum / pairs;
    return table[position];
  }

  @Benchmark
  public double mapOfReached() {
    map.clear();
    Arrays.fill(heights, CARDS);
    return inMap(ranks[next()], FULL);
  }

  private double inMap(int[][] deal, int position) {
    if (position == 0) {
      return 1;
    }
    Double known = map.get(position);
    if (known != null) {
      return known;
    }
    double sum = 0;
    int pairs = 0;
    for (int i = 0; i < PILES; i++) {
      for (int j = i + 1; j < PILES; j++) {
        if (isPair(deal, i, j)) {
          heights[i]--;
          heights[j]--;
          sum += inMap(deal, position - POWERS[i] - POWERS[j]);
          heights[i]++;
          heights[j]++;
          pairs++;
        }
      }
    }
    double chance = pairs == 0 ? 0 : sum / pairs;
    map.put(position, chance);
    return chance;
  }

  private boolean isPair(int[][] deal, int i, int j) {
    return heights[i] > 0 && heights[j] > 0 && deal[i][heights[i] - 1] == deal[j][heights[j] - 1];
  }

  @Benchmark
  public DealAnswer ours() {
    return worker.solve(dealt[next()]);
  }
}
