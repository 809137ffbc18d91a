package croupier.spark;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.parquet.example.data.Group;
import org.apache.parquet.example.data.GroupFactory;
import org.apache.parquet.example.data.simple.SimpleGroupFactory;
import org.apache.parquet.hadoop.ParquetWriter;
import org.apache.parquet.hadoop.example.ExampleParquetWriter;
import org.apache.parquet.hadoop.metadata.CompressionCodecName;
import org.apache.parquet.hadoop.util.HadoopOutputFile;
import org.apache.parquet.schema.LogicalTypeAnnotation;
import org.apache.parquet.schema.MessageType;
import org.apache.parquet.schema.PrimitiveType.PrimitiveTypeName;
import org.apache.parquet.schema.Types;
import org.apache.spark.sql.Row;

/**
 * A folder of small tables, a file each, and the summary of the run that made them. They are
 * written here and not by a job of Spark, whose SQL takes seconds to start for a few rows.
 */
final class TableFolder {
  private static final String FILE = "part-00000.zstd.parquet";

  private final Path folder;
  private final FileSystem fileSystem;
  private final List<PartFile> files = new ArrayList<>();

  TableFolder(Path folder, FileSystem fileSystem) {
    this.folder = folder;
    this.fileSystem = fileSystem;
  }

  /**
   * Writes a table below the folder.
   *
   * @param columns as in {@code CREATE TABLE}; STRING, INT, BIGINT and DOUBLE are known
   * @param rows with a cell for each column, null where it has no value
   */
  void add(String name, String columns, List<Row> rows) throws IOException {
    Path place = new Path(folder, name);
    MessageType schema = schema(columns);
    GroupFactory groups = new SimpleGroupFactory(schema);
    HadoopOutputFile file = HadoopOutputFile.fromPath(new Path(place, FILE), fileSystem.getConf());
    try (ParquetWriter<Group> writer =
        ExampleParquetWriter.builder(file)
            .withConf(fileSystem.getConf())
            .withType(schema)
            .withCompressionCodec(CompressionCodecName.ZSTD)
            .build()) {
      for (Row row : rows) {
        writer.write(group(row, groups.newGroup()));
      }
    }
    fileSystem.create(new Path(place, "_SUCCESS")).close(); // as beside any table of Spark's
    for (PartFile part : PartFile.below(place, fileSystem)) {
      files.add(new PartFile(name + "/" + part.name(), part.rows(), 0, part.bytes()));
    }
  }

  private static MessageType schema(String columns) {
    Types.MessageTypeBuilder schema = Types.buildMessage();
    for (String column : columns.split(", ", -1)) {
      int space = column.indexOf(' ');
      String name = column.substring(0, space);
      switch (column.substring(space + 1)) {
        case "STRING" ->
            schema
                .optional(PrimitiveTypeName.BINARY)
                .as(LogicalTypeAnnotation.stringType())
                .named(name);
        case "INT" -> schema.optional(PrimitiveTypeName.INT32).named(name);
        case "BIGINT" -> schema.optional(PrimitiveTypeName.INT64).named(name);
        case "DOUBLE" -> schema.optional(PrimitiveTypeName.DOUBLE).named(name);
        default -> throw new IllegalArgumentException("column " + column + ": of no known type");
      }
    }
    return schema.named("table");
  }

  private static Group group(Row row, Group group) {
    for (int column = 0; column < row.size(); column++) {
      Object cell = row.get(column);
      if (cell instanceof String text) {
        group.add(column, text);
      } else if (cell instanceof Integer number) {
        group.add(column, number);
      } else if (cell instanceof Long number) {
        group.add(column, number);
      } else if (cell instanceof Double number) {
        group.add(column, number);
      } else if (cell != null) {
        throw new IllegalArgumentException("cell " + cell + ": of no known type");
      }
    }
    return group;
  }

  /** Ends with the run's summary, which lists the files of all tables. */
  void end(Map<String, Object> head, TableCounts counts) throws IOException {
    RunSummary.write(new Path(folder, RunSummary.FILE), fileSystem, head, counts, files);
  }
}
