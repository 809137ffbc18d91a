package croupier.spark;

import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.catalyst.InternalRow;
import org.apache.spark.sql.classic.SparkSession;
import org.apache.spark.sql.types.StructType;

/**
 * A table as the rows that Spark itself works on, which its public interface makes Java objects of.
 * All that touches the inside of Spark's sessions is here.
 */
record InternalRows(SparkSession session, JavaRDD<InternalRow> rows) {

  static InternalRows of(Dataset<Row> table) {
    org.apache.spark.sql.classic.Dataset<Row> classic =
        (org.apache.spark.sql.classic.Dataset<Row>) table;
    return new InternalRows(classic.sparkSession(), classic.queryExecution().toRdd().toJavaRDD());
  }

  /** A table of this schema, made partition by partition; all its columns may be null. */
  Dataset<Row> mapPartitions(RowsToAnswers work, StructType schema) {
    return session.internalCreateDataFrame(rows.mapPartitions(work).rdd(), schema, false);
  }
}
