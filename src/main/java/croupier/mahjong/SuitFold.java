package croupier.mahjong;

import java.util.Arrays;

/**
 * Makes tables of suits whose columns are real points alone, for many suits in a row: what a suit
 * has in common with the one before, its first kinds, is not read again. Values are folded point by
 * point from the start, so no polynomial is ever written out. Scratch space for one thread.
 *
 * <p>Where thirteen orphans win there are three shares of columns, as in {@link SuitTables}: all
 * draws; those that leave no orphan out; those that leave each held once.
 */
final class SuitFold {
  private static final int NO_ORPHANS = 1;

  private final TileSet set;
  private final Wall wall;
  private final ClosedStates states;
  private final DrawPoints points;
  private final int shares;
  private final int columns;

  /** {@code factors[1 for orphans][held][drawn]}: a factor for each column. */
  private final double[][][][] factors = new double[2][TileSet.COPIES + 1][][];

  private final double[] weights;

  /** {@code places[k]}: what the first k kinds lead to. */
  private final Place[] places;

  private byte[] read = {};
  private int first = -1;

  /**
   * Tables for hands of a wall.
   *
   * @param wall without orphans
   * @param states of that wall
   * @param points at which draws of it are held
   * @param orphans whether they win too
   */
  SuitFold(TileSet set, Wall wall, ClosedStates states, DrawPoints points, boolean orphans) {
    this.set = set;
    this.wall = wall;
    this.states = states;
    this.points = points;
    shares = orphans ? SuitTables.SIGNS.length : 1;
    columns = shares * points.reals();
    weights = new double[columns];
    for (int column = 0; column < columns; column++) {
      weights[column] =
          SuitTables.SIGNS[column / points.reals()] * points.weight(column % points.reals());
    }
    for (int held = 0; held <= TileSet.COPIES; held++) {
      factors[0][held] = factors(held, 0);
      factors[1][held] = factors(held, NO_ORPHANS);
    }
    int longest = wall.suits().stream().mapToInt(Suit::kinds).max().orElseThrow();
    places = new Place[longest + 1];
    Arrays.setAll(places, place -> new Place(wall.states(), columns));
    places[0].reach(wall.start());
    Arrays.fill(places[0].numbers(), wall.start() * columns, (wall.start() + 1) * columns, 1);
  }

  /** {@code [drawn][column]}; a factor is 0 where a share does not know so many copies. */
  private double[][] factors(int held, int orphan) {
    double[][] table = new double[TileSet.WAYS[TileSet.COPIES - held].length][columns];
    for (int drawn = 0; drawn < table.length; drawn++) {
      int copies = held + drawn;
      for (int column = 0; column < columns; column++) {
        int share = orphan * (column / points.reals());
        boolean counts = share == 0 || (share == 1 ? copies > 0 : copies == 1);
        double value = counts ? TileSet.WAYS[TileSet.COPIES - held][drawn] : 0;
        for (int draw = 0; draw < drawn; draw++) {
          value *= points.real(column % points.reals());
        }
        table[drawn][column] = value;
      }
    }
    return table;
  }

  int columns() {
    return columns;
  }

  /** What the value of a whole hand in this column counts for in the mean number of draws. */
  double weight(int column) {
    return weights[column];
  }

  /** The table of no suit at all: nothing is drawn, in one way. */
  SuitTable none() {
    Values one = Values.ofRows(1, columns, 0);
    Arrays.fill(one.reals(), 1);
    return new SuitTable(new int[] {ClosedStates.START}, one);
  }

  /** The table of a suit with these copies of its kinds held. */
  SuitTable table(Suit suit, byte[] held) {
    int common = 0;
    if (first == suit.first()) {
      while (common < held.length && held[common] == read[common]) {
        common++;
      }
    }
    for (int place = common; place < held.length; place++) {
      step(suit.first() + place, held[place], places[place], places[place + 1]);
    }
    read = held.clone();
    first = suit.first();
    return closed(places[held.length]);
  }

  private void step(int kind, int held, Place from, Place to) {
    to.clear();
    double[][] byDrawn = factors[set.isOrphan(kind) ? 1 : 0][held];
    int[] moves = wall.moves(kind);
    for (int i = 0; i < from.count(); i++) {
      int state = from.state(i);
      int move = state * WinAutomaton.LETTERS + held;
      for (int drawn = 0; drawn < byDrawn.length && moves[move + drawn] != Wall.WIN; drawn++) {
        int next = moves[move + drawn];
        to.reach(next);
        addProducts(byDrawn[drawn], from.numbers(), state * columns, to.numbers(), next * columns);
      }
    }
  }

  private static void addProducts(double[] factors, double[] from, int at, double[] to, int toAt) {
    for (int k = 0; k < factors.length; k++) {
      to[toAt + k] += factors[k] * from[at + k];
    }
  }

  private SuitTable closed(Place end) {
    int[] closed = new int[end.count()];
    Values values = Values.ofRows(end.count(), columns, 0);
    for (int row = 0; row < end.count(); row++) {
      closed[row] = states.of(end.state(row));
      System.arraycopy(
          end.numbers(), end.state(row) * columns, values.reals(), row * columns, columns);
    }
    return new SuitTable(closed, values);
  }
}
