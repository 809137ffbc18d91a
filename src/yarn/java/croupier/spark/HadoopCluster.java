package croupier.spark;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.hdfs.MiniDFSCluster;
import org.apache.hadoop.yarn.conf.YarnConfiguration;
import org.apache.hadoop.yarn.server.MiniYARNCluster;
import org.apache.logging.log4j.Level;
import org.apache.logging.log4j.core.config.Configurator;

/** HDFS on two data nodes and YARN on one machine, all in this JVM but for YARN's containers. */
final class HadoopCluster implements AutoCloseable {
  private static final int DATA_NODES = 2;
  private static final int BLOCK_BYTES = 2048;

  private final Path folder;
  private final MiniDFSCluster hdfs;
  private final MiniYARNCluster yarn;

  private HadoopCluster(Path folder, MiniDFSCluster hdfs, MiniYARNCluster yarn) {
    this.folder = folder;
    this.hdfs = hdfs;
    this.yarn = yarn;
  }

  /**
   * Starts it.
   *
   * @param folder where it keeps everything
   */
  static HadoopCluster start(Path folder) throws IOException {
    System.setProperty("test.build.data", folder.resolve("yarn").toString());
    MiniDFSCluster hdfs =
        new MiniDFSCluster.Builder(storage(folder)).numDataNodes(DATA_NODES).build();
    MiniYARNCluster yarn = new MiniYARNCluster("croupier", 1, 1, 1);
    yarn.init(queues(hdfs));
    yarn.start();
    HadoopCluster cluster = new HadoopCluster(folder, hdfs, yarn);
    cluster.tellClients();
    return cluster;
  }

  private static Configuration storage(Path folder) {
    Configuration storage = new Configuration();
    storage.set("hdfs.minidfs.basedir", folder.resolve("hdfs").toString());
    storage.setInt("dfs.replication", 1);
    storage.setInt("dfs.namenode.fs-limits.min-block-size", BLOCK_BYTES);
    return storage;
  }

  private static Configuration queues(MiniDFSCluster hdfs) throws IOException {
    Configuration queues = new YarnConfiguration();
    queues.set("fs.defaultFS", hdfs.getURI().toString());
    queues.set("yarn.scheduler.capacity.root.queues", "default");
    queues.set("yarn.scheduler.capacity.root.default.capacity", "100");
    // A master of 1 GB is more than the tenth of this small cluster that masters may have.
    queues.set("yarn.scheduler.capacity.maximum-am-resource-percent", "1.0");
    queues.setInt("yarn.scheduler.minimum-allocation-mb", 128);
    // A JVM reserves far more addresses than memory, and the disk of a test may well be full.
    queues.setBoolean("yarn.nodemanager.vmem-check-enabled", false);
    queues.set(
        "yarn.nodemanager.disk-health-checker.max-disk-utilization-per-disk-percentage", "100");
    return queues;
  }

  private void tellClients() throws IOException {
    Files.createDirectories(configuration());
    Configuration core = new Configuration(false);
    core.set("fs.defaultFS", hdfs.getURI().toString());
    Configuration storage = new Configuration(false);
    storage.setInt("dfs.replication", DATA_NODES);
    Configuration queues = new Configuration(false);
    for (Map.Entry<String, String> entry : yarn.getConfig()) {
      if (entry.getKey().startsWith("yarn.")) {
        queues.set(entry.getKey(), entry.getValue());
      }
    }
    write(core, "core-site.xml");
    write(storage, "hdfs-site.xml");
    write(queues, "yarn-site.xml");
  }

  private void write(Configuration entries, String name) throws IOException {
    try (OutputStream out = Files.newOutputStream(configuration().resolve(name))) {
      entries.writeXml(out);
    }
  }

  /** The folder for HADOOP_CONF_DIR. */
  Path configuration() {
    return folder.resolve("configuration");
  }

  FileSystem files() throws IOException {
    return hdfs.getFileSystem();
  }

  /** Writes a file of many blocks, each on both data nodes. */
  void write(org.apache.hadoop.fs.Path file, List<String> lines) throws IOException {
    try (OutputStream out =
        files().create(file, false, BLOCK_BYTES, (short) DATA_NODES, BLOCK_BYTES)) {
      out.write((String.join("\n", lines) + "\n").getBytes(StandardCharsets.UTF_8));
    }
  }

  /** Stops a data node; the name node counts on it for ten more minutes. */
  void stopDataNode() {
    hdfs.stopDataNode(0);
    // The other one tells of each block that it cannot pass on.
    Configurator.setLevel("org.apache.hadoop.hdfs.server.datanode", Level.OFF);
  }

  /** What the containers so far wrote to their standard output. */
  String containersOut() throws IOException {
    Path logs = Path.of(yarn.getNodeManager(0).getConfig().get("yarn.nodemanager.log-dirs"));
    StringBuilder text = new StringBuilder();
    try (Stream<Path> below = Files.walk(logs)) {
      for (Path file : below.filter(path -> path.endsWith("stdout")).toList()) {
        text.append(Files.readString(file));
      }
    }
    return text.toString();
  }

  @Override
  public void close() {
    // Threads tell that they were interrupted.
    Configurator.setLevel("org.apache.hadoop", Level.OFF);
    yarn.stop();
    hdfs.shutdown();
  }
}
