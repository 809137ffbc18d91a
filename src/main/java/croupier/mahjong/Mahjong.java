package croupier.mahjong;

import croupier.game.Column;
import croupier.game.Game;
import java.util.List;

/** The game's entry in the list of games. */
public final class Mahjong {
  public static final Game<Hand, HandAnswer> GAME =
      new Game<>(
          "mahjong",
          "draws until the tiles held contain a win, nothing discarded",
          List.of(
              "9: 1 1 1 2 3 4 5 6 7 8 9 9 9   one run of n kinds, 5 to 100, and 13 ranks",
              "123m456p789s1122z              the set of 34 kinds; z: honours 1 to 7; 0: a red five",
              "+orphans                       thirteen orphans win too (not in one run)",
              "-pairs                         seven pairs do not win",
              "sanma                          three players: no 2m to 8m",
              "melds=2                        1 to 4 melds lie finished; hold 3 tiles fewer for each",
              "seen=1m22z                     tiles out of the wall; in one run seen=1,1,9",
              "                               14 tiles, or 3 fewer for each meld, are taken as they are"),
          "123m456p789s1122z",
          Hand::parse,
          "expected_draws",
          columns(),
          List.of(),
          List.of(),
          HandSolver::new,
          new HandGenerator(TileSet.FULL),
          new HandJudge());

  private Mahjong() {}

  private static List<Column<HandAnswer>> columns() {
    return List.of(
        Column.real(
            "expected_draws",
            "mean number of draws until the tiles held contain a win; Infinity if none can",
            HandAnswer::expectedDraws),
        Column.bigWhole(
            "expected_draws_mod",
            "the same fraction modulo 998244353, null if infinite",
            HandAnswer::expectedDrawsMod),
        Column.whole(
            "min_draws", "fewest draws that can win, null if none can", HandAnswer::minDraws),
        Column.whole(
            "shanten",
            "min_draws less 1: 0 waits, -1 has won; what lacks in the tiles as they are",
            HandAnswer::shanten),
        Column.text(
            "form", "what is min_draws away: melds, pairs, orphans, joined by +", HandAnswer::form),
        Column.whole(
            "winning_tiles",
            "tiles left that win at once, 0 for a hand that has won",
            HandAnswer::winningTiles),
        Column.<HandAnswer>reals(
                "survival",
                "chance of no win after 0, 1, 2, ... draws, up to the last that is not 0",
                HandAnswer::survival)
            .asked(HandSolver.CURVE),
        Column.<HandAnswer>whole(
                "median_draws",
                "fewest draws that win with chance 1/2, null if none do",
                HandAnswer::medianDraws)
            .asked(HandSolver.CURVE),
        Column.<HandAnswer>whole(
                "p90_draws",
                "fewest draws that win with chance 9/10, null if none do",
                HandAnswer::p90Draws)
            .asked(HandSolver.CURVE),
        Column.<HandAnswer>text(
                "useful",
                "kinds whose draw lowers min_draws: 36m5p, or the ranks of one run",
                HandAnswer::useful)
            .asked(HandSolver.UKEIRE),
        Column.<HandAnswer>whole(
                "useful_tiles",
                "how many tiles of the useful kinds are left",
                HandAnswer::usefulTiles)
            .asked(HandSolver.UKEIRE),
        Column.exact("expected_draws", HandAnswer::exact));
  }
}
