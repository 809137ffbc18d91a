package croupier.mice;

import croupier.game.Judge;
import croupier.game.Tokens;
import java.io.BufferedReader;
import java.io.IOException;

/** Codeforces 148D: {@code w b} in, the princess's chance with 20 decimals out. */
final class BagJudge implements Judge {
  private static final int MOST_IN_CONTEST = 1000;

  @Override
  public void judge(BufferedReader in, Appendable out) throws IOException {
    Tokens tokens = new Tokens(in);
    int white = tokens.number("white mice", 0, MOST_IN_CONTEST);
    int black = tokens.number("black mice", 0, MOST_IN_CONTEST);
    out.append(ExactBag.ratio(new Bag(white, black)).toDecimal(20)).append('\n');
  }
}
