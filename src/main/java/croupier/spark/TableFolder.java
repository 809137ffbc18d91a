package croupier.spark;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.UnaryOperator;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructType;

/** A folder of small tables, a file each, and the summary of the run that made them. */
final class TableFolder {
  private static final Map<String, DataType> TYPES =
      Map.of(
          "STRING", DataTypes.StringType,
          "INT", DataTypes.IntegerType,
          "BIGINT", DataTypes.LongType,
          "DOUBLE", DataTypes.DoubleType);

  private final SparkSession session;
  private final Path folder;
  private final FileSystem fileSystem;
  private final UnaryOperator<String> jobName;
  private final List<PartFile> files = new ArrayList<>();

  /**
   * @param jobName what Spark's pages call the job of a part of the run
   */
  TableFolder(
      SparkSession session, Path folder, FileSystem fileSystem, UnaryOperator<String> jobName) {
    this.session = session;
    this.folder = folder;
    this.fileSystem = fileSystem;
    this.jobName = jobName;
  }

  /** Writes a table below the folder; its columns are said as in {@code CREATE TABLE}. */
  void add(String name, String columns, List<Row> rows) throws IOException {
    Path place = new Path(folder, name);
    JobName.set(session, jobName.apply("table " + name));
    session
        .createDataFrame(rows, schema(columns))
        .coalesce(1)
        .write()
        .option("compression", "zstd")
        .parquet(place.toString());
    for (PartFile file : PartFile.below(place, fileSystem)) {
      files.add(new PartFile(name + "/" + file.name(), file.rows(), 0, file.bytes()));
    }
  }

  /** What {@code StructType.fromDDL} gives, which has all of SQL's grammar to load first. */
  private static StructType schema(String columns) {
    StructType schema = new StructType();
    for (String column : columns.split(", ", -1)) {
      int space = column.indexOf(' ');
      schema =
          schema.add(
              column.substring(0, space),
              Objects.requireNonNull(TYPES.get(column.substring(space + 1))));
    }
    return schema;
  }

  /** Ends with the run's summary, which lists the files of all tables. */
  void end(Map<String, Object> head, TableCounts counts) throws IOException {
    RunSummary.write(new Path(folder, RunSummary.FILE), fileSystem, head, counts, files);
  }
}
