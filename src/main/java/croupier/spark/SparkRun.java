package croupier.spark;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.util.ShutdownHookManager;
import org.apache.spark.SparkConf;
import org.apache.spark.SparkContext;
import org.apache.spark.scheduler.TaskSchedulerImpl;
import org.apache.spark.sql.SparkSession;

/**
 * Spark for one run of a command, from opening it to its orderly end. What tunes Spark is in conf/;
 * here is only what answers depend on, and what depends on the number of cores.
 */
public final class SparkRun implements AutoCloseable {
  /** Tasks for each core, so that a hard stretch of a corpus does not keep one core alone. */
  private static final int TASKS_A_CORE = 4;

  private static final String SMALLEST_SPLIT_BYTES = "65536";

  /** Spark's own hook stands 30 above that of file systems. */
  private static final int BEFORE_SPARK_ENDS = FileSystem.SHUTDOWN_HOOK_PRIORITY + 31;

  private static final int PATIENCE_MILLIS = 5_000;
  private static final int PAUSE_MILLIS = 20;

  private static volatile boolean toldToStop;

  private final SparkSession session;

  private SparkRun(SparkSession session) {
    this.session = session;
  }

  /** Whether the run ends because the driver got a signal. */
  public static boolean toldToStop() {
    return toldToStop;
  }

  /** On the master that spark-submit was given. */
  public static SparkRun open(String jobName) {
    SparkConf conf = new SparkConf();
    if (!conf.contains("spark.master")) {
      conf.setMaster("local[*,4]");
    }
    // SparkSession.builder() looks for this class by Scala's reflection, which takes a second.
    SparkSession session =
        org.apache.spark.sql.classic.SparkSession.builder()
            .config(conf)
            .appName("croupier " + jobName)
            .getOrCreate();
    SparkContext context = session.sparkContext();
    ShutdownHookManager.get().addShutdownHook(() -> endJobs(context), BEFORE_SPARK_ENDS);
    int cores = context.defaultParallelism();
    setUnlessGiven(session, "spark.sql.files.minPartitionNum", "" + cores * TASKS_A_CORE);
    setUnlessGiven(session, "spark.sql.files.openCostInBytes", SMALLEST_SPLIT_BYTES);
    return new SparkRun(session);
  }

  public SparkSession session() {
    return session;
  }

  /**
   * Ends Spark when the tasks of a job that failed are at their end: one that still runs would make
   * its folder again, and fail loudly when there is no Spark to tell of it.
   */
  @Override
  public void close() {
    SparkContext context = session.sparkContext();
    awaitWithPatience(() -> !hasTasks(context));
    session.stop();
  }

  /** Makes the run's jobs fail, those that it begins meanwhile too, until it closes itself. */
  private static void endJobs(SparkContext context) {
    awaitWithPatience(
        () -> {
          if (context.isStopped()) {
            return true;
          }
          toldToStop = true;
          context.cancelAllJobs();
          return false;
        });
  }

  /** By the scheduler itself; what Spark tells others lags behind. */
  private static boolean hasTasks(SparkContext context) {
    return context.taskScheduler() instanceof TaskSchedulerImpl scheduler
        && scheduler.runningTasksByExecutors().exists(running -> (int) running._2() > 0);
  }

  private static void awaitWithPatience(BooleanSupplier end) {
    for (int waited = 0; waited < PATIENCE_MILLIS && !end.getAsBoolean(); waited += PAUSE_MILLIS) {
      LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(PAUSE_MILLIS));
    }
  }

  private static void setUnlessGiven(SparkSession session, String key, String value) {
    if (!session.sparkContext().getConf().contains(key)) {
      session.conf().set(key, value);
    }
  }
}
