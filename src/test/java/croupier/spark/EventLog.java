package croupier.spark;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Stream;

/** What Spark writes down of a run, in a folder of its own. */
record EventLog(Path folder) {
  private static final ObjectMapper JSON = new ObjectMapper();

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
  SortedSet<String> executorsAtWork() throws IOException {
    SortedSet<String> executors = new TreeSet<>();
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.toList()) {
        for (String line : Files.readAllLines(file)) {
          JsonNode event = JSON.readTree(line);
          if (event.path("Event").asText().equals("SparkListenerTaskEnd")) {
            executors.add(event.path("Task Info").path("Executor ID").asText());
          }
        }
      }
    }
    return executors;
  }
}
