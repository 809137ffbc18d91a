package croupier;

import croupier.game.Column;
import croupier.game.Extras;
import croupier.game.Game;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import picocli.CommandLine.IModelTransformer;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;

/** The options that ask for extra columns: whatever the games in the list know. */
final class ExtraOptions implements IModelTransformer {

  /** Gives a command an option for each extra of any game. */
  @Override
  public CommandSpec transform(CommandSpec command) {
    help()
        .forEach(
            (extra, text) ->
                command.addOption(
                    OptionSpec.builder("--" + extra)
                        .type(boolean.class)
                        .arity("0")
                        .description(text)
                        .build()));
    return command;
  }

  /** Each extra with the games that know it and the columns that it adds there. */
  private static Map<String, String> help() {
    Map<String, Map<String, Set<String>>> columnsOf = new LinkedHashMap<>();
    for (Game<?, ?> game : Games.ALL) {
      for (Column<?> column : game.columns()) {
        if (column.extra() != null) {
          columnsOf
              .computeIfAbsent(column.extra(), extra -> new LinkedHashMap<>())
              .computeIfAbsent(game.name(), name -> new LinkedHashSet<>())
              .add(column.name());
        }
      }
    }
    Map<String, String> help = new LinkedHashMap<>();
    columnsOf.forEach(
        (extra, byGame) -> {
          Set<String> columns = new LinkedHashSet<>();
          byGame.values().forEach(columns::addAll);
          help.put(
              extra,
              "Adds "
                  + String.join(", ", columns)
                  + " ("
                  + String.join(", ", byGame.keySet())
                  + ").");
        });
    return help;
  }

  /** The extras given on the command line; a usage error for one that the game does not know. */
  static Extras of(CommandSpec command, Game<?, ?> game) {
    Set<String> given = new LinkedHashSet<>();
    for (String extra : help().keySet()) {
      if (command.commandLine().getParseResult().hasMatchedOption("--" + extra)) {
        given.add(extra);
      }
    }
    for (String extra : given) {
      if (!game.knownExtras().contains(extra)) {
        throw new ParameterException(
            command.commandLine(), "--" + extra + ": " + game.name() + " has no such columns");
      }
    }
    return new Extras(given);
  }
}
