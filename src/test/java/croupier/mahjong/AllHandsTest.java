package croupier.mahjong;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import croupier.game.BadProblem;
import croupier.game.Population;
import croupier.number.Binomials;
import croupier.stats.GroupTally;
import croupier.stats.Tally;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Objects;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.IntFunction;
import java.util.function.ObjLongConsumer;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class AllHandsTest {
  private static final int TASKS = 4;

  /** A class as it is reported. */
  private record Found(double mean, int minDraws, long hands, long deals) {}

  /** The classes of some tasks by the canonical text of one of their hands. */
  private static Map<String, Found> solve(AllHands all, int... tasks) {
    Map<String, Found> found = new HashMap<>();
    Population.Worker solver = all.worker();
    for (int task : tasks) {
      solver.solve(
          task,
          (from, to, values, groups, problems, deals, example) -> {
            for (int k = from; k < to; k++) {
              Found one = new Found(values[k], groups[k], problems[k], deals[k]);
              assertThat(found.put(canonical(Hand.parse(example.apply(k))), one)).isNull();
            }
          });
    }
    return found;
  }

  private static Map<String, Found> solveAll(AllHands all) {
    return solve(all, IntStream.range(0, all.tasks()).toArray());
  }

  /**
   * The same for all hands of a class: each suit's readings sorted, then the suits that are alike.
   */
  private static String canonical(Hand hand) {
    List<String> runs = new ArrayList<>();
    List<String> others = new ArrayList<>();
    for (Suit suit : hand.set().suits()) {
      StringBuilder counts = new StringBuilder();
      for (int place = 0; place < suit.kinds(); place++) {
        counts.append(hand.count(suit.first() + place));
      }
      if (suit.runs()) {
        String there = counts.toString();
        String back = counts.reverse().toString();
        runs.add(there.compareTo(back) < 0 ? there : back);
      } else {
        char[] sorted = counts.toString().toCharArray();
        Arrays.sort(sorted);
        others.add(new String(sorted));
      }
    }
    runs.sort(null);
    return runs + " " + others;
  }

  /** Every hand of a set with so many tiles, with the deals that give it, kind by kind. */
  private static void forEachHand(
      byte[] counts, int kind, int tiles, long deals, ObjLongConsumer<byte[]> consumer) {
    if (kind == counts.length) {
      if (tiles == 0) {
        consumer.accept(counts, deals);
      }
      return;
    }
    for (int copies = 0; copies <= Math.min(tiles, TileSet.COPIES); copies++) {
      counts[kind] = (byte) copies;
      long ways = Binomials.exact(TileSet.COPIES, copies)[copies].longValueExact();
      forEachHand(counts, kind + 1, tiles - copies, deals * ways, consumer);
    }
    counts[kind] = 0;
  }

  /**
   * Every hand of four tiles or of one beside open melds, solved as one hand: the same mean to
   * 1e-12 and the same least draws; and every class has just as many hands and deals.
   */
  @ParameterizedTest
  @CsvSource({"sanma melds=3, 4", "melds=4, 1", "sanma melds=4, 1"})
  void classes_ofSmallHands_areAllHandsSolvedOneByOne(String rules, int tiles) {
    Hand none = HandNotation.rules(rules);
    var worker = new HandSolver(false).worker();
    Map<String, HandAnswer> answers = new HashMap<>();
    Map<String, Long> hands = new HashMap<>();
    Map<String, Long> dealt = new HashMap<>();
    forEachHand(
        new byte[none.set().kinds()],
        0,
        tiles,
        1,
        (counts, deals) -> {
          Hand hand =
              new Hand(none.set(), none.rules(), none.melds(), counts, new byte[counts.length]);
          answers.computeIfAbsent(canonical(hand), unknown -> worker.solve(hand));
          hands.merge(canonical(hand), 1L, Long::sum);
          dealt.merge(canonical(hand), deals, Long::sum);
        });
    Map<String, Found> found = solveAll(AllHands.of(rules));
    assertThat(found.keySet()).isEqualTo(answers.keySet());
    found.forEach(
        (text, one) -> {
          requireSame(text, one, Objects.requireNonNull(answers.get(text)));
          assertThat(one.hands()).as(text).isEqualTo(hands.get(text));
          assertThat(one.deals()).as(text).isEqualTo(dealt.get(text));
        });
  }

  private static void requireSame(String text, Found one, HandAnswer right) {
    assertThat(one.mean())
        .as(text)
        .isCloseTo(right.expectedDraws(), within(1e-12 * right.expectedDraws()));
    assertThat(one.minDraws()).as(text).isEqualTo(right.minDraws());
  }

  /** Some of the classes of tasks all over the list, drawn at random, solved as one hand. */
  @ParameterizedTest
  @CsvSource({"'', 2000", "+orphans, 300", "-pairs, 100", "+orphans sanma, 100"})
  void means_ofRandomClasses_areThoseOfTheirHands(String rules, int hands) {
    AllHands all = AllHands.of(rules);
    SplittableRandom random = new SplittableRandom(13);
    var worker = new HandSolver(false).worker();
    int tasks = Math.min(TASKS, all.tasks());
    double chance = (double) hands / tasks / ((double) all.size() / all.tasks());
    int checked = 0;
    for (int turn = 0; turn < tasks; turn++) {
      int task = (int) ((long) turn * (all.tasks() - 1) / Math.max(1, tasks - 1));
      List<String> texts = new ArrayList<>();
      List<Found> found = new ArrayList<>();
      all.worker()
          .solve(
              task,
              (from, to, values, groups, problems, deals, example) -> {
                for (int k = from; k < to; k++) {
                  if (random.nextDouble() < chance) {
                    texts.add(example.apply(k));
                    found.add(new Found(values[k], groups[k], problems[k], deals[k]));
                  }
                }
              });
      for (int i = 0; i < texts.size(); i++) {
        requireSame(texts.get(i), found.get(i), worker.solve(Hand.parse(texts.get(i))));
      }
      checked += texts.size();
    }
    assertThat(checked).isGreaterThan(hands / 2);
  }

  /**
   * Hand by hand or class by class, the distribution is the same: every hand and every deal in its
   * bin.
   */
  @Test
  void tally_ofSmallHands_isThatOfHandsSolvedOneByOne() {
    String rules = "sanma melds=3";
    AllHands all = AllHands.of(rules);
    Tally found = new Tally(all.groups(), 0.01, 20);
    Population.Worker solver = all.worker();
    for (int task = 0; task < all.tasks(); task++) {
      solver.solve(task, found::add);
    }
    Hand none = HandNotation.rules(rules);
    var worker = new HandSolver(false).worker();
    Tally right = new Tally(all.groups(), 0.01, 20);
    forEachHand(
        new byte[none.set().kinds()],
        0,
        4,
        1,
        (counts, deals) -> {
          Hand hand =
              new Hand(none.set(), none.rules(), none.melds(), counts, new byte[counts.length]);
          HandAnswer answer = worker.solve(hand);
          right.add(
              0,
              1,
              new double[] {answer.expectedDraws()},
              new int[] {Objects.requireNonNull(answer.minDraws())},
              new long[] {1},
              new long[] {deals},
              k -> hand.toString());
        });
    assertThat(right.all().problems()).isEqualTo(27_405);
    for (int group = 0; group < all.groups(); group++) {
      GroupTally one = right.groups().get(group);
      GroupTally other = found.groups().get(group);
      for (int bin = 0; bin < Math.max(one.bins(), other.bins()); bin++) {
        assertThat(other.problems(bin))
            .as("group %s bin %s", group, bin)
            .isEqualTo(one.problems(bin));
        assertThat(other.deals(bin)).as("group %s bin %s", group, bin).isEqualTo(one.deals(bin));
      }
    }
  }

  /** The text by which the class of a hand of the real set is reported. */
  private static String reported(Hand hand) {
    List<byte[]> runs = new ArrayList<>();
    byte[] honours = new byte[TileSet.HONOURS];
    for (Suit suit : hand.set().suits()) {
      byte[] counts = suit.runs() ? new byte[suit.kinds()] : honours;
      for (int place = 0; place < suit.kinds(); place++) {
        counts[place] = (byte) hand.count(suit.first() + place);
      }
      if (suit.runs()) {
        byte[] back = new byte[counts.length];
        for (int place = 0; place < back.length; place++) {
          back[place] = counts[counts.length - 1 - place];
        }
        runs.add(Arrays.compare(counts, back) < 0 ? back : counts);
      }
    }
    runs.sort(Comparator.<byte[]>comparingInt(AllHandsTest::tiles).thenComparing(Arrays::compare));
    Arrays.sort(honours);
    byte[] all = new byte[hand.set().kinds()];
    for (int suit = 0; suit < runs.size(); suit++) {
      System.arraycopy(runs.get(suit), 0, all, suit * runs.get(suit).length, runs.get(suit).length);
    }
    for (int place = 0; place < honours.length; place++) {
      all[all.length - 1 - place] = honours[place];
    }
    return new Hand(hand.set(), hand.rules(), 0, all, new byte[all.length]).toString();
  }

  private static int tiles(byte[] counts) {
    int tiles = 0;
    for (byte count : counts) {
      tiles += count;
    }
    return tiles;
  }

  /** What the first two suits and the honours of a class hold, and what its last suit holds. */
  private record Halves(String left, String last) {
    static Halves of(String text) {
      Hand hand = Hand.parse(text);
      StringBuilder left = new StringBuilder();
      StringBuilder last = new StringBuilder();
      List<Suit> suits = hand.set().suits();
      for (Suit suit : suits) {
        StringBuilder half = suit.equals(suits.get(2)) ? last : left;
        for (int place = 0; place < suit.kinds(); place++) {
          half.append(hand.count(suit.first() + place));
        }
      }
      return new Halves(left.toString(), last.toString());
    }
  }

  /**
   * 10,000 hands drawn at random and solved as one hand, looked up among all classes of all tasks:
   * the same mean to 1e-12, the same least draws, the same bin.
   */
  @Test
  void classes_ofRandomHands_haveTheirMeansAndBins() {
    HandGenerator generator = new HandGenerator(TileSet.FULL);
    SplittableRandom random = new SplittableRandom(34);
    Map<String, NavigableMap<String, HandAnswer>> wanted = new HashMap<>();
    var worker = new HandSolver(false).worker();
    int classes = 0;
    for (int i = 0; i < 10_000; i++) {
      Hand hand = generator.deal(random);
      Halves halves = Halves.of(reported(hand));
      NavigableMap<String, HandAnswer> lasts =
          wanted.computeIfAbsent(halves.left(), unknown -> new TreeMap<>());
      classes += lasts.put(halves.last(), worker.solve(hand)) == null ? 1 : 0;
    }
    AllHands all = AllHands.of("");
    LongAdder found = new LongAdder();
    IntStream.range(0, all.tasks())
        .parallel()
        .forEach(
            task ->
                all.worker()
                    .solve(
                        task,
                        (from, to, values, groups, hands, deals, example) -> {
                          Halves first = Halves.of(example.apply(from));
                          NavigableMap<String, HandAnswer> lasts = wanted.get(first.left());
                          if (lasts == null) {
                            return;
                          }
                          String end = Halves.of(example.apply(to - 1)).last();
                          lasts
                              .subMap(first.last(), true, end, true)
                              .forEach(
                                  (last, answer) -> {
                                    int k = place(last, from, to, example);
                                    Found one = new Found(values[k], groups[k], hands[k], deals[k]);
                                    requireSame(example.apply(k), one, answer);
                                    assertThat((int) (one.mean() / 0.01))
                                        .isBetween(
                                            (int) ((answer.expectedDraws() - 1e-11) / 0.01),
                                            (int) ((answer.expectedDraws() + 1e-11) / 0.01));
                                    found.increment();
                                  });
                        }));
    assertThat(found.sum()).isEqualTo(classes);
    assertThat(classes).isGreaterThan(9_000);
  }

  /** Where a last suit stands among those that are reported side by side, in their order. */
  private static int place(String last, int from, int to, IntFunction<String> example) {
    int low = from;
    int high = to - 1;
    while (low < high) {
      int middle = (low + high) / 2;
      if (Halves.of(example.apply(middle)).last().compareTo(last) < 0) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }

  @Test
  void size_ofTheRealSet_isTheKnownNumberOfClasses() {
    assertThat(AllHands.of("").size()).isEqualTo(322_565_293);
  }

  @ParameterizedTest
  @ValueSource(strings = {"123m", "+orphan", "seen=1m", "melds=5", "sanma sanma"})
  void of_wordsThatAreNoRules_saysSo(String words) {
    assertThatThrownBy(() -> AllHands.of(words)).isInstanceOf(BadProblem.class);
  }
}
