package croupier.spark;

import java.io.IOException;

/**
 * What Spark itself needs to read a table and write it again: the baseline for whole jobs. Compare
 * in turn, on the table that {@code jobs/croupier generate mice out/bags --count 10000000} makes:
 *
 * <pre>
 * mvn -B test-compile
 * java -Xmx4g -Dlog4j2.configurationFile=file:conf/log4j2.properties \
 *   -cp "target/spark-home/jars/*:target/classes:target/test-classes" \
 *   -Dspark.master='local[2]' croupier.spark.PlainCopy out/bags out/copy
 * jobs/croupier --master 'local[2]' solve mice out/bags out/answers --mode overwrite
 * </pre>
 */
public final class PlainCopy {
  private PlainCopy() {}

  /** Copies the table of the first word to the place of the second. */
  public static void main(String[] words) throws IOException {
    try (SparkRun run = SparkRun.open("plain copy")) {
      run.session()
          .read()
          .parquet(words[0])
          .write()
          .mode("overwrite")
          .option("compression", "zstd")
          .parquet(words[1]);
    }
  }
}
