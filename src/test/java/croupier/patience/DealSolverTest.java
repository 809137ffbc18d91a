package croupier.patience;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import croupier.game.BadProblem;
import croupier.game.Column;
import croupier.game.Extra;
import croupier.game.Extras;
import croupier.game.Solver;
import croupier.number.Ratio;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.SplittableRandom;
import org.assertj.core.data.Percentage;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class DealSolverTest {
  private static final Percentage THIRTEEN_DIGITS = Percentage.withPercentage(1e-11);

  private static final String SAMPLE =
      "AS 9S 6C KS / JC QH AC KH / 7S QD JD KD / QS TS JS 9H / 6D TD AD 8S"
          + " / QC TH KC 8D / 8C 9D TC 7C / 9C 7H JH 7D / 8H 6S AH 6H";

  /** Ten piles of seven equal cards. */
  private static final Deal MONSTER =
      new Deal(Collections.nCopies(10, Collections.nCopies(7, new Card(12, Card.NO_SUIT))));

  private final Solver.Worker<Deal, DealAnswer> worker = new DealSolver(true, true).worker();

  private DealAnswer solve(String text) {
    return worker.solve(Deal.parse(text));
  }

  @ParameterizedTest
  @CsvSource({
    SAMPLE + ", 0.5893141864127796, 14259369055191929/24196548096000000, 1904",
    "JS 6S AS QS / QC TS 9S 6C / 6D 7S 8S 8C / KS TC JC AC / 9C QD 7C KC / 9D 8D 7D KD"
        + " / 9H QH 7H AD / TD AH KH 6H / 8H TH JD JH"
        + ", 2.2854777520576133e-05, 5687/248832000, 492",
    "AS AC JS 6S / 9S 6C KS 7S / AD 7C QS KC / 7D 6D JC KD / 8S JD 9C TS / 9D QC JH 7H"
        + " / AH 8C 6H QD / 8D KH TC TD / 8H 9H QH TH"
        + ", 0.4518153651470641, 10583445875835516641401790083/23424271709729587200000000000, 3791",
    "9S TS JS 8S / 7S JC KS AS / 7C AC AD 6S / 9C TC JD 8C / QS QC 8D 8H / 7D KC KD 6C"
        + " / 9D TD 6D QD / 7H JH KH AH / 9H TH 6H QH"
        + ", 0.0457771164021164, 13843/302400, 9146",
    /* Found by a climb of 8,000 swaps with the benchmark's HillClimb, seed 2005, the second of 8. */
    "8D AH JS KC / 6C TS TD 9C / 7S 8H AC JH / 7C QH 6H 9S / 9D 9H KD KS / 7H QC 6D TC"
        + " / QD 8C AS JD / 8S AD JC KH / 7D QS 6S TH"
        + ", 0.03333333333333333, 1/30, 9555",
    /* The last of 8 climbs of 1,000 swaps, seed 1: one of the benchmark's deals. */
    "JC KD 9C 8C / QC 8D 8H TH / JD KS 9D 6S / QS TS AC 7H / QD TC TD AD / JS KC 9S 8S"
        + " / QH AH AS 6C / 6D 6H 7C 7D / JH KH 9H 7S"
        + ", 0.003024691358024691, 49/16200, 8937"
  })
  void solve_knownDeals_giveTheKnownAnswers(String deal, double win, String exact, int states) {
    DealAnswer answer = solve(deal);
    assertThat(answer.winProbability()).isCloseTo(win, THIRTEEN_DIGITS);
    assertThat(answer.exact()).isEqualTo(exact);
    assertThat(answer.states()).isEqualTo(states);
    assertThat(answer.winnable()).isTrue();
  }

  @Test
  void solve_threeOfARankInOnePile_isExactlyZero() {
    DealAnswer answer =
        solve(
            "6S 6C 6D 7S / 6H 7C 7D 7H / 8S 8C 9S 9C / 8D 8H 9D 9H / TS TC JS JC / TD TH JD JH"
                + " / QS QC KS KC / QD QH KD KH / AS AC AD AH");
    assertThat(answer.winProbability()).isZero();
    assertThat(answer.winnable()).isFalse();
    assertThat(answer.exact()).isEqualTo("0");
    assertThat(answer.states()).isGreaterThan(1);
    assertThat(answer.expectedCardsLeft()).isGreaterThanOrEqualTo(6);
  }

  @Test
  void solve_smallDealsOfAllShapes_equalTheOracle() {
    SplittableRandom random = new SplittableRandom(1637);
    for (int i = 0; i < 600; i++) {
      assertSolvedRight(randomDeal(random));
    }
  }

  @Test
  void solve_classicDeals_equalTheOracle() {
    DealGenerator generator = new DealGenerator();
    for (int row = 0; row < 15; row++) {
      assertSolvedRight(generator.row(2005, row));
    }
  }

  @Test
  void solve_hardestDealKnown_equalsTheOracle() {
    assertSolvedRight(
        Deal.parse(
            "8D AH JS KC / 6C TS TD 9C / 7S 8H AC JH / 7C QH 6H 9S / 9D 9H KD KS / 7H QC 6D TC"
                + " / QD 8C AS JD / 8S AD JC KH / 7D QS 6S TH"));
  }

  private void assertSolvedRight(Deal deal) {
    SlowDeal slow = new SlowDeal(deal);
    SlowDeal.Outcome outcome = slow.outcome();
    DealAnswer answer = worker.solve(deal);
    String text = deal.toString();
    assertThat(answer.winProbability())
        .as(text)
        .isCloseTo(outcome.win().toDouble(), THIRTEEN_DIGITS);
    assertThat(answer.winnable()).as(text).isEqualTo(outcome.winnable());
    assertThat(answer.expectedCardsLeft())
        .as(text)
        .isCloseTo(outcome.cardsLeft().toDouble(), THIRTEEN_DIGITS);
    assertThat(answer.states()).as(text).isEqualTo(slow.states());
    assertThat(answer.exact()).as(text).isEqualTo(outcome.win().toString());
    assertThat(deal.isLostAtSight() && outcome.winnable()).as(text).isFalse();
    assertSameMove(text, answer.bestFirstMove(), slow.bestFirstMove());
  }

  private static void assertSameMove(
      String text, @Nullable String move, SlowDeal.@Nullable Move expected) {
    if (move == null || expected == null) {
      assertThat(move).as(text).isNull();
      assertThat(expected).as(text).isNull();
      return;
    }
    int blank = move.indexOf(' ');
    assertThat(move.substring(0, blank)).as(text).isEqualTo(expected.pair());
    assertThat(Double.parseDouble(move.substring(blank + 1)))
        .as(text)
        .isCloseTo(expected.win().toDouble(), THIRTEEN_DIGITS);
  }

  /** Few ranks, so that there are many pairs; every other deal can be dealt in pairs. */
  private static Deal randomDeal(SplittableRandom random) {
    int ranks = random.nextInt(1, 6);
    boolean inPairs = random.nextBoolean();
    List<List<Card>> piles = new ArrayList<>();
    List<Card> twins = new ArrayList<>();
    int count = random.nextInt(1, 7);
    for (int i = 0; i < count; i++) {
      List<Card> pile = new ArrayList<>();
      int cards = random.nextInt(5);
      for (int j = 0; j < cards; j++) {
        boolean isTwin = inPairs && !twins.isEmpty() && random.nextBoolean();
        Card card =
            isTwin
                ? twins.remove(random.nextInt(twins.size()))
                : new Card(random.nextInt(ranks), random.nextInt(-1, 4));
        if (!isTwin) {
          twins.add(card);
        }
        pile.add(card);
      }
      piles.add(pile);
    }
    return new Deal(piles);
  }

  @Test
  void solve_renamedRanksAndOtherSuits_areTheSameBits() {
    DealGenerator generator = new DealGenerator();
    for (int row = 0; row < 40; row++) {
      Deal deal = generator.row(3, row);
      List<Integer> names = new ArrayList<>(List.of(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12));
      Collections.shuffle(names, new Random(row));
      List<List<Card>> renamed =
          deal.piles().stream()
              .map(
                  pile ->
                      pile.stream()
                          .map(card -> new Card(names.get(card.rank()), card.suit() % 3 - 1))
                          .toList())
              .toList();
      assertThat(worker.solve(new Deal(renamed))).isEqualTo(worker.solve(deal));
    }
  }

  @Test
  void solve_reorderedPiles_agreeButForTheLastBits() {
    DealGenerator generator = new DealGenerator();
    for (int row = 0; row < 40; row++) {
      Deal deal = generator.row(4, row);
      List<List<Card>> piles = new ArrayList<>(deal.piles());
      Collections.shuffle(piles, new Random(row));
      DealAnswer answer = worker.solve(deal);
      DealAnswer reordered = worker.solve(new Deal(piles));
      assertThat(reordered.exact()).isEqualTo(answer.exact());
      assertThat(reordered.states()).isEqualTo(answer.states());
      assertThat(reordered.winProbability()).isCloseTo(answer.winProbability(), THIRTEEN_DIGITS);
      assertThat(reordered.expectedCardsLeft())
          .isCloseTo(answer.expectedCardsLeft(), THIRTEEN_DIGITS);
    }
  }

  @Test
  void solve_anEmptyPileMore_changesNoBit() {
    DealAnswer answer = solve(SAMPLE);
    assertThat(solve(SAMPLE + " /")).isEqualTo(answer);
  }

  @Test
  void solve_noCards_isWonAtOnce() {
    assertThat(solve("/")).isEqualTo(new DealAnswer(1, true, 0, 0, "1", null));
    assertThat(solve("")).isEqualTo(new DealAnswer(1, true, 0, 0, "1", null));
  }

  @Test
  void solve_oneCard_staysForever() {
    assertThat(solve("AS")).isEqualTo(new DealAnswer(0, false, 1, 1, "0", null));
  }

  @Test
  void solve_threeEqualTops_areThreePairs() {
    /* 2+3 leaves an ace over a king and a king; the two others end with one ace. */
    DealAnswer answer = solve("K A / A / A / K");
    assertThat(answer.expectedCardsLeft()).isCloseTo(5.0 / 3, THIRTEEN_DIGITS);
    assertThat(answer.states()).isEqualTo(6);
    assertThat(answer.bestFirstMove()).isEqualTo("1+2 0.0");
    assertThat(solve("A / A / A / A").states()).isEqualTo(7);
  }

  @Test
  void solve_bestFirstMove_isTheLowestOfEquals() {
    assertThat(solve("A / K / A / K").bestFirstMove()).isEqualTo("1+3 1.0");
    assertThat(solve("2 2 / 2 / 2").bestFirstMove()).isEqualTo("1+2 1.0");
    assertThat(solve("2 / 2 / 2 2").bestFirstMove()).isEqualTo("1+3 1.0");
  }

  @Test
  @Timeout(120)
  void solve_afterAMonster_isTheSameBits() {
    Solver.Worker<Deal, DealAnswer> used = new DealSolver(true, true).worker();
    assertTooManyPositions(used);
    assertTooManyPositions(new DealSolver(false, false).worker());
    DealGenerator generator = new DealGenerator();
    for (int row = 0; row < 20; row++) {
      Deal deal = generator.row(5, row);
      assertThat(used.solve(deal)).isEqualTo(new DealSolver(true, true).worker().solve(deal));
    }
  }

  private static void assertTooManyPositions(Solver.Worker<Deal, DealAnswer> worker) {
    assertThatThrownBy(() -> worker.solve(MONSTER))
        .isInstanceOf(BadProblem.class)
        .hasMessage(
            "deal of 70 cards: it reaches more than 1000000 positions, the limit of this solver");
  }

  @Test
  void solve_atTheLimit_isStillSolved() {
    Deal deal = Deal.parse(SAMPLE);
    assertThat(new DealSolver(false, false, 1904).worker().solve(deal).states()).isEqualTo(1904);
    assertThatThrownBy(() -> new DealSolver(false, false, 1903).worker().solve(deal))
        .hasMessage(
            "deal of 36 cards: it reaches more than 1903 positions, the limit of this solver");
  }

  @Test
  void solve_largeDeal_agreesWithTheExactFraction() {
    Deal deal =
        Deal.parse(
            "A K A K A K / K A K A K A / A A K K A A / K K A A K K / A K K A K A / K A A K A K"
                + " / A K A A K K / K K A K A A");
    DealAnswer answer = new DealSolver(true, false, 5_000_000).worker().solve(deal);
    assertThat(answer.states()).isGreaterThan(1 << 16);
    assertThat(answer.winProbability())
        .isCloseTo(Ratio.parse(requireNonNull(answer.exact())).toDouble(), THIRTEEN_DIGITS);
  }

  @Test
  void generator_rows_areFairDealsOfThirtySixCards() {
    DealGenerator generator = new DealGenerator();
    for (int row = 0; row < 2000; row++) {
      assertThat(generator.row(7, row).piles().stream().flatMap(List::stream).distinct())
          .hasSize(36);
    }
    assertThat(generator.row(7, 3))
        .isEqualTo(generator.row(7, 3))
        .isNotEqualTo(generator.row(7, 4));
  }

  /** Within four standard errors of what a million deals gave; see the package's paper. */
  @Test
  void solve_twentyThousandDeals_haveTheMeansOfAMillion() {
    Solver.Worker<Deal, DealAnswer> quick = new DealSolver(false, false).worker();
    DealGenerator generator = new DealGenerator();
    Mean chance = new Mean();
    Mean winnable = new Mean();
    Mean states = new Mean();
    Mean cardsLeft = new Mean();
    Mean lostAtSight = new Mean();
    for (int row = 0; row < 20_000; row++) {
      Deal deal = generator.row(1637, row);
      DealAnswer answer = quick.solve(deal);
      chance.add(answer.winProbability());
      winnable.add(answer.winnable() ? 1 : 0);
      states.add(answer.states());
      cardsLeft.add(answer.expectedCardsLeft());
      lostAtSight.add(deal.isLostAtSight() ? 1 : 0);
      assertThat(deal.isLostAtSight() && answer.winnable()).isFalse();
    }
    chance.isNear(0.18511);
    winnable.isNear(0.6880);
    states.isNear(928.8);
    cardsLeft.isNear(9.118);
    lostAtSight.isNear(0.164);
  }

  /** The mean of what was added, and how far it may lie from the true one. */
  private static final class Mean {
    private int count;
    private double sum;
    private double squares;

    void add(double value) {
      count++;
      sum += value;
      squares += value * value;
    }

    void isNear(double known) {
      double mean = sum / count;
      double error = Math.sqrt((squares / count - mean * mean) / count);
      assertThat(mean).isCloseTo(known, within(4 * error));
    }
  }

  @Test
  void pairs_ofAClassicDeal_areTwoThousandOneHundredAbout() {
    Positions positions = new Positions(DealSolver.LIMIT);
    DealGenerator generator = new DealGenerator();
    long pairs = 0;
    for (int row = 0; row < 10_000; row++) {
      positions.explore(generator.row(5, row));
      for (int i = 0; i < positions.states(); i++) {
        pairs += Long.bitCount(positions.pairs(i));
      }
    }
    assertThat(pairs / 10_000).isBetween(2_050L, 2_150L);
  }

  @Test
  void divisions_ofTheLargestDeal_areThirtyFive() {
    assertThat(Deal.MOST_PILES * Deal.MOST_CARDS / 2).isEqualTo(35);
  }

  @Test
  void columns_withAndWithoutExtras_haveTheContractsNames() {
    assertThat(Patience.GAME.columns(Extras.NONE))
        .extracting(Column::name)
        .containsExactly("win_probability", "winnable", "expected_cards_left", "states");
    assertThat(Patience.GAME.columns(new Extras(Map.of("exact", 1, "first-move", 1))))
        .extracting(Column::name)
        .containsExactly(
            "win_probability",
            "winnable",
            "expected_cards_left",
            "states",
            "best_first_move",
            "exact");
    assertThat(Patience.GAME.extras())
        .extracting(Extra::name)
        .containsExactly("first-move", "exact", "max-positions");
  }
}
