package croupier.mahjong;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import croupier.number.Binomials;
import croupier.number.PrimeField;
import croupier.number.Ratio;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** All 93,600 hands of one run of nine kinds. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class HandPopulationTest {
  private static final int KINDS = 9;

  private final HandCensus census = new HandCensus(TileSet.run(KINDS));
  private final List<Hand> hands = new ArrayList<>();
  private final List<HandAnswer> answers = new ArrayList<>();

  HandPopulationTest() {
    var worker = new HandSolver(false).worker();
    for (long index = 0; index < census.size(); index++) {
      Hand hand = census.problem(index);
      hands.add(hand);
      answers.add(worker.solve(hand));
    }
  }

  @Test
  void census_ofNineKinds_hasAllDeals() {
    assertThat(hands).hasSize(93_600);
    assertThat(hands.stream().mapToLong(census::deals).sum()).isEqualTo(2_310_789_600L);
  }

  @ParameterizedTest
  @CsvSource({
    "5, 803/646, 808176157",
    "6, 720637/490314, 964726860",
    "7, 841302172/456326325, 868826260",
    "8, 3287682722/1502700975, 295525694",
    "9, 10392139259/4071834900, 222430806",
  })
  void meanOverDeals_ofShortRuns_isTheKnownFraction(int kinds, String mean, long residue) {
    Ratio known = Ratio.parse(mean);
    assertThat(meanOverDeals(new HandCensus(TileSet.run(kinds)), kinds)).isEqualTo(known);
    BigInteger prime = BigInteger.valueOf(PrimeField.CONTEST.prime());
    assertThat(known.numerator().multiply(known.denominator().modInverse(prime)).mod(prime))
        .isEqualTo(residue);
  }

  /** Whole counts are summed over all deals, draw by draw, before anything is divided. */
  private static Ratio meanOverDeals(HandCensus census, int kinds) {
    TileSet set = TileSet.run(kinds);
    Wall wall = new HandSolver(false).wall(set, Rules.USUAL);
    WinFreeCounter counter = new WinFreeCounter(wall);
    long[] winFree = new long[wall.width()];
    for (long index = 0; index < census.size(); index++) {
      Hand hand = census.problem(index);
      counter.open(hand);
      double[] counts = counter.reals();
      for (int draws = 0; draws < counts.length; draws++) {
        winFree[draws] += census.deals(hand) * (long) counts[draws];
      }
    }
    BigInteger deals = Binomials.exact(set.tiles(), Hand.TILES)[Hand.TILES];
    BigInteger[] choices = Binomials.exact(set.tiles() - Hand.TILES, wall.width());
    Ratio sum = Ratio.ZERO;
    for (int draws = 0; draws < winFree.length; draws++) {
      sum = sum.plus(Ratio.of(BigInteger.valueOf(winFree[draws]), choices[draws].multiply(deals)));
    }
    return sum;
  }

  @Test
  void meanOverHands_eachCountedOnce_isTheKnownDecimal() {
    double mean = answers.stream().mapToDouble(HandAnswer::expectedDraws).average().orElseThrow();
    assertThat(mean).isCloseTo(2.668848580862, within(5.0001e-13));
  }

  @Test
  void residues_ofAllHands_haveTheKnownSumAndXor() {
    long sum = 0;
    long xor = 0;
    for (HandAnswer answer : answers) {
      long residue = Objects.requireNonNull(answer.expectedDrawsMod());
      sum += residue;
      xor ^= residue;
    }
    assertThat(PrimeField.CONTEST.of(sum)).isEqualTo(580_049_728);
    assertThat(xor).isEqualTo(924_000_932);
  }

  @Test
  void expectedDraws_leastAndLargest_areAtTheKnownHands() {
    assertThat(answers.stream().filter(answer -> answer.expectedDraws() == 1)).hasSize(9);
    double most = answers.stream().mapToDouble(HandAnswer::expectedDraws).max().orElseThrow();
    assertThat(most).isCloseTo(4.0593717495, within(5.0001e-11));
    List<String> there = new ArrayList<>();
    for (int i = 0; i < hands.size(); i++) {
      if (answers.get(i).expectedDraws() > most - 1e-12) {
        there.add(hands.get(i).toString());
        assertThat(answers.get(i).expectedDrawsMod()).isEqualTo(49_881_072);
      }
    }
    assertThat(there)
        .containsExactlyInAnyOrder("9: 1 1 2 2 5 5 6 8 8 9 9 9 9", "9: 1 1 1 1 2 2 4 5 5 8 8 9 9");
  }

  @Test
  void expectedDraws_inStepsOfAHalf_spreadAsKnown() {
    int[] spread = new int[7];
    for (HandAnswer answer : answers) {
      spread[(int) (2 * answer.expectedDraws()) - 2]++;
    }
    assertThat(spread).containsExactly(1116, 8877, 23325, 34726, 21286, 4246, 24);
  }

  @Test
  void minDraws_ofAllHands_areTheKnownShantenPlusOne() {
    int[] histogram = new int[4];
    answers.forEach(answer -> histogram[Objects.requireNonNull(answer.minDraws())]++);
    assertThat(histogram).containsExactly(0, 40_196, 52_791, 613);
  }

  @Test
  void winningTiles_ofAllHands_areThePublishedTable() {
    int[] histogram = new int[24];
    answers.forEach(answer -> histogram[answer.winningTiles()]++);
    assertThat(histogram)
        .containsExactly(
            53_404, 128, 1208, 5154, 13687, 1772, 2977, 5356, 2926, 2061, 1119, 1542, 478, 814, 254,
            334, 132, 143, 16, 76, 8, 0, 2, 9);
  }

  /** The search finds the kinds; the tiles left of them are the solver's count. */
  @Test
  void waits_foundBySearch_areThePublishedTableAndTheSolversTiles() {
    WinSearch search = new WinSearch(TileSet.run(KINDS), Rules.USUAL);
    int[] histogram = new int[KINDS + 1];
    for (int i = 0; i < hands.size(); i++) {
      Hand hand = hands.get(i);
      int[] counts = new int[KINDS];
      Arrays.setAll(counts, hand::count);
      int waits = 0;
      int tiles = 0;
      for (int kind = 0; kind < KINDS; kind++) {
        int left = TileSet.COPIES - counts[kind]++;
        if (left > 0 && search.wins(counts)) {
          waits++;
          tiles += left;
        }
        counts[kind]--;
      }
      histogram[waits]++;
      assertThat(answers.get(i).winningTiles()).isEqualTo(tiles);
    }
    assertThat(histogram).containsExactly(53_404, 14193, 14493, 6739, 2948, 1335, 392, 79, 16, 1);
  }
}
