package croupier.spark;

import croupier.game.Extras;
import croupier.game.Game;
import java.nio.file.Path;

/** A job without any option, as most tests of jobs want it. */
final class PlainJob {
  private PlainJob() {}

  /** Solves an input into an output that must not be there. */
  static SolveJob of(Game<?, ?> game, Path input, Path output) {
    return new SolveJob(
        game.name(),
        game.prepare(Extras.NONE),
        input.toString(),
        null,
        null,
        null,
        "problem",
        output.toString(),
        false,
        null,
        Extras.NONE);
  }
}
