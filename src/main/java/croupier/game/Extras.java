package croupier.game;

import java.io.Serializable;
import java.util.Set;

/**
 * The extra columns that a user asked for, by the names of their options without dashes.
 *
 * @param names for example {@code exact}
 */
public record Extras(Set<String> names) implements Serializable {
  public static final Extras NONE = new Extras(Set.of());

  public boolean has(String name) {
    return names.contains(name);
  }
}
