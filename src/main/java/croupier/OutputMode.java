package croupier;

import java.util.Locale;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** What to do when the output is there already. */
enum OutputMode {
  ERROR,
  OVERWRITE;

  /** The word on the command line. */
  String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** Reads {@code error} or {@code overwrite}. */
  static final class Word implements ITypeConverter<OutputMode> {
    @Override
    public OutputMode convert(String word) {
      return switch (word) {
        case "error" -> ERROR;
        case "overwrite" -> OVERWRITE;
        default ->
            throw new TypeConversionException("mode '" + word + "': it must be error or overwrite");
      };
    }
  }
}
