package croupier.spark;

import static org.assertj.core.api.Assertions.assertThat;

import croupier.Expectations;
import croupier.game.Game;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every right answer in datasets/ holds through the job and Parquet. */
@ExtendWith(LocalSpark.class)
final class DatasetsIT {
  @TempDir private Path folder;

  static Stream<Path> tables() throws IOException {
    return Expectations.tables();
  }

  @ParameterizedTest
  @MethodSource("tables")
  void run_everyRow_isTheOneWanted(Path table) throws IOException {
    SparkSession session = LocalSpark.session();
    Game<?, ?> game = Expectations.game(table);
    Path output = folder.resolve("answers");
    TableCounts counts =
        PlainJob.of(
                game, Expectations.everything(game), table.toString(), output.toString(), false, 0L)
            .run(session);
    List<Map<String, String>> wanted = Expectations.rows(table);
    List<Row> answers = session.read().parquet(output.toString()).collectAsList();
    assertThat(answers).hasSameSizeAs(wanted);
    assertThat(counts.solved()).isEqualTo(wanted.size());
    int checked = 0;
    for (int i = 0; i < answers.size(); i++) {
      Row answer = answers.get(i);
      assertThat(answer.getString(1)).isEqualTo(wanted.get(i).get("problem"));
      checked += Expectations.check(wanted.get(i), answer::getAs);
    }
    assertThat(checked).isPositive();
  }
}
