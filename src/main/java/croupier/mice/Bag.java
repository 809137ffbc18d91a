package croupier.mice;

/**
 * A bag of mice and who draws from it.
 *
 * @param white 0 to 10^9
 * @param black 0 to 10^9
 * @param schedule the order of draws and jumps, and the player asked for
 */
public record Bag(int white, int black, Schedule schedule) {
  static final int MOST = 1_000_000_000;

  /** A bag for princess and dragon, one mouse jumping after his draw. */
  public Bag(int white, int black) {
    this(white, black, Schedule.USUAL);
  }

  /** Reads {@code w b}, and after it {@code players=P}, {@code jumps=J}, {@code who=K}. */
  public static Bag parse(String text) {
    Bag plain = BagText.plain(text);
    return plain != null ? plain : new BagText(text).bag();
  }

  int mice() {
    return white + black;
  }

  /** {@code w b}, and the words of the schedule that are not the usual ones. */
  @Override
  public String toString() {
    return white + " " + black + schedule;
  }
}
