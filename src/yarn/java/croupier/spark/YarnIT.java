package croupier.spark;

import static org.assertj.core.api.Assertions.assertThat;

import croupier.Games;
import croupier.game.Game;
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
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** The program on YARN with its tables in HDFS, started as on a machine without Spark. */
@ExtendWith(LocalSpark.class)
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

  /** A run on two containers besides the master's. */
  private LauncherRun submit(EventLog events, String mode, String setting, String... words)
      throws IOException, InterruptedException {
    List<String> settings = new ArrayList<>(events.settings());
    settings.add(setting);
    settings.add("spark.executor.instances=2");
    settings.add("spark.executor.memory=512m");
    settings.add("spark.scheduler.minRegisteredResourcesRatio=1.0");
    settings.add("spark.scheduler.maxRegisteredResourcesWaitingTime=120s");
    settings.add("spark.sql.files.openCostInBytes=1000b");
    settings.add("spark.executor.extraJavaOptions=" + SHORT_RUN);
    for (String container : List.of("spark.executorEnv.", "spark.yarn.appMasterEnv.")) {
      settings.add(container + "JAVA_HOME=" + System.getProperty("java.home"));
      settings.add(container + "SPARK_LOCAL_IP=127.0.0.1");
    }
    List<String> all = new ArrayList<>(List.of("--master", "yarn", "--deploy-mode", mode));
    settings.forEach(each -> all.addAll(List.of("--conf", each)));
    all.addAll(List.of(words));
    return run(all.toArray(new String[0]));
  }

  @Test
  void solve_withADataNodeLost_hasTheBitsOfPlainJava() throws IOException, InterruptedException {
    List<String> problems = Corpora.dealt(MICE, 9, 2_000);
    org.apache.hadoop.fs.Path input = path("/corpus/bags.txt");
    cluster.write(input, problems);
    assertThat(hdfs.getFileBlockLocations(input, 0, Long.MAX_VALUE)).hasSizeGreaterThan(4);
    cluster.stopDataNode();
    org.apache.hadoop.fs.Path output = path("/corpus/answers");
    EventLog events = EventLog.in(folder.resolve("events"));
    LauncherRun run =
        submit(
            events,
            "client",
            "spark.driver.host=127.0.0.1",
            "solve",
            "mice",
            input.toString(),
            output.toString());

    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(run.out())
        .matches("solved 2000, rejected 0, in \\d+\\.\\d s -> hdfs://.*/corpus/answers\\R");
    assertThat(answers(output)).isEqualTo(AnswerRows.plainJava(MICE, problems));
    assertThat(names(output)).contains("_SUCCESS", "_croupier.json");
    assertThat(names(output.getParent())).containsExactly("answers", "bags.txt");
    assertThat(events.executorsAtWork(session)).containsExactly("1", "2");
  }

  @Test
  void solve_inClusterMode_replacesTheTable() throws IOException, InterruptedException {
    LauncherRun generated =
        run("--master", "local[1]", "generate", "mice", "bags", "--count", "300", "--seed", "4");
    assertThat(generated.exitCode()).as(generated.err()).isZero();
    org.apache.hadoop.fs.Path output = path("answers");
    session.range(7).write().parquet(output.toString());
    org.apache.hadoop.fs.Path jars = path("/spark");
    hdfs.copyFromLocalFile(
        new org.apache.hadoop.fs.Path(System.getenv("SPARK_HOME") + "/jars"), jars);

    EventLog events = EventLog.in(folder.resolve("events"));
    LauncherRun run =
        submit(
            events,
            "cluster",
            "spark.yarn.jars=" + jars + "/*",
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
    assertThat(names(output)).contains("_SUCCESS", "_croupier.json");
    assertThat(names(output.getParent())).containsExactly(".sparkStaging", "answers", "bags");
    assertThat(events.executorsAtWork(session)).containsExactly("1", "2");

    LauncherRun counted = run("--master", "local[1]", "stats", "mice", "answers", "statistics");
    assertThat(counted.exitCode()).as(counted.err()).isZero();
    assertThat(counted.out()).startsWith("rows 300, rejected 0, mean princess_wins 0.");
    assertThat(names(path("statistics"))).contains("report.html", "_croupier.json", "summary");
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
