package croupier;

import croupier.game.Column;
import croupier.game.Game;
import croupier.game.PreparedGame;
import croupier.game.TextSolver;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code answer GAME "PROBLEM"...}: at once, in this JVM. */
@Command(
    name = "answer",
    modelTransformer = ExtraOptions.class,
    description = "Solves a few problems at once, without Spark.",
    footer = {
      "",
      "A problem that cannot be solved is answered with its error, not by an exit code."
    })
final class AnswerCommand implements Callable<Integer> {
  private static final String STANDARD_INPUT = "-";

  @Spec private CommandSpec spec;

  @Mixin private GameArgument gameArgument;

  @Parameters(
      index = "1..*",
      paramLabel = "PROBLEM",
      arity = "1..*",
      description = "Problems, or - for problems from standard input, a line each.")
  private List<String> problems;

  @Option(names = "--json", description = "One JSON object a line.")
  private boolean json;

  @Override
  public Integer call() throws IOException {
    Game<?, ?> game = gameArgument.get();
    PreparedGame<?, ?> prepared = game.prepare(ExtraOptions.of(spec, game));
    PrintWriter out = spec.commandLine().getOut();
    AnswerPrinter printer =
        json ? new JsonAnswers(out) : new ListedAnswers(out, prepared.columns());
    TextSolver solver = prepared.open();
    List<? extends Column<?>> columns = prepared.columns();
    for (String problem : problems) {
      if (!problem.equals(STANDARD_INPUT)) {
        answer(problem, solver, columns, printer);
        continue;
      }
      BufferedReader in =
          new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
      for (String line = in.readLine(); line != null; line = in.readLine()) {
        answer(line, solver, columns, printer);
      }
    }
    out.flush();
    return Croupier.DONE;
  }

  private static void answer(
      String problem, TextSolver solver, List<? extends Column<?>> columns, AnswerPrinter printer)
      throws IOException {
    @Nullable Object[] cells = new Object[columns.size() + 1];
    solver.answer(problem, cells, 0, columns.size());
    List<AnswerPrinter.Cell> answers = new ArrayList<>();
    for (int i = 0; i < columns.size(); i++) {
      answers.add(new AnswerPrinter.Cell(columns.get(i).name(), cells[i]));
    }
    printer.print(problem, answers, (String) cells[columns.size()]);
  }
}
