package croupier.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.ObjectMapper;
import croupier.Games;
import croupier.game.Exact;
import croupier.game.Extras;
import croupier.game.Game;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import org.apache.spark.sql.SparkSession;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A table that several runs fill has the rows of one run, each once. */
@ExtendWith(LocalSpark.class)
final class ResumeIT {
  /** A step so small that each file is one. */
  private static final long FILE_BY_FILE = 1;

  private static final Game<?, ?> MICE = Games.named("mice");

  private static SparkSession session;

  @TempDir private Path folder;
  private Path corpus;
  private Path output;
  private final List<String> problems = new ArrayList<>();

  @BeforeAll
  static void openSession() {
    session = LocalSpark.session();
  }

  @BeforeEach
  void makeFolder() throws IOException {
    corpus = Files.createDirectory(folder.resolve("bags"));
    output = folder.resolve("out");
  }

  private Path drop(String name) throws IOException {
    List<String> bags = Corpora.dealt(MICE, problems.size(), 40);
    problems.addAll(bags);
    return Files.write(corpus.resolve(name), bags);
  }

  private SolveJob job(Path input, Extras extras, @Nullable Long maxErrors) {
    return PlainJob.of(MICE, extras, input.toString(), output.toString(), false, maxErrors);
  }

  private TableCounts resume() throws IOException {
    return new ResumeJob(job(corpus, Extras.NONE, null), FILE_BY_FILE).run(session);
  }

  private void assertHasEachRowOnce() throws IOException {
    assertThat(AnswerRows.of(session.read().parquet(output.toString())))
        .isEqualTo(AnswerRows.plainJava(MICE, problems));
    assertThat(new ObjectMapper().readTree(output.resolve("_croupier.json").toFile()).get("rows"))
        .hasToString(String.valueOf(problems.size()));
    assertThat(output.resolve("_SUCCESS")).exists();
  }

  private Set<String> partFiles() throws IOException {
    try (Stream<Path> files = Files.list(output)) {
      return files
          .map(file -> file.getFileName().toString())
          .filter(name -> name.endsWith(".parquet"))
          .collect(TreeSet::new, Set::add, Set::addAll);
    }
  }

  @Test
  void run_withFilesThatCameSince_solvesThemAlone() throws IOException {
    drop("a.txt");
    drop("b.txt");
    assertThat(resume().rows()).isEqualTo(80);
    assertHasEachRowOnce();
    Set<String> before = partFiles();
    assertThat(before).hasSize(2);

    assertThat(resume().rows()).isEqualTo(80);
    assertThat(partFiles()).isEqualTo(before);

    Path old = drop("0 copied.txt");
    Files.setLastModifiedTime(old, FileTime.from(Instant.parse("2001-01-01T00:00:00Z")));
    assertThat(resume().rows()).isEqualTo(120);
    assertHasEachRowOnce();
    assertThat(partFiles()).hasSize(3).containsAll(before);
  }

  @Test
  void run_afterOneThatFailed_goesOnWhereItStopped() throws IOException {
    drop("a.txt");
    Path broken = drop("b.txt.gz");
    byte[] text = Files.readAllBytes(broken);
    try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(broken))) {
      out.write(text);
    }
    byte[] whole = Files.readAllBytes(broken);
    Files.write(broken, Arrays.copyOf(whole, whole.length / 2));
    // Files are solved in the order of their times.
    Files.setLastModifiedTime(corpus.resolve("a.txt"), FileTime.fromMillis(1000));

    assertThatThrownBy(this::resume).hasStackTraceContaining("b.txt.gz");
    assertThat(output.resolve("_SUCCESS")).doesNotExist();
    Set<String> before = partFiles();
    assertThat(before).hasSize(1);

    Files.write(broken, whole);
    assertThat(resume().rows()).isEqualTo(80);
    assertHasEachRowOnce();
    assertThat(partFiles()).containsAll(before);
  }

  /** As if the run had been killed after it moved its files and before Spark noted the batch. */
  @Test
  void run_afterABatchThatWasNotNoted_hasItOnce() throws IOException {
    drop("a.txt");
    drop("b.txt");
    resume();
    Path commits = output.resolve("_resume/checkpoint/commits");
    Files.delete(commits.resolve("1"));
    Files.deleteIfExists(commits.resolve(".1.crc"));
    Set<String> before = partFiles();

    assertThat(resume().rows()).isEqualTo(80);
    assertHasEachRowOnce();
    assertThat(partFiles()).hasSameSizeAs(before).isNotEqualTo(before);
  }

  /** As if the run had been killed between two of a batch's files, and cut it otherwise then. */
  @Test
  void run_afterABatchHalfMoved_clearsItAway() throws IOException {
    drop("a.txt");
    resume();
    for (String part : partFiles()) {
      Files.copy(output.resolve(part), output.resolve("batch-00001-part-00007-left.zstd.parquet"));
    }
    drop("b.txt");
    assertThat(resume().rows()).isEqualTo(80);
    assertHasEachRowOnce();
    assertThat(partFiles()).noneMatch(name -> name.contains("left"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "bags.csv   | 'id,problem,note\na,1 3,x\nb,5 5,\"y,z\"\n'         | '[a, b]'",
        "bags.tsv   | 'problem\tid\n1 3\ta\n5 5\tb\n'                     | '[a, b]'",
        "bags.jsonl | '{\"id\":\"a\",\"problem\":\"1 3\"}\nno object\n'   | '[a, null]'",
        "{bag}s.txt | '1 3\nno bag\n'                                     | '[null, null]'",
      })
  void run_onAFileOfAnyFormat_hasTheRowsOfAPlainRun(String name, String text, String ids)
      throws IOException {
    Path file = corpus.resolve(name);
    Files.writeString(corpus.resolve(name.replaceAll("[{}]", "")), text, StandardCharsets.UTF_8);
    Files.writeString(corpus.resolve("other.csv"), "no,header\n");
    new ResumeJob(job(file, Extras.NONE, null), FILE_BY_FILE).run(session);
    List<String> found = new ArrayList<>();
    session
        .read()
        .parquet(output.toString())
        .select("id")
        .collectAsList()
        .forEach(row -> found.add(String.valueOf(row.get(0))));
    assertThat(found).hasToString(ids);
  }

  @Test
  void run_onATable_keepsItsColumns() throws IOException {
    session
        .sql("SELECT 7 AS id, '5 5' AS problem, array(1.5D) AS note UNION ALL SELECT 8, 'x', null")
        .coalesce(1)
        .write()
        .parquet(corpus.resolve("table").toString());
    new ResumeJob(job(corpus.resolve("table"), Extras.NONE, null), FILE_BY_FILE).run(session);
    assertThat(session.read().parquet(output.toString()).orderBy("id").collectAsList())
        .extracting(row -> row.get(0) + " " + row.get(1) + " " + row.get(3))
        .containsExactly("7 5 5 0.6587301587301587", "8 x null");
  }

  @Test
  void run_withTooManyRejected_leavesTheirBatchOut() throws IOException {
    drop("a.txt");
    resume();
    Path bad = Files.writeString(corpus.resolve("b.txt"), "no bag\n");
    ResumeJob strict = new ResumeJob(job(corpus, Extras.NONE, 0L), FILE_BY_FILE);
    assertThatThrownBy(() -> strict.run(session))
        .isInstanceOf(TooManyRejected.class)
        .hasMessageStartingWith("rejected 1 rows, more than --max-errors 0;");
    assertHasEachRowOnce();

    problems.addAll(Files.readAllLines(bad));
    assertThat(resume().rejected()).isEqualTo(1);
    assertHasEachRowOnce();
  }

  @Test
  void run_withOtherExtrasThanBefore_isWrongUsage() throws IOException {
    drop("a.txt");
    resume();
    Extras exact = new Extras(Map.of(Exact.EXTRA.name(), 1));
    assertThatThrownBy(() -> new ResumeJob(job(corpus, exact, null), 1).run(session))
        .isInstanceOf(UsageException.class)
        .hasMessage("output file:%s: it was begun with extras {}, not {\"exact\":1}", output);
    assertHasEachRowOnce();
  }

  @ParameterizedTest
  @ValueSource(strings = {"old/part-0.parquet", "old"})
  void run_intoWhatIsThere_isWrongUsage(String name) throws IOException {
    drop("a.txt");
    output = folder.resolve("old");
    Path there = folder.resolve(name);
    Files.createDirectories(there.getParent());
    Files.writeString(there, "mine");
    assertThatThrownBy(this::resume)
        .isInstanceOf(UsageException.class)
        .hasMessageStartingWith("output file:" + output + ": it is ");
    assertThat(there).hasContent("mine");
  }

  @Test
  void run_withTheOutputAmongTheInput_isWrongUsage() throws IOException {
    drop("a.txt");
    output = corpus.resolve("out");
    resume();
    assertThatThrownBy(
            () -> new ResumeJob(job(output, Extras.NONE, null), FILE_BY_FILE).run(session))
        .isInstanceOf(UsageException.class);
    assertHasEachRowOnce();
  }
}
