package croupier.spark;

/** More rows were rejected than the user allows; the message quotes the first. */
public final class TooManyRejected extends RuntimeException {
  private static final long serialVersionUID = 1;

  TooManyRejected(String message) {
    super(message);
  }
}
