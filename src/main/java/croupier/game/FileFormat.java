package croupier.game;

import java.io.Serializable;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A format of files that others have made for a game, each of which holds many problems.
 *
 * @param name the word after {@code --format}
 * @param meaning how such a file is written, one sentence
 * @param reader the text of a whole file to its problems, in order
 */
public record FileFormat(String name, String meaning, Reader reader) implements Serializable {

  /** Reads a file; what it cannot read becomes an entry with a fault, never an exception. */
  public interface Reader extends Function<String, List<Entry>>, Serializable {}

  /**
   * One problem of a file.
   *
   * @param id what it is called within the file
   * @param problem in the game's notation, or as it stands in the file if it cannot be read
   * @param fault null, or one sentence that says why it cannot be read
   */
  public record Entry(String id, String problem, @Nullable String fault) {}
}
