package croupier.ladders;

/**
 * A snake or a ladder.
 *
 * @param from the cell that a token must land on to be moved
 * @param to the cell that it is moved to
 */
public record Jump(int from, int to) {
  /** {@code from-to}. */
  @Override
  public String toString() {
    return from + "-" + to;
  }
}
