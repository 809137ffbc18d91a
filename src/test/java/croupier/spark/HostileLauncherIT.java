package croupier.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** The program as a process on a disk that is full, and beside another that writes the same. */
@ExtendWith(LocalSpark.class)
final class HostileLauncherIT {
  private static final int BAGS = 300_000;

  private static SparkSession session;

  @TempDir private Path folder;

  @BeforeAll
  static void openSession() {
    session = LocalSpark.session();
  }

  private static int exitCode(String... command) throws IOException, InterruptedException {
    return new ProcessBuilder(command).start().waitFor();
  }

  @Test
  void generate_onAFullDisk_isOneLineAndLeavesNoTable() throws IOException, InterruptedException {
    Path disk = Files.createDirectory(folder.resolve("disk"));
    assumeTrue(
        exitCode("mount", "-t", "tmpfs", "-o", "size=256k", "tmpfs", disk.toString()) == 0,
        "only root may mount a small disk");
    try {
      LauncherRun run =
          LauncherRun.run(
              folder,
              "generate",
              "mice",
              disk.resolve("bags").toString(),
              "--count",
              Integer.toString(BAGS));
      assertThat(run.exitCode()).as(run.err()).isEqualTo(3);
      assertThat(run.out()).isEmpty();
      assertThat(run.err())
          .matches("croupier generate: [^\\n]+\\n")
          .contains("No space left on device");
      assertThat(disk.resolve("bags")).doesNotExist();
    } finally {
      assertThat(exitCode("umount", disk.toString())).isZero();
    }
  }

  @Test
  void solve_twoRunsIntoOnePlace_leaveOneWholeTable() throws IOException, InterruptedException {
    Path bags = folder.resolve("bags.txt");
    Files.write(bags, Stream.generate(() -> "3 4").limit(BAGS).toList());
    Path output = folder.resolve("out");
    List<String> command =
        List.of("jobs/croupier", "--master", "local[1]", "solve", "mice", "" + bags, "" + output);
    LauncherRun one = LauncherRun.start(folder, Map.of(), command);
    LauncherRun other = LauncherRun.start(folder, Map.of(), command);
    one.await();
    other.await();
    List<LauncherRun> lost = Stream.of(one, other).filter(run -> run.exitCode() != 0).toList();
    assertThat(lost).hasSizeLessThanOrEqualTo(1);
    for (LauncherRun run : lost) {
      assertThat(run.err()).matches("croupier solve: [^\\n]+\\n").contains("out");
    }
    assertThat(session.read().parquet(output.toString()).count()).isEqualTo(BAGS);
    try (Stream<Path> left = Files.list(folder)) {
      assertThat(left.map(Path::getFileName).map(Path::toString))
          .filteredOn(name -> name.contains("out") && !name.startsWith("launcher"))
          .containsExactly("out");
    }
  }
}
