package croupier.spark;

import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;

/**
 * One local session for all tests of a JVM: starting and stopping them in turn is slow and frail.
 */
final class LocalSpark implements BeforeAllCallback {
  private static final String KEY = "session";

  @Override
  public void beforeAll(ExtensionContext context) {
    // Closed by JUnit when the last test of the JVM is done.
    context
        .getRoot()
        .getStore(Namespace.create(LocalSpark.class))
        .getOrComputeIfAbsent(KEY, key -> new Closer(session()), Closer.class);
  }

  static SparkSession session() {
    System.setProperty("spark.master", "local[2,4]");
    System.setProperty("spark.ui.enabled", "false");
    System.setProperty("spark.driver.host", "127.0.0.1");
    System.setProperty("spark.driver.bindAddress", "127.0.0.1");
    System.setProperty("spark.sql.shuffle.partitions", "2");
    return SparkRun.open("tests").session();
  }

  private record Closer(SparkSession session) implements AutoCloseable {
    @Override
    public void close() {
      session.stop();
    }
  }
}
