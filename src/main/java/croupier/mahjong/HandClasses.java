package croupier.mahjong;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Objects;

/**
 * The classes of all hands of a set with three suits and honours. Two suits are runs of nine and
 * alike, the larger of them is the <em>last</em>; the <em>first</em> suit is alike too, and not
 * larger than both, or it has a few kinds that stand alone. Suits are compared by their tiles, then
 * by their place among the shapes of so many tiles.
 */
final class HandClasses {
  /**
   * Last suits that are at work together, so that the other suits are joined once for many of them.
   */
  static final int BLOCK = 1024;

  /** A task's classes, about a tenth of a second's work. */
  private static final long TASK_COST = 1_500_000;

  /** What it costs to make the vector of a last suit, in classes. */
  private static final int VECTOR_COST = 200;

  private final TileSet set;
  private final Rules rules;
  private final int melds;
  private final int tiles;
  private final Wall wall;
  private final ClosedStates states;
  private final DrawPoints points;
  private final SuitNeeds needs;
  private final Suit firstSuit;
  private final Suit run;
  private final Suit honours;

  /** {@code [tiles]}: shapes of so many tiles. */
  private final List<List<Shape>> runs;

  private final List<List<Shape>> firsts;
  private final List<List<Shape>> lone;
  private final List<List<Piece>> tasks = new ArrayList<>();
  private final IdentityHashMap<Shape, SuitTable> tables = new IdentityHashMap<>();
  private long size;

  /**
   * A rectangle of classes, or on the diagonal, where the last two suits have as many tiles, what
   * lies above it.
   *
   * @param last tiles of the last suit
   * @param from the first place of last suits
   * @param to the end of these places
   * @param first tiles of the first suit
   * @param second tiles of the second suit
   * @param fromSecond the first place of second suits
   * @param toSecond the end of these places
   */
  record Piece(int last, int from, int to, int first, int second, int fromSecond, int toSecond) {}

  HandClasses(TileSet set, Rules rules, int melds, Wall wall, SuitNeeds needs) {
    this.set = set;
    this.rules = rules;
    this.melds = melds;
    this.wall = wall;
    this.needs = needs;
    tiles = Hand.TILES - Hand.MELD * melds;
    states = new ClosedStates(wall);
    points = new DrawPoints(set.tiles() - tiles, wall.width());
    List<Suit> suits = set.suits();
    firstSuit = suits.get(0);
    run = suits.get(1);
    honours = suits.get(3);
    runs = Shape.of(run, tiles);
    firsts = firstIsAlike() ? runs : Shape.of(firstSuit, tiles);
    lone = Shape.of(honours, tiles);
    cut();
    addTables(run, runs.subList(0, tiles / 2 + 1));
    addTables(honours, lone);
    if (!firstIsAlike()) {
      addTables(firstSuit, firsts);
    }
  }

  private void addTables(Suit suit, List<List<Shape>> shapes) {
    SuitFold fold = fold();
    for (List<Shape> list : shapes) {
      for (Shape shape : list) {
        tables.put(shape, fold.table(suit, shape.counts()));
      }
    }
  }

  /** The table of any suit but a last one. */
  SuitTable table(Shape shape) {
    return Objects.requireNonNull(tables.get(shape));
  }

  private void cut() {
    Cut cut = new Cut();
    for (int last = 0; last <= tiles; last++) {
      for (int from = 0; from < runs.get(last).size(); from += BLOCK) {
        cut.block(last, from, Math.min(from + BLOCK, runs.get(last).size()));
      }
    }
    cut.endTask();
  }

  /** Cuts the classes into tasks, one block of last suits after another. */
  private final class Cut {
    private final List<Piece> task = new ArrayList<>();
    private long cost;

    void block(int last, int from, int to) {
      cost += vectors(from, to);
      for (int second = 0; second <= Math.min(last, tiles - last); second++) {
        for (int first = 0; first <= mostOfFirst(last, second); first++) {
          rectangle(last, from, to, first, second);
        }
      }
    }

    private long vectors(int from, int to) {
      return (long) (to - from) * VECTOR_COST;
    }

    /** Second suits are dealt out one by one; a task that is full ends between two of them. */
    private void rectangle(int last, int from, int to, int first, int second) {
      int start = 0;
      int seconds = second == last ? to : runs.get(second).size();
      for (int place = 0; place < seconds; place++) {
        long classes = classes(last, from, to, first, second, place);
        size += classes;
        cost += classes;
        if (cost >= TASK_COST) {
          task.add(new Piece(last, from, to, first, second, start, place + 1));
          endTask();
          start = place + 1;
          cost = vectors(from, to);
        }
      }
      if (start < seconds) {
        task.add(new Piece(last, from, to, first, second, start, seconds));
      }
    }

    void endTask() {
      if (!task.isEmpty()) {
        tasks.add(List.copyOf(task));
        task.clear();
      }
    }
  }

  /** The most tiles of the first suit, beside suits of so many. */
  private int mostOfFirst(int last, int second) {
    int left = tiles - last - second;
    return firstIsAlike() ? Math.min(second, left) : left;
  }

  private long classes(int last, int from, int to, int first, int second, int place) {
    long lefts = (long) firstsBeside(first, second, place) * lone(last, first, second).size();
    return lefts * (to - startOfLast(last, from, second, place));
  }

  /** How many first suits stand before the second suit at a place. */
  int firstsBeside(int first, int second, int place) {
    return firstIsAlike() && first == second ? place + 1 : firsts.get(first).size();
  }

  /** The place of the first last suit, from a place on, that is not smaller than the second. */
  int startOfLast(int last, int from, int second, int place) {
    return last == second ? Math.max(from, place) : from;
  }

  /** The honours beside suits of so many tiles. */
  List<Shape> lone(int last, int first, int second) {
    return lone.get(tiles - last - first - second);
  }

  List<Shape> runs(int tiles) {
    return runs.get(tiles);
  }

  List<Shape> firsts(int tiles) {
    return firsts.get(tiles);
  }

  /** Whether the first suit is like the two others. */
  boolean firstIsAlike() {
    return firstSuit.runs();
  }

  /** The ways to deal out suits to those that are alike. */
  int orders(boolean firstIsSecond, boolean secondIsLast) {
    if (!firstIsAlike()) {
      return secondIsLast ? 1 : 2;
    }
    if (firstIsSecond && secondIsLast) {
      return 1;
    }
    return firstIsSecond || secondIsLast ? 3 : 6;
  }

  /** What tasks have to do, piece by piece. */
  List<List<Piece>> tasks() {
    return tasks;
  }

  /** How many classes there are. */
  long size() {
    return size;
  }

  ClosedStates states() {
    return states;
  }

  SuitFold fold() {
    return new SuitFold(set, wall, states, points, rules.orphans());
  }

  Suit firstSuit() {
    return firstSuit;
  }

  Suit run() {
    return run;
  }

  Suit honours() {
    return honours;
  }

  /** What a run of nine lacks. */
  Lack lackOfRun(Shape shape) {
    return Lack.of(set, run, shape.counts(), needs.suit(shape.counts()));
  }

  /** What these suits lack, and the first suit. */
  Lack withFirst(Lack lack, Shape shape) {
    return firstIsAlike() ? with(lack, lackOfRun(shape)) : withLone(lack, firstSuit, shape);
  }

  /** What these suits lack, and honours. */
  Lack withHonours(Lack lack, Shape shape) {
    return withLone(lack, honours, shape);
  }

  private Lack withLone(Lack lack, Suit suit, Shape shape) {
    int one = lack.needs();
    for (byte copies : shape.counts()) {
      one = needs.joinAlone(one, copies);
    }
    return lack.join(Lack.of(set, suit, shape.counts(), one), one);
  }

  private Lack with(Lack lack, Lack ofRun) {
    return lack.join(ofRun, needs.join(lack.needs(), ofRun.needs()));
  }

  /** The fewest draws of these suits and a run of nine more, a whole hand. */
  int minDraws(Lack left, Lack ofLast) {
    Lack all = with(left, ofLast);
    int missing = needs.needs(all.needs()).missing(Hand.MELDS - melds, 1);
    int fewest = missing == Needs.NEVER ? Forms.NEVER : missing;
    fewest = rules.pairs() ? Math.min(fewest, all.drawsToPairs()) : fewest;
    return rules.orphans() ? Math.min(fewest, all.drawsToOrphans()) : fewest;
  }

  /** A hand of a class, as text. */
  String text(Shape first, Shape second, Shape last, Shape lone) {
    byte[] counts = new byte[set.kinds()];
    put(first, firstSuit, counts);
    put(second, run, counts);
    System.arraycopy(last.counts(), 0, counts, run.first() + run.kinds(), run.kinds());
    put(lone, honours, counts);
    return new Hand(set, rules, melds, counts, new byte[counts.length]).toString();
  }

  private static void put(Shape shape, Suit suit, byte[] counts) {
    System.arraycopy(shape.counts(), 0, counts, suit.first(), suit.kinds());
  }
}
