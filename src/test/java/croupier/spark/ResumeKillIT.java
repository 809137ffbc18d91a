package croupier.spark;

import static org.assertj.core.api.Assertions.assertThat;

import croupier.Games;
import croupier.game.Game;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/**
 * Runs that are killed at random moments, one after another, over a corpus that grows. {@code
 * -Dcroupier.kills=20} asks for more of them.
 */
@ExtendWith(LocalSpark.class)
final class ResumeKillIT {
  private static final int KILLS = Integer.getInteger("croupier.kills", 2);
  private static final long SEED = Long.getLong("croupier.seed", 6);
  private static final int FILES_A_ROUND = 6;
  private static final int LONGEST_MILLIS = 6_000;

  private static SparkSession session;

  @TempDir private Path folder;

  @BeforeAll
  static void openSession() {
    session = LocalSpark.session();
  }

  @Test
  void solve_killedAgainAndAgain_hasEveryRowOnce() throws IOException, InterruptedException {
    Game<?, ?> mice = Games.named("mice");
    SplittableRandom random = new SplittableRandom(SEED);
    Path corpus = Files.createDirectory(folder.resolve("bags"));
    Path output = folder.resolve("out");
    List<String> problems = new ArrayList<>();
    int cutShort = 0;
    for (int round = 0; round < KILLS; round++) {
      for (int file = 0; file < FILES_A_ROUND; file++) {
        List<String> bags = Corpora.dealt(mice, problems.size(), 500);
        problems.addAll(bags);
        Files.write(corpus.resolve(round + "-" + file + ".txt"), bags);
      }
      LauncherRun run = start(corpus, output);
      // Half of the moments are while batches are under way, the others at any time.
      while (random.nextBoolean() && run.isAlive() && !isUnderWay(output)) {
        Thread.sleep(10);
      }
      Thread.sleep(random.nextInt(LONGEST_MILLIS));
      run.kill();
      cutShort += run.exitCode() == 0 ? 0 : 1;
      assertNoRowTwice(output, problems);
    }
    assertThat(cutShort).isPositive();

    LauncherRun last = start(corpus, output);
    last.await();
    assertThat(last.exitCode()).as(last.err()).isZero();
    assertThat(last.out()).startsWith("solved " + problems.size() + ", rejected 0, ");
    assertThat(AnswerRows.of(session.read().parquet(output.toString())))
        .isEqualTo(AnswerRows.plainJava(mice, problems));
  }

  private LauncherRun start(Path corpus, Path output) throws IOException {
    return LauncherRun.start(
        folder,
        "--conf",
        "spark.sql.files.maxPartitionBytes=2000b",
        "solve",
        "mice",
        corpus.toString(),
        output.toString(),
        "--resume",
        "--step",
        "1");
  }

  private static boolean isUnderWay(Path output) throws IOException {
    Path work = output.resolve("_resume");
    if (!Files.exists(work)) {
      return false;
    }
    try (Stream<Path> entries = Files.list(work)) {
      return entries.anyMatch(entry -> entry.getFileName().toString().startsWith("batch-"));
    }
  }

  /** What a reader of the folder finds meanwhile: some of the rows, none of them twice. */
  private static void assertNoRowTwice(Path output, List<String> problems) throws IOException {
    if (!Files.exists(output)) {
      return;
    }
    try (Stream<Path> files = Files.list(output)) {
      if (files.noneMatch(file -> file.toString().endsWith(".parquet"))) {
        return;
      }
    }
    List<String> left = new ArrayList<>(problems);
    for (String row : AnswerRows.of(session.read().parquet(output.toString()))) {
      assertThat(left.remove(row.substring(0, row.indexOf('|')))).as(row).isTrue();
    }
  }
}
