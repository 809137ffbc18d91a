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
  @Override
  public CommandSpec transform(CommandSpec command) {
    gamesOf().forEach((extra, games) -> command.addOption(option(extra, games)));
    return command;
  }

  private static OptionSpec option(Extra extra, List<String> games) {
    return OptionSpec.builder("--" + extra.name())
        .type(extra.takesNumber() ? Integer.class : boolean.class)
        .arity(extra.takesNumber() ? "1" : "0")
        .paramLabel("N")
        .description(extra.help() + " (" + String.join(", ", games) + ")")
        .build();
  }

  /** Each option with the games that know it. */
  private static Map<Extra, List<String>> gamesOf() {
    Map<Extra, List<String>> gamesOf = new LinkedHashMap<>();
    for (Game<?, ?> game : Games.ALL) {
      for (Extra extra : game.extras()) {
        gamesOf.computeIfAbsent(extra, unused -> new ArrayList<>()).add(game.name());
      }
    }
    return gamesOf;
  }

  /** The options given on the command line; a usage error for one that the game does not know. */
  static Extras of(CommandSpec command, Game<?, ?> game) {
    Map<String, Integer> given = new LinkedHashMap<>();
    for (Extra extra : gamesOf().keySet()) {
      OptionSpec option = command.commandLine().getParseResult().matchedOption("--" + extra.name());
      if (option != null) {
        given.put(extra.name(), number(command, game, extra, option));
      }
    }
    return new Extras(given);
  }

  private static int number(CommandSpec command, Game<?, ?> game, Extra extra, OptionSpec option) {
    if (!game.extras().contains(extra)) {
      throw new ParameterException(
          command.commandLine(), "--" + extra.name() + ": " + game.name() + " has no such option");
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
