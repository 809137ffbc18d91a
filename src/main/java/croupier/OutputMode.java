package croupier;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** What to do when the output is there already. */
enum OutputMode {
  ERROR,
  OVERWRITE;

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
