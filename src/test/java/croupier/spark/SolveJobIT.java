package croupier.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import croupier.Games;
import croupier.game.Extras;
import croupier.game.Game;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerJobStart;
import org.apache.spark.scheduler.SparkListenerStageSubmitted;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@ExtendWith(LocalSpark.class)
final class SolveJobIT {
  private static SparkSession session;

  @TempDir private Path folder;

  @BeforeAll
  static void openSession() {
    session = LocalSpark.session();
  }

  static Stream<Game<?, ?>> games() {
    return Games.ALL.stream();
  }

  private Path corpus(String name, String... lines) throws IOException {
    return Files.write(folder.resolve(name), List.of(lines));
  }

  private Dataset<Row> solved(String gameName, Path input) throws IOException {
    Path output = folder.resolve("out-" + input.getFileName());
    PlainJob.of(Games.named(gameName), input, output).run(session);
    return session.read().parquet(output.toString());
  }

  private static List<String> column(Dataset<Row> table, String name) {
    List<String> cells = new ArrayList<>();
    for (Row row : table.select(name).collectAsList()) {
      cells.add(String.valueOf(row.get(0)));
    }
    return cells;
  }

  @Test
  void run_tsvWithOtherColumns_carriesThemThrough() throws IOException {
    Path input =
        corpus("bags.tsv", "id\tproblem\tnote", "a\t1 3\tsome \"text\"", "b\t5 5\t", "c\toops\t\\");
    Dataset<Row> table = solved("mice", input);
    assertThat(table.columns())
        .containsExactly("id", "problem", "note", "princess_wins", "dragon_wins", "error");
    assertThat(column(table, "id")).containsExactly("a", "b", "c");
    assertThat(column(table, "note")).containsExactly("some \"text\"", "null", "\\");
    assertThat(column(table, "princess_wins")).containsExactly("0.5", "0.6587301587301587", "null");
    assertThat(column(table, "error"))
        .containsExactly(
            "null", "null", "bag 'oops': a bag is two numbers, white mice and black mice");
  }

  @Test
  void run_csvWithQuotes_readsCellsWithCommas() throws IOException {
    Path input = corpus("bags.csv", "problem,\"a, b\"", "\"1 3\",\"x, \"\"y\"\"\"", "1 1,z");
    Dataset<Row> table = solved("mice", input);
    assertThat(column(table, "a, b")).containsExactly("x, \"y\"", "z");
    assertThat(column(table, "princess_wins")).containsExactly("0.5", "0.5");
    assertThat(column(table, "id")).containsExactly("null", "null");
  }

  @Test
  void run_linesThatDoNotFitTheHeader_areRejectedOneByOne() throws IOException {
    Path input = corpus("bags.csv", "id,problem", "1,1 3", "2,1 3,5", "3", "4,\"1 3", "5,1 1");
    Dataset<Row> table = solved("mice", input);
    assertThat(table.count()).isEqualTo(5);
    List<String> errors = column(table, "error");
    assertThat(errors.get(0)).isEqualTo("null");
    assertThat(errors.get(1))
        .isEqualTo(
            "line '2,1 3,5': its cells are not as many as the header's, or a quote is left open");
    assertThat(errors.get(2)).startsWith("line '3': its cells are not as many");
    assertThat(errors.get(4)).isEqualTo("null");
  }

  @Test
  void run_txt_solvesEveryLineEvenBlankOnes() throws IOException {
    Dataset<Row> table = solved("mice", corpus("bags.txt", "1 3", "", "  ", "5 5"));
    assertThat(table.count()).isEqualTo(4);
    assertThat(column(table, "error").get(1)).isEqualTo("problem '': the line is blank");
  }

  @Test
  void run_jsonl_keepsTypesAndRejectsWhatIsNoObject() throws IOException {
    Path input =
        corpus(
            "bags.jsonl",
            "{\"id\": 7, \"problem\": \"1 3\", \"weight\": 2.5, \"tags\": [\"a\", \"b\"]}",
            "{\"id\": 8, \"problem\": ",
            "{\"id\": 9, \"weight\": 1}");
    Dataset<Row> table = solved("mice", input);
    assertThat(table.count()).isEqualTo(3);
    assertThat(table.schema().apply("weight").dataType().simpleString()).isEqualTo("double");
    assertThat(table.schema().apply("tags").dataType().simpleString()).isEqualTo("array<string>");
    assertThat(column(table, "error"))
        .containsExactly(
            "null",
            "line '{\"id\": 8, \"problem\": ': it is not one JSON object",
            "the row has no problem: its cell is null");
    assertThat(column(table, "problem").get(1)).isEqualTo("{\"id\": 8, \"problem\": ");
  }

  @Test
  void run_compressedTextInAFolder_isRead() throws IOException {
    Path input = Files.createDirectory(folder.resolve("in"));
    for (String name : new String[] {"a.txt.gz", "b.txt.gz"}) {
      try (Writer out =
          new BufferedWriter(
              new OutputStreamWriter(
                  new GZIPOutputStream(Files.newOutputStream(input.resolve(name))),
                  StandardCharsets.UTF_8))) {
        out.write("1 3\n5 5\n");
      }
    }
    Files.writeString(input.resolve("_notes"), "not data");
    assertThat(solved("mice", input).count()).isEqualTo(4);
    assertThat(solved("mice", folder.resolve("in/*.gz")).count()).isEqualTo(4);
  }

  @Test
  void run_renamedColumns_areFound() throws IOException {
    Path input = corpus("bags.tsv", "key\tbag.text", "x\t1 3");
    Path output = folder.resolve("out");
    Game<?, ?> mice = Games.named("mice");
    new SolveJob(
            "mice",
            mice.prepare(Extras.NONE),
            input.toString(),
            null,
            null,
            "key",
            "bag.text",
            output.toString(),
            false,
            null,
            Extras.NONE)
        .run(session);
    Dataset<Row> table = session.read().parquet(output.toString());
    assertThat(table.columns())
        .containsExactly("id", "problem", "princess_wins", "dragon_wins", "error");
    assertThat(column(table, "id")).containsExactly("x");
  }

  @Test
  void run_wrongRequests_areRefusedBeforeAnyWork() throws IOException {
    Path input = corpus("bags.tsv", "id\tproblem\tError", "a\t1 3\tx");
    Path output = folder.resolve("out");
    Game<?, ?> mice = Games.named("mice");
    assertThatThrownBy(() -> PlainJob.of(mice, input, output).run(session))
        .isInstanceOf(UsageException.class)
        .hasMessage(
            "column 'Error' of the input: the answers have a column of this name; rename it");
    assertThatThrownBy(() -> PlainJob.of(mice, folder.resolve("none.tsv"), output).run(session))
        .hasMessageContaining("there is no such file, folder or match");
    assertThatThrownBy(() -> PlainJob.of(mice, corpus("x.tsv", "id\tbag"), output).run(session))
        .hasMessageContaining("it has no column 'problem'; it has id, bag");
    assertThatThrownBy(() -> PlainJob.of(mice, corpus("empty.tsv"), output).run(session))
        .hasMessageContaining("it has none");
    assertThatThrownBy(() -> PlainJob.of(mice, corpus("bags.dat", "1 3"), output).run(session))
        .hasMessageContaining("does not end in csv, tsv, txt, jsonl, parquet");
    assertThat(output).doesNotExist();
  }

  @Test
  void run_headerThatNamesNoTable_isRefusedBeforeAnyWork() throws IOException {
    Game<?, ?> mice = Games.named("mice");
    Path output = folder.resolve("out");
    assertThatThrownBy(
            () -> PlainJob.of(mice, corpus("a.csv", "problem,n,N", "1 3,a,b"), output).run(session))
        .isInstanceOf(UsageException.class)
        .hasMessageEndingWith("a.csv: its header has column 'N' twice");
    assertThatThrownBy(
            () -> PlainJob.of(mice, corpus("b.csv", ",problem", "0,1 3"), output).run(session))
        .isInstanceOf(UsageException.class)
        .hasMessageEndingWith("b.csv: column 1 of its header has no name");
    assertThat(output).doesNotExist();
  }

  @Test
  void run_filesInFoldersFurtherDown_areAllRead() throws IOException {
    Path input = folder.resolve("in");
    Files.createDirectories(input.resolve("more/still more"));
    Files.createDirectories(input.resolve("_not this"));
    corpus("in/a.txt", "1 3");
    corpus("in/more/b.txt", "5 5", "1 1");
    corpus("in/more/still more/c.txt", "x");
    corpus("in/_not this/d.txt", "y");
    assertThat(column(solved("mice", input), "problem"))
        .containsExactlyInAnyOrder("1 3", "5 5", "1 1", "x");
  }

  @Test
  void run_partitionFolders_becomeAColumn() throws IOException {
    Path input = folder.resolve("in");
    Files.createDirectories(input.resolve("set=a"));
    Files.createDirectories(input.resolve("set=b"));
    corpus("in/set=a/a.txt", "1 3");
    corpus("in/set=b/b.txt", "5 5");
    assertThat(column(solved("mice", input), "problem")).containsExactlyInAnyOrder("1 3", "5 5");
  }

  @Test
  void run_inputInsideTheOutput_isNotLost() throws IOException {
    Path output = folder.resolve("out");
    Files.createDirectories(output.resolve("in"));
    Path input = corpus("out/in/bags.txt", "1 3");
    assertThatThrownBy(() -> overwriting(input, output, null).run(session))
        .isInstanceOf(UsageException.class)
        .hasMessageEndingWith("bags.txt lies in it and would be gone");
    assertThat(input).hasContent("1 3");
  }

  @Test
  void run_tableReplacedByItsOwnAnswers_keepsItsRows() throws IOException {
    Path output = folder.resolve("out");
    session.sql("select '1 3' as problem, 7 as weight").write().parquet(output.toString());
    overwriting(output, output, null).run(session);
    Dataset<Row> table = session.read().parquet(output.toString());
    assertThat(column(table, "weight")).containsExactly("7");
    assertThat(column(table, "princess_wins")).containsExactly("0.5");
    assertNoDebris();
  }

  @Test
  void run_textThatIsNoPath_isRefused() {
    Game<?, ?> mice = Games.named("mice");
    assertThatThrownBy(() -> PlainJob.of(mice, Path.of(""), folder.resolve("out")).run(session))
        .isInstanceOf(UsageException.class)
        .hasMessageStartingWith("input '': it is no path");
  }

  @Test
  void run_emptyText_givesATableWithoutRows() throws IOException {
    Dataset<Row> table = solved("mice", corpus("none.txt"));
    assertThat(table.count()).isZero();
    assertThat(table.columns()).contains("princess_wins", "error");
  }

  @Test
  void run_existingOutput_staysUnlessOverwritten() throws IOException {
    Path output = folder.resolve("out");
    Game<?, ?> mice = Games.named("mice");
    PlainJob.of(mice, corpus("one.txt", "1 3"), output).run(session);
    Path two = corpus("two.txt", "1 3", "5 5");
    assertThatThrownBy(() -> PlainJob.of(mice, two, output).run(session))
        .isInstanceOf(UsageException.class)
        .hasMessageContaining("--mode overwrite");
    assertThat(session.read().parquet(output.toString()).count()).isEqualTo(1);
    overwriting(two, output, null).run(session);
    assertThat(session.read().parquet(output.toString()).count()).isEqualTo(2);
    assertNoDebris();
  }

  @Test
  void run_tooManyRejected_leavesTheOutputAsItWas() throws IOException {
    Path output = folder.resolve("out");
    PlainJob.of(Games.named("mice"), corpus("one.txt", "1 3"), output).run(session);
    Path bad = corpus("bad.txt", "1 3", "x", "y");
    assertThatThrownBy(() -> overwriting(bad, output, 1L).run(session))
        .isInstanceOf(TooManyRejected.class)
        .hasMessageStartingWith("rejected 2 rows, more than --max-errors 1;")
        .hasMessageEndingWith(
            "the first: bag 'x': a bag is two numbers, white mice and black mice");
    assertThat(session.read().parquet(output.toString()).count()).isEqualTo(1);
    assertNoDebris();
    overwriting(bad, output, 2L).run(session);
    assertThat(session.read().parquet(output.toString()).count()).isEqualTo(3);
  }

  private static SolveJob overwriting(Path input, Path output, @Nullable Long maxErrors) {
    return PlainJob.of(
        Games.named("mice"), Extras.NONE, input.toString(), output.toString(), true, maxErrors);
  }

  private void assertNoDebris() throws IOException {
    try (Stream<Path> entries = Files.list(folder)) {
      assertThat(entries.map(p -> p.getFileName().toString()))
          .noneMatch(name -> name.startsWith("_"));
    }
  }

  @Test
  void run_oneCorpus_isOneJobOfOneStage() throws IOException {
    AtomicInteger jobs = new AtomicInteger();
    AtomicInteger stages = new AtomicInteger();
    SparkListener counter =
        new SparkListener() {
          @Override
          public void onJobStart(SparkListenerJobStart start) {
            jobs.incrementAndGet();
          }

          @Override
          public void onStageSubmitted(SparkListenerStageSubmitted submitted) {
            stages.incrementAndGet();
          }
        };
    Path input = corpus("bags.txt", "1 3", "5 5");
    session.sparkContext().addSparkListener(counter);
    try {
      PlainJob.of(Games.named("mice"), input, folder.resolve("out")).run(session);
      // The listener hears of stages a moment later than the job ends.
      long deadline = System.nanoTime() + 10_000_000_000L;
      while (stages.get() == 0 && System.nanoTime() < deadline) {
        Thread.onSpinWait();
      }
    } finally {
      session.sparkContext().removeSparkListener(counter);
    }
    assertThat(jobs).hasValue(1);
    assertThat(stages).hasValue(1);
  }

  @Test
  void run_summary_tellsInputsCountsAndFiles() throws IOException {
    Path input = corpus("bags.txt", "1 3", "x");
    solved("mice", input);
    Path output = folder.resolve("out-bags.txt");
    JsonNode summary = new ObjectMapper().readTree(output.resolve("_croupier.json").toFile());
    assertThat(summary.get("game").asText()).isEqualTo("mice");
    assertThat(summary.get("rows_in").asLong()).isEqualTo(2);
    assertThat(summary.get("solved").asLong()).isEqualTo(1);
    assertThat(summary.get("rejected").asLong()).isEqualTo(1);
    assertThat(summary.get("inputs").get(0).get("bytes").asLong()).isEqualTo(Files.size(input));
    JsonNode file = summary.get("files").get(0);
    assertThat(file.get("bytes").asLong())
        .isEqualTo(Files.size(output.resolve(file.get("name").asText())));
    assertThat(output.resolve("_SUCCESS")).exists();
  }

  /** Plain Java is the oracle of the job, and the partitioning must not show. */
  @ParameterizedTest
  @MethodSource("games")
  void run_anyPartitioning_hasTheBitsOfPlainJava(Game<?, ?> game) throws IOException {
    List<String> problems = new ArrayList<>();
    for (int row = 0; row < 300; row++) {
      problems.add(row % 50 == 49 ? "row " + row : game.generator().row(5, row).toString());
    }
    List<String> expected = AnswerRows.plainJava(game, problems);
    for (int files : new int[] {1, 2, 7}) {
      Path input = Files.createDirectory(folder.resolve("in" + files));
      for (int file = 0; file < files; file++) {
        Path part = input.resolve(file + ".txt");
        int from = file * problems.size() / files;
        int to = (file + 1) * problems.size() / files;
        Files.write(part, problems.subList(from, to));
      }
      session.conf().set("spark.sql.files.openCostInBytes", String.valueOf(1 << (6 + files)));
      assertThat(AnswerRows.of(solved(game.name(), input))).isEqualTo(expected);
    }
  }

  /** Files that try to break the readers; each line that is not blank must come out once. */
  @Test
  void run_junk_losesNoLine() throws IOException {
    byte[] junk = new byte[20_000];
    new java.util.Random(3).nextBytes(junk);
    for (int i = 0; i < junk.length; i++) {
      if (junk[i] == '\n' || junk[i] == '\r') {
        junk[i] = 1;
      }
    }
    try {
      Path text = folder.resolve("junk.txt");
      Files.write(text, junk);
      assertThat(solved("mice", text).count()).isEqualTo(1);

      Path table = folder.resolve("junk.tsv");
      String million = "7".repeat(1_000_000);
      Files.writeString(
          table,
          "problem\tnote\n1 3\tfine\n"
              + million
              + "\tlong\n"
              + "x"
              + "\t".repeat(1_000_000)
              + "\n \t\n1 1\tok\n");
      Dataset<Row> rows = solved("mice", table);
      assertThat(rows.count()).isEqualTo(4);
      assertThat(rows.filter("error is null").count()).isEqualTo(2);
    } catch (UncheckedIOException failure) {
      throw failure.getCause();
    }
  }
}
