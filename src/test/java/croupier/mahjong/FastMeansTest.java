package croupier.mahjong;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Means by suits and by halves are those of the walk over all kinds. */
class FastMeansTest {
  private static final HandSolver SOLVER = new HandSolver(false);

  private static MeanDraws bySuits(TileSet set, Rules rules) {
    ClosedStates states = new ClosedStates(SOLVER.wall(set, new Rules(rules.pairs(), false)));
    return new MeanBySuits(
        set, SOLVER.wall(set, rules), states, new Shelf(1 << 24), new Shelf(1 << 24));
  }

  private static Optional<MeanDraws> byHalves(int kinds) {
    TileSet set = TileSet.run(kinds);
    return MeanByHalves.of(
        SOLVER.wall(set, Rules.USUAL), set.tiles() - Hand.TILES, new Shelf(1 << 24));
  }

  private static void assertSame(MeanDraws fast, Seat walk, Hand hand) {
    MeanDraws.Mean mean = fast.of(hand);
    MeanDraws.Mean expected = walk.mean(hand);

    assertThat(mean.modulo()).as("%s", hand).isEqualTo(expected.modulo());
    assertThat(mean.draws() / expected.draws()).as("%s", hand).isCloseTo(1, within(1e-14));
  }

  @ParameterizedTest
  @CsvSource({
    "FOUR_PLAYERS, true, false", "FOUR_PLAYERS, true, true", "FOUR_PLAYERS, false, false",
    "FOUR_PLAYERS, false, true", "THREE_PLAYERS, true, false", "THREE_PLAYERS, true, true",
    "THREE_PLAYERS, false, true"
  })
  void bySuits_randomHands(TileSet.Layout layout, boolean pairs, boolean orphans) {
    TileSet set = layout == TileSet.Layout.FOUR_PLAYERS ? TileSet.FULL : TileSet.SANMA;
    Rules rules = new Rules(pairs, orphans);
    MeanDraws fast = bySuits(set, rules);
    Seat walk = new Seat(SOLVER.wall(set, rules), null);
    HandGenerator generator = new HandGenerator(set);
    for (int row = 0; row < 400; row++) {
      Hand dealt = generator.row(3, row);
      byte[] counts = new byte[set.kinds()];
      for (int kind = 0; kind < counts.length; kind++) {
        counts[kind] = (byte) dealt.count(kind);
      }
      assertSame(fast, walk, new Hand(set, rules, counts));
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "123m456p789s1122z", "1112345678999m", "19m19p19s1234567z +orphans", "1111222333444z",
        "1111m123p112233s +orphans", "159m159p159s1234z", "1111222233334m", "119m19p19s123456z",
        "1133557799m113p", "1122334455667z -pairs"
      })
  void bySuits_handsOfInterest(String text) {
    Hand hand = Hand.parse(text);

    assertSame(
        bySuits(hand.set(), hand.rules()),
        new Seat(SOLVER.wall(hand.set(), hand.rules()), null),
        hand);
  }

  @ParameterizedTest
  @ValueSource(ints = {5, 6, 7, 8, 9, 10, 12, 14, 16, 18})
  void byHalves_randomHands(int kinds) {
    MeanDraws fast = byHalves(kinds).orElseThrow();
    TileSet set = TileSet.run(kinds);
    Seat walk = new Seat(SOLVER.wall(set, Rules.USUAL), null);
    HandGenerator generator = new HandGenerator(set);
    for (int row = 0; row < 400; row++) {
      assertSame(fast, walk, generator.row(4, row));
    }
  }

  @Test
  void bySuits_theRealSetNeedsFewPoints() {
    Wall wall = SOLVER.wall(TileSet.FULL, Rules.USUAL);
    DrawPoints points = new DrawPoints(TileSet.FULL.tiles() - Hand.TILES, wall.width());

    assertThat(wall.width() - 1).isEqualTo(24);
    assertThat(points.reals()).isEqualTo(13);
    assertThat(points.residues()).isEqualTo(25);
  }

  /** What is left when orphans are taken off; nothing is nearer to them than the wait for any. */
  @Test
  void bySuits_orphansLeaveAFifth() {
    Hand hand = Hand.parse("19m19p19s1234567z +orphans");
    double all = bySuits(hand.set(), Rules.USUAL).of(hand).draws();
    double left = bySuits(hand.set(), hand.rules()).of(hand).draws();

    assertThat(left / all).isBetween(0.18, 0.19);
  }

  @Test
  void byHalves_isForShortRuns() {
    assertThat(
            IntStream.rangeClosed(TileSet.FEWEST_KINDS, TileSet.MOST_KINDS)
                .filter(kinds -> byHalves(kinds).isPresent()))
        .containsExactly(IntStream.rangeClosed(5, 18).boxed().toArray(Integer[]::new));
  }

  @Test
  void means_doNotDependOnWhatWasSolvedBefore() {
    HandGenerator generator = new HandGenerator(TileSet.FULL);
    MeanDraws kept = bySuits(TileSet.FULL, Rules.USUAL);
    LongStream.range(0, 500).mapToObj(row -> generator.row(5, row)).forEach(kept::of);
    for (int row = 0; row < 20; row++) {
      Hand hand = generator.row(5, row);

      assertThat(kept.of(hand)).isEqualTo(bySuits(TileSet.FULL, Rules.USUAL).of(hand));
    }
  }
}
