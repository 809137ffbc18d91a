package croupier.game;

import java.io.Serializable;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * One column of a game's answers: its name and type in Parquet, what it means, and how to read it
 * off an answer.
 *
 * @param extra the option that asks for this column, or null when it is always there
 * @param <A> the game's answer record
 */
public record Column<A>(
    String name, Type type, String meaning, @Nullable Extra extra, Reader<A> reader)
    implements Serializable {

  /** The types that answers are made of, named as in SQL; DOUBLES is ARRAY&lt;DOUBLE&gt;. */
  public enum Type {
    DOUBLE,
    BIGINT,
    INT,
    BOOLEAN,
    STRING,
    DOUBLES
  }

  /** Reads a cell off an answer: a boxed value of the column's type, or null. */
  public interface Reader<A> extends Function<A, @Nullable Object>, Serializable {}

  /** A DOUBLE. */
  public static <A> Column<A> real(String name, String meaning, Reader<A> reader) {
    return new Column<>(name, Type.DOUBLE, meaning, null, reader);
  }

  /** An INT. */
  public static <A> Column<A> whole(String name, String meaning, Reader<A> reader) {
    return new Column<>(name, Type.INT, meaning, null, reader);
  }

  /** A BIGINT. */
  public static <A> Column<A> bigWhole(String name, String meaning, Reader<A> reader) {
    return new Column<>(name, Type.BIGINT, meaning, null, reader);
  }

  /** A BOOLEAN. */
  public static <A> Column<A> flag(String name, String meaning, Reader<A> reader) {
    return new Column<>(name, Type.BOOLEAN, meaning, null, reader);
  }

  /** A STRING. */
  public static <A> Column<A> text(String name, String meaning, Reader<A> reader) {
    return new Column<>(name, Type.STRING, meaning, null, reader);
  }

  /** An ARRAY&lt;DOUBLE&gt;, read off as {@code double[]}. */
  public static <A> Column<A> reals(String name, String meaning, Reader<A> reader) {
    return new Column<>(name, Type.DOUBLES, meaning, null, reader);
  }

  /** The headline number as an exact fraction, there with {@code --exact}. */
  public static <A> Column<A> exact(String headline, Reader<A> reader) {
    return new Column<>(
        "exact",
        Type.STRING,
        headline + " as a fraction in lowest terms, null past " + Exact.MOST_DIGITS + " digits",
        Exact.EXTRA,
        reader);
  }

  /** This column, there only when the option is given. */
  public Column<A> asked(Extra extra) {
    return new Column<>(name, type, meaning, extra, reader);
  }

  /** Whether the column is there when these extras are asked for. */
  public boolean isIn(Extras extras) {
    return extra == null || extras.has(extra);
  }
}
