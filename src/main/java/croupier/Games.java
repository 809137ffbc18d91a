package croupier;

import croupier.game.Game;
import croupier.ladders.Ladders;
import croupier.mahjong.Mahjong;
import croupier.mice.Mice;
import croupier.patience.Patience;
import java.util.List;
import java.util.stream.Collectors;

/** The list of games. A new game is a line here. */
public final class Games {
  public static final List<Game<?, ?>> ALL =
      List.of(Mahjong.GAME, Ladders.GAME, Patience.GAME, Mice.GAME);

  private Games() {}

  /** The game of this name; an {@link IllegalArgumentException} lists all names. */
  public static Game<?, ?> named(String name) {
    for (Game<?, ?> game : ALL) {
      if (game.name().equals(name)) {
        return game;
      }
    }
    throw new IllegalArgumentException(
        "game '" + name + "': it must be " + String.join(", ", names()));
  }

  static List<String> names() {
    return ALL.stream().map(Game::name).collect(Collectors.toList());
  }
}
