package croupier;

import croupier.game.Extra;
import croupier.game.Extras;
import croupier.game.Game;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.IModelTransformer;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;

/** Gives a command the options of the games: whatever those in the list know. */
final class ExtraOptions implements IModelTransformer {
  /** An option as a game has it; games may share its name and add different columns. */
  private record Known(Game<?, ?> game, Extra extra) {}

  @Override
  public CommandSpec transform(CommandSpec command) {
    known().forEach((name, games) -> command.addOption(option(name, games)));
    return command;
  }

  private static OptionSpec option(String name, List<Known> games) {
    boolean takesNumber = games.get(0).extra().takesNumber();
    return OptionSpec.builder("--" + name)
        .type(takesNumber ? Integer.class : boolean.class)
        .arity(takesNumber ? "1" : "0")
        .paramLabel("N")
        .description(descriptions(games))
        .build();
  }

  /** What the option does, a line for all games in which it does the same. */
  private static String[] descriptions(List<Known> games) {
    Map<String, List<String>> gamesOf = new LinkedHashMap<>();
    for (Known known : games) {
      gamesOf
          .computeIfAbsent(known.extra().help(), unused -> new ArrayList<>())
          .add(known.game().name());
    }
    return gamesOf.entrySet().stream()
        .map(help -> help.getKey() + " (" + String.join(", ", help.getValue()) + ")")
        .toArray(String[]::new);
  }

  /** Each option's name with the games that know it. */
  private static Map<String, List<Known>> known() {
    Map<String, List<Known>> known = new LinkedHashMap<>();
    for (Game<?, ?> game : Games.ALL) {
      for (Extra extra : game.extras()) {
        known
            .computeIfAbsent(extra.name(), unused -> new ArrayList<>())
            .add(new Known(game, extra));
      }
    }
    return known;
  }

  /** The options given on the command line; a usage error for one that the game does not know. */
  static Extras of(CommandSpec command, Game<?, ?> game) {
    Map<String, Integer> given = new LinkedHashMap<>();
    for (String name : known().keySet()) {
      OptionSpec option = command.commandLine().getParseResult().matchedOption("--" + name);
      if (option != null) {
        given.put(name, number(command, game, name, option));
      }
    }
    return new Extras(given);
  }

  private static int number(CommandSpec command, Game<?, ?> game, String name, OptionSpec option) {
    Extra extra =
        game.extras().stream().filter(known -> known.name().equals(name)).findAny().orElse(null);
    if (extra == null) {
      throw new ParameterException(
          command.commandLine(), "--" + name + ": " + game.name() + " has no such option");
    }
    if (!extra.takesNumber()) {
      return 1;
    }
    int number = option.<Integer>getValue();
    if (number < extra.least() || number > extra.most()) {
      throw new ParameterException(
          command.commandLine(),
          "--%s %d: it must be %d to %d"
              .formatted(extra.name(), number, extra.least(), extra.most()));
    }
    return number;
  }
}
