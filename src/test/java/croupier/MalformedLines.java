package croupier;

import croupier.game.Game;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Lines that are no problem of a game, collected by hand: a file for each game. */
public final class MalformedLines {
  private MalformedLines() {}

  /** The lines for a game. */
  public static List<String> of(Game<?, ?> game) throws IOException {
    return Files.readAllLines(
        Path.of("src", "test", "resources", "croupier", game.name(), "malformed.txt"));
  }
}
