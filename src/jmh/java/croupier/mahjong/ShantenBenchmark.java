package croupier.mahjong;

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
 * How long does the shanten of one random hand of 14 tiles take, all three forms, and how long by
 * the recursion itself, without tables? C++ programs say 40 ns (Cryolite/nyanten) to 1,000 ns
 * (tomohxx/shanten-number, the deal included) a hand on machines of their own.
 *
 * <pre>
 * java -cp target/classes:target/test-classes:TEST-CLASS-PATH org.openjdk.jmh.Main ShantenBenchmark
 * </pre>
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class ShantenBenchmark {
  /** A power of two: more hands than branches can be learnt by heart, few enough for the cache. */
  private static final int HANDS = 4_096;

  /** Kinds of one run, or the real set of 34 kinds. */
  @Param({"real", "100"})
  @SuppressWarnings("NullAway.Init")
  public String set;

  @SuppressWarnings("NullAway.Init")
  private Hand[] hands;

  @SuppressWarnings("NullAway.Init")
  private Shanten shanten;

  private int next;

  @Setup
  public void deal() {
    boolean real = set.equals("real");
    TileSet tiles = real ? TileSet.FULL : TileSet.run(Integer.parseInt(set));
    SplittableRandom random = new SplittableRandom(1);
    HandGenerator generator = new HandGenerator(tiles);
    hands = new Hand[HANDS];
    for (int i = 0; i < HANDS; i++) {
      hands[i] = fourteen(generator.deal(random), real, random);
    }
    shanten = new Shanten();
  }

  /** A dealt hand and one tile more. */
  private static Hand fourteen(Hand dealt, boolean orphans, SplittableRandom random) {
    byte[] counts = new byte[dealt.set().kinds()];
    for (int kind = 0; kind < counts.length; kind++) {
      counts[kind] = (byte) dealt.count(kind);
    }
    int tile = random.nextInt(dealt.wall());
    int kind = 0;
    for (; tile >= dealt.left(kind); kind++) {
      tile -= dealt.left(kind);
    }
    counts[kind]++;
    return new Hand(dealt.set(), new Rules(true, orphans), counts);
  }

  @Benchmark
  public int croupier() {
    return shanten.of(nextHand()).fewest();
  }

  @Benchmark
  public int recursion() {
    return Shanten.walk(nextHand()).missing(Hand.MELDS, 1);
  }

  private Hand nextHand() {
    return hands[next++ & (HANDS - 1)];
  }
}
