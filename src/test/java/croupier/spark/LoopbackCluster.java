package croupier.spark;

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
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A master and two workers as processes of their own, each worker with one core and an address of
 * its own: Spark puts no second copy of a task on the host of the first.
 */
final class LoopbackCluster implements AutoCloseable {
  private static final long PATIENCE_NANOS = 120_000_000_000L;
  private static final int WORKERS = 2;
  private static final Pattern EXECUTOR = Pattern.compile("--executor-id (\\d+) ");

  private final Path folder;
  private final Path sparkHome = Path.of("target/spark-home").toAbsolutePath();
  private final int port = freePort();
  private final int pagePort = freePort();
  private final List<Process> processes = new ArrayList<>();

  private LoopbackCluster(Path folder) throws IOException {
    this.folder = folder;
  }

  /**
   * Starts it and waits until both workers are there.
   *
   * @param folder for logs and the workers' files
   */
  static LoopbackCluster start(Path folder) throws IOException, InterruptedException {
    LoopbackCluster cluster = new LoopbackCluster(folder);
    // Also when the tests are told to stop.
    Runtime.getRuntime().addShutdownHook(new Thread(cluster::close));
    try {
      cluster.launch(1, "master.Master", "--webui-port", "" + cluster.pagePort, "--port");
      for (int worker = 1; worker <= WORKERS; worker++) {
        cluster.launch(
            worker,
            "worker.Worker",
            "--cores",
            "1",
            "--memory",
            "1g",
            "--webui-port",
            "0",
            "--work-dir",
            folder.resolve("work" + worker).toString(),
            cluster.master());
      }
      cluster.awaitWorkers();
      return cluster;
    } catch (IOException | InterruptedException | AssertionError failure) {
      cluster.close();
      throw failure;
    }
  }

  private static int freePort() throws IOException {
    try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      return socket.getLocalPort();
    }
  }

  private void launch(int host, String role, String... words) throws IOException {
    String address = "127.0.0." + host;
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-Xmx256m", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1"));
    // A port that is taken is a failure here, not a reason to try the next one.
    command.add("-Dspark.port.maxRetries=0");
    command.addAll(List.of("-cp", sparkHome.resolve("jars") + "/*"));
    command.addAll(List.of("org.apache.spark.deploy." + role, "--host", address));
    command.addAll(List.of(words));
    if (role.startsWith("master")) {
      command.add("" + port);
    }
    Path log = folder.resolve(role + host + ".log");
    ProcessBuilder builder =
        new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(log.toFile());
    builder
        .environment()
        .putAll(
            Map.of(
                "SPARK_HOME",
                sparkHome.toString(),
                "SPARK_SCALA_VERSION",
                "2.13",
                "SPARK_LOCAL_IP",
                address,
                "SPARK_LOCAL_HOSTNAME",
                address,
                "SPARK_PUBLIC_DNS",
                address));
    processes.add(builder.start());
  }

  private void awaitWorkers() throws IOException, InterruptedException {
    long deadline = System.nanoTime() + PATIENCE_NANOS;
    while (workersAlive() < WORKERS) {
      for (Process process : processes) {
        if (!process.isAlive() || System.nanoTime() > deadline) {
          throw new AssertionError("the cluster does not start; its logs: " + logs());
        }
      }
      Thread.sleep(100);
    }
  }

  private String logs() throws IOException {
    StringBuilder all = new StringBuilder();
    try (Stream<Path> entries = Files.list(folder)) {
      for (Path log : entries.filter(entry -> entry.toString().endsWith(".log")).toList()) {
        all.append(log.getFileName()).append(": ").append(Files.readString(log)).append('\n');
      }
    }
    return all.toString();
  }

  private long workersAlive() throws InterruptedException {
    URI page = URI.create("http://127.0.0.1:" + pagePort + "/json/");
    try {
      String state =
          HttpClient.newHttpClient()
              .send(HttpRequest.newBuilder(page).build(), BodyHandlers.ofString())
              .body();
      return Pattern.compile("\"state\" : \"ALIVE\"").matcher(state).results().count();
    } catch (IOException notYet) {
      return 0;
    }
  }

  String master() {
    return "spark://127.0.0.1:" + port;
  }

  /** The executor of that number of the application at work; waits until it is there. */
  ProcessHandle executor(String id) {
    return executors()
        .filter(
            process ->
                EXECUTOR
                    .matcher(process.info().commandLine().orElse(""))
                    .results()
                    .anyMatch(found -> found.group(1).equals(id)))
        .findFirst()
        .orElseThrow(() -> new AssertionError("there is no executor " + id));
  }

  /** The processes that run tasks. */
  Stream<ProcessHandle> executors() {
    return processes.stream()
        .flatMap(Process::descendants)
        .filter(
            process ->
                process.info().commandLine().orElse("").contains("CoarseGrainedExecutorBackend"));
  }

  /** Waits until no executor is left. */
  void awaitNoExecutors() throws InterruptedException {
    long deadline = System.nanoTime() + PATIENCE_NANOS;
    while (executors().findAny().isPresent()) {
      if (System.nanoTime() > deadline) {
        throw new AssertionError("executors outlive their run");
      }
      Thread.sleep(50);
    }
  }

  @Override
  public void close() {
    for (Process process : processes) {
      process.descendants().forEach(ProcessHandle::destroyForcibly);
      process.destroyForcibly();
    }
  }
}
