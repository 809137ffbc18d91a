package croupier;

import croupier.game.Game;
import croupier.game.Words;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;

/**
 * Lines that a careless program, a broken disk or a spiteful person may write: problems changed in
 * a few places, two problems grown together, and junk. Each depends on the seed and its number
 * only.
 */
public final class FuzzLines {
  /** What stands in for a character: digits and blanks that are none, marks, halves of pairs. */
  private static final String STRANGE =
      "\0\1\7\b\t\u000b\f\u001b\u007f\u0085\u00a0\u0300\u0660\u0665\u0967\u200b\u200f\u2028\u2029"
          + "\u202e\u2212\u3000\ud800\udc00\udbff\ufeff\uff10\uff15\uffff";

  private static final String PUNCTUATION = " \t-+/:=,.;'\"\\%$#@!~<>(){}[]*?|_^&`";

  private static final String[] NUMBERS = {
    "0",
    "-1",
    "00000001",
    "1e9",
    "0x10",
    "1.5",
    "NaN",
    "2147483647",
    "2147483648",
    "4294967297",
    "9223372036854775808",
    "1000000000",
    "1000000001",
    "10000",
    "10001",
    "1000",
    "100",
    "99",
    "7",
  };

  private static final int MOST_CHANGES = 4;
  private static final int LONGEST_JUNK = 80;
  private static final int LONGEST_REPEAT = 60;

  /** One line in so many is very long. */
  private static final int RARE = 5_000;

  private static final int VERY_LONG = 100_000;

  private final Game<?, ?> game;
  private final long seed;

  /** Problems that are right and lines that are not, collected by hand. */
  private final List<String> known = new ArrayList<>();

  /** For one game. */
  public FuzzLines(Game<?, ?> game, long seed) throws IOException {
    this.game = game;
    this.seed = seed;
    Path golden = Path.of("datasets", game.name(), "golden.tsv");
    for (Map<String, String> row : Expectations.rows(golden)) {
      known.add(row.getOrDefault("problem", ""));
    }
    known.addAll(MalformedLines.of(game));
  }

  /** The line of this number; it may hold any characters but line ends. */
  public String line(long number) {
    SplittableRandom random = new SplittableRandom(seed * 0x9e3779b97f4a7c15L + number);
    StringBuilder line = new StringBuilder(start(random));
    int changes = random.nextInt(MOST_CHANGES + 1);
    for (int i = 0; i < changes; i++) {
      change(line, random);
    }
    if (random.nextInt(RARE) == 0) {
      lengthen(line, random);
    }
    return line.toString().replace('\n', ' ').replace('\r', ' ');
  }

  private String start(SplittableRandom random) {
    return switch (random.nextInt(8)) {
      case 0 -> junk(random);
      case 1 -> splice(problem(random), problem(random), random);
      default -> problem(random);
    };
  }

  private String problem(SplittableRandom random) {
    return random.nextBoolean()
        ? known.get(random.nextInt(known.size()))
        : game.generator().row(seed, random.nextInt(1 << 20)).toString();
  }

  private static String junk(SplittableRandom random) {
    StringBuilder junk = new StringBuilder();
    int length = random.nextInt(LONGEST_JUNK);
    for (int i = 0; i < length; i++) {
      junk.append(character(junk, random));
    }
    return junk.toString();
  }

  /** The head of one and the tail of another, cut anywhere. */
  private static String splice(String one, String other, SplittableRandom random) {
    return one.substring(0, random.nextInt(one.length() + 1))
        + other.substring(random.nextInt(other.length() + 1));
  }

  private static void change(StringBuilder line, SplittableRandom random) {
    if (line.length() == 0) {
      line.append(character(line, random));
      return;
    }
    int at = random.nextInt(line.length());
    switch (random.nextInt(10)) {
      case 0 -> line.setCharAt(at, character(line, random));
      case 1 -> line.deleteCharAt(at);
      case 2 -> line.insert(at, line.charAt(at));
      case 3 -> line.insert(at, character(line, random));
      case 4 -> line.setLength(at);
      case 5 -> swapWords(line, random);
      case 6 -> repeatWord(line, random);
      case 7 -> replaceNumber(line, at, random);
      case 8 -> nudgeDigit(line, at, random);
      default -> line.insert(at, line.substring(random.nextInt(at + 1), at));
    }
  }

  /** From the line itself, from print, or from what looks like something else. */
  private static char character(CharSequence line, SplittableRandom random) {
    return switch (random.nextInt(5)) {
      case 0 -> STRANGE.charAt(random.nextInt(STRANGE.length()));
      case 1 -> PUNCTUATION.charAt(random.nextInt(PUNCTUATION.length()));
      case 2 -> (char) random.nextInt(1 << 16);
      case 3 -> (char) ('0' + random.nextInt(10));
      default -> line.isEmpty() ? 'x' : line.charAt(random.nextInt(line.length()));
    };
  }

  private static void swapWords(StringBuilder line, SplittableRandom random) {
    List<String> words = new ArrayList<>(Words.of(line.toString()));
    if (words.size() > 1) {
      int first = random.nextInt(words.size());
      String word = words.set(first, words.get(words.size() - 1));
      words.set(words.size() - 1, word);
      line.replace(0, line.length(), String.join(" ", words));
    }
  }

  private static void repeatWord(StringBuilder line, SplittableRandom random) {
    List<String> words = Words.of(line.toString());
    if (!words.isEmpty()) {
      String word = words.get(random.nextInt(words.size()));
      line.append((" " + word).repeat(1 + random.nextInt(LONGEST_REPEAT)));
    }
  }

  /** Writes a number over the digits at this place, or between the characters. */
  private static void replaceNumber(StringBuilder line, int at, SplittableRandom random) {
    int from = at;
    int to = at;
    while (from > 0 && isDigit(line.charAt(from - 1))) {
      from--;
    }
    while (to < line.length() && isDigit(line.charAt(to))) {
      to++;
    }
    line.replace(from, to, NUMBERS[random.nextInt(NUMBERS.length)]);
  }

  /** Changes a digit to another, so that the line often stays a problem. */
  private static void nudgeDigit(StringBuilder line, int at, SplittableRandom random) {
    int place = at;
    while (place > 0 && !isDigit(line.charAt(place))) {
      place--;
    }
    if (isDigit(line.charAt(place))) {
      line.setCharAt(place, (char) ('0' + random.nextInt(10)));
    }
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  private static void lengthen(StringBuilder line, SplittableRandom random) {
    String unit =
        line.length() == 0 ? "7" : line.append(random.nextBoolean() ? "" : " ").toString();
    while (line.length() < VERY_LONG) {
      line.append(unit);
    }
  }
}
