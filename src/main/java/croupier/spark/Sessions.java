package croupier.spark;

import org.apache.spark.SparkConf;
import org.apache.spark.sql.SparkSession;

/**
 * Opens Spark for a job. What tunes Spark is in conf/; here is only what answers depend on, and
 * what depends on the number of cores.
 */
public final class Sessions {
  /** Tasks for each core, so that a hard stretch of a corpus does not keep one core alone. */
  private static final int TASKS_A_CORE = 4;

  private static final String SMALLEST_SPLIT_BYTES = "65536";

  private Sessions() {}

  /** The session, on the master that spark-submit was given. */
  public static SparkSession open(String jobName) {
    SparkConf conf = new SparkConf();
    if (!conf.contains("spark.master")) {
      conf.setMaster("local[*,4]");
    }
    SparkSession session =
        SparkSession.builder().config(conf).appName("croupier " + jobName).getOrCreate();
    int cores = session.sparkContext().defaultParallelism();
    setUnlessGiven(session, "spark.sql.files.minPartitionNum", "" + cores * TASKS_A_CORE);
    setUnlessGiven(session, "spark.sql.files.openCostInBytes", SMALLEST_SPLIT_BYTES);
    return session;
  }

  private static void setUnlessGiven(SparkSession session, String key, String value) {
    if (!session.sparkContext().getConf().contains(key)) {
      session.conf().set(key, value);
    }
  }
}
