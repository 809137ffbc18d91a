package croupier.spark;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.apache.spark.SparkConf;
import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerTaskEnd;
import org.apache.spark.scheduler.SparkListenerTaskStart;
import org.apache.spark.scheduler.TaskInfo;

/**
 * Tells of the tasks of a run while they run, a line each; Spark's own log of events comes late.
 */
public final class TaskLog extends SparkListener {
  /** The setting that names the file. */
  static final String FILE = "spark.croupier.taskLog";

  private final Path file;

  public TaskLog(SparkConf conf) {
    file = Path.of(conf.get(FILE));
  }

  @Override
  public void onTaskStart(SparkListenerTaskStart start) {
    add("start", start.stageId(), start.taskInfo());
  }

  @Override
  public void onTaskEnd(SparkListenerTaskEnd end) {
    add(end.reason().getClass().getSimpleName().replace("$", ""), end.stageId(), end.taskInfo());
  }

  private void add(String event, int stage, TaskInfo task) {
    String line =
        String.join(
            " ",
            event,
            "stage " + stage,
            "task " + task.index(),
            "attempt " + task.attemptNumber(),
            "executor " + task.executorId(),
            task.speculative() ? "copy" : "original");
    try {
      Files.writeString(file, line + "\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }
}
