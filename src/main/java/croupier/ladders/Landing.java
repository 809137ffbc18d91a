package croupier.ladders;

import java.util.Arrays;
import java.util.List;

/** A board's rules as one map: the die's landing cell to the cell where the token comes to rest. */
final class Landing {
  /** The rest of a landing that begins an endless chain. */
  static final int TRAP = -1;

  private static final int UNKNOWN = -2;
  private static final int UNDER_WAY = -3;

  private int cells;
  private int sides;
  private int start;
  private Overshoot overshoot = Overshoot.STAY;

  /** Index: cell 1 .. cells; value: where its jump leads, 0 without a jump. */
  private int[] jump = new int[0];

  /** Index: cell 1 .. cells; value: where a token that the die brings there rests, or TRAP. */
  private int[] rest = new int[0];

  /** The cells from which a jump leads on; bit c of word w is cell 64 w + c. */
  private long[] jumping = new long[0];

  private int[] path = new int[0];
  private boolean canAlwaysClimb;

  void map(Board board) {
    cells = board.cells();
    sides = board.sides();
    start = board.start();
    overshoot = board.overshoot();
    if (jump.length <= cells) {
      jump = new int[cells + 1];
      rest = new int[cells + 1];
      jumping = new long[(cells >> 6) + 1];
      path = new int[cells + 1];
    }
    Arrays.fill(jumping, 0, (cells >> 6) + 1, 0);
    Arrays.fill(jump, 0, cells + 1, 0);
    for (int cell = 1; cell <= cells; cell++) {
      rest[cell] = cell;
    }
    for (Jump taken : board.jumps()) {
      if (taken.from() != cells) {
        jump[taken.from()] = taken.to();
        jumping[taken.from() >> 6] |= 1L << taken.from();
        rest[taken.from()] = board.chain() == Chain.SINGLE ? taken.to() : UNKNOWN;
      }
    }
    if (board.chain() == Chain.FOLLOW) {
      for (Jump first : board.jumps()) {
        follow(first.from());
      }
    }
    canAlwaysClimb = longestRowOfSnakes(board.jumps()) < sides;
  }

  /** The most snakes' heads that follow one another; endless chains are snakes. */
  private int longestRowOfSnakes(List<Jump> jumpsInOrder) {
    int longest = 0;
    int row = 0;
    int head = 0;
    for (Jump taken : jumpsInOrder) {
      int cell = taken.from();
      if (rest[cell] < cell) {
        row = cell == head + 1 ? row + 1 : 1;
        head = cell;
        longest = Math.max(longest, row);
      }
    }
    return longest;
  }

  /**
   * Walks a chain to its end, or to where it is known to end, and notes the end on all its cells.
   */
  private void follow(int first) {
    int length = 0;
    int cell = first;
    while (rest[cell] == UNKNOWN) {
      rest[cell] = UNDER_WAY;
      path[length++] = cell;
      cell = jump[cell];
    }
    int end = rest[cell] == UNDER_WAY ? TRAP : rest[cell];
    for (int i = 0; i < length; i++) {
      rest[path[i]] = end;
    }
  }

  int cells() {
    return cells;
  }

  int sides() {
    return sides;
  }

  int start() {
    return start;
  }

  boolean wins() {
    return overshoot == Overshoot.WIN;
  }

  /** Whether some face leads on from each cell: then the finish can be reached from all. */
  boolean canAlwaysClimb() {
    return canAlwaysClimb;
  }

  boolean bounces() {
    return overshoot == Overshoot.BOUNCE;
  }

  /** Where a token that the die brings to this cell rests, or TRAP. */
  int rest(int landing) {
    return rest[landing];
  }

  /** Where the jump from this cell leads, 0 without a jump. */
  int jump(int cell) {
    return jump[cell];
  }

  /** Those of the cells 64 word .. 64 word + 63 from which a jump leads on, a bit each. */
  long jumping(int word) {
    return jumping[word];
  }

  /** How many faces lead past the last cell. */
  int surplus(int cell) {
    return Math.max(0, cell + sides - cells);
  }

  /** The lowest cell from which some face leads past the last cell. */
  int firstWithSurplus() {
    return Math.max(start, cells - sides + 1);
  }

  /** How many faces leave the token where it is for want of room. */
  int staying(int cell) {
    return overshoot == Overshoot.STAY ? surplus(cell) : 0;
  }

  /** The highest cell that the die can bring a token to from this one. */
  int highest(int cell) {
    return Math.min(cells, cell + sides);
  }

  /**
   * With bounce and a surplus: the landings of the surplus are this cell .. cells-1, a face each.
   */
  int lowestBounce(int cell) {
    return 2 * cells - cell - sides;
  }
}
