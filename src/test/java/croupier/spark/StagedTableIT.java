package croupier.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import croupier.spark.BreakingFileSystem.Break;
import java.io.IOException;
import java.io.OutputStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileSystem;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A table's way into its place when each step of it goes wrong in turn. */
@ExtendWith(LocalSpark.class)
final class StagedTableIT {
  private static final int MOST_STEPS = 50;
  private static final List<String> OLD = List.of("part-0 old");
  private static final List<String> NEW = List.of("part-0 new", "part-1 new");

  @TempDir private Path folder;

  @BeforeAll
  static void openFileSystem() {
    configuration()
        .set("fs." + BreakingFileSystem.SCHEME + ".impl", BreakingFileSystem.class.getName());
  }

  private static Configuration configuration() {
    return LocalSpark.session().sparkContext().hadoopConfiguration();
  }

  private static String place(Path root) {
    return BreakingFileSystem.SCHEME + ":" + root.resolve("out");
  }

  private static void fill(Path root, boolean overwrite) throws IOException {
    StagedTable.at(place(root), overwrite, LocalSpark.session())
        .fill(
            (folder, files) -> {
              for (String name : List.of("part-0", "part-1")) {
                try (OutputStream out = files.create(new org.apache.hadoop.fs.Path(folder, name))) {
                  out.write("new".getBytes(StandardCharsets.UTF_8));
                }
              }
            });
  }

  /** A folder for one try, the old table in it or none. */
  private Path root(int step, boolean old) throws IOException {
    Path root = Files.createDirectory(folder.resolve("step" + step));
    if (old) {
      Path table = Files.createDirectory(root.resolve("out"));
      Files.writeString(table.resolve("part-0"), "old");
    }
    return root;
  }

  /** The files of a table, each with what it holds. */
  private static List<String> table(Path place) throws IOException {
    List<String> files = new ArrayList<>();
    if (Files.exists(place)) {
      try (Stream<Path> entries = Files.list(place)) {
        for (Path file : entries.sorted().toList()) {
          files.add(file.getFileName() + " " + Files.readString(file));
        }
      }
    }
    return files;
  }

  private static List<Path> beside(Path root, String kind) throws IOException {
    try (Stream<Path> entries = Files.list(root)) {
      return entries
          .filter(entry -> entry.getFileName().toString().startsWith("_out." + kind))
          .toList();
    }
  }

  @ParameterizedTest
  @EnumSource(
      value = Break.class,
      names = {"REFUSED", "UNANSWERED"})
  void fill_aStepGoesWrong_isDoneOrLeavesTheOldTable(Break how) throws IOException {
    int failed = 0;
    for (int step = 0; step < MOST_STEPS; step++) {
      Path root = root(step, true);
      BreakingFileSystem.breakAt(step, how);
      boolean done = isDone(root);
      assertThat(table(root.resolve("out"))).as("step %d", step).isEqualTo(done ? NEW : OLD);
      if (BreakingFileSystem.stayedWhole()) {
        assertThat(done).isTrue();
        assertThat(failed).isPositive();
        return;
      }
      failed += done ? 0 : 1;
    }
    throw new AssertionError("more than " + MOST_STEPS + " steps");
  }

  private static boolean isDone(Path root) throws IOException {
    try {
      fill(root, true);
      return true;
    } catch (IOException failure) {
      assertThat(failure).hasMessage("the disk is gone");
      return false;
    }
  }

  @Test
  void fill_theProcessDiesAtAnyStep_losesNoTableAndRunsAgain() throws IOException {
    for (int step = 0; step < MOST_STEPS; step++) {
      Path root = root(step, true);
      BreakingFileSystem.breakAt(step, Break.DEAD);
      boolean done = isDone(root);
      List<String> left = table(root.resolve("out"));
      if (left.isEmpty()) {
        // Between two moves: both tables are whole beside the place.
        assertThat(table(beside(root, "replaced").get(0))).isEqualTo(OLD);
        assertThat(table(beside(root, "staging").get(0))).isEqualTo(NEW);
      } else {
        assertThat(left).as("step %d", step).isIn(OLD, NEW);
      }
      boolean stayedWhole = BreakingFileSystem.stayedWhole();
      BreakingFileSystem.breakAt(MOST_STEPS, Break.DEAD);
      fill(root, true);
      assertThat(table(root.resolve("out"))).isEqualTo(NEW);
      if (stayedWhole) {
        assertThat(done).isTrue();
        return;
      }
    }
    throw new AssertionError("more than " + MOST_STEPS + " steps");
  }

  @Test
  void fill_ofAFreePlaceAStepGoesWrong_isDoneOrLeavesNoTable() throws IOException {
    for (int step = 0; step < MOST_STEPS; step++) {
      Path root = root(step, false);
      BreakingFileSystem.breakAt(step, Break.UNANSWERED);
      List<String> wanted = isDone(root) ? NEW : List.of();
      assertThat(table(root.resolve("out"))).as("step %d", step).isEqualTo(wanted);
      if (BreakingFileSystem.stayedWhole()) {
        return;
      }
    }
    throw new AssertionError("more than " + MOST_STEPS + " steps");
  }

  @Test
  void fill_aFolderIsLeftUndeleted_deletesItAgain() throws IOException {
    for (int step = 0; step < MOST_STEPS; step++) {
      Path root = root(step, true);
      BreakingFileSystem.breakAt(step, Break.LEFT_TO_ANOTHER);
      assertThat(isDone(root)).isTrue();
      assertThat(table(root.resolve("out"))).isEqualTo(NEW);
      assertThat(beside(root, "")).as("step %d", step).isEmpty();
      if (BreakingFileSystem.stayedWhole()) {
        return;
      }
    }
    throw new AssertionError("more than " + MOST_STEPS + " steps");
  }

  @Test
  void fill_aTaskStillWritesAfterwards_itsFolderGoesWithTheProcess() throws IOException {
    Path root = root(0, false);
    BreakingFileSystem.breakAt(MOST_STEPS, Break.REFUSED);
    StagedTable table = StagedTable.at(place(root), false, LocalSpark.session());
    List<Path> staging = new ArrayList<>();
    assertThatThrownBy(
            () ->
                table.fill(
                    (folder, files) -> {
                      staging.addAll(beside(root, "staging"));
                      throw new IOException("a task failed for good");
                    }))
        .hasMessage("a task failed for good");
    assertThat(staging).hasSize(1).allSatisfy(path -> assertThat(path).doesNotExist());
    Files.createDirectories(staging.get(0).resolve("_temporary"));
    // What Hadoop does when the process ends.
    FileSystem.get(URI.create(place(root)), configuration()).close();
    assertThat(staging.get(0)).doesNotExist();
  }
}
