package croupier.spark;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/**
 * A run of jobs/croupier or another script as a process, the way a user starts it on a machine
 * without Spark.
 */
final class LauncherRun {
  private static final long PATIENCE_SECONDS = 300;

  private final Path out;
  private final Path err;
  private final Process process;

  private LauncherRun(Path out, Path err, Process process) {
    this.out = out;
    this.err = err;
    this.process = process;
  }

  /**
   * Starts it.
   *
   * @param folder where the run's output is kept
   */
  static LauncherRun start(Path folder, String... words) throws IOException {
    return start(folder, Map.of(), words);
  }

  /**
   * Starts it on a machine that is set up for a cluster.
   *
   * @param folder where the run's output is kept
   * @param cluster the variables that tell of the cluster
   */
  private static LauncherRun start(Path folder, Map<String, String> cluster, String... words)
      throws IOException {
    List<String> command = new ArrayList<>(List.of("jobs/croupier"));
    command.addAll(List.of(words));
    return start(folder, cluster, command);
  }

  /**
   * Starts a script.
   *
   * @param folder where the run's output is kept
   * @param environment what is set for it
   * @param command the script and its words
   */
  static LauncherRun start(Path folder, Map<String, String> environment, List<String> command)
      throws IOException {
    Path out = Files.createTempFile(folder, "launcher", ".out");
    Path err = Files.createTempFile(folder, "launcher", ".err");
    ProcessBuilder builder =
        new ProcessBuilder(command).redirectOutput(out.toFile()).redirectError(err.toFile());
    // What the build sets for Spark inside the test's own JVM is not there for a user.
    builder.environment().keySet().removeIf(name -> name.startsWith("SPARK_"));
    builder.environment().keySet().removeAll(List.of("HADOOP_CONF_DIR", "YARN_CONF_DIR"));
    builder.environment().put("CROUPIER_HEAP", "1g");
    // Short runs: what the slower compiler makes would come too late.
    builder.environment().put("SPARK_SUBMIT_OPTS", "-XX:TieredStopAtLevel=1 -XX:+UseSerialGC");
    builder.environment().putAll(environment);
    return new LauncherRun(out, err, builder.start());
  }

  /** Runs it to its end. */
  static LauncherRun run(Path folder, String... words) throws IOException, InterruptedException {
    return run(folder, Map.of(), words);
  }

  /** Runs it to its end on a machine that is set up for a cluster. */
  static LauncherRun run(Path folder, Map<String, String> cluster, String... words)
      throws IOException, InterruptedException {
    LauncherRun run = start(folder, cluster, words);
    run.await();
    return run;
  }

  /** Waits for its end. */
  void await() throws InterruptedException {
    if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
      process.destroyForcibly().waitFor();
      throw new AssertionError("still running after " + PATIENCE_SECONDS + " s");
    }
  }

  /** SIGTERM. */
  void terminate() throws InterruptedException {
    process.destroy();
    await();
  }

  /** SIGKILL. */
  void kill() throws InterruptedException {
    process.destroyForcibly();
    await();
  }

  boolean isAlive() {
    return process.isAlive();
  }

  int exitCode() {
    return process.exitValue();
  }

  String out() throws IOException {
    return Files.readString(out);
  }

  String err() throws IOException {
    return Files.readString(err);
  }
}
