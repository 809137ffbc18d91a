package croupier.spark;

import java.io.Serializable;
import org.apache.spark.SparkContext;
import org.apache.spark.util.LongAccumulator;

/**
 * Counters of rows that Spark's page of a stage shows while it runs. The counts that a run ends
 * with are those of the files it wrote; these here only have to agree.
 *
 * @param in taken in, whatever became of them
 * @param solved without an error
 * @param rejected with one
 */
record RowCounters(LongAccumulator in, LongAccumulator solved, LongAccumulator rejected)
    implements Serializable {

  static RowCounters of(SparkContext context) {
    return new RowCounters(
        context.longAccumulator("rows in"),
        context.longAccumulator("solved"),
        context.longAccumulator("rejected"));
  }
}
