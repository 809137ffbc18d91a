package croupier.spark;

import org.apache.spark.sql.SparkSession;

/** What Spark's pages and its event log call a job. */
final class JobName {
  private JobName() {}

  /**
   * Names the jobs and stages that this thread starts from here on. Without a name they would be
   * called after the line of our sources that started them.
   *
   * @param sentence what is done, from where, to where
   */
  static void set(SparkSession session, String sentence) {
    session.sparkContext().setJobDescription(sentence);
    session.sparkContext().setCallSite(sentence);
  }
}
