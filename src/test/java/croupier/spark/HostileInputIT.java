package croupier.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import croupier.FuzzLines;
import croupier.Games;
import croupier.game.Extras;
import croupier.game.Game;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import org.apache.hadoop.conf.Configuration;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Encoders;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Input and output as bad as they come: a row's error or a run's failure, never a wrong table. */
@ExtendWith(LocalSpark.class)
final class HostileInputIT {
  private static final Game<?, ?> MICE = Games.named("mice");
  private static final int FUZZ_LINES = 500;

  private static SparkSession session;

  @TempDir private Path folder;

  @BeforeAll
  static void openSession() {
    session = LocalSpark.session();
  }

  static Stream<Game<?, ?>> games() {
    return Games.ALL.stream();
  }

  private static SolveJob job(
      Game<?, ?> game,
      String input,
      String output,
      @Nullable String idColumn,
      String problemColumn,
      boolean overwrite) {
    return new SolveJob(
        game.name(),
        game.prepare(Extras.NONE),
        input,
        null,
        null,
        idColumn,
        problemColumn,
        output,
        overwrite,
        null,
        Extras.NONE);
  }

  private static SolveJob bags(Path input, Path output) {
    return job(MICE, input.toString(), output.toString(), null, "problem", true);
  }

  private List<Row> solved(Path input) throws IOException {
    Path output = folder.resolve("out");
    bags(input, output).run(session);
    return session.read().parquet(output.toString()).collectAsList();
  }

  private Path bytes(String name, byte[] content) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    return Files.write(file, content);
  }

  private Path text(String name, Charset charset, String content) throws IOException {
    return bytes(name, content.getBytes(charset));
  }

  private Path text(String name, String content) throws IOException {
    return text(name, StandardCharsets.UTF_8, content);
  }

  private List<String> names() throws IOException {
    try (Stream<Path> entries = Files.list(folder)) {
      return entries.map(entry -> entry.getFileName().toString()).sorted().toList();
    }
  }

  private static List<String> column(List<Row> rows, String name) {
    return rows.stream().map(row -> String.valueOf(row.<Object>getAs(name))).toList();
  }

  @ParameterizedTest
  @MethodSource("games")
  void run_fuzzLinesInATable_haveTheAnswersOfPlainJava(Game<?, ?> game) throws IOException {
    FuzzLines fuzz = new FuzzLines(game, 2_036);
    List<String> lines = new ArrayList<>();
    for (int i = 0; i < FUZZ_LINES; i++) {
      // Half a pair of surrogates is no text: Parquet's bytes are UTF-8, which has none.
      byte[] utf8 = fuzz.line(i).getBytes(StandardCharsets.UTF_8);
      lines.add(new String(utf8, StandardCharsets.UTF_8));
    }
    Path input = folder.resolve("fuzz.parquet");
    session.createDataset(lines, Encoders.STRING()).toDF("problem").write().parquet("" + input);
    Path output = folder.resolve("out");
    TableCounts counts =
        job(game, input.toString(), output.toString(), null, "problem", false).run(session);
    assertThat(counts.rows()).isEqualTo(FUZZ_LINES);
    assertThat(counts.solved()).isPositive();
    assertThat(AnswerRows.of(session.read().parquet(output.toString())))
        .isEqualTo(AnswerRows.plainJava(game, lines));
  }

  @Test
  void run_emptyFolderOrHiddenFilesOnly_isWrongUsage() throws IOException {
    Path empty = Files.createDirectory(folder.resolve("empty"));
    assertThatThrownBy(() -> solved(empty))
        .isInstanceOf(UsageException.class)
        .hasMessageEndingWith("empty: the folder holds no files");
    text("empty/_SUCCESS", "");
    text("empty/.part.crc", "crc");
    assertThatThrownBy(() -> solved(empty))
        .isInstanceOf(UsageException.class)
        .hasMessageEndingWith("empty: the folder holds no files");
    assertThat(names()).containsExactly("empty");
  }

  @ParameterizedTest
  @ValueSource(strings = {"a.csv", "a.tsv", "a.jsonl", "a.parquet"})
  void run_fileOfNoBytes_isNoTable(String name) throws IOException {
    Path input = bytes(name, new byte[0]);
    assertThatThrownBy(() -> solved(input)).hasMessageContaining(name);
    assertThat(names()).containsExactly(name);
  }

  @Test
  void run_headerAlone_isATableWithoutRows() throws IOException {
    assertThat(solved(text("a.tsv", "problem\n"))).isEmpty();
  }

  @Test
  void run_truncatedGzipAmongWholeOnes_failsAndLeavesNothing() throws IOException {
    byte[] whole = gzip("1 3\n".repeat(5_000));
    bytes("in/a.txt.gz", whole);
    bytes("in/b.txt.gz", Arrays.copyOf(whole, whole.length * 2 / 3));
    bytes("in/c.txt.gz", whole);
    assertThatThrownBy(() -> solved(folder.resolve("in")))
        .hasMessageContaining("b.txt.gz")
        .hasRootCauseInstanceOf(IOException.class);
    assertThat(names()).containsExactly("in");
  }

  private static byte[] gzip(String text) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (OutputStream out = new GZIPOutputStream(bytes)) {
      out.write(text.getBytes(StandardCharsets.UTF_8));
    }
    return bytes.toByteArray();
  }

  @Test
  void run_truncatedParquetAmongWholeOnes_failsAndLeavesNothing() throws IOException {
    Path input = folder.resolve("in");
    session.range(1_000).selectExpr("'1 3' as problem").coalesce(1).write().parquet("" + input);
    Path part;
    try (Stream<Path> files = Files.list(input)) {
      part = files.filter(file -> file.toString().endsWith(".parquet")).findAny().orElseThrow();
    }
    byte[] whole = Files.readAllBytes(part);
    for (int length : new int[] {whole.length / 2, whole.length - 1}) {
      Files.write(input.resolve("cut.parquet"), Arrays.copyOf(whole, length));
      assertThatThrownBy(() -> solved(input)).as("%d bytes", length).hasMessageContaining("cut");
      assertThat(names()).containsExactly("in");
    }
  }

  @Test
  void run_millionCharacters_areOneRowInEveryTextFormat() throws IOException {
    String million = "7".repeat(1_000_000);
    for (Path input :
        List.of(
            text("a.txt", million + "\n1 3\n"),
            text("a.csv", "problem,note\n" + million + ",x\n1 3," + million + "\n"),
            text("a.tsv", "problem\tnote\n" + million + "\tx\n1 3\t" + million + "\n"),
            text("a.jsonl", "{\"problem\":\"" + million + "\"}\n{\"problem\":\"1 3\"}\n"))) {
      List<Row> rows = solved(input);
      assertThat(column(rows, "princess_wins")).as("" + input).containsExactly("null", "0.5");
      assertThat(column(rows, "error").get(0))
          .hasSizeLessThan(300)
          .contains("(1000000 characters)");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"junk.txt", "junk.csv", "junk.tsv", "junk.jsonl", "junk.txt.gz"})
  void run_binaryJunk_isRejectedRowsOrAFailure(String name) throws IOException {
    byte[] junk = new byte[50_000];
    new Random(8).nextBytes(junk);
    Path input = bytes(name, junk);
    try {
      List<Row> rows = solved(input);
      assertThat(column(rows, "error")).doesNotContain("null");
    } catch (Exception failure) {
      assertThat(failure).hasMessageContaining(name);
      assertThat(names()).containsExactly(name);
    }
  }

  @Test
  void run_wrongEncodings_areRejectedRowsOrWrongUsage() throws IOException {
    List<Row> wide = solved(text("wide.txt", StandardCharsets.UTF_16LE, "1 3\n5 5\n"));
    assertThat(wide).isNotEmpty();
    assertThat(column(wide, "error")).doesNotContain("null");

    Path table = text("wide.tsv", StandardCharsets.UTF_16, "id\tproblem\na\t1 3\n");
    assertThatThrownBy(() -> solved(table))
        .isInstanceOf(UsageException.class)
        .hasMessageContaining("wide.tsv");

    List<Row> latin =
        solved(
            text("latin.tsv", StandardCharsets.ISO_8859_1, "problem\tnote\n1 3\té\n1\u00a03\tx\n"));
    assertThat(column(latin, "princess_wins")).containsExactly("0.5", "null");
    assertThat(column(latin, "error").get(1)).startsWith("bag '1").endsWith("black mice");
  }

  @Test
  void run_sameIdTwice_keepsBothRows() throws IOException {
    List<Row> rows = solved(text("a.csv", "id,problem\n7,1 3\n7,5 5\n7,1 3\n"));
    assertThat(column(rows, "id")).containsExactly("7", "7", "7");
    assertThat(column(rows, "problem")).containsExactly("1 3", "5 5", "1 3");
  }

  @ParameterizedTest
  @ValueSource(strings = {"ERROR", "princess_wins"})
  void run_columnThatAnswersHave_isWrongUsage(String name) throws IOException {
    Path input = text("a.jsonl", "{\"problem\":\"1 3\",\"" + name + "\":1}\n");
    assertThatThrownBy(() -> solved(input))
        .isInstanceOf(UsageException.class)
        .hasMessage(
            "column '"
                + name
                + "' of the input: the answers have a column of this name; rename"
                + " it");
    assertThat(names()).containsExactly("a.jsonl");
  }

  @Test
  void run_otherColumnsNamedIdOrProblem_areWrongUsage() throws IOException {
    String both =
        text("a.jsonl", "{\"id\":1,\"key\":2,\"problem\":\"1 3\",\"bag\":\"5 5\"}\n").toString();
    String output = folder.resolve("out").toString();
    assertThatThrownBy(() -> job(MICE, both, output, "key", "problem", false).run(session))
        .isInstanceOf(UsageException.class)
        .hasMessageStartingWith("column 'id' of the input:");
    assertThatThrownBy(() -> job(MICE, both, output, null, "bag", false).run(session))
        .isInstanceOf(UsageException.class)
        .hasMessageStartingWith("column 'problem' of the input:");
    assertThat(names()).containsExactly("a.jsonl");
  }

  @ParameterizedTest
  @ValueSource(strings = {"part-", "_croupier.json"})
  void run_fullDisk_failsAndLeavesTheOldTable(String noRoomFor) throws IOException {
    Path input = text("a.txt", "1 3\n");
    Path output = folder.resolve("out");
    bags(input, output).run(session);
    Configuration configuration = session.sparkContext().hadoopConfiguration();
    configuration.set("fs.full.impl", FullDisk.class.getName());
    configuration.set("fs.full.impl.disable.cache", "true");
    configuration.set(FullDisk.NO_ROOM_FOR, noRoomFor);
    Path more = text("more.txt", "1 3\n5 5\n");
    String place = FullDisk.SCHEME + "://" + output;
    assertThatThrownBy(() -> job(MICE, "" + more, place, null, "problem", true).run(session))
        .hasStackTraceContaining("IOException: No space left on device");
    assertThat(session.read().parquet(output.toString()).count()).isEqualTo(1);
    assertThat(names()).containsExactly("a.txt", "more.txt", "out");
  }

  @Test
  void run_outputThatCanBeNoFolder_failsWithItsName() throws IOException {
    Path input = text("a.txt", "1 3\n");
    Path file = text("file", "mine");
    assertThatThrownBy(() -> bags(input, file).run(session))
        .isInstanceOf(UsageException.class)
        .hasMessageEndingWith("file: it is a file, not a table's folder");
    assertThatThrownBy(() -> bags(input, file.resolve("below/out")).run(session))
        .hasMessageContaining("file");
    assertThat(file).hasContent("mine");
    assertThat(names()).containsExactly("a.txt", "file");
  }

  /** Two runs end at the same moment, again and again, with files instead of Spark's jobs. */
  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void fill_twoAtOnce_leavesOneWholeTable(boolean overwrite)
      throws IOException, InterruptedException {
    ExecutorService threads = Executors.newFixedThreadPool(2);
    try {
      for (int round = 0; round < 100; round++) {
        Path output = folder.resolve("out" + (overwrite ? "" : round));
        List<Throwable> failures = new ArrayList<>();
        List<Callable<Void>> runs =
            List.of(() -> fill(output, "a", overwrite), () -> fill(output, "b", overwrite));
        for (Future<Void> run : threads.invokeAll(runs)) {
          try {
            run.get();
          } catch (ExecutionException failure) {
            failures.add(failure.getCause());
          }
        }
        assertThat(failures).hasSizeLessThan(2);
        for (Throwable failure : failures) {
          assertThat(failure)
              .isInstanceOfAny(IOException.class, UncheckedIOException.class, UsageException.class)
              .hasMessageContaining(output.getFileName().toString());
        }
        assertOneWholeTable(output);
        assertThat(names()).noneMatch(name -> name.startsWith("_"));
      }
    } finally {
      threads.shutdownNow();
    }
  }

  private static @Nullable Void fill(Path output, String name, boolean overwrite)
      throws IOException {
    StagedTable.at(output.toString(), overwrite, session)
        .fill(
            (staging, fileSystem) -> {
              for (int i = 0; i < 3; i++) {
                Files.writeString(Path.of(staging.toUri().getPath(), name + i), name);
              }
            });
    return null;
  }

  private static void assertOneWholeTable(Path output) throws IOException {
    List<String> files = new ArrayList<>();
    try (Stream<Path> entries = Files.list(output)) {
      entries.forEach(entry -> files.add(entry.getFileName().toString()));
    }
    Collections.sort(files);
    assertThat(files).isIn(List.of("a0", "a1", "a2"), List.of("b0", "b1", "b2"));
  }

  @Test
  void run_twoAtOnceIntoOnePlace_leavesTheTableOfOne() throws InterruptedException, IOException {
    Path one = text("one.txt", "1 3\n".repeat(100));
    Path two = text("two.txt", "5 5\n".repeat(200));
    Path output = folder.resolve("out");
    ExecutorService threads = Executors.newFixedThreadPool(2);
    int succeeded = 0;
    try {
      List<Callable<TableCounts>> runs =
          List.of(() -> bags(one, output).run(session), () -> bags(two, output).run(session));
      for (Future<TableCounts> run : threads.invokeAll(runs)) {
        try {
          run.get();
          succeeded++;
        } catch (ExecutionException failure) {
          assertThat(failure.getCause()).hasMessageContaining("out");
        }
      }
    } finally {
      threads.shutdownNow();
    }
    assertThat(succeeded).isPositive();
    Dataset<Row> table = session.read().parquet(output.toString());
    assertThat(table.select("problem").distinct().count()).isEqualTo(1);
    assertThat(table.count()).isIn(100L, 200L);
    assertThat(names()).containsExactly("one.txt", "out", "two.txt");
  }
}
