package croupier.ladders;

import croupier.game.Column;
import croupier.game.Game;
import java.util.List;

/** The game's entry in the list of games. */
public final class Ladders {
  public static final Game<Board, BoardAnswer> GAME =
      new Game<>(
          "ladders",
          "expected rolls to the last cell of a board of snakes and ladders",
          List.of(
              "cells from-to ...   number of cells, 1 to 10000, and the jumps, as in 100 1-38 16-6",
              "d8                  die of 2 to 1000 sides (d6)",
              "start=0             off the board (start=1)",
              "overshoot=win       a roll past the end wins; bounce: is walked back (stay)",
              "chain=single        a jump that lands on a jump stops there (follow)",
              "lenient             leave out bad jumps, let endless chains trap the token",
              "a board that jumps and bounces lead back to more than "
                  + BoardWorker.MOST_TEARS
                  + " cells of is rejected"),
          "100 4-42 9-30 14-77 16-8 32-12 37-58 47-26 48-73 62-19 70-89 71-67 80-98 87-24 96-76",
          Board::parse,
          "expected_rolls",
          columns(),
          List.of(),
          List.of(BoardFile.FORMAT),
          BoardSolver::new,
          new BoardGenerator(),
          new BoardJudge());

  private Ladders() {}

  private static List<Column<BoardAnswer>> columns() {
    return List.of(
        Column.text(
            "finish",
            "whether the last cell is reached: always, sometimes or never",
            answer -> answer.finish().word()),
        Column.real(
            "finish_probability",
            "chance that the last cell is reached",
            BoardAnswer::finishProbability),
        Column.real(
            "expected_rolls",
            "mean number of rolls, Infinity unless finish is always",
            BoardAnswer::expectedRolls),
        Column.real(
            "stddev_rolls",
            "standard deviation of the rolls, Infinity unless finish is always",
            BoardAnswer::stddevRolls),
        Column.whole(
            "min_rolls", "fewest rolls that finish, null if none do", BoardAnswer::minRolls),
        Column.<BoardAnswer>bigWhole(
                "median_rolls",
                "fewest rolls that finish with chance 1/2, null if none do",
                BoardAnswer::medianRolls)
            .asked(BoardSolver.QUANTILES),
        Column.<BoardAnswer>bigWhole(
                "p90_rolls",
                "fewest rolls that finish with chance 9/10, null if none do",
                BoardAnswer::p90Rolls)
            .asked(BoardSolver.QUANTILES),
        Column.<BoardAnswer>reals(
                "finished",
                "chance to have finished within 0, 1, 2, ... rolls, up to 10000 of them",
                BoardAnswer::curve)
            .asked(BoardSolver.CURVE),
        Column.<BoardAnswer>real(
                "expected_rounds",
                "mean number of rounds until the first player finishes",
                BoardAnswer::expectedRounds)
            .asked(BoardSolver.PLAYERS),
        Column.<BoardAnswer>reals(
                "seat_wins",
                "chance of each seat, in turn order, to finish first",
                BoardAnswer::seatWins)
            .asked(BoardSolver.PLAYERS),
        Column.exact("expected_rolls", BoardAnswer::exact));
  }
}
