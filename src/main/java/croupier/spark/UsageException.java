package croupier.spark;

/** The user asked for something that cannot be; the message says what and how to mend it. */
public final class UsageException extends RuntimeException {
  private static final long serialVersionUID = 1;

  public UsageException(String message) {
    super(message);
  }
}
