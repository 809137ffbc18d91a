package croupier.game;

import java.io.Serializable;

/**
 * An option of a game: it asks for more columns, or it sets a bound.
 *
 * @param name the option's name without dashes
 * @param help what it does, one sentence
 * @param takesNumber whether a whole number follows it
 * @param least the least such number
 * @param most the largest
 */
public record Extra(String name, String help, boolean takesNumber, int least, int most)
    implements Serializable {

  /** An option on its own. */
  public static Extra flag(String name, String help) {
    return new Extra(name, help, false, 1, 1);
  }

  /** An option with a whole number within bounds. */
  public static Extra number(String name, int least, int most, String help) {
    return new Extra(name, help, true, least, most);
  }
}
