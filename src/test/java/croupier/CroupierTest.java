package croupier;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;

/** The commands that need no Spark, and what every command says to wrong words. */
final class CroupierTest {
  /** What a command printed and how it ended. */
  private record Run(int code, String out, String err) {}

  private static Run run(String... words) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    CommandLine commandLine = Croupier.commandLine();
    commandLine.setOut(new PrintWriter(out)).setErr(new PrintWriter(err));
    int code = commandLine.execute(words);
    return new Run(code, out.toString(), err.toString());
  }

  private static Run runOn(String input, String... words) {
    InputStream before = System.in;
    System.setIn(new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)));
    try {
      return run(words);
    } finally {
      System.setIn(before);
    }
  }

  @Test
  void answer_aProblem_printsItsColumns() {
    assertThat(run("answer", "mice", "5 5", "--exact"))
        .isEqualTo(
            new Run(
                0,
                """
                5 5
                  princess_wins  0.6587301587301587
                  dragon_wins    0.3412698412698413
                  exact          83/126
                """,
                ""));
  }

  @Test
  void answer_aBadProblem_printsItsErrorAndEndsWell() {
    assertThat(run("answer", "mice", "5"))
        .isEqualTo(
            new Run(
                0, "5\n  error: bag '5': a bag is two numbers, white mice and black mice\n", ""));
  }

  @Test
  void answer_linesAsJson_areObjects() throws IOException {
    Run run = runOn("1 3\n\"\\\n", "answer", "mice", "--json", "--exact", "-");
    String[] lines = run.out().split("\n", -1);
    assertThat(lines).hasSize(3);
    JsonNode good = new ObjectMapper().readTree(lines[0]);
    assertThat(good.get("problem").asText()).isEqualTo("1 3");
    assertThat(good.get("princess_wins").doubleValue()).isEqualTo(0.5);
    assertThat(good.get("exact").asText()).isEqualTo("1/2");
    assertThat(good.get("error").isNull()).isTrue();
    JsonNode bad = new ObjectMapper().readTree(lines[1]);
    assertThat(bad.get("problem").asText()).isEqualTo("\"\\");
    assertThat(bad.get("princess_wins").isNull()).isTrue();
    assertThat(bad.get("error").asText()).startsWith("bag '\"\\'");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "mice    | 1 3 | 0.50000000000000000000",
        "mice    | 5 5 | 0.65873015873015873016",
      })
  void judge_contestSample_printsTheContestsAnswer(String game, String input, String output) {
    assertThat(runOn(input + "\n", "judge", game)).isEqualTo(new Run(0, output + "\n", ""));
  }

  @Test
  void judge_laddersSamples_printsEightDecimals() {
    String input =
        """
        2

        14
        4 42
        9 30
        14 77
        16 8
        32 12
        37 58
        47 26
        48 73
        62 19
        70 89
        71 67
        80 98
        87 24
        96 76

        0
        """;
    assertThat(runOn(input, "judge", "ladders"))
        .isEqualTo(new Run(0, "Case 1: 31.54880806\nCase 2: 33.04761905\n", ""));
  }

  @Test
  void judge_patienceSample_printsSixDecimals() {
    String deal = Games.named("patience").example().replace(" / ", "\n");
    assertThat(runOn(deal + "\n", "judge", "patience")).isEqualTo(new Run(0, "0.589314\n", ""));
  }

  @Test
  void judge_mahjongSample_printsOne() {
    StringBuilder input = new StringBuilder("9\n");
    int[][] tiles = {
      {1, 1}, {1, 2}, {1, 3}, {2, 1}, {3, 1}, {4, 1}, {5, 1}, {6, 1}, {7, 1}, {8, 1}, {9, 1},
      {9, 2}, {9, 3}
    };
    for (int[] tile : tiles) {
      input.append(tile[0]).append(' ').append(tile[1]).append('\n');
    }
    assertThat(runOn(input.toString(), "judge", "mahjong")).isEqualTo(new Run(0, "1\n", ""));
  }

  @Test
  void judge_badInput_failsWithTheLine() {
    assertThat(runOn("1 x\n", "judge", "mice"))
        .isEqualTo(
            new Run(
                3,
                "",
                "croupier judge: line 1: black mice 'x': not a whole number in decimal digits\n"));
  }

  @Test
  void games_listsEveryGameWithNotationAndColumns() {
    Run run = run("games");
    assertThat(run.code()).isZero();
    Games.ALL.forEach(
        game -> {
          assertThat(run.out()).contains(game.name() + ": ", game.example());
          game.columns().forEach(column -> assertThat(run.out()).contains(column.name()));
        });
  }

  @Test
  void version_isTheBuilds() {
    assertThat(run("--version").out()).matches("croupier \\d+\\.\\d+\\.\\d+\n");
  }

  @ParameterizedTest
  @ValueSource(strings = {"solve", "answer", "judge", "generate", "stats", "all-hands", "games"})
  void help_ofEveryCommand_namesItsWords(String command) {
    Run run = run(command, "--help");
    assertThat(run.code()).isZero();
    assertThat(run.out()).startsWith("Usage: croupier " + command);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      nullValues = "-",
      value = {
        "-                             | croupier: Missing required subcommand",
        "frob                          | croupier: Unmatched argument at index 0: 'frob'",
        "answer                        | croupier answer: Missing required parameters",
        "answer chess x                | game 'chess': it must be mahjong, ladders, patience, mice",
        "answer mice 5 --frob          | Unknown option: '--frob'",
        "solve mice in out --mode x    | mode 'x': it must be error or overwrite",
        "solve mice in out --max-errors x | 'x' is not a long",
        "solve mice in out --format doc | --format doc: it must be csv, tsv, txt, jsonl, parquet",
        "solve ladders in out --format doc | --format doc: it must be csv, tsv, txt, jsonl, parquet, boards",
        "solve mice in out --format boards | --format boards: it must be csv, tsv, txt, jsonl, parquet",
        "solve mice in out --quantiles | --quantiles: mice has no such option",
        "solve patience in out --max-positions 0 | --max-positions 0: it must be 1 to 268435456",
        "stats mice in out --top x     | 'x' is not an int",
        "stats mice in out --top -1    | --top -1: it must be 0 to 1000",
        "stats mice in out --mode x    | mode 'x': it must be error or overwrite",
        "all-hands out --bins 0        | --bins 0.0: it must be 1.0E-4 to 10.0",
        "all-hands out --rules +orphan | --rules: rule word '+orphan': it must be +orphans, -pairs or sanma",
        "all-hands out --rules seen=1m | --rules: ",
        "all-hands out --rules 1m      | --rules: ",
        "generate mice out             | say how many problems with --count",
        "generate mice out --count -1  | --count -1: it must be 0 or more",
        "generate mice out --count 1 --kinds 9 | --kinds: only mahjong has it, not mice",
        "generate mahjong out --all    | --all: say of which run with --kinds",
        "generate mahjong out --kinds 4 --count 1 | --kinds 4: a run has 5 to 100",
        "generate mahjong out --kinds 9 --all --count 1 | --all and --count: give one of them",
      })
  void execute_wrongWords_isOneHelpfulLineAndCodeOne(String words, String expected) {
    Run run = words == null ? run() : run(words.trim().split(" +"));
    assertThat(run.code()).isEqualTo(1);
    assertThat(run.out()).isEmpty();
    assertThat(run.err().lines()).hasSize(1);
    assertThat(run.err()).contains(expected.trim()).endsWith("--help)\n");
  }
}
