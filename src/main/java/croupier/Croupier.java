package croupier;

import croupier.game.BadProblem;
import croupier.game.Version;
import croupier.spark.SparkRun;
import croupier.spark.TooManyRejected;
import croupier.spark.UsageException;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.stream.Collectors;
import org.apache.spark.SparkThrowable;
import org.jspecify.annotations.Nullable;
import picocli.AutoComplete.GenerateCompletion;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ScopeType;

/**
 * The program: words to jobs. Exit codes: 0 done; 1 wrong usage; 2 more rows rejected than allowed;
 * 3 failed.
 */
@Command(
    name = "croupier",
    description = "Exact odds for games of chance, for one problem or for billions.",
    mixinStandardHelpOptions = true,
    versionProvider = Croupier.VersionLine.class,
    scope = ScopeType.INHERIT,
    subcommands = {
      SolveCommand.class,
      AnswerCommand.class,
      JudgeCommand.class,
      GenerateCommand.class,
      StatsCommand.class,
      AllHandsCommand.class,
      GamesCommand.class,
      GenerateCompletion.class
    })
public final class Croupier {
  static final int DONE = 0;
  static final int WRONG_USAGE = 1;
  static final int TOO_MANY_REJECTED = 2;
  static final int FAILED = 3;

  @Option(
      names = "--stacktrace",
      scope = ScopeType.INHERIT,
      description = "Show where in the program a failure happened.")
  private boolean stacktrace;

  /** Runs the command and leaves with its exit code. */
  public static void main(String[] words) {
    int code = commandLine().execute(words);
    if (code != DONE) {
      // Plain success returns: a cluster's application master takes System.exit for a failure.
      System.exit(code);
    }
  }

  static CommandLine commandLine() {
    Croupier croupier = new Croupier();
    CommandLine commandLine = new CommandLine(croupier);
    commandLine.setParameterExceptionHandler(
        (wrong, words) -> wrongUsage(wrong.getCommandLine(), wrong.getMessage()));
    commandLine.setExecutionExceptionHandler(
        (failure, command, parsed) -> croupier.failed(failure, command));
    return commandLine;
  }

  /** The words that a command was started by, its own among them. */
  static String words(CommandSpec command) {
    return "croupier "
        + String.join(" ", command.commandLine().getParent().getParseResult().originalArgs());
  }

  private static int wrongUsage(CommandLine command, @Nullable String message) {
    String name = command.getCommandSpec().qualifiedName();
    command.getErr().println(name + ": " + message + " (see " + name + " --help)");
    return WRONG_USAGE;
  }

  private int failed(Exception failure, CommandLine command) {
    if (failure instanceof UsageException || failure instanceof ParameterException) {
      return wrongUsage(command, failure.getMessage());
    }
    PrintWriter err = command.getErr();
    String sentence = SparkRun.toldToStop() ? "told to stop" : sentence(failure);
    err.println(command.getCommandSpec().qualifiedName() + ": " + sentence);
    if (stacktrace) {
      failure.printStackTrace(err);
    }
    return failure instanceof TooManyRejected ? TOO_MANY_REJECTED : FAILED;
  }

  /** What the innermost cause says, on one line, and the file that was being read. */
  private static String sentence(Throwable failure) {
    if (failure instanceof BadProblem || failure instanceof TooManyRejected) {
      return String.valueOf(failure.getMessage());
    }
    Throwable cause = failure;
    String file = fileRead(failure);
    while (cause.getCause() != null && !saysWhere(cause, cause.getCause())) {
      cause = cause.getCause();
      file += file.isEmpty() ? fileRead(cause) : "";
    }
    String message =
        String.valueOf(cause.getMessage())
            .lines()
            .takeWhile(line -> !line.startsWith("\tat ")) // a stack trace from an executor
            .map(String::strip)
            .filter(line -> !line.isEmpty())
            .collect(Collectors.joining(" "));
    return "failed: " + cause.getClass().getSimpleName() + ": " + message + file;
  }

  /** What Hadoop makes of an error of the network: the same error, with the place. */
  private static boolean saysWhere(Throwable outer, Throwable inner) {
    return outer instanceof IOException
        && outer.getClass() == inner.getClass()
        && String.valueOf(outer.getMessage()).contains(String.valueOf(inner.getMessage()));
  }

  /** The file that Spark names in a cause of its own; Java's causes do not name it. */
  private static String fileRead(Throwable cause) {
    String path =
        cause instanceof SparkThrowable spark ? spark.getMessageParameters().get("path") : null;
    return path == null ? "" : " (" + path + ")";
  }

  /** Prints {@code croupier 0.1.0}. */
  static final class VersionLine implements IVersionProvider {
    @Override
    public String[] getVersion() {
      return new String[] {"croupier " + Version.NUMBER};
    }
  }
}
