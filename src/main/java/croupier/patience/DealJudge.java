package croupier.patience;

import croupier.game.BadProblem;
import croupier.game.Judge;
import croupier.game.Words;
import java.io.BufferedReader;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;

/**
 * UVa 1637: deals of nine lines of four cards until the end of the input; the win chance of each
 * with 6 decimals, a half rounded up, on a line of its own. Blank lines are skipped.
 */
final class DealJudge implements Judge {
  private static final int DECIMALS = 6;
  private static final String LOST = "0.000000";

  @Override
  public void judge(BufferedReader in, Appendable out) throws IOException {
    Positions positions = new Positions(DealSolver.LIMIT);
    List<List<Card>> piles = new ArrayList<>();
    int lineNumber = 0;
    for (String line = in.readLine(); line != null; line = in.readLine()) {
      lineNumber++;
      List<String> words = Words.of(line);
      if (words.isEmpty()) {
        continue;
      }
      piles.add(pile(words, "line " + lineNumber));
      if (piles.size() == DealGenerator.PILES) {
        out.append(answer(positions, new Deal(piles))).append('\n');
        piles.clear();
      }
    }
    if (!piles.isEmpty()) {
      throw new BadProblem(
          "line " + lineNumber + ": the input ends after pile " + piles.size() + " of a deal of 9");
    }
  }

  private static List<Card> pile(List<String> words, String place) {
    if (words.size() != DealGenerator.CARDS) {
      throw new BadProblem(place + ": " + words.size() + " cards, a pile of a deal has 4");
    }
    return words.stream().map(word -> Card.parse(word, place)).toList();
  }

  private static String answer(Positions positions, Deal deal) {
    if (deal.isLostAtSight()) {
      return LOST;
    }
    try {
      positions.explore(deal);
      return isNearHalf(positions.win())
          ? ExactDeal.ratio(positions).toDecimal(DECIMALS)
          : BigDecimal.valueOf(positions.win())
              .setScale(DECIMALS, RoundingMode.HALF_UP)
              .toPlainString();
    } finally {
      positions.shrink();
    }
  }

  /** Whether a double may lie on the other side of the point where rounding changes. */
  private static boolean isNearHalf(double chance) {
    double scaled = chance * 1e6;
    return Math.abs(scaled - Math.floor(scaled) - 0.5) < 1e-6;
  }
}
