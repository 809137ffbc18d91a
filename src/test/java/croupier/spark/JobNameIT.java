package croupier.spark;

import static org.assertj.core.api.Assertions.assertThat;

import croupier.Games;
import croupier.game.Extras;
import croupier.mahjong.AllHands;
import croupier.report.PopulationReport;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.apache.spark.scheduler.AccumulableInfo;
import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerJobStart;
import org.apache.spark.scheduler.SparkListenerStageCompleted;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import scala.jdk.javaapi.CollectionConverters;

/** What somebody reads who looks at Spark's pages while a job runs, or at its event log later. */
@ExtendWith(LocalSpark.class)
final class JobNameIT {
  private final SparkSession session = LocalSpark.session();
  private final Seen seen = new Seen();

  @TempDir private Path folder;

  /** Names of jobs and stages and the last value of each named counter. */
  private static final class Seen extends SparkListener {
    private final Set<String> names = new TreeSet<>();
    private final Map<String, Object> counters = new TreeMap<>();

    @Override
    public void onJobStart(SparkListenerJobStart job) {
      names.add(job.properties().getProperty("spark.job.description"));
    }

    @Override
    public void onStageCompleted(SparkListenerStageCompleted stage) {
      names.add(stage.stageInfo().name());
      for (AccumulableInfo counter :
          CollectionConverters.asJava(stage.stageInfo().accumulables().values())) {
        counters.put(counter.name().get(), counter.value().get());
      }
    }
  }

  @BeforeEach
  void listen() {
    session.sparkContext().addSparkListener(seen);
  }

  @AfterEach
  void listenNoMore() {
    session.sparkContext().removeSparkListener(seen);
  }

  private Set<String> names() throws Exception {
    session.sparkContext().listenerBus().waitUntilEmpty();
    return seen.names;
  }

  private String path(String name) {
    return folder.resolve(name).toString();
  }

  private SolveJob solve(String input) {
    return PlainJob.of(Games.named("mice"), Extras.NONE, path(input), path("answers"), true, null);
  }

  @Test
  void solve_isNamedByItsInputAndOutput_andCountsSolvedAndRejected() throws Exception {
    Files.write(folder.resolve("bags.csv"), List.of("problem", "1 3", "x", "5 5", "2 2"));
    solve("bags.csv").run(session);
    String name = "solve mice: " + path("bags.csv") + " -> " + path("answers");
    assertThat(names()).containsExactly(name, name + " (the columns of the input)");
    assertThat(seen.counters)
        .containsEntry("rows in", 4L)
        .containsEntry("solved", 3L)
        .containsEntry("rejected", 1L);
  }

  @Test
  void generate_isNamedByItsCountAndOutput() throws Exception {
    new GenerateJob(
            "mice",
            1500,
            new GenerateJob.RandomRows(Games.named("mice").generator(), 1),
            Map.of(),
            path("bags"),
            false)
        .run(session);
    assertThat(names()).containsExactly("generate mice: 1,500 problems -> " + path("bags"));
  }

  @Test
  void stats_isNamedByWhatItReadsFor() throws Exception {
    Files.write(folder.resolve("bags.txt"), List.of("1 3", "5 5", "2 2"));
    solve("bags.txt").run(session);
    assertThat(names()).hasSize(1);
    seen.names.clear();
    new StatsJob(
            "mice",
            "princess_wins",
            "her chance",
            path("answers"),
            path("stats"),
            false,
            null,
            null,
            1,
            false,
            "croupier stats")
        .run(session);
    String name = "stats mice: " + path("answers") + " -> " + path("stats") + " (";
    assertThat(names())
        .allMatch(found -> found.startsWith(name))
        .contains(
            name + "the columns of the input)",
            name + "counts, means and extremes)",
            name + "quantiles, reading 1)",
            name + "quantiles, reading 2)",
            name + "the histogram)");
  }

  @Test
  void population_isNamedByItsTitleAndOutput() throws Exception {
    new PopulationJob(
            AllHands.of("sanma melds=3"),
            new PopulationReport.Names(
                "all", "expected_draws", "min_draws", "hands", "By classes."),
            problem -> new PopulationJob.ExactAnswer(1.5, "3/2"),
            0.25,
            1,
            path("all"),
            false,
            "croupier all-hands")
        .run(session);
    String name = "all -> " + path("all") + " (";
    assertThat(names()).containsOnly(name + "all classes)");
  }
}
