package croupier.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import croupier.game.Population;
import croupier.mahjong.AllHands;
import croupier.report.PopulationReport;
import croupier.stats.GroupTally;
import croupier.stats.Tally;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** All 27,405 hands of four tiles of the three-player set, three melds lying open. */
@ExtendWith(LocalSpark.class)
final class AllHandsIT {
  private static final AllHands HANDS = AllHands.of("sanma melds=3");

  private static SparkSession session;

  @TempDir private Path folder;

  @BeforeAll
  static void openSession() {
    session = LocalSpark.session();
  }

  private PopulationJob job(Population population, String output) {
    return new PopulationJob(
        population,
        new PopulationReport.Names("hands", "expected_draws", "min_draws", "hands", "By classes."),
        problem -> new PopulationJob.ExactAnswer(1.5, "3/2"),
        0.25,
        5,
        folder.resolve(output).toString(),
        false,
        "croupier all-hands");
  }

  private List<Row> rows(String table) {
    return session.read().parquet(folder.resolve(table).toString()).collectAsList();
  }

  @Test
  void run_ofASmallPopulation_isWhatOneLoopFinds() throws IOException {
    Tally loop = new Tally(HANDS.groups(), 0.25, 5);
    for (int task = HANDS.tasks() - 1; task >= 0; task--) {
      HANDS.worker().solve(task, loop::add);
    }
    GroupTally all = loop.all();
    GroupTally found = job(HANDS, "small").run(session).all();
    assertThat(found.meanOfProblems()).isEqualTo(all.meanOfProblems());
    assertThat(found.deviationOfDeals()).isEqualTo(all.deviationOfDeals());
    assertThat(found.problems()).isEqualTo(27_405);
    assertThat(found.deals()).isEqualTo(108L * 107 * 106 * 105 / 24);

    Row summary = rows("small/summary").get(0);
    assertThat(summary.<Double>getAs("mean_deals")).isEqualTo(all.meanOfDeals());
    assertThat(rows("small/by_min_draws").stream().mapToLong(row -> row.getAs("hands")).sum())
        .isEqualTo(27_405);
    assertThat(rows("small/distribution").stream().mapToLong(row -> row.getAs("deals")).sum())
        .isEqualTo(all.deals());
    assertThat(rows("small/extremes")).hasSize(10);
    assertThat(rows("small/extremes").get(0).<String>getAs("exact")).isEqualTo("3/2");
    assertThat(Files.readString(folder.resolve("small/report.html"))).contains("27,405 hands");
    assertThatThrownBy(() -> job(HANDS, "small").run(session)).isInstanceOf(UsageException.class);
  }

  /** The same classes, dealt out in turn to as many tasks as are wanted. */
  private record Cut(int tasks) implements Population {
    @Override
    public int groups() {
      return HANDS.groups();
    }

    @Override
    public Worker worker() {
      return this::solve;
    }

    private void solve(int task, Sink sink) {
      int[] turn = new int[1];
      for (int part = 0; part < HANDS.tasks(); part++) {
        HANDS
            .worker()
            .solve(
                part,
                (from, to, values, groups, problems, deals, example) -> {
                  if (turn[0]++ % tasks == task) {
                    sink.take(from, to, values, groups, problems, deals, example);
                  }
                });
      }
    }
  }

  @Test
  void run_inAnyNumberOfTasks_givesTheSameBits() throws IOException {
    Tally one = job(new Cut(1), "one").run(session);
    assertThat(one.all().problems()).isEqualTo(27_405);
    for (int tasks : new int[] {2, 7}) {
      String cut = "cut" + tasks;
      Tally many = job(new Cut(tasks), cut).run(session);
      assertThat(many.all().meanOfProblems()).isEqualTo(one.all().meanOfProblems());
      for (String table : List.of("summary", "by_min_draws", "distribution", "extremes")) {
        assertThat(rows(cut + "/" + table)).isNotEmpty().isEqualTo(rows("one/" + table));
      }
    }
  }
}
