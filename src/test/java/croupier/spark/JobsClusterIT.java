package croupier.spark;

import static org.assertj.core.api.Assertions.assertThat;

import croupier.Games;
import croupier.game.Game;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** jobs/cluster: a master and workers as processes, what runs on them, and what stop may end. */
@ExtendWith(LocalSpark.class)
final class JobsClusterIT {
  private static final long PATIENCE_NANOS = 300_000_000_000L;

  /** Short runs: what the slower compiler makes would come too late. */
  private static final String QUICK_START = "-XX:TieredStopAtLevel=1 -XX:+UseSerialGC";

  @TempDir private Path folder;

  private final List<Process> others = new ArrayList<>();

  @AfterEach
  void leaveNothing() throws IOException, InterruptedException {
    others.forEach(Process::destroyForcibly);
    cluster(Map.of(), "stop");
  }

  private Path state() throws IOException {
    return folder.toRealPath().resolve("cluster");
  }

  private LauncherRun start(Map<String, String> environment, String script, String... words)
      throws IOException {
    Map<String, String> all = new HashMap<>(environment);
    all.put("CROUPIER_CLUSTER", state().toString());
    List<String> command = new ArrayList<>(List.of(script));
    command.addAll(List.of(words));
    return LauncherRun.start(folder, all, command);
  }

  private LauncherRun cluster(Map<String, String> environment, String... words)
      throws IOException, InterruptedException {
    LauncherRun run = start(environment, "jobs/cluster", words);
    run.await();
    return run;
  }

  private static int freePort() throws IOException {
    try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      return socket.getLocalPort();
    }
  }

  private static void await(BooleanSupplier what) throws InterruptedException {
    long deadline = System.nanoTime() + PATIENCE_NANOS;
    while (!what.getAsBoolean()) {
      assertThat(System.nanoTime()).isLessThan(deadline);
      Thread.sleep(50);
    }
  }

  /** The master and the workers. */
  private List<ProcessHandle> processes() throws IOException {
    String mark = "-Dcroupier.cluster=" + state();
    return ProcessHandle.allProcesses()
        .filter(process -> process.info().commandLine().orElse("").contains(mark))
        .toList();
  }

  private static boolean isAtWork(ProcessHandle process) {
    // One that has ended but is not yet taken notice of has no command line any more.
    return process.isAlive() && process.info().commandLine().isPresent();
  }

  @Test
  void start_twoWorkers_runsJobsUntilStopEndsAllOfThem() throws IOException, InterruptedException {
    String port = String.valueOf(freePort());
    String page = String.valueOf(freePort());
    String master = "spark://127.0.0.1:" + port;
    String[] words = {"start", "2", "--memory", "600m", "--port", port, "--ui-port", page};
    LauncherRun started = cluster(Map.of(), words);
    assertThat(started.exitCode()).as(started.err()).isZero();
    assertThat(started.out()).contains("2 workers").contains("jobs/croupier --master " + master);
    List<ProcessHandle> servers = processes();
    assertThat(servers).hasSize(3);

    LauncherRun twice = cluster(Map.of(), words);
    assertThat(twice.exitCode()).isEqualTo(1);
    assertThat(twice.err()).isEqualTo("cluster: one is running already; see jobs/cluster status\n");

    assertSolvesLikePlainJava(master, Games.named("mice"));
    assertSolvesLikePlainJava(master, Games.named("mahjong"));
    assertThat(hostsOfExecutors()).containsExactly("127.0.0.1", "127.0.0.2");

    LauncherRun slow = slowRun(master);
    await(() -> servers.stream().mapToLong(server -> server.children().count()).sum() == 2);
    List<ProcessHandle> executors = servers.stream().flatMap(ProcessHandle::children).toList();
    for (ProcessHandle executor : executors) {
      assertIsToldWhatTheDriverIs(executor);
    }
    LauncherRun status = cluster(Map.of(), "status");
    assertThat(status.exitCode()).isZero();
    assertThat(status.out())
        .startsWith("master " + master + ", its page http://127.0.0.1:" + page + "\n")
        .contains("worker 127.0.0.1 ALIVE, 1 of 1 cores and 600 of 600 MB in use, http://")
        .contains("worker 127.0.0.2 ALIVE, 1 of 1 cores and 600 of 600 MB in use, http://")
        .contains("running croupier solve mahjong, 2 cores, app-");

    LauncherRun stopped = cluster(Map.of(), "stop");
    assertThat(stopped.exitCode()).as(stopped.err()).isZero();
    assertThat(stopped.out()).endsWith("cluster: stopped master, worker-1, worker-2\n");
    assertThat(servers).noneMatch(JobsClusterIT::isAtWork);
    assertThat(executors).hasSize(2).noneMatch(JobsClusterIT::isAtWork);
    assertThat(state().resolve("running")).doesNotExist();
    slow.await();
    assertThat(slow.exitCode()).as(slow.err()).isEqualTo(3);
    assertThat(folder.resolve("slow")).doesNotExist();
    assertThat(cluster(Map.of(), "status").exitCode()).isEqualTo(3);
    assertHistoryKnows("croupier solve mice");
  }

  /** A setting of several words reaches an executor as these. */
  private static void assertIsToldWhatTheDriverIs(ProcessHandle executor) throws IOException {
    String options = Files.readString(Path.of("conf/java-opts")).strip();
    assertThat(executor.info().arguments().orElseThrow())
        .contains("-XX:ActiveProcessorCount=1")
        .contains(options.split("\\s+", -1));
  }

  private void assertSolvesLikePlainJava(String master, Game<?, ?> game)
      throws IOException, InterruptedException {
    List<String> problems = Corpora.dealt(game, 4, 500);
    Path input = Files.write(folder.resolve(game.name() + ".txt"), problems);
    Path output = folder.resolve(game.name());
    LauncherRun run =
        start(
            Map.of(),
            "jobs/croupier",
            "--master",
            master,
            "--conf",
            "spark.eventLog.compress=false",
            "--conf",
            "spark.executor.extraJavaOptions=" + QUICK_START,
            "solve",
            game.name(),
            input.toString(),
            output.toString());
    run.await();
    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(run.err()).isEmpty();
    assertThat(run.out()).startsWith("solved 500, rejected 0, in ");
    SparkSession session = LocalSpark.session();
    assertThat(AnswerRows.of(session.read().parquet(output.toString())))
        .isEqualTo(AnswerRows.plainJava(game, problems));
  }

  private List<String> hostsOfExecutors() throws IOException {
    return LocalSpark.session()
        .read()
        .option("recursiveFileLookup", true)
        .json(state().resolve("events").toString())
        .filter("Event = 'SparkListenerExecutorAdded'")
        .selectExpr("`Executor Info`.Host as host")
        .distinct()
        .orderBy("host")
        .collectAsList()
        .stream()
        .map(row -> row.getString(0))
        .toList();
  }

  /** A run of many seconds. */
  private LauncherRun slowRun(String master) throws IOException {
    Path input = folder.resolve("hands.txt");
    Files.write(input, Corpora.dealt(Games.named("mahjong"), 3, 60_000));
    return start(
        Map.of(),
        "jobs/croupier",
        "--master",
        master,
        "solve",
        "mahjong",
        input.toString(),
        folder.resolve("slow").toString(),
        "--exact");
  }

  private void assertHistoryKnows(String run) throws IOException, InterruptedException {
    int port = freePort();
    LauncherRun history =
        start(Map.of(), "jobs/cluster", "history", "--ui-port", String.valueOf(port));
    try {
      URI runs = URI.create("http://127.0.0.1:" + port + "/api/v1/applications");
      HttpClient client = HttpClient.newHttpClient();
      await(() -> history.isAlive() && answer(client, runs).contains('"' + run + '"'));
    } finally {
      history.terminate();
    }
  }

  private static String answer(HttpClient client, URI page) {
    try {
      return client.send(HttpRequest.newBuilder(page).build(), BodyHandlers.ofString()).body();
    } catch (IOException notYetThere) {
      return "";
    } catch (InterruptedException told) {
      throw new IllegalStateException(told);
    }
  }

  @Test
  void stop_endsAProcessOnlyIfItsBirthAndItsCommandLineAreOnRecord()
      throws IOException, InterruptedException {
    Path running = Files.createDirectories(state().resolve("running"));
    Files.writeString(
        running.resolve("settings.conf"),
        "# Written by jobs/cluster start, read by jobs/croupier for runs on this master.\n");
    Process stranger = waiting("stranger");
    Process younger = waiting("-Dcroupier.cluster=" + state());
    Process own = waiting("-Dcroupier.cluster=" + state());
    record(running, "worker-1", stranger, birth(stranger));
    record(running, "worker-2", younger, birth(younger) - 1);
    LauncherRun nothing = cluster(Map.of(), "status");
    assertThat(nothing.exitCode()).isEqualTo(3);
    record(running, "worker-3", own, birth(own));

    LauncherRun stop = cluster(Map.of(), "stop");
    assertThat(stop.exitCode()).as(stop.err()).isZero();
    assertThat(stop.out()).isEqualTo("cluster: stopped worker-3\n");
    assertThat(own.waitFor(10, TimeUnit.SECONDS)).isTrue();
    assertThat(stranger.isAlive()).isTrue();
    assertThat(younger.isAlive()).isTrue();
    assertThat(running).doesNotExist();
    assertThat(cluster(Map.of(), "stop").out()).isEqualTo("cluster: none is running\n");
  }

  /** A process that does nothing, with this word on its command line, in a group of its own. */
  private Process waiting(String word) throws IOException {
    Process process = new ProcessBuilder("setsid", "bash", "-c", "read", "x", word, "y").start();
    others.add(process);
    return process;
  }

  private static void record(Path running, String role, Process process, long birth)
      throws IOException {
    Files.writeString(running.resolve(role + ".pid"), process.pid() + " " + birth + "\n");
  }

  private static long birth(Process process) throws IOException {
    String stat = Files.readString(Path.of("/proc/" + process.pid() + "/stat"));
    return Long.parseLong(stat.substring(stat.lastIndexOf(')') + 2).split(" ", -1)[19]);
  }

  @Test
  void start_onATakenPort_isOneLineAndLeavesNothing() throws IOException, InterruptedException {
    try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      String port = String.valueOf(taken.getLocalPort());
      LauncherRun run = cluster(Map.of(), "start", "1", "--port", port);
      assertThat(run.exitCode()).isEqualTo(1);
      assertThat(run.err())
          .isEqualTo(
              "cluster: port " + port + " is taken by another process; give another with --port\n");
    }
    assertThat(state().resolve("running")).doesNotExist();
  }

  @Test
  void start_ofAMasterThatEnds_isOneLineAndLeavesNothing()
      throws IOException, InterruptedException {
    Path spark = folder.resolve("spark");
    Files.createDirectories(spark.resolve("jars"));
    LauncherRun run =
        cluster(
            Map.of("SPARK_HOME", spark.toString()),
            "start",
            "1",
            "--port",
            String.valueOf(freePort()),
            "--ui-port",
            String.valueOf(freePort()));
    assertThat(run.exitCode()).isEqualTo(1);
    assertThat(run.err())
        .startsWith("cluster: the master has ended: ")
        .contains("org.apache.spark.deploy.master.Master")
        .matches("[^\\n]+\\n");
    assertThat(state().resolve("running")).doesNotExist();
    assertThat(processes()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "begin",
        "start",
        "start 0",
        "start two",
        "start 2 3",
        "start 2 --cores",
        "start 2 --memory 100m",
        "start 2 --memory 2",
        "start 2 --port 70000",
        "start 2 --fast",
        "stop now",
        "status 1",
        "history none",
        "history --ui-port x"
      })
  void wrongUsage_isOneLineAndExitCode1(String line) throws IOException, InterruptedException {
    String[] words =
        Stream.of(line.split(" ", -1)).filter(word -> !word.isEmpty()).toArray(String[]::new);
    LauncherRun run = cluster(Map.of(), words);
    assertThat(run.exitCode()).isEqualTo(1);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).startsWith("cluster: ").matches("[^\\n]+\\n");
  }
}
