package croupier.mahjong;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import croupier.game.BadProblem;
import croupier.number.Binomials;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SplittableRandom;
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
    for (int task : tasks) {
      all.solve(
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
      all.solve(
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
