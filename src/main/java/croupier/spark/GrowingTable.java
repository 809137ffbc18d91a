package croupier.spark;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.LongSupplier;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;

/**
 * A table that grows by batches, each of which is in it once, however often it was begun. A batch
 * is written to a folder of its own, counted, and its files are then moved in one by one under
 * names that say which batch they are of; what a killed run has left of a batch goes before it
 * comes again. The table has its summary and {@code _SUCCESS} when no batch is under way.
 *
 * <p>Spark's own sink for streams does not do: it writes into the table's folder, and what it has
 * written when it is killed stays there for every reader that does not know its log.
 */
final class GrowingTable {
  /** Below the table: its readers pass over names that begin with _. */
  private static final String WORK = "_resume";

  private static final String SUCCESS = "_SUCCESS";
  private static final ObjectMapper JSON = new ObjectMapper();

  private final SparkSession session;
  private final FileSystem fileSystem;
  private final Path place;
  private final long startNanos = System.nanoTime();

  private GrowingTable(SparkSession session, FileSystem fileSystem, Path place) {
    this.session = session;
    this.fileSystem = fileSystem;
    this.place = place;
  }

  /**
   * Begins a table or takes up one that was begun.
   *
   * @param task what it is made from and how, the same whenever it is taken up
   * @throws UsageException when something else stands there, or it was begun with another task
   */
  static GrowingTable at(String output, Map<String, Object> task, SparkSession session)
      throws IOException {
    Path path = StagedTable.path("output", output);
    FileSystem fileSystem = path.getFileSystem(session.sparkContext().hadoopConfiguration());
    GrowingTable table = new GrowingTable(session, fileSystem, fileSystem.makeQualified(path));
    Path begun = new Path(table.work(), "task.json");
    if (fileSystem.exists(begun)) {
      table.requireSame(begun, JSON.valueToTree(task));
    } else {
      table.requireFree();
      table.begin(begun, task);
    }
    return table;
  }

  private Path work() {
    return new Path(place, WORK);
  }

  private void requireFree() throws IOException {
    if (!fileSystem.exists(place)) {
      return;
    }
    if (fileSystem.getFileStatus(place).isFile()) {
      throw new UsageException("output " + place + ": it is a file, not a table's folder");
    }
    for (FileStatus entry : fileSystem.listStatus(place)) {
      if (!entry.getPath().getName().equals(WORK)) {
        throw new UsageException(
            "output " + place + ": it is there already and was not begun with --resume");
      }
    }
  }

  private void requireSame(Path begun, JsonNode task) throws IOException {
    JsonNode before;
    try (InputStream in = fileSystem.open(begun)) {
      before = JSON.readTree(in);
    }
    for (Map.Entry<String, JsonNode> part : task.properties()) {
      JsonNode then = before.path(part.getKey());
      if (!then.equals(part.getValue())) {
        throw new UsageException(
            "output "
                + place
                + ": it was begun with "
                + part.getKey()
                + " "
                + then
                + ", not "
                + part.getValue());
      }
    }
  }

  private void begin(Path begun, Map<String, Object> task) throws IOException {
    Path draft = new Path(work(), "task.draft");
    try (OutputStream out = fileSystem.create(draft, true)) {
      out.write(JSON.writeValueAsBytes(task));
    }
    StagedTable.rename(draft, begun, fileSystem);
  }

  /** Refuses input that lies in the table's folder: the table would feed on itself. */
  void refuseInside(List<FileStatus> files) {
    for (FileStatus file : files) {
      if (file.getPath().toString().startsWith(place + "/")) {
        throw new UsageException("input " + file.getPath() + ": it lies in the output " + place);
      }
    }
  }

  /** Where Spark keeps which files are in which batch. */
  Path checkpoint() {
    return new Path(work(), "checkpoint");
  }

  /**
   * Writes a batch and puts it in.
   *
   * @param rowsIn how many rows were taken in, asked for once they are written
   * @param maxErrors the most rows of the whole table that may have an error
   */
  void add(long batch, Dataset<Row> rows, LongSupplier rowsIn, long maxErrors) throws IOException {
    Path staging = new Path(work(), "batch-" + batch);
    fileSystem.delete(staging, true);
    rows.write().option("compression", "zstd").parquet(staging.toString());
    WrittenFiles written = WrittenFiles.in(staging, fileSystem, session);
    written.requireRows(rowsIn.getAsLong());
    for (FileStatus left : filesOf(batch)) {
      fileSystem.delete(left.getPath(), false);
    }
    if (maxErrors != Long.MAX_VALUE) {
      long before = WrittenFiles.in(place, fileSystem, session).rejected();
      written.requireFewRejected(before, maxErrors, place);
    }
    fileSystem.delete(new Path(place, SUCCESS), false);
    move(written, batch);
    fileSystem.delete(staging, true);
  }

  private void move(WrittenFiles written, long batch) throws IOException {
    List<String> names = new ArrayList<>();
    for (PartFile file : written.files()) {
      String name = prefix(batch) + file.name();
      StagedTable.rename(
          new Path(written.folder(), file.name()), new Path(place, name), fileSystem);
      names.add(name);
    }
    List<String> there = filesOf(batch).stream().map(file -> file.getPath().getName()).toList();
    if (there.size() != names.size() || !names.containsAll(there)) {
      throw new IOException("another run has put its rows into " + place + " at the same moment");
    }
  }

  private List<FileStatus> filesOf(long batch) throws IOException {
    FileStatus[] files = fileSystem.globStatus(new Path(place, prefix(batch) + "*"));
    return files == null ? List.of() : List.of(files);
  }

  private static String prefix(long batch) {
    return "batch-%05d-".formatted(batch);
  }

  /** The whole table's counts; the seconds are this run's. */
  TableCounts end(Function<TableCounts, Map<String, Object>> head) throws IOException {
    WrittenFiles all = WrittenFiles.in(place, fileSystem, session);
    double seconds = (System.nanoTime() - startNanos) / 1e9;
    TableCounts counts = new TableCounts(all.rows(), all.rejected(), seconds);
    RunSummary.write(
        new Path(place, RunSummary.FILE), fileSystem, head.apply(counts), counts, all.files());
    fileSystem.create(new Path(place, SUCCESS), true).close();
    return counts;
  }
}
