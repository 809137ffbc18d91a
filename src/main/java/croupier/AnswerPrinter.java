package croupier;

import java.io.IOException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Prints answers one after the other. */
interface AnswerPrinter {
  /** An answer column's name and value. */
  record Cell(String name, @Nullable Object value) {}

  /**
   * Prints an answer.
   *
   * @param error null, or the sentence, and then the cells' values are null
   */
  void print(String problem, List<Cell> cells, @Nullable String error) throws IOException;
}
