package croupier.ladders;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/** Small boards under all rules, with chains, cycles, traps and finishes out of reach. */
final class RandomBoards {
  private RandomBoards() {}

  static Board deal(SplittableRandom random, int least, int most) {
    int cells = random.nextInt(least, most + 1);
    int sides = random.nextInt(2, Math.min(8, cells) + 1);
    boolean single = random.nextInt(3) == 0;
    List<Jump> jumps = new ArrayList<>();
    int share = random.nextInt(1, 5);
    // A pit: no snake or ladder leads out of it, and a wall of snakes behind it leads into it. A
    // ladder just before it leads over the wall.
    boolean hasPit = random.nextInt(2) == 0 && cells >= 8;
    int wall = hasPit ? random.nextInt(5, cells) : cells + 1;
    int pit = hasPit ? random.nextInt(4, wall) : cells + 1;
    for (int from = 1; from <= cells; from++) {
      if (from >= wall && from < wall + sides) {
        jumps.add(new Jump(from, random.nextInt(pit, wall)));
      } else if (hasPit && from == pit - 1) {
        jumps.add(new Jump(from, Math.min(cells, wall + sides)));
      } else if ((from < pit || from >= wall) && random.nextInt(8) < share) {
        int to = random.nextInt(1, cells + 1);
        if (to != from) {
          jumps.add(new Jump(from, to));
        }
      }
    }
    return new Board(
        cells,
        sides,
        random.nextInt(2),
        List.of(Overshoot.values()).get(random.nextInt(3)),
        single ? Chain.SINGLE : Chain.FOLLOW,
        random.nextInt(4) == 0,
        jumps);
  }
}
