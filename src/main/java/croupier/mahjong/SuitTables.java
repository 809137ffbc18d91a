package croupier.mahjong;

import java.util.Arrays;

/**
 * Makes tables of suits. Their columns are points in one <em>share</em>, or in three where thirteen
 * orphans win: all draws; those after which all orphans of the suit are held; those after which
 * each is held once. Shares multiply from suit to suit like the draws that they count, so for a
 * whole hand they tell the draws without a win in melds or pairs, and how many of these win by
 * orphans: those of the second share that are not in the third.
 */
final class SuitTables {
  /** How each share counts in the draws that do not win. */
  static final int[] SIGNS = {1, -1, 1};

  private static final int MOST_KINDS = 9;

  private final Wall wall;
  private final ClosedStates states;
  private final DrawPoints points;
  private final SuitCounter counter;
  private final int width;
  private final int shares;

  /**
   * Tables for closed hands.
   *
   * @param tiles that may be drawn
   * @param states of the same wall without orphans
   */
  SuitTables(Wall wall, int tiles, ClosedStates states) {
    this.wall = wall;
    this.states = states;
    width = wall.width();
    points = new DrawPoints(tiles, width);
    counter = new SuitCounter(wall, MOST_KINDS);
    shares = wall.hasOrphans() ? SIGNS.length : 1;
  }

  /** Columns of real values. */
  int reals() {
    return shares * points.reals();
  }

  /** Columns of residues. */
  int residues() {
    return shares * points.residues();
  }

  /** The mean number of draws, from a hand's values at the real points. */
  double mean(double[] values) {
    double mean = 0;
    for (int share = shares - 1; share >= 0; share--) {
      mean += SIGNS[share] * points.sum(values, share * points.reals());
    }
    return mean;
  }

  /** The same modulo the prime, from its values at the points there. */
  long mean(long[] values) {
    long mean = 0;
    for (int share = 0; share < shares; share++) {
      mean += SIGNS[share] * points.sum(values, share * points.residues());
    }
    return DrawPoints.FIELD.of(mean);
  }

  /** The table of a suit with these copies of its kinds held. */
  SuitTable table(Suit suit, byte[] held) {
    counter.read(suit, held);
    int[] rowOf = new int[states.size()];
    Arrays.fill(rowOf, -1);
    int[] closed = new int[states.size()];
    int rows = 0;
    for (int i = 0; i < counter.count(); i++) {
      int state = closed(counter.state(i));
      if (rowOf[state] < 0) {
        rowOf[state] = rows;
        closed[rows++] = state;
      }
    }
    double[][] ways = new double[rows][shares * width];
    for (int i = 0; i < counter.count(); i++) {
      add(counter.state(i), ways[rowOf[closed(counter.state(i))]]);
    }
    return new SuitTable(Arrays.copyOf(closed, rows), values(ways));
  }

  private int closed(int state) {
    return states.of(wall.withoutOrphans(state));
  }

  /** Adds the draws that lead to a state to the shares that count them. */
  private void add(int state, double[] ways) {
    int counting = wall.hasOrphans() ? SIGNS.length - wall.plane(state) : 1;
    for (int share = 0; share < counting; share++) {
      for (int draws = 0; draws < width; draws++) {
        ways[share * width + draws] += counter.ways(state, draws);
      }
    }
  }

  private Values values(double[][] ways) {
    Values values = Values.ofRows(ways.length, reals(), residues());
    for (int row = 0; row < ways.length; row++) {
      for (int share = 0; share < shares; share++) {
        double[] polynomial = Arrays.copyOfRange(ways[row], share * width, (share + 1) * width);
        int real = row * reals() + share * points.reals();
        points.reals(polynomial, values.reals(), real);
        int residue = row * residues() + share * points.residues();
        points.residues(polynomial, values.residues(), residue);
      }
    }
    return values;
  }
}
