package croupier.ladders;

import static org.assertj.core.api.Assertions.assertThat;

import croupier.game.Column;
import croupier.game.Extra;
import croupier.game.Extras;
import croupier.game.PreparedGame;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

final class LaddersTest {
  private static final Extras ALL = new Extras(Map.of("quantiles", 1, "exact", 1));

  private static @Nullable Object[] answered(String problem, Extras extras) {
    PreparedGame<Board, BoardAnswer> game = Ladders.GAME.prepare(extras);
    @Nullable Object[] cells = new Object[game.columns().size() + 1];
    game.open().answer(problem, cells, 0, game.columns().size());
    return cells;
  }

  @Test
  void columns_withAndWithoutExtras_areThoseOfTheContract() {
    assertThat(Ladders.GAME.columns(Extras.NONE))
        .extracting(Column::name)
        .containsExactly(
            "finish", "finish_probability", "expected_rolls", "stddev_rolls", "min_rolls");
    assertThat(Ladders.GAME.columns(ALL))
        .extracting(Column::name)
        .endsWith("min_rolls", "median_rolls", "p90_rolls", "exact");
    assertThat(Ladders.GAME.extras())
        .extracting(Extra::name)
        .containsExactly("quantiles", "curve", "players", "exact");
  }

  @Test
  void answer_boardsOfEachKind_fillTheCells() {
    double infinite = Double.POSITIVE_INFINITY;
    assertThat(answered("2 d2", ALL))
        .containsExactly("always", 1.0, 2.0, Math.sqrt(2), 1, 1L, 4L, "2", null);
    assertThat(answered("1", ALL)).containsExactly("always", 1.0, 0.0, 0.0, 0, 0L, 0L, "0", null);
    assertThat(answered("6 lenient d2 2-3 3-2", ALL))
        .containsExactly("never", 0.0, infinite, infinite, null, null, null, "Infinity", null);
    assertThat(answered("5 d2 lenient start=0 1-5 2-3 3-2", ALL))
        .containsExactly("sometimes", 0.5, infinite, infinite, 1, 1L, null, "Infinity", null);
    assertThat(answered("100 5-2 2-5", Extras.NONE))
        .containsExactly(
            null,
            null,
            null,
            null,
            null,
            "jumps 2-5, 5-2: this chain never ends and can be reached");
    assertThat(answered(Ladders.GAME.example(), Extras.NONE)).startsWith("always", 1.0);
  }
}
