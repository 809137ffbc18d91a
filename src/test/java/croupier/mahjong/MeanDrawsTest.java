package croupier.mahjong;

import static org.assertj.core.api.Assertions.assertThat;

import croupier.number.Binomials;
import croupier.number.PrimeField;
import croupier.number.Ratio;
import java.math.BigInteger;
import java.util.Arrays;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The mean over all dealt hands without looking at one: thirteen tiles dealt and i drawn are a
 * random set of 13 + i tiles, so the mean is the sum over k of the chance that k random tiles
 * contain no win, from k = 13 on.
 */
final class MeanDrawsTest {
  private static final int[] WAYS = {1, 4, 6, 4, 1};

  @ParameterizedTest
  @CsvSource({
    "false, 12857769584826, 13.323808113, 486816569",
    "true, 12859078207674, 13.321008517, 165117641",
  })
  void meanOverDeals_ofTheRealSet_isTheKnownNumber(
      boolean orphans, String winsOfFourteen, String mean, long residue) {
    Wall wall = new HandSolver(false).wall(TileSet.FULL, new Rules(true, orphans));
    BigInteger[] winFree = winFreeSets(wall);
    int most = winFree.length - 1;
    assertThat(most).isEqualTo(37);
    BigInteger[] sets = Binomials.exact(TileSet.FULL.tiles(), most);
    assertThat(sets[14].subtract(winFree[14])).isEqualTo(winsOfFourteen);

    Ratio sum = Ratio.ZERO;
    for (int tiles = Hand.TILES; tiles <= most; tiles++) {
      sum = sum.plus(Ratio.of(winFree[tiles], sets[tiles]));
    }
    assertThat(sum.toDecimal(9)).isEqualTo(mean);
    BigInteger prime = BigInteger.valueOf(PrimeField.CONTEST.prime());
    assertThat(sum.numerator().multiply(sum.denominator().modInverse(prime)).mod(prime))
        .isEqualTo(residue);
  }

  /** {@code [k]}: the sets of k tiles without a win, none of them held before. */
  private static BigInteger[] winFreeSets(Wall wall) {
    int most = wall.width() - 1 + Hand.TILES;
    BigInteger[][] sets = new BigInteger[wall.states()][];
    sets[wall.start()] = zeros(most + 1);
    sets[wall.start()][0] = BigInteger.ONE;
    for (int kind = 0; kind < wall.kinds(); kind++) {
      sets = afterKind(wall.moves(kind), sets, most);
    }
    BigInteger[] sum = zeros(most + 1);
    for (int state = 0; state < sets.length; state++) {
      if (sets[state] != null && !wall.isWinAtEnd(state)) {
        addMoved(sum, sets[state], 0);
      }
    }
    return sum;
  }

  private static BigInteger[][] afterKind(int[] moves, BigInteger[][] before, int most) {
    BigInteger[][] after = new BigInteger[before.length][];
    for (int state = 0; state < before.length; state++) {
      for (int copies = 0; before[state] != null && copies < WAYS.length; copies++) {
        int next = moves[state * WinAutomaton.LETTERS + copies];
        if (next != Wall.WIN) {
          after[next] = after[next] == null ? zeros(most + 1) : after[next];
          addMoved(after[next], before[state], copies);
        }
      }
    }
    return after;
  }

  private static void addMoved(BigInteger[] sum, BigInteger[] sets, int copies) {
    BigInteger ways = BigInteger.valueOf(WAYS[copies]);
    for (int tiles = copies; tiles < sum.length; tiles++) {
      sum[tiles] = sum[tiles].add(sets[tiles - copies].multiply(ways));
    }
  }

  private static BigInteger[] zeros(int length) {
    BigInteger[] zeros = new BigInteger[length];
    Arrays.fill(zeros, BigInteger.ZERO);
    return zeros;
  }
}
