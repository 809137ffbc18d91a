package croupier;

import croupier.game.Column;
import croupier.game.Extra;
import croupier.game.FileFormat;
import croupier.game.Game;
import java.io.PrintWriter;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code games}. */
@Command(name = "games", description = "Lists the games, their notation and their columns.")
final class GamesCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    PrintWriter out = spec.commandLine().getOut();
    for (Game<?, ?> game : Games.ALL) {
      out.println(game.name() + ": " + game.question());
      for (String line : game.notation()) {
        out.println("  " + line);
      }
      out.println("  try: croupier answer " + game.name() + " '" + game.example() + "'");
      for (Column<?> column : game.columns()) {
        out.println("    " + describe(column));
      }
      for (Extra bound : game.bounds()) {
        out.println("    --" + bound.name() + "  " + bound.help());
      }
      for (FileFormat format : game.formats()) {
        out.println("    --format " + format.name() + "  " + format.meaning());
      }
      out.println();
    }
    return Croupier.DONE;
  }

  private static String describe(Column<?> column) {
    String option = column.extra() == null ? "" : " (with --" + column.extra().name() + ")";
    return String.format("%-20s %-8s %s%s", column.name(), column.type(), column.meaning(), option);
  }
}
