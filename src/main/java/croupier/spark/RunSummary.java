package croupier.spark;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import croupier.game.Version;
import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;

/** The file beside a table's part files that says how they came about and what they must hold. */
final class RunSummary {
  static final String FILE = "_croupier.json";

  private static final ObjectMapper JSON =
      new ObjectMapper().enable(SerializationFeature.INDENT_OUTPUT);

  private RunSummary() {}

  static void write(
      Path path,
      FileSystem fileSystem,
      Map<String, Object> head,
      TableCounts counts,
      List<PartFile> files)
      throws IOException {
    Map<String, Object> summary = new LinkedHashMap<>();
    summary.put("version", Version.NUMBER);
    summary.putAll(head);
    summary.put("rows", counts.rows());
    summary.put("seconds", Math.round(counts.seconds() * 1000) / 1000.0);
    List<Map<String, Object>> entries = new ArrayList<>();
    for (PartFile file : files) {
      Map<String, Object> entry = new LinkedHashMap<>();
      entry.put("name", file.name());
      entry.put("rows", file.rows());
      entry.put("bytes", file.bytes());
      entries.add(entry);
    }
    summary.put("files", entries);
    try (OutputStream out = fileSystem.create(path, true)) {
      JSON.writeValue(out, summary);
    }
  }
}
