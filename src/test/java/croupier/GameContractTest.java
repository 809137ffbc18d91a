package croupier;

import static org.assertj.core.api.Assertions.assertThat;

import croupier.game.Column;
import croupier.game.Exact;
import croupier.game.Extras;
import croupier.game.Game;
import croupier.game.PreparedGame;
import croupier.game.TextSolver;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What every game in the list promises. */
final class GameContractTest {
  private static final long SEED = 34;

  static Stream<Game<?, ?>> games() {
    return Games.ALL.stream();
  }

  private static Extras everything(Game<?, ?> game) {
    return Expectations.everything(game);
  }

  private static List<String> dealt(Game<?, ?> game, int count) {
    List<String> problems = new ArrayList<>();
    for (int row = 0; row < count; row++) {
      problems.add(game.generator().row(SEED, row).toString());
    }
    return problems;
  }

  /** The cells of an answer as one text, for comparing bit by bit. */
  private static String answer(TextSolver solver, int columns, @Nullable String problem) {
    @Nullable Object[] cells = new Object[columns + 1];
    solver.answer(problem, cells, 0, columns);
    StringBuilder text = new StringBuilder();
    for (Object cell : cells) {
      text.append(Expectations.bits(cell)).append(' ');
    }
    return text.toString();
  }

  @ParameterizedTest
  @MethodSource("games")
  void columns_areNamedOnceAndHoldTheHeadline(Game<?, ?> game) {
    List<String> names = game.columns().stream().map(Column::name).toList();
    assertThat(names).doesNotHaveDuplicates().contains(game.headline()).doesNotContain("error");
    assertThat(game.extras()).contains(Exact.EXTRA);
    assertThat(game.columns(Extras.NONE)).noneMatch(column -> column.extra() != null);
  }

  @ParameterizedTest
  @MethodSource("games")
  void example_isSolvedWithEveryColumnOfItsType(Game<?, ?> game) {
    PreparedGame<?, ?> prepared = game.prepare(everything(game));
    int columns = prepared.columns().size();
    @Nullable Object[] cells = new Object[columns + 1];
    assertThat(prepared.open().answer(game.example(), cells, 0, columns)).isTrue();
    assertThat(cells[columns]).isNull();
    for (int i = 0; i < columns; i++) {
      Class<?> type =
          switch (prepared.columns().get(i).type()) {
            case DOUBLE -> Double.class;
            case BIGINT -> Long.class;
            case INT -> Integer.class;
            case BOOLEAN -> Boolean.class;
            case STRING -> String.class;
            case DOUBLES -> double[].class;
          };
      assertThat(cells[i]).as(prepared.columns().get(i).name()).isInstanceOf(type);
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void toString_ofADealtProblem_isReadBackAsTheSame(Game<?, ?> game) {
    for (String problem : dealt(game, 500)) {
      Object read = game.parser().apply(problem);
      assertThat(read).hasToString(problem);
      assertThat(game.parser().apply(read.toString())).isEqualTo(read).hasSameHashCodeAs(read);
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void solver_sentToAnExecutor_answersTheSame(Game<?, ?> game)
      throws IOException, ClassNotFoundException {
    PreparedGame<?, ?> here = game.prepare(everything(game));
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
      out.writeObject(here);
    }
    PreparedGame<?, ?> there;
    try (ObjectInputStream in =
        new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
      there = (PreparedGame<?, ?>) in.readObject();
    }
    int columns = here.columns().size();
    for (String problem : dealt(game, 20)) {
      assertThat(answer(there.open(), columns, problem))
          .isEqualTo(answer(here.open(), columns, problem));
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void answer_inAnyOrderAndOnManyThreads_hasTheSameBits(Game<?, ?> game) {
    PreparedGame<?, ?> prepared = game.prepare(Extras.NONE);
    int columns = prepared.columns().size();
    List<String> problems = dealt(game, 200);
    TextSolver forward = prepared.open();
    TextSolver backward = prepared.open();
    List<String> alone =
        problems.parallelStream().map(p -> answer(prepared.open(), columns, p)).toList();
    List<String> inOrder = problems.stream().map(p -> answer(forward, columns, p)).toList();
    List<String> reversed =
        IntStream.range(0, problems.size())
            .mapToObj(i -> answer(backward, columns, problems.get(problems.size() - 1 - i)))
            .toList();
    assertThat(inOrder).isEqualTo(alone);
    for (int i = 0; i < problems.size(); i++) {
      assertThat(reversed.get(problems.size() - 1 - i)).isEqualTo(alone.get(i));
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void answer_toNoProblem_isASentenceAndNoNumbers(Game<?, ?> game) {
    PreparedGame<?, ?> prepared = game.prepare(everything(game));
    int columns = prepared.columns().size();
    for (String problem : new String[] {null, "", "  \t ", "?", "\0", "\ud83c\udc04"}) {
      @Nullable Object[] cells = new Object[columns + 1];
      assertThat(prepared.open().answer(problem, cells, 0, columns)).isFalse();
      assertThat((String) cells[columns]).isNotBlank().doesNotContain("\n", "Exception");
      cells[columns] = null;
      assertThat(cells).containsOnlyNulls();
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void row_ofTheGenerator_dependsOnSeedAndNumberOnly(Game<?, ?> game) {
    assertThat(game.generator().row(SEED, 7)).isEqualTo(game.generator().row(SEED, 7));
    assertThat(new LinkedHashSet<>(dealt(game, 200))).hasSizeGreaterThan(195);
    assertThat(game.generator().row(SEED, 7)).isNotEqualTo(game.generator().row(SEED + 1, 7));
  }
}
