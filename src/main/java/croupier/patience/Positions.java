package croupier.patience;

import croupier.game.BadProblem;
import java.util.Arrays;

/**
 * The positions that a deal can reach, layer by layer: layer k holds those with k pairs taken, in
 * the order in which they were found. Scratch space, reused from deal to deal.
 */
final class Positions {
  private static final int FEW = 1 << 12;

  /** Arrays longer than this are given back after a deal. */
  private static final int KEPT = 1 << 16;

  private static final int MOST_LAYERS = Deal.MOST_PILES * Deal.MOST_CARDS / 2 + 1;

  private final int limit;
  private final Piles piles = new Piles();
  private final LayerIndex index = new LayerIndex();

  /** All positions; those of layer k are from starts[k] on. */
  private int[] positions = new int[FEW];

  /** The chance that play passes through each position. */
  private double[] chances = new double[FEW];

  private final int[] starts = new int[MOST_LAYERS + 1];
  private int layers;
  private int count;
  private double win;
  private double cardsLeft;

  /**
   * For deals of at most this many positions.
   *
   * @param limit positions, the empty table not counted
   */
  Positions(int limit) {
    this.limit = limit;
  }

  /**
   * Finds all positions of a deal and the chance of each.
   *
   * @throws BadProblem when there are more than the limit
   */
  void explore(Deal deal) {
    piles.lay(deal);
    positions[0] = piles.start();
    chances[0] = 1;
    count = 1;
    layers = 0;
    win = 0;
    cardsLeft = 0;
    starts[0] = 0;
    while (starts[layers] < count) {
      layers++;
      starts[layers] = count;
      spread(starts[layers - 1], count, piles.cards() - 2 * (layers - 1));
    }
    if (states() > limit) {
      throw tooMany();
    }
    win = cardsLeft == 0 ? 1 : Math.min(1, win);
  }

  /** Hands the chances of a layer on to the next one. */
  private void spread(int from, int to, int cards) {
    index.clear(to - from);
    for (int i = from; i < to; i++) {
      int position = positions[i];
      long pairs = piles.pairs(position);
      if (pairs != 0) {
        makeRoom(to);
        share(position, pairs, chances[i] / Long.bitCount(pairs));
      } else if (position == Piles.EMPTY_TABLE) {
        win = chances[i];
      } else {
        cardsLeft += chances[i] * cards;
      }
    }
  }

  private void share(int position, long pairs, double share) {
    int[] positions = this.positions;
    double[] chances = this.chances;
    int count = this.count;
    for (long rest = pairs; rest != 0; rest &= rest - 1) {
      int next = Piles.take(position, rest);
      int number = index.numberOrAdd(next, count);
      if (number == count) {
        positions[count] = next;
        chances[count++] = share;
      } else {
        chances[number] += share;
      }
    }
    this.count = count;
  }

  private void makeRoom(int layer) {
    int most = count + Piles.MOST_PAIRS;
    if (most > positions.length) {
      lengthen();
    }
    if (!index.hasRoomFor(most - layer)) {
      index.clear(most - layer);
      addAll(layer, count);
    }
  }

  private void addAll(int from, int to) {
    for (int i = from; i < to; i++) {
      index.numberOrAdd(positions[i], i);
    }
  }

  private void lengthen() {
    if (count > limit + 1) {
      throw tooMany();
    }
    int length = Math.min(2 * positions.length, limit + 2 + Piles.MOST_PAIRS);
    positions = Arrays.copyOf(positions, length);
    chances = Arrays.copyOf(chances, length);
  }

  private BadProblem tooMany() {
    return new BadProblem(
        "deal of "
            + piles.cards()
            + " cards: it reaches more than "
            + limit
            + " positions, the limit of this solver");
  }

  /** The chance that all cards go. */
  double win() {
    return win;
  }

  /** The mean number of cards that stay. */
  double cardsLeft() {
    return cardsLeft;
  }

  /** The number of positions, the empty table not counted. */
  int states() {
    return win > 0 ? count - 1 : count;
  }

  /** The number of layers. */
  int layers() {
    return layers;
  }

  /** The number of a layer's first position; that of the next layer is the end of this one. */
  int start(int layer) {
    return starts[layer];
  }

  /** The pairs that a position shows. */
  long pairs(int number) {
    return piles.pairs(positions[number]);
  }

  /** Makes the positions of a layer, not the first, the ones that {@link #after} can find. */
  void lookInto(int layer) {
    int from = starts[layer];
    int to = starts[layer + 1];
    index.clear(to - from);
    addAll(from, to);
  }

  /** The number of the position that is left when the lowest of these pairs is taken. */
  int after(int number, long pairs) {
    return index.number(Piles.take(positions[number], pairs));
  }

  /** Gives memory back that only a large deal needs. */
  void shrink() {
    if (positions.length > KEPT) {
      positions = new int[FEW];
      chances = new double[FEW];
      index.shrink();
    }
  }
}
