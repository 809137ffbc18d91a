package croupier.mahjong;

import croupier.game.Population;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;

/**
 * Solves the classes of tasks. A class's mean is the product of two vectors: one of its first two
 * suits and its honours, what they reach, and one of its last suit, what it does then, weighted.
 * Vectors of a block of last suits lie side by side, so that the processor handles several hands
 * with one instruction. Scratch space for one thread.
 */
final class BlockSolver {
  private final HandClasses classes;
  private final ClosedStates states;
  private final SuitFold fold;
  private final BlockProducts products;

  private int last = -1;
  private int from = -1;
  private List<Shape> lasts = List.of();

  /** {@code lackOf[j]}: the number of what last suit j of the block lacks. */
  private final int[] lackOf = new int[HandClasses.BLOCK];

  private final List<Lack> lacks = new ArrayList<>();

  /** For what the other suits lack, the fewest draws by the number of what the last suit lacks. */
  private final Map<Lack, int[]> minDraws = new HashMap<>();

  private final List<Left> waiting = new ArrayList<>();
  private final int[] groups = new int[BlockProducts.PART];
  private final long[] hands = new long[BlockProducts.PART];
  private final long[] deals = new long[BlockProducts.PART];

  /**
   * The suits of a class but the last.
   *
   * @param start from where on in the block last suits join them
   * @param same the last suit in the block that is the second one too, or -1
   */
  private record Left(
      Shape first,
      Shape second,
      Shape lone,
      Lack lack,
      boolean firstIsSecond,
      int start,
      int same) {}

  BlockSolver(HandClasses classes) {
    this.classes = classes;
    states = classes.states();
    fold = classes.fold();
    products = new BlockProducts(states.size() * fold.columns(), HandClasses.BLOCK);
  }

  void solve(HandClasses.Piece piece, Population.Sink sink) {
    open(piece);
    for (int place = piece.fromSecond(); place < piece.toSecond(); place++) {
      for (Shape lone : classes.lone(piece.last(), piece.first(), piece.second())) {
        lineUp(piece, place, lone, sink);
      }
    }
    finish(sink);
  }

  /** Has all first suits wait with the second suit at a place and honours; solves when it must. */
  private void lineUp(HandClasses.Piece piece, int place, Shape lone, Population.Sink sink) {
    Shape second = classes.runs(piece.second()).get(place);
    SuitTable joined = join(classes.table(second), classes.table(lone));
    Lack lack = classes.withHonours(classes.lackOfRun(second), lone);
    int start = classes.startOfLast(piece.last(), piece.from(), piece.second(), place) - from;
    int same = piece.second() == piece.last() ? place - from : -1;
    List<Shape> firsts = classes.firsts(piece.first());
    int end = classes.firstsBeside(piece.first(), piece.second(), place);
    for (int first = 0; first < end; first++) {
      Shape shape = firsts.get(first);
      fill(products.left(waiting.size()), classes.table(shape), joined);
      boolean isSecond =
          classes.firstIsAlike() && piece.first() == piece.second() && first == place;
      waiting.add(
          new Left(shape, second, lone, classes.withFirst(lack, shape), isSecond, start, same));
      if (waiting.size() == BlockProducts.ROWS) {
        finish(sink);
      }
    }
  }

  /** Makes the vectors of a block of last suits, unless it is open. */
  private void open(HandClasses.Piece piece) {
    if (piece.last() == last && piece.from() == from) {
      return;
    }
    last = piece.last();
    from = piece.from();
    lasts = classes.runs(last).subList(from, piece.to());
    lacks.clear();
    minDraws.clear();
    Map<Lack, Integer> numbers = new HashMap<>();
    double[] vector = new double[states.size() * fold.columns()];
    for (int j = 0; j < lasts.size(); j++) {
      Shape shape = lasts.get(j);
      fillLast(vector, fold.table(classes.run(), shape.counts()));
      products.setRight(j, vector);
      Lack lack = classes.lackOfRun(shape);
      Integer number = numbers.get(lack);
      if (number == null) {
        number = lacks.size();
        numbers.put(lack, number);
        lacks.add(lack);
      }
      lackOf[j] = number;
    }
  }

  private void fillLast(double[] vector, SuitTable suit) {
    int columns = fold.columns();
    double[] values = suit.values().reals();
    Arrays.fill(vector, 0);
    for (int before = 0; before < states.size(); before++) {
      for (int row = 0; row < suit.rows(); row++) {
        if (states.join(before, suit.closed(row)) != states.win()) {
          for (int k = 0; k < columns; k++) {
            vector[before * columns + k] += values[row * columns + k];
          }
        }
      }
      for (int k = 0; k < columns; k++) {
        vector[before * columns + k] *= fold.weight(k);
      }
    }
  }

  private SuitTable join(SuitTable a, SuitTable b) {
    double[] sums = new double[states.size() * fold.columns()];
    fill(sums, a, b);
    int[] closed = new int[states.size()];
    boolean[] isReached = new boolean[states.size()];
    for (int x = 0; x < a.rows(); x++) {
      for (int y = 0; y < b.rows(); y++) {
        int state = states.join(a.closed(x), b.closed(y));
        if (state != states.win()) {
          isReached[state] = true;
        }
      }
    }
    int rows = 0;
    Values values = Values.ofRows(states.size(), fold.columns(), 0);
    for (int state = 0; state < states.size(); state++) {
      if (isReached[state]) {
        System.arraycopy(
            sums, state * fold.columns(), values.reals(), rows * fold.columns(), fold.columns());
        closed[rows++] = state;
      }
    }
    return new SuitTable(Arrays.copyOf(closed, rows), values);
  }

  /** Adds up, for each closed state, what leads to it. */
  private void fill(double[] sums, SuitTable a, SuitTable b) {
    int columns = fold.columns();
    double[] x = a.values().reals();
    double[] y = b.values().reals();
    Arrays.fill(sums, 0);
    for (int row = 0; row < a.rows(); row++) {
      for (int other = 0; other < b.rows(); other++) {
        int state = states.join(a.closed(row), b.closed(other));
        if (state != states.win()) {
          addProducts(x, row * columns, y, other * columns, sums, state * columns, columns);
        }
      }
    }
  }

  private static void addProducts(
      double[] x, int xAt, double[] y, int yAt, double[] sums, int at, int columns) {
    for (int k = 0; k < columns; k++) {
      sums[at + k] += x[xAt + k] * y[yAt + k];
    }
  }

  private void finish(Population.Sink sink) {
    if (waiting.isEmpty()) {
      return;
    }
    // Of those that wait, the first begins first: no product before it is asked for.
    int begin = waiting.get(0).start() / BlockProducts.PART;
    for (int part = begin; part * BlockProducts.PART < lasts.size(); part++) {
      int offset = part * BlockProducts.PART;
      int vectors = Math.min(BlockProducts.PART, lasts.size() - offset);
      products.multiply(waiting.size(), part);
      for (int row = 0; row < waiting.size(); row++) {
        report(waiting.get(row), products.product(row), offset, vectors, sink);
      }
    }
    waiting.clear();
  }

  private void report(Left left, double[] means, int offset, int vectors, Population.Sink sink) {
    int[] fewest = minDraws.computeIfAbsent(left.lack(), this::minDraws);
    long suits = (long) left.first().suits() * left.second().suits() * left.lone().suits();
    long ways = left.first().deals() * left.second().deals() * left.lone().deals();
    int start = Math.max(0, left.start() - offset);
    for (int j = start; j < vectors; j++) {
      Shape shape = lasts.get(offset + j);
      int orders = classes.orders(left.firstIsSecond(), offset + j == left.same());
      groups[j] = fewest[lackOf[offset + j]];
      hands[j] = suits * orders * shape.suits();
      deals[j] = hands[j] * ways * shape.deals();
    }
    if (start < vectors) {
      List<Shape> block = lasts; // its texts may be asked for when another block is open
      IntFunction<String> example =
          j -> classes.text(left.first(), left.second(), block.get(offset + j), left.lone());
      sink.take(start, vectors, means, groups, hands, deals, example);
    }
  }

  private int[] minDraws(Lack left) {
    return lacks.stream().mapToInt(lack -> classes.minDraws(left, lack)).toArray();
  }
}
