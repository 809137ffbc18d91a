package croupier.spark;

import static org.assertj.core.api.Assertions.assertThat;

import croupier.Games;
import croupier.game.Game;
import croupier.stats.Summary;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** The program on YARN with its tables in HDFS, started as on a machine without Spark. */
@ExtendWith(LocalSpark.class)
@Tag("yarn")
final class YarnIT {
  private static final Game<?, ?> MICE = Games.named("mice");
  private static final String SHORT_RUN = "-XX:TieredStopAtLevel=1 -XX:+UseSerialGC";

  @TempDir private static Path machine;

  private static HadoopCluster cluster;
  private static FileSystem hdfs;
  private static SparkSession session;

  @TempDir private Path folder;

  @BeforeAll
  static void start() throws IOException {
    session = LocalSpark.session();
    cluster = HadoopCluster.start(machine);
    hdfs = cluster.files();
  }

  @AfterAll
  static void stop() {
    cluster.close();
  }

  private LauncherRun run(String... words) throws IOException, InterruptedException {
    Map<String, String> cluster = Map.of("HADOOP_CONF_DIR", YarnIT.cluster.configuration() + "");
    return LauncherRun.run(folder, cluster, words);
  }

  /** A run whose executors are all there before its work begins. */
  private LauncherRun submit(String mode, EventLog events, List<String> settings, String... words)
      throws IOException, InterruptedException {
    List<String> all = new ArrayList<>(settings);
    all.addAll(events.settings());
    all.add("spark.scheduler.minRegisteredResourcesRatio=1.0");
    all.add("spark.scheduler.maxRegisteredResourcesWaitingTime=120s");
    all.add("spark.sql.files.openCostInBytes=1000b");
    all.add("spark.executor.memory=512m");
    all.add("spark.executor.extraJavaOptions=" + SHORT_RUN);
    for (String container : List.of("spark.executorEnv.", "spark.yarn.appMasterEnv.")) {
      all.add(container + "JAVA_HOME=" + System.getProperty("java.home"));
      all.add(container + "SPARK_LOCAL_IP=127.0.0.1");
    }
    List<String> command = new ArrayList<>(List.of("--master", "yarn", "--deploy-mode", mode));
    all.forEach(setting -> command.addAll(List.of("--conf", setting)));
    command.addAll(List.of(words));
    return run(command.toArray(new String[0]));
  }

  @Test
  void solve_withADataNodeLost_hasTheBitsOfPlainJava() throws IOException, InterruptedException {
    List<String> problems = Corpora.dealt(MICE, 9, 2_000);
    org.apache.hadoop.fs.Path input = path("/corpus/bags.txt");
    cluster.write(input, problems);
    assertThat(hdfs.getFileBlockLocations(input, 0, Long.MAX_VALUE)).hasSizeGreaterThan(4);
    cluster.stopDataNode();
    EventLog events = EventLog.in(folder.resolve("events"));
    LauncherRun run =
        submit(
            "client",
            events,
            List.of(
                "spark.executor.instances=2",
                "spark.driver.host=127.0.0.1",
                "spark.yarn.am.extraJavaOptions=" + SHORT_RUN),
            "solve",
            "mice",
            input.toString(),
            "/corpus/answers");

    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(run.out()).matches("solved 2000, rejected 0, in \\d+\\.\\d s -> /corpus/answers\\R");
    org.apache.hadoop.fs.Path output = path("/corpus/answers");
    assertThat(answers(output)).isEqualTo(AnswerRows.plainJava(MICE, problems));
    assertThat(names(output)).contains("_SUCCESS", "_croupier.json");
    assertThat(names(output.getParent())).containsExactly("answers", "bags.txt");
    assertThat(events.executorsAtWork()).containsExactly("1", "2");
  }

  @Test
  void solve_inClusterMode_replacesATableThatStatsThenReads()
      throws IOException, InterruptedException {
    generate(path("bags"), 300);
    org.apache.hadoop.fs.Path output = path("answers");
    cluster.write(new org.apache.hadoop.fs.Path(output, "old.txt"), List.of("1 3"));
    org.apache.hadoop.fs.Path jars = path("/spark");
    hdfs.copyFromLocalFile(
        new org.apache.hadoop.fs.Path(System.getenv("SPARK_HOME") + "/jars"), jars);

    EventLog events = EventLog.in(folder.resolve("events"));
    LauncherRun run =
        submit(
            "cluster",
            events,
            List.of(
                "spark.executor.instances=1",
                "spark.driver.memory=512m",
                "spark.driver.extraJavaOptions=" + SHORT_RUN,
                "spark.yarn.jars=" + jars + "/*"),
            "solve",
            "mice",
            "bags",
            "answers",
            "--mode",
            "overwrite");
    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(run.out()).isEmpty();
    assertThat(cluster.containersOut())
        .matches("solved 300, rejected 0, in \\d+\\.\\d s -> answers\\R");
    assertThat(answers(output)).isEqualTo(AnswerRows.plainJava(MICE, Corpora.dealt(MICE, 4, 300)));
    assertThat(names(output)).contains("_SUCCESS", "_croupier.json").doesNotContain("old.txt");
    assertThat(names(output.getParent())).containsExactly(".sparkStaging", "answers", "bags");
    assertThat(events.executorsAtWork()).containsExactly("1");
    assertThat(statistics(output, path("statistics")).finite()).isEqualTo(300);
    assertThat(names(path("statistics"))).contains("report.html", "_croupier.json", "summary");
  }

  private static void generate(org.apache.hadoop.fs.Path output, int rows) throws IOException {
    new GenerateJob(
            MICE.name(),
            rows,
            new GenerateJob.RandomRows(MICE.generator(), 4),
            Map.of(),
            output.toString(),
            false)
        .run(session);
  }

  private static Summary statistics(
      org.apache.hadoop.fs.Path answers, org.apache.hadoop.fs.Path output) throws IOException {
    return new StatsJob(
            MICE.name(),
            MICE.headline(),
            "",
            answers.toString(),
            output.toString(),
            false,
            null,
            null,
            5,
            false,
            "croupier stats")
        .run(session);
  }

  @Test
  void solve_withoutInput_isOneLineAndExitCode1() throws IOException, InterruptedException {
    String input = path("/none.txt").toString();
    LauncherRun run = run("--master", "local[1]", "solve", "mice", input, "answers-to-none");
    assertThat(run.exitCode()).isEqualTo(1);
    assertThat(run.out()).isEmpty();
    assertThat(run.err())
        .startsWith("croupier solve: input " + input + ": there is no such file, folder or match")
        .matches("[^\\n]+\\n");
  }

  /** A path with its name node, from the home folder on unless it begins at the root. */
  private static org.apache.hadoop.fs.Path path(String name) {
    return hdfs.makeQualified(new org.apache.hadoop.fs.Path(name));
  }

  private static List<String> answers(org.apache.hadoop.fs.Path table) {
    return AnswerRows.of(session.read().parquet(table.toString()));
  }

  private static List<String> names(org.apache.hadoop.fs.Path folder) throws IOException {
    return Arrays.stream(hdfs.listStatus(folder))
        .map(FileStatus::getPath)
        .map(org.apache.hadoop.fs.Path::getName)
        .sorted()
        .toList();
  }
}
