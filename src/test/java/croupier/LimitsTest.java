package croupier;

import static org.assertj.core.api.Assertions.assertThat;

import croupier.game.Game;
import croupier.game.PreparedGame;
import croupier.game.TextSolver;
import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The hardest problems known, up to a game's limits and just past them, with every column there is:
 * none takes more than some seconds of a processor, nor more than 256 MB.
 */
final class LimitsTest {
  private static final String MOST_MEMORY = "-Xmx256m";

  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  @TempDir private Path folder;

  static Stream<Game<?, ?>> games() {
    return Games.ALL.stream();
  }

  /** Problems that are solved. */
  private static List<String> within(String game) {
    return switch (game) {
      case "mahjong" -> hands();
      case "ladders" ->
          List.of(
              stepsBack(2_400),
              stepsBack(5_000),
              "10000 9999-1 9998-1 9997-1 9996-1 9995-1",
              "10000 d2 9999-1 9997-1 9995-1 9993-1 9991-1 9989-1",
              "10000 d1000",
              "10000 d12 overshoot=bounce",
              "10000 d1000 overshoot=bounce");
      case "patience" ->
          List.of(
              piles("7", 9, 4),
              // 864,531 positions and winnable, so that there is a fraction to find.
              "2 3 3 4 2 4 A / 3 4 3 3 4 A 4 / 3 4 4 2 4 4 4 / 2 3 2 A 3 4 A / 4 3 A A 3 A 4"
                  + " / A 2 A A 3 2 / A 2 2 3 3 2 4 / A A 2 2 A 2 3");
      case "mice" ->
          List.of(
              "1000000000 1000000000",
              "1 1000000000 players=10 jumps=10 who=10",
              // C(n, w) has nearly as many digits as a fraction may.
              "13600 122900 players=10 jumps=0",
              "33200 33200 players=10 jumps=10",
              "22200 44800",
              "15000 1000000 players=10 jumps=10 who=10");
      default -> throw new IllegalArgumentException(game + ": say what is hardest about it");
    };
  }

  /** Problems that are rejected. */
  private static List<String> past(String game) {
    return switch (game) {
      case "mahjong" -> List.of("101: 1 2 3 4 5 6 7 8 9 10 11 12 13");
      case "ladders" -> List.of(stepsBack(5_001), "10001");
      case "patience" ->
          List.of(
              piles("6", 9, 6),
              piles("7", 10, 7),
              piles("6789", 10, 6),
              piles("6789TJQ", 10, 7),
              // 1,097,959 positions.
              "4 3 2 5 6 7 A / 5 4 A 7 9 8 8 / A 2 8 5 A 2 7 / 4 6 A 8 8 A 3 / 5 4 6 8 7 2 9"
                  + " / 3 4 A 8 3 6 8 / 7 9 5 6 5 2 7 / 3 6 3 3 2 9 6 / 6 9 5 7 9 3 4"
                  + " / 2 4 2 7 5 A 4");
      case "mice" -> List.of("1000000001 1");
      default -> throw new IllegalArgumentException(game + ": say what is too hard about it");
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
    PreparedGame<?, ?> prepared = game.prepare(FuzzTest.allColumns(game));
    TextSolver solver = prepared.open();
    @Nullable Object[] cells = new Object[prepared.columns().size() + 1];
    solver.answer(game.example(), cells, 0, cells.length - 1);
    for (String problem : within(game.name())) {
      assertThat(isSolvedInTime(game, solver, problem, cells)).as(problem).isTrue();
    }
    for (String problem : past(game.name())) {
      assertThat(isSolvedInTime(game, solver, problem, cells)).as(problem).isFalse();
    }
  }

  private static boolean isSolvedInTime(
      Game<?, ?> game, TextSolver solver, String problem, @Nullable Object[] cells) {
    long begun = THREADS.getCurrentThreadCpuTime();
    boolean isSolved = solver.answer(problem, cells, 0, cells.length - 1);
    double seconds = (THREADS.getCurrentThreadCpuTime() - begun) / 1e9;
    System.out.printf("limit %s: %.2f s, %.80s%n", game.name(), seconds, problem);
    assertThat(seconds).as(problem).isLessThan(FuzzTest.mostSeconds(game));
    return isSolved;
  }

  @ParameterizedTest
  @MethodSource("games")
  void answer_toTheHardest_fitsInto256Megabytes(Game<?, ?> game) throws Exception {
    List<String> problems = new ArrayList<>(within(game.name()));
    problems.addAll(past(game.name()));
    List<String> options = new ArrayList<>();
    FuzzTest.allColumns(game)
        .numbers()
        .forEach((name, most) -> options.add("--" + name + (most > 1 ? "=" + most : "")));
    assertThat(answersInSmallMemory(game, problems, options))
        .hasSameSizeAs(problems)
        .noneMatch(answer -> answer.contains("OutOfMemory"));
  }

  /** What a worker keeps for hands to come has a bound for all sets and rules together. */
  @Test
  void answer_toHandsOfManySets_fitsInto256Megabytes() throws Exception {
    Game<?, ?> mahjong = Games.named("mahjong");
    List<String> rules =
        List.of("", " +orphans", " -pairs", " -pairs +orphans", " sanma", " sanma -pairs");
    List<String> hands = new ArrayList<>();
    SplittableRandom random = new SplittableRandom(8);
    for (int i = 0; i < 12_000; i++) {
      String words = i % 8 < rules.size() ? rules.get(i % 8) : "";
      hands.add(i % 8 < rules.size() ? realHand(random, words) : oneRun(16 + i % 2, random));
    }
    assertThat(answersInSmallMemory(mahjong, hands, List.of()))
        .hasSameSizeAs(hands)
        .allMatch(answer -> answer.contains("\"expected_draws\":"));
  }

  /** 13 tiles of the set, without 2m to 8m. */
  private static String realHand(SplittableRandom random, String words) {
    List<String> wall = new ArrayList<>();
    for (String tile :
        "1m 9m 1p 2p 3p 4p 5p 6p 7p 8p 9p 1s 2s 3s 4s 5s 6s 7s 8s 9s 1z 2z 3z 4z 5z 6z 7z"
            .split(" ", -1)) {
      wall.addAll(Collections.nCopies(4, tile));
    }
    return String.join("", dealt(wall, random)) + words;
  }

  private static String oneRun(int kinds, SplittableRandom random) {
    List<String> wall = new ArrayList<>();
    for (int kind = 1; kind <= kinds; kind++) {
      wall.addAll(Collections.nCopies(4, Integer.toString(kind)));
    }
    return kinds + ": " + String.join(" ", dealt(wall, random));
  }

  private static List<String> dealt(List<String> wall, SplittableRandom random) {
    Collections.shuffle(wall, new Random(random.nextLong()));
    return wall.subList(0, 13);
  }

  private List<String> answersInSmallMemory(
      Game<?, ?> game, List<String> problems, List<String> options) throws Exception {
    Path input = Files.write(folder.resolve("problems"), problems);
    Path output = folder.resolve("answers");
    List<String> command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                MOST_MEMORY,
                "-XX:+UseSerialGC",
                "-cp",
                System.getProperty("java.class.path", ""),
                "croupier.Croupier",
                "answer",
                game.name(),
                "-",
                "--json"));
    command.addAll(options);
    Process answering =
        new ProcessBuilder(command)
            .redirectInput(input.toFile())
            .redirectOutput(output.toFile())
            .redirectError(Redirect.INHERIT)
            .start();
    assertThat(answering.waitFor(5, TimeUnit.MINUTES)).isTrue();
    assertThat(answering.exitValue()).isZero();
    return Files.readAllLines(output);
  }
}
