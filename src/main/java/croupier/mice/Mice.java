package croupier.mice;

import croupier.game.Column;
import croupier.game.Exact;
import croupier.game.Game;
import java.util.List;

/** The game's entry in the list of games. */
public final class Mice {
  public static final Game<Bag, BagAnswer> GAME =
      new Game<>(
          "mice",
          "who draws the first white mouse from a bag",
          List.of(
              "w b         white and black mice, 0 to 10^9 each",
              "players=P   2 to 10, in turn; 1 is the princess, 2 the dragon (default 2)",
              "jumps=J     0 to 10 mice jump after each draw but hers (default 1)",
              "who=K       the player whose chance princess_wins is (default 1)"),
          "5 5",
          Bag::parse,
          "princess_wins",
          List.of(
              Column.real(
                  "princess_wins",
                  "chance that the princess (who=K: player K) draws the first white mouse",
                  BagAnswer::princessWins),
              Column.real(
                  "dragon_wins",
                  "chance that anybody else does, or that the bag runs empty",
                  BagAnswer::dragonWins),
              Column.exact("princess_wins", BagAnswer::exact)),
          List.of(),
          List.of(),
          extras -> new BagSolver(extras.has(Exact.EXTRA)),
          new BagGenerator(),
          new BagJudge());

  private Mice() {}
}
