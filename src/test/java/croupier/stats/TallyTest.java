package croupier.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.math.BigInteger;
import java.util.Objects;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

final class TallyTest {
  private static final int CLASSES = 1000;

  private final double[] values = new double[CLASSES];
  private final int[] groups = new int[CLASSES];
  private final long[] problems = new long[CLASSES];
  private final long[] deals = new long[CLASSES];

  TallyTest() {
    SplittableRandom random = new SplittableRandom(5);
    for (int k = 0; k < CLASSES; k++) {
      values[k] = 1 + 16 * random.nextDouble();
      groups[k] = random.nextInt(3);
      problems[k] = random.nextLong(1, 1000);
      deals[k] = random.nextLong(1, 1L << 40);
    }
  }

  private Tally tally(int from, int to) {
    Tally tally = new Tally(3, 0.25, 10);
    tally.add(from, to, values, groups, problems, deals, k -> "class " + k);
    return tally;
  }

  @Test
  void mergedParts_inAnyOrder_haveTheSameBits() {
    GroupTally whole = tally(0, CLASSES).all();
    Tally merged = tally(700, CLASSES);
    merged.merge(tally(0, 300));
    merged.merge(tally(300, 700));
    GroupTally all = merged.all();
    assertThat(all.meanOfProblems()).isEqualTo(whole.meanOfProblems());
    assertThat(all.meanOfDeals()).isEqualTo(whole.meanOfDeals());
    assertThat(all.deviationOfProblems()).isEqualTo(whole.deviationOfProblems());
    assertThat(all.deviationOfDeals()).isEqualTo(whole.deviationOfDeals());
    assertThat(all.deals()).isEqualTo(whole.deals());
    assertThat(merged.extremes().lowest()).isEqualTo(tally(0, CLASSES).extremes().lowest());
    assertThat(merged.extremes().highest()).isEqualTo(tally(0, CLASSES).extremes().highest());
  }

  @Test
  void groupTally_isTheExactSummaryOfItsRows() {
    Summary byProblems = new Summary();
    Summary byDeals = new Summary();
    for (int k = 0; k < CLASSES; k++) {
      byProblems.add(values[k], problems[k]);
      byDeals.add(values[k], deals[k]);
    }
    GroupTally all = tally(0, CLASSES).all();
    assertThat(all.meanOfProblems()).isEqualTo(byProblems.mean());
    assertThat(all.meanOfDeals()).isEqualTo(byDeals.mean());
    assertThat(all.deviationOfProblems())
        .isCloseTo(Objects.requireNonNull(byProblems.deviation()), within(1e-12));
    assertThat(all.deviationOfDeals())
        .isCloseTo(Objects.requireNonNull(byDeals.deviation()), within(1e-12));
    assertThat(all.least()).isEqualTo(byProblems.least());
    assertThat(all.most()).isEqualTo(byProblems.most());
    assertThat(all.problems()).isEqualTo(byProblems.weight());
    assertThat(all.deals()).isEqualTo(byDeals.weight());
  }

  @Test
  void bins_holdTheValuesFromTheirStartOn() {
    GroupTally all = tally(0, CLASSES).all();
    for (int bin = 0; bin < 80; bin++) {
      long wanted = 0;
      for (int k = 0; k < CLASSES; k++) {
        boolean inBin = values[k] >= bin * 0.25 && values[k] < (bin + 1) * 0.25;
        wanted += inBin ? problems[k] : 0;
      }
      assertThat(all.problems(bin)).isEqualTo(wanted);
    }
    assertThat(tally(0, 1).start(7)).isEqualTo(1.75);
    assertThat(new Tally(1, 0.01, 0).start(7)).isEqualTo(0.07);
  }

  @Test
  void add_ofAValueOutOfRange_saysSo() {
    GroupTally tally = new GroupTally(1);
    assertThatThrownBy(() -> tally.add(512, 1, 1)).hasMessageContaining("512");
    assertThatThrownBy(() -> tally.add(Double.NaN, 1, 1)).hasMessageContaining("NaN");
  }

  @Test
  void wideSum_ofLargeProducts_isExact() {
    WideSum sum = new WideSum();
    SplittableRandom random = new SplittableRandom(6);
    BigInteger wanted = BigInteger.ZERO;
    for (int i = 0; i < 1000; i++) {
      long a = random.nextLong(1L << 58);
      long b = random.nextLong(1L << 58);
      sum.add(a, b);
      wanted = wanted.add(BigInteger.valueOf(a).multiply(BigInteger.valueOf(b)));
    }
    assertThat(sum.value()).isEqualTo(wanted);
  }
}
