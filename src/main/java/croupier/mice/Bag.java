package croupier.mice;

import croupier.game.BadProblem;
import croupier.game.Words;
import java.util.List;

/** A bag of mice. */
public record Bag(int white, int black) {
  static final int MOST = 1_000_000_000;

  /** Reads {@code w b}. */
  public static Bag parse(String text) {
    List<String> words = Words.of(text);
    if (words.size() != 2) {
      throw new BadProblem(
          "bag " + BadProblem.quote(text) + ": a bag is two numbers, white mice and black mice");
    }
    return new Bag(
        Words.number(words.get(0), "white mice", 0, MOST),
        Words.number(words.get(1), "black mice", 0, MOST));
  }

  /** {@code w b}. */
  @Override
  public String toString() {
    return white + " " + black;
  }
}
