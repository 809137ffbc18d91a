package croupier.stats;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Against sorting. */
final class RankSearchTest {
  private static final int[] PERCENTS = {0, 1, 5, 25, 50, 75, 99, 100};

  private record Weighed(double value, long weight) {}

  /** The definition, word by word. */
  private static double slow(Weighed[] rows, int percent) {
    Weighed[] sorted = rows.clone();
    Arrays.sort(sorted, (a, b) -> Double.compare(a.value(), b.value()));
    BigInteger whole = BigInteger.ZERO;
    for (Weighed row : sorted) {
      whole = whole.add(BigInteger.valueOf(row.weight()));
    }
    BigInteger wanted = whole.multiply(BigInteger.valueOf(percent));
    BigInteger below = BigInteger.ZERO;
    for (Weighed row : sorted) {
      below = below.add(BigInteger.valueOf(row.weight()));
      if (row.weight() > 0 && below.multiply(BigInteger.valueOf(100)).compareTo(wanted) >= 0) {
        return row.value();
      }
    }
    throw new AssertionError("no weight");
  }

  private static void assertRight(Weighed[] rows, Random random) {
    Group group = new Group("g");
    long weight = Arrays.stream(rows).mapToLong(Weighed::weight).sum();
    RankSearch search = new RankSearch();
    search.want(null, weight, PERCENTS);
    search.want(group, weight, 50);
    int passes = 0;
    while (search.isOpen()) {
      RankSearch.Pass[] parts = {search.pass(), search.pass(), search.pass()};
      for (Weighed row : rows) {
        parts[random.nextInt(3)].add(group, row.value(), row.weight());
      }
      parts[2].merge(parts[0]);
      parts[2].merge(parts[1]);
      search.take(parts[2]);
      passes++;
    }
    assertThat(passes).isEqualTo(8);
    for (int percent : PERCENTS) {
      assertThat(search.found(null).get(percent))
          .as("%d %%", percent)
          .isEqualTo(slow(rows, percent));
    }
    assertThat(search.found(group).get(50)).isEqualTo(slow(rows, 50));
  }

  @Test
  void found_inAnyDoubles_areThoseOfTheSortedRows() {
    Random random = new Random(4);
    for (int size : new int[] {1, 2, 3, 10, 333}) {
      Weighed[] rows = new Weighed[size];
      for (int i = 0; i < size; i++) {
        double value = Double.longBitsToDouble(random.nextLong());
        rows[i] = new Weighed(Double.isNaN(value) ? 0.0 : value, 1 + random.nextInt(9));
      }
      assertRight(rows, random);
    }
  }

  @Test
  void found_amongTiesInfinitiesAndRowsOfNoWeight_areRight() {
    Random random = new Random(5);
    double[] few = {Double.NEGATIVE_INFINITY, -1, 0.0, 2, 2.5, Double.POSITIVE_INFINITY};
    for (int trial = 0; trial < 20; trial++) {
      Weighed[] rows = new Weighed[30];
      for (int i = 0; i < rows.length; i++) {
        rows[i] = new Weighed(few[random.nextInt(few.length)], random.nextInt(3));
      }
      rows[0] = new Weighed(2, 1);
      assertRight(rows, random);
    }
  }

  @Test
  void rank_ofGreatWeights_isNotRounded() {
    Random random = new Random(6);
    for (int trial = 0; trial < 1000; trial++) {
      long weight = 1 + (random.nextLong() >>> (1 + random.nextInt(62)));
      int percent = random.nextInt(101);
      BigInteger[] parts =
          BigInteger.valueOf(weight)
              .multiply(BigInteger.valueOf(percent))
              .divideAndRemainder(BigInteger.valueOf(100));
      long wanted = parts[0].longValueExact() + parts[1].signum();
      assertThat(RankSearch.rank(weight, percent)).isEqualTo(Math.max(1, wanted));
    }
  }
}
