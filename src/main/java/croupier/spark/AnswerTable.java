package croupier.spark;

import croupier.game.Column;
import croupier.game.TextSolver;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructField;
import org.apache.spark.sql.types.StructType;

/**
 * The columns of a table of answers: id, problem, carried columns, unreadable, answer columns,
 * error.
 */
final class AnswerTable {
  private AnswerTable() {}

  /**
   * The schema of the answers to a corpus.
   *
   * @param corpus as {@link CorpusReader} reads it
   * @throws UsageException when a carried column bears the name of another
   */
  static StructType schema(StructType corpus, List<? extends Column<?>> answerColumns) {
    StructType schema = new StructType();
    Set<String> reserved = new HashSet<>();
    for (Column<?> column : answerColumns) {
      reserved.add(column.name());
    }
    reserved.add(TextSolver.ERROR);
    for (StructField field : corpus.fields()) {
      refuseTwice(field.name(), reserved);
      schema = schema.add(field.name(), field.dataType(), true);
    }
    for (Column<?> column : answerColumns) {
      schema = schema.add(column.name(), type(column.type()), true);
    }
    return schema.add(TextSolver.ERROR, DataTypes.StringType, true);
  }

  private static void refuseTwice(String name, Set<String> reserved) {
    // Parquet files whose columns differ in case only cannot be read back by Spark.
    if (!reserved.add(name.toLowerCase(Locale.ROOT))) {
      throw new UsageException(
          "column '" + name + "' of the input: the answers have a column of this name; rename it");
    }
  }

  private static DataType type(Column.Type type) {
    return switch (type) {
      case DOUBLE -> DataTypes.DoubleType;
      case BIGINT -> DataTypes.LongType;
      case INT -> DataTypes.IntegerType;
      case BOOLEAN -> DataTypes.BooleanType;
      case STRING -> DataTypes.StringType;
      case DOUBLES -> DataTypes.createArrayType(DataTypes.DoubleType, false);
    };
  }
}
