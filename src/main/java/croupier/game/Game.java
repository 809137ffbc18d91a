package croupier.game;

import java.io.Serializable;
import java.util.List;
import java.util.function.Function;

/**
 * A game: everything that the commands and the Spark jobs need to know of it.
 *
 * @param name the word on the command line
 * @param question what is computed, one sentence
 * @param notation how a problem is written, a line each
 * @param example a problem that can be solved as it stands
 * @param parser text to problem; {@code toString} of the problem is its inverse
 * @param columns all columns that the game can answer with, the headline number first among them
 * @param headline the name of the headline column
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
  }

  /** The columns that are there with these extras, in order. */
  public List<Column<A>> columns(Extras extras) {
    return columns.stream().filter(column -> column.isIn(extras)).toList();
  }

  /** The names of the options that this game knows, in the order of their columns. */
  public List<String> knownExtras() {
    return columns.stream().map(Column::extra).filter(extra -> extra != null).distinct().toList();
  }

  /** Builds the tables and fixes the columns. */
  public PreparedGame<P, A> prepare(Extras extras) {
    return new PreparedGame<>(parser, columns(extras), preparation.apply(extras));
  }
}
