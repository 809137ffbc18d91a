package croupier;

import java.util.Locale;

/** What to do when the output is there already. */
enum OutputMode {
  ERROR,
  OVERWRITE;

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
