package croupier.game;

import java.io.Serializable;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A game: everything that the commands and the Spark jobs need to know of it.
 *
 * @param name the word on the command line
 * @param question what is computed, one sentence
 * @param notation how a problem is written, a line each
 * @param example a problem that can be solved as it stands
 * @param parser text to problem; {@code toString} of the problem is its inverse
 * @param headline the name of the headline column
 * @param columns all columns that the game can answer with
 * @param bounds the options that add no column
 * @param formats files of its problems that others have made
 * @param preparation builds the solver's tables for the extras asked for
 * @param generator deals random problems
 * @param judge the contest's own format
 * @param <P> the problem record
 * @param <A> the answer record
 */
public record Game<P, A>(
    String name,
    String question,
    List<String> notation,
    String example,
    Parser<P> parser,
    String headline,
    List<Column<A>> columns,
    List<Extra> bounds,
    List<FileFormat> formats,
    Preparation<P, A> preparation,
    Generator<P> generator,
    Judge judge) {

  /** Text to problem; throws {@link BadProblem}. */
  public interface Parser<P> extends Function<String, P>, Serializable {}

  /** Builds a solver that answers the columns asked for. */
  public interface Preparation<P, A> extends Function<Extras, Solver<P, A>> {}

  public Game {
    notation = List.copyOf(notation);
    columns = List.copyOf(columns);
    bounds = List.copyOf(bounds);
    formats = List.copyOf(formats);
  }

  /** The columns that are there with these extras, in order. */
  public List<Column<A>> columns(Extras extras) {
    return columns.stream().filter(column -> column.isIn(extras)).toList();
  }

  /** The options that this game knows: those of its columns, in their order, then the others. */
  public List<Extra> extras() {
    return Stream.concat(
            columns.stream().map(Column::extra).flatMap(Stream::ofNullable), bounds.stream())
        .distinct()
        .toList();
  }

  /** The format of this name; null if the game has none such. */
  public @Nullable FileFormat format(String wanted) {
    return formats.stream().filter(format -> format.name().equals(wanted)).findAny().orElse(null);
  }

  /** Builds the tables and fixes the columns. */
  public PreparedGame<P, A> prepare(Extras extras) {
    return new PreparedGame<>(parser, columns(extras), preparation.apply(extras));
  }
}
