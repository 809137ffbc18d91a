package croupier.ladders;

import java.util.Locale;

/** What happens when a jump lands on a jump. */
public enum Chain {
  /** The next jump is taken too. */
  FOLLOW,
  /** One jump a roll; the token rests on the second jump's cell and rolls from there. */
  SINGLE;

  /** The rule's value in the notation. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
