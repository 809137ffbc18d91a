package croupier.mahjong;

import java.util.ArrayList;
import java.util.List;

/**
 * How hands can cross from the lower half of a run to the higher one: in a state, by a number of
 * draws. Those that any hand can take are numbered, for each number of tiles it holds below.
 */
final class Crossings {
  /** A state of the wall, and how many tiles are drawn from the kinds below. */
  record Crossing(int state, int draws) {}

  private final List<List<Crossing>> byTiles = new ArrayList<>();

  Crossings(Wall wall, Suit low) {
    boolean[][] reached = reached(wall, low);
    int[] most = wall.mostWithoutWin(low.kinds());
    for (int held = 0; held <= Hand.TILES; held++) {
      List<Crossing> crossings = new ArrayList<>();
      for (int draws = 0; draws < wall.width() && held + draws < reached.length; draws++) {
        for (int state = 0; state < wall.states(); state++) {
          if (reached[held + draws][state] && most[state] >= Hand.TILES - held) {
            crossings.add(new Crossing(state, draws));
          }
        }
      }
      byTiles.add(crossings);
    }
  }

  /** {@code [tiles][state]}: whether so many tiles of the lower half can lead to a state. */
  private static boolean[][] reached(Wall wall, Suit low) {
    int most = TileSet.COPIES * low.kinds();
    boolean[][] before = new boolean[most + 1][wall.states()];
    before[0][wall.start()] = true;
    for (int kind = 0; kind < low.kinds(); kind++) {
      boolean[][] after = new boolean[most + 1][wall.states()];
      int[] moves = wall.moves(kind);
      for (int tiles = 0; tiles <= TileSet.COPIES * kind; tiles++) {
        for (int state = 0; state < wall.states(); state++) {
          for (int copies = 0; before[tiles][state] && copies <= TileSet.COPIES; copies++) {
            int next = moves[state * WinAutomaton.LETTERS + copies];
            if (next != Wall.WIN) {
              after[tiles + copies][next] = true;
            }
          }
        }
      }
      before = after;
    }
    return before;
  }

  /** Those of hands that hold so many tiles below. */
  List<Crossing> of(int tiles) {
    return byTiles.get(tiles);
  }

  /** The number of those where there are most. */
  int most() {
    return byTiles.stream().mapToInt(List::size).max().orElseThrow();
  }
}
