package croupier.ladders;

import java.util.Locale;

/** Whether the last cell is reached. Decided on the graph of moves, never by a small number. */
public enum Finish {
  /** With probability 1. */
  ALWAYS,
  /** With a probability between 0 and 1. */
  SOMETIMES,
  /** No row of rolls gets there. */
  NEVER;

  /** The name in the answer column. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
