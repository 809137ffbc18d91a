package croupier;

import static org.assertj.core.api.Assertions.assertThat;

import croupier.game.Column;
import croupier.game.Game;
import croupier.game.PreparedGame;
import croupier.game.TextSolver;
import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every right answer in datasets/ holds in plain Java. */
final class DatasetsTest {
  static Stream<Path> tables() throws IOException {
    return Expectations.tables();
  }

  @ParameterizedTest
  @MethodSource("tables")
  void answer_everyRow_isTheOneWanted(Path table) throws IOException {
    Game<?, ?> game = Expectations.game(table);
    PreparedGame<?, ?> prepared = game.prepare(Expectations.everything(game));
    List<? extends Column<?>> columns = prepared.columns();
    TextSolver solver = prepared.open();
    int checked = 0;
    for (Map<String, String> row : Expectations.rows(table)) {
      @Nullable Object[] cells = new Object[columns.size() + 1];
      solver.answer(row.get("problem"), cells, 0, columns.size());
      assertThat(cells[columns.size()]).as(row.toString()).isNull();
      Map<String, @Nullable Object> answer = new HashMap<>();
      for (int i = 0; i < columns.size(); i++) {
        answer.put(columns.get(i).name(), cells[i]);
      }
      checked += Expectations.check(row, answer::get);
    }
    assertThat(checked).isPositive();
  }
}
