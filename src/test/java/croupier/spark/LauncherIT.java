package croupier.spark;

import static org.assertj.core.api.Assertions.assertThat;

import croupier.Games;
import croupier.game.Extras;
import croupier.game.Game;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The program from outside: processes, exit codes, what they print and what they leave. */
@ExtendWith(LocalSpark.class)
final class LauncherIT {
  private static final long PATIENCE_NANOS = 300_000_000_000L;

  private static SparkSession session;

  @TempDir private Path folder;

  @BeforeAll
  static void openSession() {
    session = LocalSpark.session();
  }

  /** One with the largest tables and one without any; the others run in other tests of jobs. */
  static Stream<Game<?, ?>> games() {
    return Stream.of(Games.named("mahjong"), Games.named("mice"));
  }

  @ParameterizedTest
  @MethodSource("games")
  void solve_onAnyMaster_isSilentAndGivesTheSameBits(Game<?, ?> game)
      throws IOException, InterruptedException {
    List<String> problems = new ArrayList<>(Corpora.dealt(game, 11, 299));
    problems.add("no problem");
    Files.write(folder.resolve("corpus.txt"), problems);
    List<String> expected = AnswerRows.plainJava(game, problems);
    for (String[] way :
        new String[][] {
          {"local[1]", "spark.sql.files.minPartitionNum=1", "1", "corpus.txt"},
          {"local[2]", "spark.sql.files.maxPartitionBytes=1000b", "2", "corp*.txt"}
        }) {
      Path output = folder.resolve("out-" + way[2]);
      LauncherRun run =
          LauncherRun.run(
              folder,
              "--master",
              way[0],
              "--conf",
              way[1],
              "solve",
              game.name(),
              folder.resolve(way[3]).toString(),
              output.toString());
      assertThat(run.exitCode()).as(run.err()).isZero();
      assertThat(run.err()).isEmpty();
      assertThat(run.out()).matches("solved 299, rejected 1, in \\d+\\.\\d s -> " + output + "\\R");
      assertThat(AnswerRows.of(session.read().parquet(output.toString()))).isEqualTo(expected);
    }
    assertThat(partFiles(folder.resolve("out-1"))).hasSize(1);
    assertThat(partFiles(folder.resolve("out-2"))).hasSizeGreaterThan(1);
  }

  private static List<Path> partFiles(Path table) throws IOException {
    try (Stream<Path> files = Files.list(table)) {
      return files.filter(file -> file.toString().endsWith(".parquet")).toList();
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "solve chess in.txt out",
        "solve mice none.txt out",
        "solve mice bags.txt bags.txt --mode overwrite",
        "sovle mice bags.txt out",
        "--master",
        "--master yarn solve mice bags.txt out",
      })
  void wrongUsage_isOneLineAndExitCode1(String line) throws IOException, InterruptedException {
    Path bags = Files.writeString(folder.resolve("bags.txt"), "1 3\n");
    String[] words = line.replace("bags.txt", bags.toString()).split(" ");
    LauncherRun run = LauncherRun.run(folder, words);
    assertThat(run.exitCode()).isEqualTo(1);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).startsWith("croupier").matches("[^\\n]+\\n").doesNotContain("Exception");
    assertThat(bags).hasContent("1 3");
  }

  @Test
  void solve_tooManyRejected_isOneLineAndExitCode2() throws IOException, InterruptedException {
    Path input = Files.writeString(folder.resolve("bags.txt"), "1 3\nx\n");
    Path output = folder.resolve("out");
    LauncherRun run =
        LauncherRun.run(
            folder, "solve", "mice", input.toString(), output.toString(), "--max-errors", "0");
    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.out()).isEmpty();
    assertThat(run.err())
        .startsWith("croupier solve: rejected 1 rows, more than --max-errors 0;")
        .contains("bag 'x'")
        .matches("[^\\n]+\\n");
    assertThat(output).doesNotExist();
  }

  @Test
  void solve_noNameNode_saysWhere() throws IOException, InterruptedException {
    LauncherRun run =
        LauncherRun.run(folder, "solve", "mice", "hdfs://localhost:1/bags", "hdfs://localhost:1/a");
    assertThat(run.exitCode()).isEqualTo(3);
    assertThat(run.out()).isEmpty();
    assertThat(run.err())
        .startsWith("croupier solve: failed: ConnectException: ")
        .contains("localhost:1 ", "Connection refused")
        .matches("[^\\n]+\\n");
  }

  @Test
  void solve_truncatedParquet_isExitCode3AndLeavesTheOutput()
      throws IOException, InterruptedException {
    Path table = solvedBefore();
    byte[] whole = Files.readAllBytes(partFiles(table).get(0));
    Path input = folder.resolve("bags.parquet");
    Files.write(input, Arrays.copyOf(whole, whole.length - 10));
    Map<String, Long> before = files(table);
    LauncherRun run =
        LauncherRun.run(
            folder, "solve", "mice", input.toString(), table.toString(), "--mode", "overwrite");
    assertThat(run.exitCode()).isEqualTo(3);
    assertThat(run.out()).isEmpty();
    assertThat(lastLine(run.err()))
        .startsWith("croupier solve: failed: ")
        .contains("bags.parquet is not a Parquet file");
    assertThat(files(table)).isEqualTo(before);
    assertThat(staging()).isEmpty();
  }

  /** What stands below the log of a failed run. */
  private static String lastLine(String err) {
    return err.substring(err.stripTrailing().lastIndexOf('\n') + 1);
  }

  @Test
  void solve_truncatedGzip_namesTheFile() throws IOException, InterruptedException {
    Path input = folder.resolve("bags.txt.gz");
    try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(input))) {
      out.write("1 3\n".repeat(1000).getBytes(StandardCharsets.UTF_8));
    }
    byte[] whole = Files.readAllBytes(input);
    Files.write(input, Arrays.copyOf(whole, whole.length / 2));
    LauncherRun run =
        LauncherRun.run(
            folder,
            "--master",
            "local[1]",
            "solve",
            "mice",
            input.toString(),
            folder.resolve("out").toString());
    assertThat(run.exitCode()).isEqualTo(3);
    assertThat(lastLine(run.err()))
        .startsWith("croupier solve: failed: EOFException: ")
        .contains("bags.txt.gz");
    assertThat(folder.resolve("out")).doesNotExist();
    assertThat(staging()).isEmpty();
  }

  @Test
  void solve_toldToStop_leavesNothingOfItself() throws IOException, InterruptedException {
    Path output = folder.resolve("out");
    LauncherRun run = slowRun(output);
    run.terminate();
    assertThat(run.exitCode()).isEqualTo(143);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).isIn("", "croupier solve: told to stop\n");
    assertThat(output).doesNotExist();
    assertThat(staging()).isEmpty();
  }

  @Test
  void solve_toldToStop_leavesTheOldTable() throws IOException, InterruptedException {
    Path output = solvedBefore();
    Map<String, Long> before = files(output);
    slowRun(output).terminate();
    assertThat(files(output)).isEqualTo(before);
    assertThat(staging()).isEmpty();
  }

  @Test
  void solve_killed_leavesTheOldTableAndRunsAgain() throws IOException, InterruptedException {
    Path output = solvedBefore();
    Map<String, Long> before = files(output);
    LauncherRun run = slowRun(output);
    run.kill();
    assertThat(run.exitCode()).isEqualTo(137);
    assertThat(files(output)).isEqualTo(before);
    assertRunsAgain(output);
  }

  @Test
  void solve_killed_leavesNoTableAndRunsAgain() throws IOException, InterruptedException {
    Path output = folder.resolve("out");
    slowRun(output).kill();
    assertThat(output).doesNotExist();
    assertRunsAgain(output);
  }

  private void assertRunsAgain(Path output) throws IOException {
    List<String> problems = Corpora.dealt(Games.named("mahjong"), 1, 50);
    solve("mahjong", Files.write(folder.resolve("again.txt"), problems), output);
    assertThat(AnswerRows.of(session.read().parquet(output.toString())))
        .isEqualTo(AnswerRows.plainJava(Games.named("mahjong"), problems));
  }

  /** A table at the place of the next run. */
  private Path solvedBefore() throws IOException {
    Path output = folder.resolve("out");
    solve("mice", Files.writeString(folder.resolve("before.txt"), "1 3\n5 5\n"), output);
    return output;
  }

  private static void solve(String game, Path input, Path output) throws IOException {
    PlainJob.of(Games.named(game), Extras.NONE, input.toString(), output.toString(), true, null)
        .run(session);
  }

  /** A run of many seconds, in the middle of its work: it has begun to write part files. */
  private LauncherRun slowRun(Path output) throws IOException, InterruptedException {
    Path input = folder.resolve("hands.txt");
    Files.write(input, Corpora.dealt(Games.named("mahjong"), 3, 20_000));
    LauncherRun run =
        LauncherRun.start(
            folder,
            "solve",
            "mahjong",
            input.toString(),
            output.toString(),
            "--exact",
            "--mode",
            "overwrite");
    long deadline = System.nanoTime() + PATIENCE_NANOS;
    while (staging().stream().noneMatch(LauncherIT::hasPartFile)) {
      assertThat(run.isAlive()).as(run.err()).isTrue();
      assertThat(System.nanoTime()).isLessThan(deadline);
      Thread.sleep(20);
    }
    return run;
  }

  private static boolean hasPartFile(Path folder) {
    try (Stream<Path> below = Files.walk(folder)) {
      return below.anyMatch(file -> file.toString().endsWith(".parquet"));
    } catch (IOException | UncheckedIOException moved) {
      return false; // files come and go below a folder at work
    }
  }

  private List<Path> staging() throws IOException {
    try (Stream<Path> entries = Files.list(folder)) {
      return entries
          .filter(entry -> entry.getFileName().toString().startsWith("_out.staging"))
          .toList();
    }
  }

  /** The files of a table and when they were written. */
  private static Map<String, Long> files(Path table) throws IOException {
    Map<String, Long> files = new TreeMap<>();
    try (Stream<Path> entries = Files.list(table)) {
      for (Path file : entries.toList()) {
        files.put(
            file.getFileName() + " of " + Files.size(file) + " bytes",
            Files.getLastModifiedTime(file).toMillis());
      }
    }
    return files;
  }
}
