package croupier;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import croupier.game.Extra;
import croupier.game.Extras;
import croupier.game.Game;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The right answers that the text files of datasets/ carry in columns {@code want_...}. */
public final class Expectations {
  private static final String WANT = "want_";
  private static final double RELATIVE = 1e-12;

  private Expectations() {}

  /** All tables with right answers: {@code datasets/GAME/NAME.tsv}. */
  public static Stream<Path> tables() throws IOException {
    try (Stream<Path> files = Files.walk(Path.of("datasets"), 2)) {
      return files.filter(file -> file.toString().endsWith(".tsv")).sorted().toList().stream();
    }
  }

  /** The game whose folder a table is in. */
  public static Game<?, ?> game(Path table) {
    return Games.named(table.getName(table.getNameCount() - 2).toString());
  }

  /** All options of a game; those that take a number, with the largest. */
  public static Extras everything(Game<?, ?> game) {
    Map<String, Integer> numbers = new LinkedHashMap<>();
    for (Extra extra : game.extras()) {
      numbers.put(extra.name(), extra.most());
    }
    return new Extras(numbers);
  }

  /** A cell as text, for comparing bit by bit. */
  public static String bits(@Nullable Object cell) {
    if (cell instanceof Double number) {
      return Long.toHexString(Double.doubleToLongBits(number));
    }
    return cell instanceof double[] numbers ? Arrays.toString(numbers) : String.valueOf(cell);
  }

  /** The rows of a table: column to cell, without the empty cells. */
  public static List<Map<String, String>> rows(Path table) throws IOException {
    List<String> lines = Files.readAllLines(table);
    String[] header = lines.get(0).split("\t", -1);
    List<Map<String, String>> rows = new ArrayList<>();
    for (String line : lines.subList(1, lines.size())) {
      String[] cells = line.split("\t", -1);
      assertThat(cells).as(line).hasSameSizeAs(header);
      Map<String, String> row = new LinkedHashMap<>();
      for (int i = 0; i < cells.length; i++) {
        if (!cells[i].isEmpty()) {
          row.put(header[i], cells[i]);
        }
      }
      rows.add(row);
    }
    return rows;
  }

  /** Asserts that a row's answers are those wanted; returns how many cells were compared. */
  public static int check(Map<String, String> row, Function<String, @Nullable Object> answer) {
    int checked = 0;
    for (Map.Entry<String, String> cell : row.entrySet()) {
      if (cell.getKey().startsWith(WANT)) {
        String column = cell.getKey().substring(WANT.length());
        check(row.get("problem") + " " + column, cell.getValue(), actual(column, answer));
        checked++;
      }
    }
    return checked;
  }

  private static @Nullable Object actual(String column, Function<String, @Nullable Object> answer) {
    if (column.equals("variance_rolls")) {
      double deviation = (Double) answer.apply("stddev_rolls");
      return deviation * deviation;
    }
    return answer.apply(column);
  }

  private static void check(String place, String wanted, @Nullable Object actual) {
    if (actual instanceof Double number && !wanted.equals("Infinity")) {
      BigDecimal printed = new BigDecimal(wanted);
      double lastPlace = 0.5000001 * Math.pow(10, -printed.scale());
      double value = printed.doubleValue();
      boolean printedInFull = printed.precision() >= 15;
      double tolerance = Math.abs(value) * RELATIVE;
      assertThat(number)
          .as(place)
          .isCloseTo(value, within(printedInFull ? tolerance : Math.max(tolerance, lastPlace)));
    } else {
      assertThat(String.valueOf(actual)).as(place).isEqualTo(wanted);
    }
  }
}
