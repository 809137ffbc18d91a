package croupier.spark;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.function.Function;
import java.util.function.LongSupplier;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.util.ShutdownHookManager;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A table that is there in whole or not at all. It is written to a folder beside its place, counted
 * from the footers of its files, and only then moved into its place; a table that was there before
 * stays untouched until that moment. Names of folders at work begin with _, so that no reader takes
 * them for tables.
 */
final class StagedTable {
  private static final Logger LOG = LoggerFactory.getLogger(StagedTable.class);

  private static final int DELETIONS = 5;

  private final SparkSession session;
  private final FileSystem fileSystem;
  private final Path place;
  private final Path staging;
  private final Path replaced;
  private final boolean overwrite;
  private final long startNanos = System.nanoTime();

  private StagedTable(SparkSession session, FileSystem fileSystem, Path place, boolean overwrite) {
    this.session = session;
    this.fileSystem = fileSystem;
    this.place = place;
    this.overwrite = overwrite;
    String run = UUID.randomUUID().toString().substring(0, 8);
    staging = new Path(place.getParent(), "_" + place.getName() + ".staging-" + run);
    replaced = new Path(place.getParent(), "_" + place.getName() + ".replaced-" + run);
  }

  /**
   * Claims a place for a table; a {@link UsageException} when it is taken or no folder can be
   * there.
   */
  static StagedTable at(String output, boolean overwrite, SparkSession session) throws IOException {
    Configuration configuration = session.sparkContext().hadoopConfiguration();
    Path path = path("output", output);
    FileSystem fileSystem = path.getFileSystem(configuration);
    Path place = fileSystem.makeQualified(path);
    if (place.getParent() == null) {
      throw new UsageException("output " + output + ": a table needs a folder of its own");
    }
    if (fileSystem.exists(place)) {
      if (!overwrite) {
        throw new UsageException(
            "output " + output + ": it is there already; --mode overwrite replaces it");
      }
      if (fileSystem.getFileStatus(place).isFile()) {
        throw new UsageException("output " + output + ": it is a file, not a table's folder");
      }
    }
    return new StagedTable(session, fileSystem, place, overwrite);
  }

  /** The path that a text names; a {@link UsageException} when it can be none. */
  static Path path(String place, String text) {
    try {
      return new Path(text);
    } catch (IllegalArgumentException bad) {
      throw new UsageException(place + " '" + text + "': it is no path: " + bad.getMessage());
    }
  }

  /**
   * Refuses to take the place of a folder that holds some of the files to be read: they would be
   * gone. A table that is itself the input may be replaced, since its rows are in the new one.
   */
  void spare(String input, List<FileStatus> files) {
    if (fileSystem.makeQualified(new Path(input)).equals(place)) {
      return;
    }
    for (FileStatus file : files) {
      if (file.getPath().toString().startsWith(place + "/")) {
        throw new UsageException(
            "output " + place + ": the input " + file.getPath() + " lies in it and would be gone");
      }
    }
  }

  /** Refuses to take the place of a folder that holds some of the files to be read, even all. */
  void spareAll(List<FileStatus> files) {
    for (FileStatus file : files) {
      String path = file.getPath().toString();
      if (path.equals(place.toString()) || path.startsWith(place + "/")) {
        throw new UsageException(
            "output " + place + ": the input " + path + " lies in it and would be gone");
      }
    }
  }

  /** Writes what stands in the place. */
  interface Filling {
    void into(Path folder, FileSystem fileSystem) throws IOException;
  }

  /** Fills the place with whatever is written to a folder, and moves it there in whole. */
  void fill(Filling filling) throws IOException {
    // For a run that is told to stop: after Spark has stopped, and before file systems are closed.
    ShutdownHookManager.get()
        .addShutdownHook(() -> discard(staging), FileSystem.SHUTDOWN_HOOK_PRIORITY + 1);
    fileSystem.mkdirs(staging);
    // For tasks of a failed run that still write for a moment after it; a run that is killed leaves
    // the folder with its _ name.
    fileSystem.deleteOnExit(staging);
    try {
      filling.into(staging, fileSystem);
      swap();
    } finally {
      discard(staging);
    }
  }

  /**
   * Deletes what no reader looks at: that it cannot be deleted makes no run fail. One at a time,
   * since of two who delete a folder at once each may leave it to the other; and again when a task
   * put a file there meanwhile.
   */
  private synchronized void discard(Path folder) {
    try {
      for (int i = 0; i < DELETIONS && fileSystem.exists(folder); i++) {
        fileSystem.delete(folder, true);
      }
    } catch (IOException failure) {
      LOG.warn("{} is left and may be deleted: {}", folder, failure.getMessage());
    }
  }

  /**
   * Writes the rows and moves them into place.
   *
   * @param rowsIn how many rows the job took in, asked for once they are written
   * @param maxErrors the most rows that may have an error
   * @param summary the head of the run summary, made when the counts are known
   */
  TableCounts write(
      Dataset<Row> rows,
      LongSupplier rowsIn,
      long maxErrors,
      Function<TableCounts, Map<String, Object>> summary)
      throws IOException {
    TableCounts[] counted = new TableCounts[1];
    fill(
        (folder, files) -> {
          rows.write().mode("append").option("compression", "zstd").parquet(folder.toString());
          WrittenFiles written = WrittenFiles.in(folder, files, session);
          written.requireRows(rowsIn.getAsLong());
          written.requireFewRejected(0, maxErrors, place);
          TableCounts counts = counts(written);
          Path file = new Path(folder, RunSummary.FILE);
          RunSummary.write(file, files, summary.apply(counts), counts, written.files());
          counted[0] = counts;
        });
    return counted[0];
  }

  private TableCounts counts(WrittenFiles written) {
    double seconds = (System.nanoTime() - startNanos) / 1e9;
    return new TableCounts(written.rows(), written.rejected(), seconds);
  }

  private void swap() throws IOException {
    boolean there = fileSystem.exists(place);
    if (there && !overwrite) {
      throw new UsageException("output " + place + ": it came into being during the run");
    }
    if (there) {
      rename(place, replaced, fileSystem);
    }
    try {
      rename(staging, place, fileSystem);
      refuseAstray(staging);
    } catch (IOException failure) {
      if (there) {
        putBack();
      }
      throw failure;
    }
    if (there) {
      discard(replaced);
    }
  }

  /** Puts the table back that was there, unless another run has put one in its place meanwhile. */
  private void putBack() throws IOException {
    if (fileSystem.exists(place)) {
      discard(replaced);
    } else {
      rename(replaced, place, fileSystem);
      refuseAstray(replaced);
    }
  }

  /** A folder that another run has put there meanwhile takes ours in instead of giving way. */
  private void refuseAstray(Path moved) throws IOException {
    Path astray = new Path(place, moved.getName());
    if (fileSystem.exists(astray)) {
      fileSystem.delete(astray, true);
      throw new IOException("another run has put its table at " + place + " at the same moment");
    }
  }

  /** Moves a folder or a file, also when the store makes the move and its answer is lost. */
  static void rename(Path from, Path to, FileSystem fileSystem) throws IOException {
    try {
      if (!fileSystem.rename(from, to)) {
        throw new IOException("cannot move " + from + " to " + to);
      }
    } catch (IOException failure) {
      if (fileSystem.exists(from) || !fileSystem.exists(to)) {
        throw failure;
      }
    }
  }
}
