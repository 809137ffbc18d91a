package croupier.spark;

import croupier.game.FileFormat;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** The formats that corpora come in. */
public enum CorpusFormat {
  CSV("its cells are not as many as the header's, or a quote is left open"),
  TSV("its cells are not as many as the header's"),
  TXT(""),
  JSONL("it is not one JSON object"),
  PARQUET("");

  private static final Set<String> COMPRESSIONS = Set.of("gz", "bz2", "zst", "lz4", "snappy");

  private final String unreadableRule;

  CorpusFormat(String unreadableRule) {
    this.unreadableRule = unreadableRule;
  }

  /** What a line breaks that the format cannot read. */
  String unreadableRule() {
    return unreadableRule;
  }

  /** The word on the command line and the ending of a file's name. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }

  /**
   * The format of this word.
   *
   * @param others the formats of the game's own
   * @throws UsageException when there is none; it names them all
   */
  public static CorpusFormat named(String word, List<FileFormat> others) {
    for (CorpusFormat format : values()) {
      if (format.toString().equals(word)) {
        return format;
      }
    }
    String more = others.stream().map(format -> ", " + format.name()).collect(Collectors.joining());
    throw new UsageException("--format " + word + ": it must be " + names() + more);
  }

  static String names() {
    List<CorpusFormat> all = Arrays.asList(values());
    return all.stream().map(CorpusFormat::toString).collect(Collectors.joining(", "));
  }

  /** The format that a file's name ends in, a compression's ending aside; null if none. */
  static @Nullable CorpusFormat ofFile(String fileName) {
    String name = fileName.toLowerCase(Locale.ROOT);
    int dot = name.lastIndexOf('.');
    if (dot >= 0 && COMPRESSIONS.contains(name.substring(dot + 1))) {
      name = name.substring(0, dot);
      dot = name.lastIndexOf('.');
    }
    String ending = name.substring(dot + 1);
    for (CorpusFormat format : values()) {
      if (dot >= 0 && format.toString().equals(ending)) {
        return format;
      }
    }
    return null;
  }
}
