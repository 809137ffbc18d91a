package croupier.game;

import java.io.Serializable;
import java.util.Map;
import java.util.TreeMap;

/**
 * The options that a user gave for a game.
 *
 * @param numbers each by its name without dashes, with the number that follows it, or 1
 */
public record Extras(Map<String, Integer> numbers) implements Serializable {
  public static final Extras NONE = new Extras(Map.of());

  public Extras {
    numbers = new TreeMap<>(numbers);
  }

  public boolean has(Extra extra) {
    return numbers.containsKey(extra.name());
  }

  /** The number given with an option, or another where it is not given. */
  public int number(Extra extra, int otherwise) {
    return numbers.getOrDefault(extra.name(), otherwise);
  }
}
