package croupier.ladders;

import java.util.Locale;

/** What a roll past the last cell does. */
public enum Overshoot {
  /** The token stays where it is; the roll counts. */
  STAY,
  /** Passing the last cell ends the game like landing on it. */
  WIN,
  /** The surplus is walked back from the last cell, then jumps apply. */
  BOUNCE;

  /** The rule's value in the notation. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
