package croupier.spark;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import croupier.Games;
import croupier.game.Game;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileSystem;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/**
 * Runs on a cluster whose processes are killed and whose files fail: a run that ends well has the
 * bits of one that nothing disturbed, each row once; one that does not leaves what was there.
 */
@ExtendWith(LocalSpark.class)
final class FaultsIT {
  private static final long PATIENCE_NANOS = 120_000_000_000L;
  private static final Game<?, ?> MICE = Games.named("mice");
  private static final int ROWS = 2_000;

  @TempDir private static Path shared;

  private static LoopbackCluster cluster;
  private static Path faults;
  private static List<String> problems;
  private static List<String> expected;
  private static SparkSession session;

  @TempDir private Path folder;

  private Path input;
  private Path output;
  private Path tasks;
  private Path notes;

  @BeforeAll
  static void startCluster() throws IOException, InterruptedException {
    cluster = LoopbackCluster.start(shared);
    faults = jar(shared.resolve("faults.jar"));
    problems = new ArrayList<>(Corpora.dealt(MICE, 17, ROWS - 1));
    problems.add("no bag");
    expected = AnswerRows.plainJava(MICE, problems);
    session = LocalSpark.session();
  }

  @AfterAll
  static void stopCluster() {
    cluster.close();
  }

  /** What driver and executors need to know of faults. */
  private static Path jar(Path jar) throws IOException {
    Path classes = Path.of("target/test-classes");
    try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar));
        Stream<Path> entries = Files.list(classes.resolve("croupier/spark"))) {
      for (Path file : entries.toList()) {
        String name = file.getFileName().toString();
        if (name.startsWith("FaultyFileSystem") || name.startsWith("TaskLog")) {
          out.putNextEntry(new JarEntry("croupier/spark/" + name));
          Files.copy(file, out);
        }
      }
    }
    return jar;
  }

  @BeforeEach
  void writeCorpus() throws IOException {
    input = Files.write(folder.resolve("bags.txt"), problems);
    output = folder.resolve("out");
    tasks = folder.resolve("tasks.log");
    notes = Files.createDirectory(folder.resolve("notes"));
  }

  // --- runs

  private LauncherRun start(List<String> settings, String... command) throws IOException {
    List<String> words =
        new ArrayList<>(List.of("--master", cluster.master(), "--jars", faults.toUri().toString()));
    List<String> all =
        new ArrayList<>(
            List.of(
                "spark.driver.host=127.0.0.1",
                "spark.driver.bindAddress=127.0.0.1",
                "spark.executor.memory=512m",
                "spark.executor.extraJavaOptions=-XX:+UseSerialGC -XX:TieredStopAtLevel=1",
                "spark.scheduler.minRegisteredResourcesRatio=1.0",
                "spark.scheduler.maxRegisteredResourcesWaitingTime=120s",
                "spark.extraListeners=" + TaskLog.class.getName(),
                TaskLog.FILE + "=" + tasks));
    all.addAll(settings);
    all.forEach(setting -> words.addAll(List.of("--conf", setting)));
    words.addAll(List.of(command));
    return LauncherRun.start(folder, words.toArray(String[]::new));
  }

  private LauncherRun startSolve(FaultyFileSystem.Plan plan, String... settings)
      throws IOException {
    List<String> all =
        new ArrayList<>(
            List.of(
                "spark.sql.files.openCostInBytes=1000b",
                "spark.sql.files.maxPartitionBytes=" + Files.size(input) / 24 + "b",
                "spark.hadoop.fs.faulty.impl=" + FaultyFileSystem.class.getName(),
                "spark.hadoop." + FaultyFileSystem.PLAN + "=" + plan,
                "spark.hadoop." + FaultyFileSystem.NOTES + "=" + notes));
    all.addAll(Arrays.asList(settings));
    return start(all, "solve", "mice", faulty(input), faulty(output), "--mode", "overwrite");
  }

  private static String faulty(Path path) {
    return FaultyFileSystem.SCHEME + ":" + path;
  }

  // --- what is seen while they run

  private List<String> tasks() throws IOException {
    return Files.exists(tasks) ? Files.readAllLines(tasks) : List.of();
  }

  private long count(String event) throws IOException {
    return tasks().stream().filter(line -> line.startsWith(event + " ")).count();
  }

  /** Waits for the middle of a run: some tasks have ended. */
  private void awaitTasks(LauncherRun run, int ended) throws IOException, InterruptedException {
    long deadline = System.nanoTime() + PATIENCE_NANOS;
    while (count("Success") < ended) {
      assertThat(run.isAlive()).as(run.err() + run.out()).isTrue();
      assertThat(System.nanoTime()).isLessThan(deadline);
      Thread.sleep(10);
    }
  }

  private void killTheExecutorOfTheLastTask() throws IOException {
    String last =
        tasks().stream().filter(line -> line.startsWith("start")).reduce((a, b) -> b).orElseThrow();
    Matcher executor = Pattern.compile("executor (\\d+)").matcher(last);
    assertThat(executor.find()).as(last).isTrue();
    assertThat(cluster.executor(executor.group(1)).destroyForcibly()).isTrue();
  }

  // --- what is left of them

  private void assertWholeTable(LauncherRun run) throws IOException {
    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(run.out())
        .matches(
            "solved " + (ROWS - 1) + ", rejected 1, in \\d+\\.\\d s -> " + faulty(output) + "\\R");
    assertThat(AnswerRows.of(session.read().parquet(output.toString()))).isEqualTo(expected);

    FileSystem local = FileSystem.getLocal(new Configuration());
    List<PartFile> files = PartFile.below(new org.apache.hadoop.fs.Path(output.toString()), local);
    JsonNode summary = new ObjectMapper().readTree(output.resolve(RunSummary.FILE).toFile());
    assertThat(summary.get("rows").asLong()).isEqualTo(ROWS);
    assertThat(summary.get("rows_in").asLong()).isEqualTo(ROWS);
    assertThat(summary.get("solved").asLong()).isEqualTo(ROWS - 1);
    assertThat(summary.get("rejected").asLong()).isEqualTo(1);
    List<PartFile> told = new ArrayList<>();
    for (JsonNode file : summary.get("files")) {
      told.add(
          new PartFile(
              file.get("name").asText(), file.get("rows").asLong(), 0, file.get("bytes").asLong()));
    }
    assertThat(told)
        .isEqualTo(
            files.stream()
                .map(file -> new PartFile(file.name(), file.rows(), 0, file.bytes()))
                .toList());
    assertThat(names(output, name -> !name.endsWith(".parquet")))
        .containsExactly("_SUCCESS", RunSummary.FILE);
  }

  private List<String> debris() throws IOException {
    return names(folder, name -> name.startsWith("_"));
  }

  private static List<String> names(Path folder, Predicate<String> wanted) throws IOException {
    try (Stream<Path> entries = Files.list(folder)) {
      return entries.map(entry -> entry.getFileName().toString()).filter(wanted).sorted().toList();
    }
  }

  /** A table at the place of the next run, and what it holds. */
  private List<String> tableBefore() throws IOException {
    Files.createDirectory(output);
    Files.writeString(output.resolve("part-0.parquet"), "yesterday's");
    Files.writeString(output.resolve(RunSummary.FILE), "{}");
    return contents();
  }

  private List<String> contents() throws IOException {
    List<String> contents = new ArrayList<>();
    for (String name : names(output, name -> true)) {
      contents.add(
          name
              + Files.getLastModifiedTime(output.resolve(name))
              + Files.size(output.resolve(name)));
    }
    return contents;
  }

  // --- the faults

  @Test
  void solve_anExecutorKilled_hasEachRowOnce() throws IOException, InterruptedException {
    LauncherRun run = startSolve(FaultyFileSystem.Plan.SLOW);
    awaitTasks(run, 3);
    killTheExecutorOfTheLastTask();
    run.await();
    assertWholeTable(run);
    assertThat(count("ExecutorLostFailure")).as("%s", tasks()).isPositive();
    assertThat(debris()).isEmpty();
  }

  @Test
  void allHands_anExecutorKilled_hasTheSameBits() throws IOException, InterruptedException {
    String[] rules = {"--rules", "sanma melds=1", "--bins", "0.1"};
    LauncherRun quiet =
        LauncherRun.start(
            folder,
            Stream.concat(
                    Stream.of("--master", "local[1]", "all-hands", folder + "/quiet"),
                    Stream.of(rules))
                .toArray(String[]::new));
    LauncherRun run =
        start(
            List.of(),
            Stream.concat(Stream.of("all-hands", output.toString()), Stream.of(rules))
                .toArray(String[]::new));
    awaitTasks(run, 5);
    killTheExecutorOfTheLastTask();
    run.await();
    quiet.await();
    assertThat(quiet.exitCode()).as(quiet.err()).isZero();
    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(run.out()).startsWith(quiet.out().replaceAll("in .*\\R", ""));
    for (String table : List.of("summary", "by_min_draws", "distribution", "extremes")) {
      assertThat(rows("out/" + table)).isNotEmpty().isEqualTo(rows("quiet/" + table));
    }
    assertThat(count("ExecutorLostFailure")).as("%s", tasks()).isPositive();
    assertThat(debris()).isEmpty();
  }

  private List<Row> rows(String table) {
    return session.read().parquet(folder.resolve(table).toString()).collectAsList();
  }

  private Set<String> faultsMet() throws IOException {
    Set<String> met = new TreeSet<>();
    names(notes, name -> true).forEach(note -> met.add(note.substring(0, note.indexOf('-'))));
    return met;
  }

  @Test
  void solve_tasksThatHangAndFailAndAreCopied_hasEachRowOnce()
      throws IOException, InterruptedException {
    LauncherRun run =
        startSolve(
            FaultyFileSystem.Plan.RANDOM_AND_HANGING,
            "spark.speculation=true",
            "spark.speculation.quantile=0.3",
            "spark.speculation.multiplier=1.2",
            "spark.speculation.minTaskRuntime=500ms");
    run.await();
    assertWholeTable(run);
    assertThat(faultsMet()).contains("HANG", "CLOSE", "COMMITTED");
    assertThat(tasks())
        .anyMatch(line -> line.startsWith("Success") && line.endsWith("copy"))
        .anyMatch(line -> line.startsWith("TaskKilled") && line.endsWith("original"));
    assertThat(debris()).isEmpty();
  }

  @Test
  void solve_theDriverKilled_leavesTheOldTableAndRunsAgainThoughTasksFail()
      throws IOException, InterruptedException {
    List<String> before = tableBefore();
    LauncherRun run = startSolve(FaultyFileSystem.Plan.SLOW);
    awaitTasks(run, 3);
    run.kill();
    assertThat(run.exitCode()).isEqualTo(137);
    assertThat(run.out()).isEmpty();
    cluster.awaitNoExecutors();
    assertThat(contents()).isEqualTo(before);
    assertThat(debris()).hasSize(1).first().asString().startsWith("_out.staging-");

    Files.delete(tasks);
    LauncherRun again = startSolve(FaultyFileSystem.Plan.RANDOM);
    again.await();
    assertWholeTable(again);
    assertThat(faultsMet())
        .contains("CLOSE", "COMMIT", "COMMITTED", "CREATE", "OPEN", "READ", "WRITE");
    assertThat(count("ExceptionFailure")).isGreaterThan(10);
  }

  @Test
  void solve_aTaskThatAlwaysFails_isOneLineAndLeavesTheOldTable()
      throws IOException, InterruptedException {
    List<String> before = tableBefore();
    LauncherRun run = startSolve(FaultyFileSystem.Plan.ALWAYS);
    run.await();
    assertThat(run.exitCode()).isEqualTo(3);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).matches("croupier solve: failed: [^\\n]*the disk is gone[^\\n]*\\n");
    assertThat(contents()).isEqualTo(before);
    assertThat(debris()).isEmpty();
  }
}
