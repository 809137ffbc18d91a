package croupier.patience;

import croupier.game.Column;
import croupier.game.Exact;
import croupier.game.Extra;
import croupier.game.Game;
import java.util.List;

/** The game's entry in the list of games. */
public final class Patience {
  private static final Extra FIRST_MOVE =
      Extra.flag("first-move", "Add best_first_move, the pair of piles to take first.");

  private static final Extra MOST_POSITIONS =
      Extra.number(
          "max-positions",
          1,
          1 << 28,
          "Reject deals that reach more than N positions; default "
              + DealSolver.LIMIT
              + ", some 50 bytes each.");

  public static final Game<Deal, DealAnswer> GAME =
      new Game<>(
          "patience",
          "the chance that Double Patience, played at random, clears the table",
          List.of(
              "AS 9S 6C KS / JC QH AC KH / ...   piles split by /, bottom card first",
              "                                  1 to 10 piles of 0 to 7 cards",
              "ranks 2 3 4 5 6 7 8 9 T J Q K A, or 10 for T; suits S C D H, may be left out",
              "a deal that reaches more than "
                  + DealSolver.LIMIT
                  + " positions is rejected (--max-positions)"),
          "AS 9S 6C KS / JC QH AC KH / 7S QD JD KD / QS TS JS 9H / 6D TD AD 8S"
              + " / QC TH KC 8D / 8C 9D TC 7C / 9C 7H JH 7D / 8H 6S AH 6H",
          Deal::parse,
          "win_probability",
          columns(),
          List.of(MOST_POSITIONS),
          List.of(),
          extras ->
              new DealSolver(
                  extras.has(Exact.EXTRA),
                  extras.has(FIRST_MOVE),
                  extras.number(MOST_POSITIONS, DealSolver.LIMIT)),
          new DealGenerator(),
          new DealJudge());

  private Patience() {}

  private static List<Column<DealAnswer>> columns() {
    return List.of(
        Column.real(
            "win_probability",
            "chance that all cards go when each pair is chosen at random",
            DealAnswer::winProbability),
        Column.flag("winnable", "whether some choice of pairs wins", DealAnswer::winnable),
        Column.real(
            "expected_cards_left",
            "mean number of cards that stay on the table",
            DealAnswer::expectedCardsLeft),
        Column.whole(
            "states",
            "positions that can be reached, the first included, the empty table not",
            DealAnswer::states),
        Column.<DealAnswer>text(
                "best_first_move",
                "piles to take first for the highest chance if all later pairs are random, and it",
                DealAnswer::bestFirstMove)
            .asked(FIRST_MOVE),
        Column.exact("win_probability", DealAnswer::exact));
  }
}
