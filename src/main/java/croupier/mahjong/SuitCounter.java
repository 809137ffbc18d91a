package croupier.mahjong;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Counts, for one suit after another, the ways to draw so many of its tiles, by the state that they
 * lead to. Scratch space for one thread.
 */
final class SuitCounter {
  private final Wall wall;
  private final int width;

  /** {@code places[z]}: after z kinds. */
  private final Place[] places;

  /** The copies read last: places that they share with the next hand's are kept. */
  private byte[] read = {};

  private @Nullable Suit readSuit;

  /** After the last kind read. */
  private Place here;

  /** For suits of at most so many kinds. */
  SuitCounter(Wall wall, int kinds) {
    this.wall = wall;
    width = wall.width();
    places = new Place[kinds + 1];
    for (int place = 0; place < places.length; place++) {
      places[place] = new Place(wall.states(), width);
    }
    places[0].reach(wall.start());
    places[0].numbers()[wall.start() * width] = 1;
    here = places[0];
  }

  /** Reads a suit from the start of a hand; {@code held} has the copies of each of its kinds. */
  void read(Suit suit, byte[] held) {
    int same = suit.equals(readSuit) ? Math.max(0, Arrays.mismatch(read, held)) : 0;
    int drawable = 0;
    for (int place = 0; place < held.length; place++) {
      int left = TileSet.COPIES - held[place];
      if (place >= same) {
        Place from = places[place];
        Place to = places[place + 1];
        to.clear();
        int[] moves = wall.moves(suit.first() + place);
        for (int i = 0; i < from.count(); i++) {
          int state = from.state(i);
          int move = state * WinAutomaton.LETTERS + held[place];
          spread(from, to, state, moves, move, left, drawable);
        }
      }
      drawable = Math.min(drawable + left, width - 1);
    }
    here = places[held.length];
    read = held.clone();
    readSuit = suit;
  }

  /** Goes on from one state with 0 .. left copies more; so far at most {@code most} were drawn. */
  private void spread(
      Place before, Place after, int state, int[] moves, int move, int left, int most) {
    double[] from = before.numbers();
    double[] to = after.numbers();
    int first = state * width;
    for (int extra = 0; extra <= left; extra++) {
      int next = moves[move + extra];
      if (next == Wall.WIN) {
        return; // more of a kind wins, too
      }
      after.reach(next);
      int at = next * width + extra;
      int last = Math.min(most, width - 1 - extra);
      double factor = TileSet.WAYS[left][extra];
      for (int draws = 0; draws <= last; draws++) {
        to[at + draws] += factor * from[first + draws];
      }
    }
  }

  /** The number of states reached. */
  int count() {
    return here.count();
  }

  /** A state reached, 0 .. count-1. */
  int state(int i) {
    return here.state(i);
  }

  /** The ways to reach a state by so many draws; whole numbers below 2^53. */
  double ways(int state, int draws) {
    return here.isReached(state) ? here.numbers()[state * width + draws] : 0;
  }
}
