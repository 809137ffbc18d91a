package croupier;

import static org.assertj.core.api.Assertions.assertThat;

import croupier.game.Column;
import croupier.game.Extra;
import croupier.game.Extras;
import croupier.game.Game;
import croupier.game.PreparedGame;
import croupier.game.TextSolver;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Whatever a line holds, it gets answers or one sentence, and soon. {@code -Dcroupier.fuzz=1000000}
 * tries so many lines a game, {@code -Dcroupier.seed=7} others.
 */
final class FuzzTest {
  private static final long LINES = Long.getLong("croupier.fuzz", 10_000);
  private static final long SEED = Long.getLong("croupier.seed", 36);

  /** With every option, one line in so many is tried. */
  private static final long FEWER = 100;

  private static final int LONGEST_SENTENCE = 300;

  private static final Pattern UNPRINTABLE =
      Pattern.compile("[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]");

  /** Twice the processor time of a line that a game's paper allows, with all options. */
  private static final Map<String, Double> MOST_SECONDS =
      Map.of("mahjong", 2.0, "ladders", 10.0, "patience", 10.0, "mice", 4.0);

  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private long solved;
  private long rejected;
  private long slowest;
  private String slowestLine = "";

  static Stream<Game<?, ?>> games() {
    return Games.ALL.stream();
  }

  @ParameterizedTest
  @MethodSource("games")
  void answer_toAnyLine_isAnswersOrOneSentence(Game<?, ?> game) throws IOException {
    answerAll(game, Extras.NONE, LINES);
  }

  @ParameterizedTest
  @MethodSource("games")
  void answer_toAnyLineWithAllColumns_isAnswersOrOneSentence(Game<?, ?> game) throws IOException {
    answerAll(game, allColumns(game), LINES / FEWER);
  }

  /** The options that add columns; those that take a number, with the largest. */
  static Extras allColumns(Game<?, ?> game) {
    Map<String, Integer> numbers = new TreeMap<>();
    for (Column<?> column : game.columns()) {
      Extra extra = column.extra();
      if (extra != null) {
        numbers.put(extra.name(), extra.most());
      }
    }
    return new Extras(numbers);
  }

  /** How long a line may take a processor, whatever it says. */
  static double mostSeconds(Game<?, ?> game) {
    return MOST_SECONDS.getOrDefault(game.name(), 5.0);
  }

  private void answerAll(Game<?, ?> game, Extras extras, long count) throws IOException {
    FuzzLines lines = new FuzzLines(game, SEED);
    PreparedGame<?, ?> prepared = game.prepare(extras);
    TextSolver solver = prepared.open();
    @Nullable Object[] cells = new Object[prepared.columns().size() + 1];
    int headline = prepared.columns().stream().map(Column::name).toList().indexOf(game.headline());
    // What the first problem waits for, tables and class loading, is not the line's own time.
    solver.answer(game.example(), cells, 0, cells.length - 1);
    for (long number = 0; number < count; number++) {
      String line = lines.line(number);
      try {
        check(line, solver, cells, headline);
      } catch (RuntimeException | Error failure) {
        throw new AssertionError("line " + number + ": " + game.name() + ' ' + cut(line), failure);
      }
    }
    System.out.printf(
        "fuzz %s%s: %d lines, solved %d, rejected %d, slowest %.1f ms: %s%n",
        game.name(),
        extras.numbers().keySet(),
        count,
        solved,
        rejected,
        slowest / 1e6,
        cut(slowestLine));
    assertThat(solved).isPositive();
    assertThat(rejected).isPositive();
    assertThat(solved + rejected).isEqualTo(count);
    assertThat(slowest / 1e9).as(slowestLine).isLessThan(mostSeconds(game));
  }

  private void check(String line, TextSolver solver, @Nullable Object[] cells, int headline) {
    int columns = cells.length - 1;
    long begun = THREADS.getCurrentThreadCpuTime();
    boolean isSolved = solver.answer(line, cells, 0, columns);
    long nanos = THREADS.getCurrentThreadCpuTime() - begun;
    if (nanos > slowest) {
      slowest = nanos;
      slowestLine = line;
    }
    if (isSolved) {
      solved++;
      assertThat(cells[columns]).isNull();
      assertThat(cells[headline]).isInstanceOf(Double.class).isNotEqualTo(Double.NaN);
    } else {
      rejected++;
      checkSentence(cells, columns);
    }
  }

  private static void checkSentence(@Nullable Object[] cells, int columns) {
    for (int i = 0; i < columns; i++) {
      assertThat(cells[i]).isNull();
    }
    String error = (String) cells[columns];
    assertThat(error).isNotBlank().hasSizeLessThanOrEqualTo(LONGEST_SENTENCE).contains(": ");
    assertThat(UNPRINTABLE.matcher(String.valueOf(error)).find()).as(error).isFalse();
  }

  private static String cut(String line) {
    return line.length() <= 200 ? line : line.substring(0, 200) + "... " + line.length();
  }
}
