package croupier;

import static org.assertj.core.api.Assertions.assertThat;

import croupier.game.Extras;
import croupier.game.Game;
import croupier.game.PreparedGame;
import croupier.game.TextSolver;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every game tells what is wrong with hundreds of lines, in a sentence for people. */
final class MalformedLinesTest {
  private static final int FEWEST_LINES = 200;
  private static final int LONGEST_SENTENCE = 300;

  /** How many kinds of sentence there are at least: a bag of mice has few rules to break. */
  private static final Map<String, Integer> FEWEST_KINDS =
      Map.of("mahjong", 24, "ladders", 24, "patience", 6, "mice", 5);

  private static final Pattern UNPRINTABLE = Pattern.compile("[\\p{Cc}\\p{Cf}\\p{Zl}\\p{Zp}]");
  private static final Pattern QUOTED = Pattern.compile("'.*'(\\.\\.\\. \\(\\d+ characters\\))?");

  static Stream<Game<?, ?>> games() {
    return Games.ALL.stream();
  }

  /** The errors of all lines, in order; null where a line was solved. */
  private static List<@Nullable String> errors(Game<?, ?> game, List<String> lines) {
    PreparedGame<?, ?> prepared = game.prepare(Extras.NONE);
    TextSolver solver = prepared.open();
    int columns = prepared.columns().size();
    List<@Nullable String> errors = new ArrayList<>();
    for (String line : lines) {
      @Nullable Object[] cells = new Object[columns + 1];
      solver.answer(line, cells, 0, columns);
      errors.add((String) cells[columns]);
    }
    return errors;
  }

  @ParameterizedTest
  @MethodSource("games")
  void malformedLines_areManyAndDistinct(Game<?, ?> game) throws IOException {
    assertThat(MalformedLines.of(game))
        .hasSizeGreaterThanOrEqualTo(FEWEST_LINES)
        .doesNotHaveDuplicates();
  }

  @ParameterizedTest
  @MethodSource("games")
  void answer_toAMalformedLine_isOneSentenceOfPlaceAndRule(Game<?, ?> game) throws IOException {
    List<String> lines = MalformedLines.of(game);
    List<@Nullable String> errors = errors(game, lines);
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i);
      assertThat(errors.get(i))
          .as("line %d: %.60s", i + 1, line)
          .isNotNull()
          .hasSizeLessThanOrEqualTo(LONGEST_SENTENCE)
          .doesNotContainPattern(UNPRINTABLE)
          .doesNotContain("Exception", "croupier.", "java.")
          .matches("\\p{Alnum}.*: .*\\p{Alnum}\\)?")
          .matches(sentence -> namesItsPlace(sentence, line), "begins with what is in the line");
      if (!line.contains("null")) {
        assertThat(errors.get(i)).doesNotContain("null");
      }
    }
  }

  /** Whether what stands before the rule has a number, a text in quotes or a piece of the line. */
  private static boolean namesItsPlace(String sentence, String line) {
    String place = sentence.substring(0, sentence.indexOf(": "));
    return place.matches(".*[0-9'].*")
        || line.contains(place.substring(place.lastIndexOf(' ') + 1));
  }

  @ParameterizedTest
  @MethodSource("games")
  void answer_toMalformedLines_isOfManyKinds(Game<?, ?> game) throws IOException {
    Set<String> kinds = new TreeSet<>();
    for (String error : errors(game, MalformedLines.of(game))) {
      kinds.add(QUOTED.matcher(String.valueOf(error)).replaceAll("''").replaceAll("\\d+", "0"));
    }
    assertThat(kinds)
        .as("%s: %d kinds of sentence", game.name(), kinds.size())
        .hasSizeGreaterThanOrEqualTo(FEWEST_KINDS.getOrDefault(game.name(), 5));
  }
}
