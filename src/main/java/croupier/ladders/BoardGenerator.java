package croupier.ladders;

import croupier.game.Generator;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/**
 * Boards of 100 cells under the usual rules with seven ladders and seven snakes on 28 different
 * cells among 2 .. 99, all such boards equally likely.
 */
final class BoardGenerator implements Generator<Board> {
  private static final long serialVersionUID = 1;
  private static final int CELLS = 100;
  private static final int LADDERS = 7;
  private static final int SNAKES = 7;

  @Override
  public Board deal(SplittableRandom random) {
    return deal(random, CELLS, LADDERS, SNAKES);
  }

  /** The same for boards of any size. */
  static Board deal(SplittableRandom random, int cells, int ladders, int snakes) {
    int[] inner = new int[cells - 2];
    for (int i = 0; i < inner.length; i++) {
      inner[i] = i + 2;
    }
    List<Jump> jumps = new ArrayList<>();
    for (int i = 0; i < ladders + snakes; i++) {
      int one = draw(random, inner, 2 * i);
      int other = draw(random, inner, 2 * i + 1);
      int low = Math.min(one, other);
      int high = Math.max(one, other);
      jumps.add(i < ladders ? new Jump(low, high) : new Jump(high, low));
    }
    return Board.usual(cells, jumps);
  }

  /** Puts one of the cells from {@code place} on there. */
  private static int draw(SplittableRandom random, int[] inner, int place) {
    int chosen = random.nextInt(place, inner.length);
    int cell = inner[chosen];
    inner[chosen] = inner[place];
    inner[place] = cell;
    return cell;
  }
}
