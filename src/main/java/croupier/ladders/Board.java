package croupier.ladders;

import croupier.game.BadProblem;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A board of snakes and ladders and the rules it is played by.
 *
 * <p>The constructor checks every rule that can be seen without playing and brings the jumps into
 * order of their cells; a lenient board leaves out what breaks a rule. Whether an endless chain can
 * be reached is seen by the solver.
 *
 * @param cells the number of cells, 1 to 10,000; the last one is the finish
 * @param sides of the die, 2 to 1,000, faces 1 .. sides
 * @param start the cell that the token starts on: 1, or 0 for off the board
 * @param lenient whether bad jumps are left out and endless chains trap the token
 * @param jumps at most one from a cell
 */
public record Board(
    int cells,
    int sides,
    int start,
    Overshoot overshoot,
    Chain chain,
    boolean lenient,
    List<Jump> jumps) {
  static final int MOST_CELLS = 10_000;
  static final int FEWEST_SIDES = 2;
  static final int MOST_SIDES = 1_000;
  static final int USUAL_SIDES = 6;
  static final int USUAL_START = 1;

  public Board {
    check("number of cells", cells, 1, MOST_CELLS);
    check("die", sides, FEWEST_SIDES, MOST_SIDES);
    check("start", start, 0, 1);
    if (overshoot == Overshoot.BOUNCE && sides > cells) {
      throw new BadProblem(
          "die d"
              + sides
              + ": with overshoot=bounce a board of "
              + cells(cells)
              + " takes a die of at most as many sides");
    }
    jumps = inOrder(cells, lenient, jumps);
  }

  /** The usual rules: a die of six, start on cell 1, overshoot stays, chains are followed. */
  public static Board usual(int cells, List<Jump> jumps) {
    return new Board(cells, USUAL_SIDES, USUAL_START, Overshoot.STAY, Chain.FOLLOW, false, jumps);
  }

  /** Reads the notation, for example {@code 100 1-38 16-6 d8}. */
  public static Board parse(String text) {
    return new BoardText(text).board();
  }

  /** The same board in its shortest words, its jumps in order. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder().append(cells);
    if (sides != USUAL_SIDES) {
      text.append(" d").append(sides);
    }
    if (start != USUAL_START) {
      text.append(" start=").append(start);
    }
    if (overshoot != Overshoot.STAY) {
      text.append(" overshoot=").append(overshoot.word());
    }
    if (chain != Chain.FOLLOW) {
      text.append(" chain=").append(chain.word());
    }
    if (lenient) {
      text.append(" lenient");
    }
    for (Jump jump : jumps) {
      text.append(' ').append(jump);
    }
    return text.toString();
  }

  private static void check(String place, int value, int least, int most) {
    if (value < least || value > most) {
      throw new BadProblem(place + " '" + value + "': it must be " + least + " to " + most);
    }
  }

  private static List<Jump> inOrder(int cells, boolean lenient, List<Jump> jumps) {
    @Nullable Jump[] leaving = new Jump[cells + 1];
    for (Jump jump : jumps) {
      String fault = fault(cells, jump);
      if (fault == null) {
        Jump other = leaving[jump.from()];
        if (other != null && !lenient) {
          throw new BadProblem(
              "cell " + jump.from() + ": two jumps leave it, " + other + " and " + jump);
        }
        leaving[jump.from()] = jump;
      } else if (!lenient) {
        throw new BadProblem("jump " + jump + ": " + fault);
      }
    }
    List<Jump> kept = new ArrayList<>();
    for (Jump jump : leaving) {
      if (jump != null) {
        kept.add(jump);
      }
    }
    return List.copyOf(kept);
  }

  private static @Nullable String fault(int cells, Jump jump) {
    if (isOff(cells, jump.from())) {
      return off(cells, jump.from());
    }
    if (isOff(cells, jump.to())) {
      return off(cells, jump.to());
    }
    return jump.from() == jump.to() ? "a jump must lead to another cell" : null;
  }

  private static boolean isOff(int cells, int cell) {
    return cell < 1 || cell > cells;
  }

  private static String off(int cells, int cell) {
    return "cell " + cell + " is not on the board of " + cells(cells);
  }

  private static String cells(int cells) {
    return cells == 1 ? "1 cell" : cells + " cells";
  }
}
