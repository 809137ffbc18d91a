package croupier;

import static org.assertj.core.api.Assertions.assertThat;

import croupier.game.Extras;
import croupier.game.Game;
import croupier.game.TextSolver;
import java.io.File;
import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The hardest problems known, those at a game's limits and those just past them, with every column
 * there is: none takes more than some seconds of a processor, nor more than 256 MB.
 */
final class LimitsTest {
  /** Twice the most that a game's paper allows. */
  private static final double MOST_SECONDS = 20;

  private static final String MOST_MEMORY = "-Xmx256m";

  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  @TempDir private Path folder;

  static Stream<Game<?, ?>> games() {
    return Games.ALL.stream();
  }

  private static List<String> hardest(String game) {
    return switch (game) {
      case "mahjong" -> hands();
      case "ladders" ->
          List.of(
              stepsBack(5_000),
              stepsBack(5_001),
              stepsBack(2_400),
              "10000 9999-1 9998-1 9997-1 9996-1 9995-1",
              "10000 d1000",
              "10000 d12 overshoot=bounce",
              "10000 d1000 overshoot=bounce");
      case "patience" ->
          List.of(
              piles("7", 9, 4),
              piles("7", 10, 7),
              piles("6", 9, 6),
              piles("6789", 10, 6),
              piles("6789TJQ", 10, 7));
      case "mice" ->
          List.of(
              "1000000000 1000000000",
              "1 1000000000 players=10 jumps=10 who=10",
              "15000 1000000 players=10 jumps=10 who=10",
              "44771 89550");
      default -> throw new IllegalArgumentException(game + ": say what is hardest about it");
    };
  }

  /** Single jumps from every cell to the one before. */
  private static String stepsBack(int tears) {
    StringBuilder text = new StringBuilder(tears + 2 + " chain=single");
    for (int cell = 2; cell <= tears + 1; cell++) {
      text.append(' ').append(cell).append('-').append(cell - 1);
    }
    return text.toString();
  }

  private static String piles(String ranks, int piles, int cards) {
    SplittableRandom random = new SplittableRandom(12);
    StringBuilder text = new StringBuilder();
    for (int pile = 0; pile < piles; pile++) {
      text.append(pile == 0 ? "" : " / ");
      for (int card = 0; card < cards; card++) {
        text.append(card == 0 ? "" : " ").append(ranks.charAt(random.nextInt(ranks.length())));
      }
    }
    return text.toString();
  }

  private static List<String> hands() {
    return List.of(
        "19m19p19s1234567z",
        "147m258p369s1234z",
        "147m258p369s1234z seen=123456789m123456789p",
        "100: 1 9 17 25 33 41 49 57 65 73 81 89 97",
        "100: 1 2 3 20 21 22 40 41 42 60 61 62 80",
        "18: 1 2 4 5 7 8 10 11 13 14 16 17 18");
  }

  @ParameterizedTest
  @MethodSource("games")
  void answer_toTheHardest_takesSecondsAtMost(Game<?, ?> game) throws IOException {
    Extras all = FuzzTest.allColumns(game);
    TextSolver solver = game.prepare(all).open();
    int columns = game.prepare(all).columns().size();
    @Nullable Object[] cells = new Object[columns + 1];
    solver.answer(game.example(), cells, 0, columns);
    for (String problem : hardest(game.name())) {
      long begun = THREADS.getCurrentThreadCpuTime();
      boolean isSolved = solver.answer(problem, cells, 0, columns);
      double seconds = (THREADS.getCurrentThreadCpuTime() - begun) / 1e9;
      System.out.printf(
          "limit %s: %.2f s, %s: %.80s%n",
          game.name(), seconds, isSolved ? "solved" : cells[columns], problem);
      assertThat(seconds).as(problem).isLessThan(MOST_SECONDS);
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void answer_toTheHardest_fitsInto256Megabytes(Game<?, ?> game) throws Exception {
    List<String> problems = hardest(game.name());
    Path input = Files.write(folder.resolve("problems"), problems);
    Path output = folder.resolve("answers");
    List<String> command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                MOST_MEMORY,
                "-XX:+UseSerialGC",
                "-cp",
                System.getProperty("java.class.path", "").replace(":", File.pathSeparator),
                "croupier.Croupier",
                "answer",
                game.name(),
                "-",
                "--json"));
    FuzzTest.allColumns(game)
        .numbers()
        .forEach((name, most) -> command.add("--" + name + (most > 1 ? "=" + most : "")));
    Process answering =
        new ProcessBuilder(command)
            .redirectInput(input.toFile())
            .redirectOutput(output.toFile())
            .redirectError(Redirect.INHERIT)
            .start();
    assertThat(answering.waitFor(5, TimeUnit.MINUTES)).isTrue();
    assertThat(answering.exitValue()).isZero();
    assertThat(Files.readAllLines(output))
        .hasSameSizeAs(problems)
        .noneMatch(answer -> answer.contains("OutOfMemory"));
  }
}
