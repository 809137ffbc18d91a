package croupier.spark;

import croupier.game.Game;
import java.util.ArrayList;
import java.util.List;

/** Problems for the tests of jobs. */
final class Corpora {
  private Corpora() {}

  /** Random problems, the same for the same seed. */
  static List<String> dealt(Game<?, ?> game, long seed, int count) {
    List<String> problems = new ArrayList<>();
    for (int row = 0; row < count; row++) {
      problems.add(game.generator().row(seed, row).toString());
    }
    return problems;
  }
}
