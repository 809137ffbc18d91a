package croupier.spark;

import static org.apache.spark.sql.functions.lit;

import croupier.game.TextSolver;
import java.io.IOException;
import java.util.Arrays;
import org.apache.spark.sql.Column;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.types.ArrayType;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.MapType;
import org.apache.spark.sql.types.StructType;
import org.jspecify.annotations.Nullable;

/**
 * Reads a table that {@code solve} has written as rows of {@code value DOUBLE, weight BIGINT, by
 * STRING, rejected BOOLEAN, problem STRING, id STRING}.
 */
record AnswersReader(String input, InputFiles files, Dataset<Row> table) {
  static final String VALUE = "value";
  static final String WEIGHT = "weight";
  static final String BY = "by";
  static final String REJECTED = "rejected";

  /** Finds the table; a {@link UsageException} when there is none. */
  static AnswersReader of(String input, SparkSession session) throws IOException {
    InputFiles files = InputFiles.find(input, null, session.sparkContext().hadoopConfiguration());
    if (files.format() != CorpusFormat.PARQUET) {
      throw new UsageException(
          "answers " + input + ": they are " + files.format() + ", not the Parquet of solve");
    }
    Dataset<Row> table =
        session
            .read()
            .option("recursiveFileLookup", files.plainFolders())
            .option("mergeSchema", true)
            .option("parquet.page.verify-checksum.enabled", true)
            .parquet(input);
    return new AnswersReader(input, files, table);
  }

  /** The rows; a {@link UsageException} for a column that is not there or of another type. */
  Dataset<Row> read(String value, @Nullable String weight, @Nullable String by) {
    Column problem = column(CorpusReader.PROBLEM, "a table of answers has it");
    Column error = column(TextSolver.ERROR, "a table of answers has it");
    require(
        value, type(value, "the answers of this game have it") == DataTypes.DoubleType, "DOUBLE");
    Column weights = weight == null ? lit(1L) : weights(weight).cast(DataTypes.LongType);
    Column groups = by == null ? text(lit(null)) : text(groups(by));
    boolean hasId = Arrays.asList(table.columns()).contains(CorpusReader.ID);
    return table.select(
        column(value, "").as(VALUE),
        weights.as(WEIGHT),
        groups.as(BY),
        error.isNotNull().as(REJECTED),
        text(problem).as(CorpusReader.PROBLEM),
        text(hasId ? column(CorpusReader.ID, "") : lit(null)).as(CorpusReader.ID));
  }

  private Column weights(String weight) {
    DataType type = type(weight, "--weight names one");
    boolean whole =
        type == DataTypes.LongType
            || type == DataTypes.IntegerType
            || type == DataTypes.ShortType
            || type == DataTypes.ByteType;
    require(weight, whole, "a whole number, BIGINT or smaller, to be a weight");
    return column(weight, "");
  }

  private Column groups(String by) {
    DataType type = type(by, "--by names one");
    boolean nested =
        type instanceof StructType || type instanceof ArrayType || type instanceof MapType;
    require(by, !nested, "a number or a text to make groups");
    return column(by, "");
  }

  private void require(String name, boolean fits, String wanted) {
    if (!fits) {
      throw new UsageException(
          "answers %s: column '%s' is %s; it must be %s"
              .formatted(input, name, type(name, "").sql(), wanted));
    }
  }

  private DataType type(String name, String why) {
    column(name, why);
    return table.schema().apply(name).dataType();
  }

  /** A column by its very name, dots and all. */
  private Column column(String name, String why) {
    if (!Arrays.asList(table.columns()).contains(name)) {
      throw new UsageException(
          "answers %s: they have no column '%s', and %s; they have %s"
              .formatted(input, name, why, String.join(", ", table.columns())));
    }
    return table.col("`" + name.replace("`", "``") + "`");
  }

  private static Column text(Column column) {
    return column.cast(DataTypes.StringType);
  }
}
