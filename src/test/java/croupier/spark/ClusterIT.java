package croupier.spark;

import static org.assertj.core.api.Assertions.assertThat;

import croupier.Games;
import croupier.game.Game;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** The job on executors that are processes of their own: everything it needs gets there. */
@ExtendWith(LocalSpark.class)
final class ClusterIT {
  @TempDir private Path folder;

  @Test
  void solve_onTwoExecutors_hasTheBitsOfPlainJava() throws IOException, InterruptedException {
    Game<?, ?> mice = Games.named("mice");
    List<String> problems = Corpora.dealt(mice, 9, 2_000);
    Path input = Files.write(folder.resolve("bags.txt"), problems);
    Path output = folder.resolve("out");
    Path events = Files.createDirectory(folder.resolve("events"));
    LauncherRun run =
        LauncherRun.run(
            folder,
            "--master",
            "local-cluster[2,1,1024]",
            "--conf",
            "spark.executor.memory=512m",
            "--conf",
            "spark.scheduler.minRegisteredResourcesRatio=1.0",
            "--conf",
            "spark.scheduler.maxRegisteredResourcesWaitingTime=120s",
            "--conf",
            "spark.sql.files.openCostInBytes=1000b",
            "--conf",
            "spark.eventLog.enabled=true",
            "--conf",
            "spark.eventLog.compress=false",
            "--conf",
            "spark.eventLog.rolling.enabled=false",
            "--conf",
            "spark.eventLog.dir=" + events.toUri(),
            "solve",
            "mice",
            input.toString(),
            output.toString());

    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(run.out()).matches("solved 2000, rejected 0, in \\d+\\.\\d s -> .*out\\R");
    SparkSession session = LocalSpark.session();
    assertThat(AnswerRows.of(session.read().parquet(output.toString())))
        .isEqualTo(AnswerRows.plainJava(mice, problems));
    assertThat(executorsAtWork(session, events)).containsExactly("0", "1");
  }

  /** The executors that ended a task, by the log of the run. */
  private static List<String> executorsAtWork(SparkSession session, Path events) {
    return session
        .read()
        .json(events.toString())
        .filter("Event = 'SparkListenerTaskEnd'")
        .selectExpr("`Task Info`.`Executor ID` as executor")
        .distinct()
        .orderBy("executor")
        .collectAsList()
        .stream()
        .map(row -> row.getString(0))
        .toList();
  }
}
