package croupier.mahjong;

import croupier.number.PrimeField;
import java.util.Arrays;

/**
 * Counts, for one hand after another, the ways to draw so many tiles without a win. Scratch space
 * for one thread.
 *
 * <p>{@link #open} walks forward over the kinds and lists the states that the hand can be in, with
 * their successors; the counts then walk backward over that list. A <em>row</em> belongs to a state
 * at a place; its entry i counts the ways to draw i tiles of the kinds from there on without a win.
 * With l copies left, a row is the sum over e = 0 .. l of C(l, e) times the successor's row moved
 * up by e: at most five rows, read in step. Each row is an array of its own, so that all are read
 * at one running index; that measured faster than one large array with an offset for each.
 */
final class WinFreeCounter {
  /** Zeros before and after each row, so that a row moved up by as much as 4 needs no care. */
  private static final int PAD = TileSet.COPIES;

  /** Row 0 is all zeros and stands for a win. */
  private static final int WON = 0;

  /**
   * A kind makes entries at most 16 times as large, so whole numbers within (-2^31, 2^32) stay
   * within the 53 bits that a double holds exactly for this many kinds.
   */
  private static final int KINDS_BETWEEN_REDUCTIONS = 5;

  private final Wall wall;
  private final int width;

  /** {@code held[kind]}: copies in the hand. */
  private final int[] held;

  /** {@code left[kind]}: copies that may be drawn. */
  private final int[] left;

  /** {@code heldFrom[place]}: tiles in the hand of the kinds from there on. */
  private final int[] heldFrom;

  /** {@code widths[place]}: how many entries of that place's rows can be more than 0. */
  private final int[] widths;

  /** {@code rows[place]}: the number of states before that kind, without row 0. */
  private final int[] rows;

  /** {@code next[place][(row - 1) * 5 + e]}: the row at the next place when e more are drawn. */
  private final int[][] next;

  /** The states of the place reached last: {@code frontier[row - 1]}. */
  private int[] frontier;

  private int[] fresh;

  /** {@code rowOf[state]} holds for the place whose number is in {@code seen[state]}. */
  private final int[] rowOf;

  private final long[] seen;
  private long place;

  /** Rows of the place at work and of the one after it: {@code [row][PAD + draws]}. */
  private double[][] above = {};

  private double[][] below = {};

  WinFreeCounter(Wall wall) {
    this.wall = wall;
    width = wall.width();
    held = new int[wall.kinds()];
    left = new int[wall.kinds()];
    heldFrom = new int[wall.kinds() + 1];
    widths = new int[wall.kinds() + 1];
    rows = new int[wall.kinds() + 1];
    next = new int[wall.kinds()][];
    frontier = new int[wall.states()];
    fresh = new int[wall.states()];
    rowOf = new int[wall.states()];
    seen = new long[wall.states()];
  }

  /** Takes up a hand; the other methods speak of it from now on. */
  void open(Hand hand) {
    for (int kind = held.length - 1; kind >= 0; kind--) {
      held[kind] = hand.count(kind);
      left[kind] = hand.left(kind);
      heldFrom[kind] = heldFrom[kind + 1] + held[kind];
    }
    frontier[0] = wall.start();
    rows[0] = 1;
    widths[0] = width;
    int most = 1;
    for (int kind = 0; kind < held.length; kind++) {
      rows[kind + 1] = advance(kind);
      most = Math.max(most, rows[kind + 1]);
      int[] reached = fresh;
      fresh = frontier;
      frontier = reached;
    }
    for (int kind = held.length - 1; kind >= 0; kind--) {
      widths[kind] = Math.min(widths[kind], widths[kind + 1] + left[kind]);
    }
    if (above.length <= most) {
      above = new double[most + most / 4 + 1][PAD + width + PAD];
      below = new double[most + most / 4 + 1][PAD + width + PAD];
    }
  }

  /** Lists the states after a kind in {@code fresh}; returns how many. */
  private int advance(int kind) {
    place++;
    int count = 0;
    int[] moves = wall.moves(kind);
    int[] mostWithoutWin = wall.mostWithoutWin(kind + 1);
    int fewest = heldFrom[kind + 1];
    int most = 0;
    int size = rows[kind] * WinAutomaton.LETTERS;
    if (next[kind] == null || next[kind].length < size) {
      next[kind] = new int[size + size / 4];
    }
    int[] successors = next[kind];
    for (int row = 0; row < rows[kind]; row++) {
      int from = frontier[row] * WinAutomaton.LETTERS + held[kind];
      int to = row * WinAutomaton.LETTERS;
      for (int extra = 0; extra <= left[kind]; extra++) {
        int state = moves[from + extra];
        if (state == Wall.WIN || mostWithoutWin[state] < fewest) {
          successors[to + extra] = WON;
          continue;
        }
        if (seen[state] != place) {
          seen[state] = place;
          fresh[count] = state;
          rowOf[state] = ++count;
          most = Math.max(most, mostWithoutWin[state]);
        }
        successors[to + extra] = rowOf[state];
      }
    }
    widths[kind + 1] = count == 0 ? 0 : most - fewest + 1;
    return count;
  }

  /** The counts for 0 .. width-1 draws, each sum rounded. */
  double[] reals() {
    return walkBack(0);
  }

  /** The counts for 0 .. width-1 draws modulo the field's prime. */
  long[] residues(PrimeField field) {
    double[] counts = walkBack(field.prime());
    long[] residues = new long[width];
    for (int draws = 0; draws < width; draws++) {
      residues[draws] = field.of((long) counts[draws]);
    }
    return residues;
  }

  /** The first row, kept small modulo a prime, or in full when the prime is 0. */
  private double[] walkBack(long prime) {
    for (int row = 1; row <= rows[held.length]; row++) {
      below[row][PAD] = 1;
      endRow(below[row], 1);
    }
    int sinceReduction = 0;
    for (int kind = held.length - 1; kind >= 0; kind--) {
      for (int row = 1; row <= rows[kind]; row++) {
        addRows(left[kind], next[kind], (row - 1) * WinAutomaton.LETTERS, widths[kind], above[row]);
        endRow(above[row], widths[kind]);
      }
      if (prime != 0 && ++sinceReduction == KINDS_BETWEEN_REDUCTIONS) {
        reduce(rows[kind], widths[kind], (double) prime);
        sinceReduction = 0;
      }
      double[][] done = above;
      above = below;
      below = done;
    }
    return Arrays.copyOf(Arrays.copyOfRange(below[1], PAD, PAD + widths[0]), width);
  }

  /** Zeros what the place before may read beyond a row. */
  private static void endRow(double[] row, int width) {
    for (int i = PAD + width; i < 2 * PAD + width; i++) {
      row[i] = 0;
    }
  }

  /** Writes a row of {@code above} from those of {@code below} that follow it. */
  private void addRows(int left, int[] successors, int first, int entries, double[] to) {
    int end = PAD + entries;
    double[] a = below[successors[first]];
    if (left == 0) {
      System.arraycopy(a, PAD, to, PAD, entries);
      return;
    }
    double[] b = below[successors[first + 1]];
    if (left == 1) {
      for (int i = PAD; i < end; i++) {
        to[i] = a[i] + b[i - 1];
      }
      return;
    }
    double[] c = below[successors[first + 2]];
    if (left == 2) {
      for (int i = PAD; i < end; i++) {
        to[i] = a[i] + 2 * b[i - 1] + c[i - 2];
      }
      return;
    }
    double[] d = below[successors[first + 3]];
    if (left == 3) {
      for (int i = PAD; i < end; i++) {
        to[i] = a[i] + 3 * (b[i - 1] + c[i - 2]) + d[i - 3];
      }
      return;
    }
    double[] e = below[successors[first + 4]];
    for (int i = PAD; i < end; i++) {
      to[i] = a[i] + 4 * (b[i - 1] + d[i - 3]) + 6 * c[i - 2] + e[i - 4];
    }
  }

  /** Brings whole numbers below 2^52 to within (-prime, 2 prime); exact, since all fit a double. */
  private void reduce(int last, int entries, double prime) {
    double inverse = 1 / prime;
    for (int row = 1; row <= last; row++) {
      double[] counts = above[row];
      for (int i = PAD; i < PAD + entries; i++) {
        counts[i] -= Math.floor(counts[i] * inverse) * prime;
      }
    }
  }
}
