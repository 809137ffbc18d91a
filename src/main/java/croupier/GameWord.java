package croupier;

import croupier.game.Game;
import java.util.ArrayList;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads the name of a game on the command line. */
final class GameWord implements ITypeConverter<Game<?, ?>> {
  @Override
  public Game<?, ?> convert(String word) {
    try {
      return Games.named(word);
    } catch (IllegalArgumentException unknown) {
      throw new TypeConversionException(String.valueOf(unknown.getMessage()));
    }
  }

  /** For the help and the shell's completion. */
  static final class Candidates extends ArrayList<String> {
    private static final long serialVersionUID = 1;

    Candidates() {
      super(Games.names());
    }
  }
}
