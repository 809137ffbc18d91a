package croupier.spark;

import croupier.game.Extras;
import croupier.game.Game;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/** Jobs as most tests want them: with few options or none. */
final class PlainJob {
  private PlainJob() {}

  /** Solves an input into an output that must not be there. */
  static SolveJob of(Game<?, ?> game, Path input, Path output) {
    return of(game, Extras.NONE, input.toString(), output.toString(), false, null);
  }

  /** The same with what may be said besides. */
  static SolveJob of(
      Game<?, ?> game,
      Extras extras,
      String input,
      String output,
      boolean overwrite,
      @Nullable Long maxErrors) {
    return new SolveJob(
        game.name(),
        game.prepare(extras),
        input,
        null,
        null,
        null,
        "problem",
        output,
        overwrite,
        maxErrors,
        extras);
  }
}
