package croupier.game;

import java.util.ArrayList;
import java.util.List;

/** The two steps that every notation starts with: text to words, word to number. */
public final class Words {
  private Words() {}

  /** The words of a text, split at blanks and tabs. */
  public static List<String> of(String text) {
    List<String> words = new ArrayList<>();
    int start = 0;
    for (int i = 0; i <= text.length(); i++) {
      if (i == text.length() || isBlank(text.charAt(i))) {
        if (i > start) {
          words.add(text.substring(start, i));
        }
        start = i + 1;
      }
    }
    return words;
  }

  public static boolean isBlank(char c) {
    return c == ' ' || c == '\t';
  }

  /**
   * The whole number that a word spells in decimal digits.
   *
   * @param place what the number is, to begin the sentence with: {@code number of cells}
   * @throws BadProblem when it is no number or outside least .. most
   */
  public static int number(String word, String place, int least, int most) {
    long value = 0;
    for (int i = 0; i < word.length(); i++) {
      int digit = word.charAt(i) - '0';
      if (digit < 0 || digit > 9) {
        throw new BadProblem(
            place + " " + BadProblem.quote(word) + ": not a whole number in decimal digits");
      }
      value = Math.min(value * 10 + digit, Integer.MAX_VALUE + 1L);
    }
    if (word.isEmpty() || value < least || value > most) {
      throw new BadProblem(
          place + " " + BadProblem.quote(word) + ": it must be " + least + " to " + most);
    }
    return (int) value;
  }
}
