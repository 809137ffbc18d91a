package croupier.mahjong;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/**
 * How often each kind of a suit is held, for all suits that differ only by what makes no
 * difference: the end that a run is read from, the order of kinds that stand alone.
 *
 * @param counts the copies of each kind
 * @param suits how many it stands for
 * @param deals how many ways each of these has to hold its tiles: products of C(4, copies)
 */
@SuppressWarnings("ArrayRecordComponent") // compared by its place in a list
record Shape(byte[] counts, int suits, long deals) {
  /**
   * {@code [tiles]}: the shapes of that many tiles, those that share first counts side by side.
   *
   * @param most tiles
   */
  static List<List<Shape>> of(Suit suit, int most) {
    List<List<Shape>> shapes = new ArrayList<>();
    for (int tiles = 0; tiles <= most; tiles++) {
      shapes.add(new ArrayList<>());
    }
    extend(suit, new byte[suit.kinds()], 0, 0, shapes);
    shapes.forEach(list -> list.sort(Comparator.comparing(Shape::counts, Arrays::compare)));
    return shapes;
  }

  private static void extend(
      Suit suit, byte[] counts, int place, int tiles, List<List<Shape>> shapes) {
    if (place == counts.length) {
      int suits = suit.runs() ? readings(counts) : orders(counts);
      if (suits > 0) {
        shapes.get(tiles).add(new Shape(counts.clone(), suits, deals(counts)));
      }
      return;
    }
    for (int copies = 0; copies <= TileSet.COPIES && tiles + copies < shapes.size(); copies++) {
      counts[place] = (byte) copies;
      extend(suit, counts, place + 1, tiles + copies, shapes);
    }
    counts[place] = 0;
  }

  /** 2, 1 for a run that is its own mirror image, 0 for one that its mirror image stands for. */
  private static int readings(byte[] counts) {
    byte[] mirrored = new byte[counts.length];
    for (int place = 0; place < counts.length; place++) {
      mirrored[place] = counts[counts.length - 1 - place];
    }
    int order = Arrays.compare(counts, mirrored);
    return order == 0 ? 1 : order > 0 ? 2 : 0;
  }

  /** The orders of these counts, 0 unless the most copies come first. */
  private static int orders(byte[] counts) {
    int orders = 1;
    int equal = 0;
    for (int place = 0; place < counts.length; place++) {
      if (place > 0 && counts[place] > counts[place - 1]) {
        return 0;
      }
      equal = place > 0 && counts[place] == counts[place - 1] ? equal + 1 : 1;
      orders = orders * (place + 1) / equal;
    }
    return orders;
  }

  private static long deals(byte[] counts) {
    long deals = 1;
    for (byte copies : counts) {
      deals *= TileSet.WAYS[TileSet.COPIES][copies];
    }
    return deals;
  }
}
