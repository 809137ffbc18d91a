package croupier.mahjong;

import croupier.game.BadProblem;
import croupier.game.Extras;
import croupier.game.Judge;
import croupier.game.Tokens;
import java.io.BufferedReader;
import java.io.IOException;

/** Luogu P5279: n, then thirteen lines {@code w t} (rank, copy), in; one residue out. */
final class HandJudge implements Judge {
  @Override
  public void judge(BufferedReader in, Appendable out) throws IOException {
    Tokens tokens = new Tokens(in);
    int kinds = tokens.number("number of kinds", TileSet.FEWEST_KINDS, TileSet.MOST_KINDS);
    TileSet set = TileSet.run(kinds);
    boolean[] taken = new boolean[set.tiles()];
    byte[] counts = new byte[kinds];
    for (int i = 0; i < Hand.TILES; i++) {
      int rank = tokens.number("rank", 1, kinds);
      int copy = tokens.number("copy", 1, TileSet.COPIES);
      int tile = (rank - 1) * TileSet.COPIES + copy - 1;
      if (taken[tile]) {
        throw new BadProblem(
            "line " + tokens.lineNumber() + ": tile " + rank + " " + copy + " is there already");
      }
      taken[tile] = true;
      counts[rank - 1]++;
    }
    HandAnswer answer =
        Mahjong.GAME
            .preparation()
            .apply(Extras.NONE)
            .worker()
            .solve(new Hand(set, Rules.USUAL, counts));
    // All tiles of five kinds or more contain a win, so the residue is there.
    out.append(String.valueOf(answer.expectedDrawsMod())).append('\n');
  }
}
