package croupier;

import picocli.CommandLine.Option;

/** What to do when the output is there already. */
final class ModeOption {
  @Option(
      names = "--mode",
      paramLabel = "MODE",
      defaultValue = "error",
      converter = OutputMode.Word.class,
      description = "When OUTPUT is there: error or overwrite. Default: ${DEFAULT-VALUE}.")
  private OutputMode mode;

  boolean overwrites() {
    return mode == OutputMode.OVERWRITE;
  }

  /** The word given. */
  String word() {
    return mode.word();
  }
}
