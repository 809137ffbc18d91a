package croupier.spark;

import static org.assertj.core.api.Assertions.assertThat;

import croupier.Games;
import croupier.game.Game;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
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
    EventLog events = EventLog.in(folder.resolve("events"));
    List<String> settings = new ArrayList<>(events.settings());
    settings.add("spark.executor.memory=512m");
    settings.add("spark.scheduler.minRegisteredResourcesRatio=1.0");
    settings.add("spark.scheduler.maxRegisteredResourcesWaitingTime=120s");
    settings.add("spark.sql.files.openCostInBytes=1000b");
    List<String> words = new ArrayList<>(List.of("--master", "local-cluster[2,1,1024]"));
    settings.forEach(setting -> words.addAll(List.of("--conf", setting)));
    words.addAll(List.of("solve", "mice", input.toString(), output.toString()));
    LauncherRun run = LauncherRun.run(folder, words.toArray(new String[0]));

    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(run.out()).matches("solved 2000, rejected 0, in \\d+\\.\\d s -> .*out\\R");
    assertThat(AnswerRows.of(LocalSpark.session().read().parquet(output.toString())))
        .isEqualTo(AnswerRows.plainJava(mice, problems));
    assertThat(events.executorsAtWork()).containsExactly("0", "1");
  }
}
