package croupier.spark;

import croupier.game.TextSolver;
import java.io.IOException;
import java.util.List;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;

/** The files that a job has just written, counted from their footers, before they are a table. */
record WrittenFiles(SparkSession session, Path folder, List<PartFile> files) {
  static WrittenFiles in(Path folder, FileSystem fileSystem, SparkSession session)
      throws IOException {
    return new WrittenFiles(session, folder, PartFile.below(folder, fileSystem));
  }

  long rows() {
    return files.stream().mapToLong(PartFile::rows).sum();
  }

  long rejected() {
    return files.stream().mapToLong(PartFile::rejected).sum();
  }

  /** Makes sure that nothing was lost on the way. */
  void requireRows(long rowsIn) {
    if (rows() != rowsIn) {
      throw new IllegalStateException(
          rowsIn + " rows were read, but the files written hold " + rows());
    }
  }

  /**
   * Makes sure that not too many rows have an error.
   *
   * @param before rows that were rejected in other files of the same table
   * @param place of that table
   */
  void requireFewRejected(long before, long maxErrors, Path place) {
    if (before + rejected() > maxErrors) {
      throw new TooManyRejected(
          "rejected "
              + (before + rejected())
              + " rows, more than --max-errors "
              + maxErrors
              + "; nothing was written to "
              + place
              + "; the first: "
              + firstError());
    }
  }

  private String firstError() {
    // A file by its name: Spark warns of a folder whose own name begins with _.
    PartFile rejected =
        files.stream().filter(file -> file.rejected() > 0).findFirst().orElseThrow();
    Dataset<Row> written = session.read().parquet(new Path(folder, rejected.name()).toString());
    return written
        .filter(written.col(TextSolver.ERROR).isNotNull())
        .select(TextSolver.ERROR)
        .first()
        .getString(0);
  }
}
