package croupier.spark;

import static org.assertj.core.api.Assertions.assertThat;

import croupier.Games;
import croupier.MalformedLines;
import croupier.game.Game;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A corpus of which most lines are no problems: none is lost, none spoils another. */
@ExtendWith(LocalSpark.class)
final class MalformedIT {
  private static final int GOOD_ROWS = 200;

  private static SparkSession session;

  @TempDir private Path folder;

  @BeforeAll
  static void openSession() {
    session = LocalSpark.session();
  }

  static Stream<Game<?, ?>> games() {
    return Games.ALL.stream();
  }

  @ParameterizedTest
  @MethodSource("games")
  void run_malformedLinesAmongGoodOnes_rejectsExactlyThose(Game<?, ?> game) throws IOException {
    List<String> good = Corpora.dealt(game, 7, GOOD_ROWS);
    List<String> malformed = MalformedLines.of(game);
    List<String> problems = new ArrayList<>(good);
    problems.addAll(malformed);
    Collections.shuffle(problems, new Random(7));
    // A byte order mark is part of a line anywhere but at the start of a file.
    problems.add(0, problems.remove(problems.indexOf(good.get(0))));
    Path input = Files.write(folder.resolve("corpus.txt"), problems);
    Path output = folder.resolve("out");
    TableCounts counts = PlainJob.of(game, input, output).run(session);

    assertThat(counts.solved()).isEqualTo(good.size());
    assertThat(counts.rejected()).isEqualTo(malformed.size());
    Dataset<Row> table = session.read().parquet(output.toString());
    assertThat(problemsOf(table.filter("error is not null")))
        .containsExactlyInAnyOrderElementsOf(malformed);
    assertThat(AnswerRows.of(table)).isEqualTo(AnswerRows.plainJava(game, problems));
  }

  private static List<String> problemsOf(Dataset<Row> table) {
    return table.select("problem").collectAsList().stream().map(row -> row.getString(0)).toList();
  }
}
