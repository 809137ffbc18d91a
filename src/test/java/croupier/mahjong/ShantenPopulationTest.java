package croupier.mahjong;

import static org.assertj.core.api.Assertions.assertThat;

import croupier.number.Ratio;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/**
 * All 98,521,596,000 hands of 13 tiles and all 326,520,504,500 of 14, counted by the program's own
 * tables: suits of one class of needs, with as many tiles, pairs, kinds and orphans, are one.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class ShantenPopulationTest {
  private static final int MOST_TILES = 14;
  private static final int[] WAYS = {1, 4, 6, 4, 1};
  private static final int DRAWS = 15;

  /** {@code [0][draws]}: deals that are so many draws away; {@code [1][draws]}: hands. */
  private final Map<Table, long[][]> thirteen = new EnumMap<>(Table.class);

  private final Map<Table, long[][]> fourteen = new EnumMap<>(Table.class);

  private enum Table {
    ALL,
    MELDS_AND_PAIRS,
    MELDS,
    PAIRS,
    ORPHANS
  }

  /** Groups of hands that act alike, by their {@link #key}: how many deals and hands each has. */
  private static final class Groups {
    final long[] dealt = new long[256 * (MOST_TILES + 1) * 8 * 8 * 7 * 2];
    final long[] distinct = new long[dealt.length];
    final List<Integer> keys = new ArrayList<>();

    void add(int key, long deals, long hands) {
      if (distinct[key] == 0) {
        keys.add(key);
      }
      dealt[key] += deals;
      distinct[key] += hands;
    }
  }

  /** A group as one number; of pairs and kinds no more than seven count. */
  private static int key(int one, int tiles, int pairs, int kinds, int orphans, int twice) {
    return ((((one * 15 + tiles) * 8 + Math.min(pairs, 7)) * 8 + Math.min(kinds, 7)) * 7 + orphans)
            * 2
        + twice;
  }

  private static int twice(int key) {
    return key % 2;
  }

  private static int orphans(int key) {
    return key / 2 % 7;
  }

  private static int kinds(int key) {
    return key / 14 % 8;
  }

  private static int pairs(int key) {
    return key / 112 % 8;
  }

  private static int tiles(int key) {
    return key / 896 % 15;
  }

  private static int one(int key) {
    return key / 13_440;
  }

  private final SuitNeeds suits = new Shanten().suits();

  ShantenPopulationTest() {
    Groups suit = oneSuit();
    Groups three = joined(joined(suit, suit), suit);
    withHonours(three);
  }

  private Groups oneSuit() {
    Groups groups = new Groups();
    int[] counts = new int[SuitNeeds.RANKS];
    byte[] held = new byte[TileSet.FULL.kinds()];
    do {
      int tiles = Arrays.stream(counts).sum();
      if (tiles <= MOST_TILES) {
        long deals = 1;
        int pairs = 0;
        int kinds = 0;
        for (int rank = 0; rank < counts.length; rank++) {
          held[rank] = (byte) counts[rank];
          deals *= WAYS[counts[rank]];
          kinds += counts[rank] >= 1 ? 1 : 0;
          pairs += counts[rank] >= 2 ? 1 : 0;
        }
        int orphans = Math.min(counts[0], 1) + Math.min(counts[8], 1);
        int twice = counts[0] >= 2 || counts[8] >= 2 ? 1 : 0;
        int one = suits.suit(new Hand(TileSet.FULL, Rules.USUAL, held), 0);
        groups.add(key(one, tiles, pairs, kinds, orphans, twice), deals, 1);
      }
    } while (WinTable.step(counts));
    return groups;
  }

  private Groups joined(Groups some, Groups suit) {
    Groups groups = new Groups();
    for (int a : some.keys) {
      for (int b : suit.keys) {
        if (tiles(a) + tiles(b) <= MOST_TILES) {
          int key =
              key(
                  suits.join(one(a), one(b)),
                  tiles(a) + tiles(b),
                  pairs(a) + pairs(b),
                  kinds(a) + kinds(b),
                  orphans(a) + orphans(b),
                  Math.max(twice(a), twice(b)));
          groups.add(key, some.dealt[a] * suit.dealt[b], some.distinct[a] * suit.distinct[b]);
        }
      }
    }
    return groups;
  }

  /** Takes each number of honours held once, twice, thrice and four times. */
  private void withHonours(Groups three) {
    for (int once = 0; once <= 7; once++) {
      for (int twos = 0; once + twos <= 7; twos++) {
        for (int threes = 0; once + twos + threes <= 7; threes++) {
          for (int fours = 0; once + twos + threes + fours <= 7; fours++) {
            withHonours(three, new int[] {0, once, twos, threes, fours});
          }
        }
      }
    }
  }

  private void withHonours(Groups three, int[] honours) {
    long hands = 1;
    long deals = 1;
    int kinds = 0;
    int tiles = 0;
    for (int copies = 1; copies <= 4; copies++) {
      tiles += copies * honours[copies];
      for (int i = 1; i <= honours[copies]; i++) {
        hands = hands * (7 - kinds++) / i;
        deals *= WAYS[copies];
      }
    }
    int pairs = honours[2] + honours[3] + honours[4];
    for (int key : three.keys) {
      int all = tiles(key) + tiles;
      if (all != Hand.TILES && all != Hand.TILES + 1) {
        continue;
      }
      int one = one(key);
      for (int copies = 1; copies <= 4; copies++) {
        for (int i = 0; i < honours[copies]; i++) {
          one = suits.joinAlone(one, copies);
        }
      }
      int melds = suits.needs(one).missing(Hand.MELDS, 1);
      int sevenPairs = 7 - Math.min(7, pairs(key) + pairs) + 7 - Math.min(7, kinds(key) + kinds);
      int orphans = 14 - orphans(key) - kinds - Math.max(twice(key), Math.min(pairs, 1));
      Map<Table, long[][]> table = all == Hand.TILES ? thirteen : fourteen;
      long d = three.dealt[key] * deals * hands;
      long n = three.distinct[key] * hands;
      tally(table, Table.ALL, Math.min(melds, Math.min(sevenPairs, orphans)), d, n);
      tally(table, Table.MELDS_AND_PAIRS, Math.min(melds, sevenPairs), d, n);
      tally(table, Table.MELDS, melds, d, n);
      tally(table, Table.PAIRS, sevenPairs, d, n);
      tally(table, Table.ORPHANS, orphans, d, n);
    }
  }

  private static void tally(
      Map<Table, long[][]> tables, Table table, int draws, long dealt, long distinct) {
    long[][] hands = tables.computeIfAbsent(table, unused -> new long[2][DRAWS]);
    hands[0][draws] += dealt;
    hands[1][draws] += distinct;
  }

  /** Deals that are 0, 1, 2, ... draws away, as long as there are any. */
  private long[] dealt(int tiles, Table table) {
    return upToLast(hands(tiles, table)[0]);
  }

  private long[] distinct(int tiles, Table table) {
    return upToLast(hands(tiles, table)[1]);
  }

  private long[][] hands(int tiles, Table table) {
    return Objects.requireNonNull((tiles == Hand.TILES ? thirteen : fourteen).get(table));
  }

  private static long[] upToLast(long[] hands) {
    int end = hands.length;
    while (hands[end - 1] == 0) {
      end--;
    }
    return Arrays.copyOf(hands, end);
  }

  @Test
  void allTables_haveAllHands() {
    for (Table table : Table.values()) {
      assertThat(Arrays.stream(dealt(13, table)).sum()).isEqualTo(483_774_556_165_488_000L);
      assertThat(Arrays.stream(distinct(13, table)).sum()).isEqualTo(98_521_596_000L);
      assertThat(Arrays.stream(dealt(14, table)).sum()).isEqualTo(4_250_305_029_168_216_000L);
      assertThat(Arrays.stream(distinct(14, table)).sum()).isEqualTo(326_520_504_500L);
    }
  }

  /** Published in tomohxx/mahjong-algorithm-book, docs/shanten.md. */
  @Test
  void fourteenTiles_dealt_areThePublishedTable() {
    assertThat(dealt(14, Table.ALL))
        .containsExactly(
            12_859_078_207_674L,
            2_966_241_795_738_948L,
            99_154_452_630_748_356L,
            828_714_358_375_292_670L,
            1_867_404_976_243_926_528L,
            1_211_948_980_271_480_832L,
            233_501_763_289_743_360L,
            6_601_397_483_077_632L);
  }

  @Test
  void fourteenTiles_distinct_areTheKnownTable() {
    assertThat(distinct(14, Table.ALL))
        .containsExactly(
            16_873_619L,
            2_133_064_968L,
            35_934_777_211L,
            130_938_507_660L,
            121_685_916_468L,
            33_290_266_817L,
            2_496_505_635L,
            24_592_122L);
  }

  @Test
  void thirteenTiles_allForms_areTheKnownTable() {
    assertThat(dealt(13, Table.ALL))
        .containsExactly(
            0,
            39_270_395_383_132L,
            3_006_175_115_638_776L,
            45_249_205_945_148_216L,
            175_141_291_509_958_900L,
            192_909_046_305_573_888L,
            63_384_201_353_756_672L,
            4_045_365_540_028_416L);
    assertThat(distinct(13, Table.ALL))
        .containsExactly(
            0,
            92_371_838L,
            3_853_879_869L,
            26_789_930_989L,
            44_415_586_270L,
            20_654_119_377L,
            2_655_427_013L,
            60_280_644L);
  }

  @Test
  void thirteenTiles_meldsAlone_areTheKnownTable() {
    assertThat(dealt(13, Table.MELDS))
        .containsExactly(
            0,
            32_244_742_336_860L,
            2_462_555_550_248_952L,
            36_992_212_761_231_160L,
            150_520_686_671_360_244L,
            185_259_337_372_953_600L,
            89_843_375_028_568_064L,
            17_455_607_501_553_664L,
            1_188_423_272_497_152L,
            20_113_264_738_304L);
    assertThat(distinct(13, Table.MELDS))
        .containsExactly(
            0,
            54_747_045L,
            2_318_210_748L,
            18_521_094_520L,
            40_311_144_206L,
            28_348_596_450L,
            8_048_161_086L,
            885_943_636L,
            33_398_598L,
            299_711L);
  }

  @Test
  void thirteenTiles_meldsAndPairs_areTheKnownTable() {
    assertThat(dealt(13, Table.MELDS_AND_PAIRS))
        .containsExactly(
            0,
            39_266_402_405_724L,
            3_005_659_272_869_880L,
            45_229_418_899_743_544L,
            174_813_096_696_891_636L,
            191_290_506_950_003_712L,
            64_225_132_647_284_736L,
            5_171_475_296_288_768L);
    assertThat(distinct(13, Table.MELDS_AND_PAIRS))
        .containsExactly(
            0,
            92_371_681L,
            3_853_856_430L,
            26_788_859_061L,
            44_395_532_379L,
            20_593_688_073L,
            2_720_227_389L,
            77_060_987L);
  }

  @Test
  void thirteenTiles_pairsAlone_areTheKnownTable() {
    assertThat(dealt(13, Table.PAIRS))
        .containsExactly(
            0,
            7_027_758_194_688L,
            553_101_302_679_552L,
            9_948_465_682_873_344L,
            63_906_129_531_521_024L,
            167_942_984_939_930_112L,
            179_140_911_005_498_624L,
            62_275_935_944_790_656L);
    assertThat(distinct(13, Table.PAIRS))
        .containsExactly(
            0,
            37_657_312L,
            1_589_676_528L,
            13_696_502_336L,
            36_702_708_416L,
            34_519_187_208L,
            11_047_694_936L,
            928_169_264L);
  }

  @Test
  void thirteenTiles_orphansAlone_areTheKnownTable() {
    assertThat(dealt(13, Table.ORPHANS))
        .containsExactly(
            0,
            3_992_977_408L,
            515_842_768_896L,
            19_787_045_404_672L,
            334_918_572_212_224L,
            2_971_719_125_286_912L,
            15_196_564_025_330_688L,
            47_481_566_765_428_224L,
            94_279_951_073_921_184L,
            122_513_613_524_173_872L,
            106_668_496_870_903_968L,
            63_028_268_061_280_704L,
            24_777_714_051_345_528L,
            5_875_630_423_757_640L,
            625_806_790_696_080L);
    assertThat(distinct(13, Table.ORPHANS)[1]).isEqualTo(157);
  }

  @Test
  void fourteenTiles_meldsAlone_areTheKnownTable() {
    assertThat(dealt(14, Table.MELDS))
        .containsExactly(
            11_353_128_141_498L,
            2_560_073_618_528_580L,
            84_836_864_591_965_380L,
            708_866_296_874_217_726L,
            1_732_690_933_213_527_552L,
            1_270_342_844_384_821_248L,
            398_021_022_894_784_512L,
            50_748_272_871_997_440L,
            2_205_616_265_232_384L,
            21_751_324_999_680L);
    assertThat(distinct(14, Table.MELDS))
        .containsExactly(
            11_498_658L,
            1_407_507_075L,
            24_534_145_015L,
            104_744_544_266L,
            131_618_303_547L,
            53_783_938_428L,
            9_718_513_527L,
            685_882_185L,
            16_090_769L,
            81_030L);
  }

  /** Wins of each form, published by several people. */
  @Test
  void fourteenTiles_winsOfEachForm_areThePublishedNumbers() {
    assertThat(dealt(14, Table.PAIRS)[0]).isEqualTo(1_505_948_184_576L);
    assertThat(distinct(14, Table.PAIRS)[0]).isEqualTo(5_379_616);
    assertThat(dealt(14, Table.ORPHANS)[0]).isEqualTo(1_308_622_848L);
    assertThat(distinct(14, Table.ORPHANS)[0]).isEqualTo(13);
    assertThat(dealt(14, Table.MELDS)[0] + dealt(14, Table.PAIRS)[0] - 1_306_741_248L)
        .as("less two identical pairs of runs")
        .isEqualTo(dealt(14, Table.MELDS_AND_PAIRS)[0]);
  }

  @Test
  void means_ofDealtAndDistinctHands_areTheKnownDecimals() {
    assertThat(meanShanten(dealt(14, Table.ALL))).isEqualTo("3.1559378137");
    assertThat(meanShanten(distinct(14, Table.ALL))).isEqualTo("2.4765483495");
    assertThat(meanShanten(dealt(13, Table.ALL))).isEqualTo("3.5796794699");
    assertThat(meanShanten(distinct(13, Table.ALL))).isEqualTo("2.9124152343");
    assertThat(meanShanten(dealt(13, Table.MELDS))).isEqualTo("3.7858063356");
    assertThat(meanShanten(distinct(13, Table.MELDS))).isEqualTo("3.2427496742");
    assertThat(meanShanten(dealt(13, Table.MELDS_AND_PAIRS))).isEqualTo("3.5868366946");
    assertThat(meanShanten(distinct(13, Table.MELDS_AND_PAIRS))).isEqualTo("2.9136396334");
    assertThat(meanShanten(dealt(14, Table.MELDS))).isEqualTo("3.3155762379");
  }

  private static String meanShanten(long[] hands) {
    Ratio sum = Ratio.ZERO;
    for (int draws = 0; draws < hands.length; draws++) {
      sum = sum.plus(Ratio.of(hands[draws]).times(Ratio.of(draws - 1L)));
    }
    return sum.over(Ratio.of(Arrays.stream(hands).sum())).toDecimal(10);
  }
}
