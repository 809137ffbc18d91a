package croupier;

import croupier.game.Game;
import picocli.CommandLine.Parameters;

/** The first word after most commands. */
final class GameArgument {
  @Parameters(
      index = "0",
      paramLabel = "GAME",
      converter = GameWord.class,
      completionCandidates = GameWord.Candidates.class,
      description = "One of: ${COMPLETION-CANDIDATES}.")
  private Game<?, ?> game;

  Game<?, ?> get() {
    return game;
  }
}
