package croupier.spark;

import static org.apache.spark.sql.functions.coalesce;
import static org.apache.spark.sql.functions.lit;

import croupier.game.FileFormat;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.apache.spark.sql.Column;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Encoders;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.types.ArrayType;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.MapType;
import org.apache.spark.sql.types.StructType;
import org.jspecify.annotations.Nullable;

/**
 * Reads a corpus of any format into rows of {@code id, problem, carried columns..., unreadable},
 * where the last is the raw line when the format could not make a row of it, or the whole sentence
 * where the game's own format says it, else null. One row per row or line of the input, whatever is
 * wrong with it.
 */
final class CorpusReader {
  static final String ID = "id";
  static final String PROBLEM = "problem";

  /** Long and odd, so that no column of a corpus bears this name by chance. */
  static final String UNREADABLE = "__croupier_unreadable_line";

  /**
   * Cells that Spark's CSV reader has room for, 8 bytes each in every task: too many for a header
   * are an unreadable line, but too many for the reader end the run, so it has room for any line.
   */
  private static final String MOST_CELLS = "2097152";

  private static final StructType TEXT = new StructType().add("value", DataTypes.StringType);
  private static final String NO_AGE = "36500d";

  /** What Spark has to be told to read files. */
  private record Source(String format, Map<String, String> options, StructType schema) {}

  /** Reads them, all at once or as they come. */
  private interface Loading {
    Dataset<Row> load(Source source);
  }

  private final SparkSession session;
  private final InputFiles input;
  private final @Nullable FileFormat own;
  private final @Nullable String idColumn;
  private final String problemColumn;

  /**
   * @param own the game's own format that the files are of; null if they are of a common one
   * @param idColumn the column that becomes id; null for {@code id} where there is one
   * @param problemColumn the column that becomes problem
   */
  CorpusReader(
      SparkSession session,
      InputFiles input,
      @Nullable FileFormat own,
      @Nullable String idColumn,
      String problemColumn) {
    this.session = session;
    this.input = input;
    this.own = own;
    this.idColumn = idColumn;
    this.problemColumn = problemColumn;
  }

  /** All of it, as it is now. */
  Dataset<Row> read() {
    return rows(
        source ->
            session
                .read()
                .format(source.format())
                .options(source.options())
                .schema(source.schema())
                .load(input.input()));
  }

  /**
   * The files as they come, each once.
   *
   * @param stepBytes what is read in one go, about; a whole file at least
   */
  Dataset<Row> stream(long stepBytes) {
    return rows(
        source ->
            session
                .readStream()
                .format(source.format())
                .options(source.options())
                .option("maxBytesPerTrigger", stepBytes)
                // A file is new by its name; Spark would pass over files copied with an old time.
                .option("maxFileAge", NO_AGE)
                .option("pathGlobFilter", input.nameGlob())
                .schema(source.schema())
                .load(input.folder()));
  }

  private Dataset<Row> rows(Loading loading) {
    if (own != null) {
      return entries(own, loading);
    }
    return switch (input.format()) {
      case TXT -> lines(loading);
      case CSV -> named(loading.load(cells(",", "\"", "\"")));
      case TSV -> named(loading.load(cells("\t", "", "\0")));
      case JSONL -> named(loading.load(objects()));
      case PARQUET -> named(parquet(loading));
    };
  }

  /** A file is read in one piece, so its rows are those of one task. */
  private Dataset<Row> entries(FileFormat format, Loading loading) {
    StructType schema =
        new StructType()
            .add(ID, DataTypes.StringType)
            .add(PROBLEM, DataTypes.StringType)
            .add(UNREADABLE, DataTypes.StringType);
    return loading
        .load(new Source("text", options(Map.of("wholetext", "true")), TEXT))
        .select("value")
        .flatMap(new FilesToRows(format), Encoders.row(schema));
  }

  private Dataset<Row> lines(Loading loading) {
    return loading
        .load(new Source("text", options(Map.of()), TEXT))
        .select(nothing().as(ID), new Column("value").as(PROBLEM), nothing().as(UNREADABLE));
  }

  private Source cells(String separator, String quote, String escape) {
    Map<String, String> options =
        options(
            Map.of(
                "sep",
                separator,
                "quote",
                quote,
                "escape",
                escape,
                "mode",
                "PERMISSIVE",
                "maxColumns",
                MOST_CELLS,
                "columnNameOfCorruptRecord",
                UNREADABLE,
                // Otherwise the cells of a file whose header differs would slide into wrong
                // columns.
                "enforceSchema",
                "false"));
    refuseHeader(session.read().options(options).csv(input.input()).takeAsList(1));
    options.put("header", "true");
    return new Source("csv", options, withUnreadable(schema("csv", options)));
  }

  /** Refuses a header that Spark would read under other names, and then not find in the file. */
  private void refuseHeader(List<Row> firstLine) {
    Set<String> names = new HashSet<>();
    for (Row header : firstLine) {
      for (int i = 0; i < header.length(); i++) {
        String name = header.getString(i);
        if (name == null || name.isEmpty()) {
          throw new UsageException(
              "input " + input.input() + ": column " + (i + 1) + " of its header has no name");
        }
        if (!names.add(name.toLowerCase(Locale.ROOT))) {
          throw new UsageException(
              "input " + input.input() + ": its header has column '" + name + "' twice");
        }
      }
    }
  }

  private Source objects() {
    Map<String, String> options =
        options(Map.of("mode", "PERMISSIVE", "columnNameOfCorruptRecord", UNREADABLE));
    return new Source("json", options, withUnreadable(schema("json", options)));
  }

  private Dataset<Row> parquet(Loading loading) {
    Map<String, String> options =
        // Page checksums are written by default but not looked at by default.
        options(Map.of("mergeSchema", "true", "parquet.page.verify-checksum.enabled", "true"));
    return loading
        .load(new Source("parquet", options, schema("parquet", options)))
        .withColumn(UNREADABLE, nothing());
  }

  private Map<String, String> options(Map<String, String> own) {
    Map<String, String> options = new HashMap<>(own);
    options.put("recursiveFileLookup", String.valueOf(input.plainFolders()));
    return options;
  }

  /** The columns that the files have, as Spark finds them. */
  private StructType schema(String format, Map<String, String> options) {
    return session.read().format(format).options(options).load(input.input()).schema();
  }

  private static StructType withUnreadable(StructType schema) {
    return Arrays.asList(schema.fieldNames()).contains(UNREADABLE)
        ? schema
        : schema.add(UNREADABLE, DataTypes.StringType);
  }

  /** Puts id and problem first and under their names. */
  private Dataset<Row> named(Dataset<Row> table) {
    List<String> names = List.of(table.columns());
    requireColumn(names, problemColumn, "--problem-column");
    if (idColumn != null) {
      requireColumn(names, idColumn, "--id-column");
    }
    String id = idColumn != null ? idColumn : names.contains(ID) ? ID : null;
    List<Column> columns = new ArrayList<>();
    columns.add((id == null ? nothing() : column(table, id)).as(ID));
    columns.add(coalesce(problem(table), column(table, UNREADABLE)).as(PROBLEM));
    Set<String> taken = id == null ? Set.of(problemColumn) : Set.of(problemColumn, id);
    for (String name : names) {
      if (!taken.contains(name) && !name.equals(UNREADABLE)) {
        columns.add(column(table, name));
      }
    }
    columns.add(column(table, UNREADABLE));
    return table.select(columns.toArray(new Column[0]));
  }

  private void requireColumn(List<String> names, String wanted, String option) {
    if (!names.contains(wanted)) {
      List<String> there = new ArrayList<>(names);
      there.remove(UNREADABLE);
      throw new UsageException(
          "input "
              + input.input()
              + ": it has no column '"
              + wanted
              + "'; it has "
              + (there.isEmpty() ? "none" : String.join(", ", there))
              + "; name the right one with "
              + option);
    }
  }

  private Column problem(Dataset<Row> table) {
    DataType type = table.schema().apply(problemColumn).dataType();
    if (type instanceof StructType || type instanceof ArrayType || type instanceof MapType) {
      throw new UsageException(
          "column '" + problemColumn + "': a problem is text, not " + type.simpleString());
    }
    return column(table, problemColumn).cast(DataTypes.StringType);
  }

  /** A column by its very name, dots and all. */
  private static Column column(Dataset<Row> table, String name) {
    return table.col("`" + name.replace("`", "``") + "`");
  }

  private static Column nothing() {
    return lit(null).cast(DataTypes.StringType);
  }
}
