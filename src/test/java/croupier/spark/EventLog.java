package croupier.spark;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.apache.spark.sql.SparkSession;

/** What Spark writes down of a run, in a folder of its own. */
record EventLog(Path folder) {
  static EventLog in(Path folder) throws IOException {
    return new EventLog(Files.createDirectories(folder));
  }

  /** The settings of a run that is to be written down. */
  List<String> settings() {
    return List.of(
        "spark.eventLog.enabled=true",
        "spark.eventLog.compress=false",
        "spark.eventLog.rolling.enabled=false",
        "spark.eventLog.dir=" + folder.toUri());
  }

  /** The executors that ended a task. */
  List<String> executorsAtWork(SparkSession session) {
    return session
        .read()
        .json(folder.toString())
        .filter("Event = 'SparkListenerTaskEnd'")
        .selectExpr("`Task Info`.`Executor ID` as executor")
        .distinct()
        .orderBy("executor")
        .collectAsList()
        .stream()
        .map(row -> row.getString(0))
        .toList();
  }
}
