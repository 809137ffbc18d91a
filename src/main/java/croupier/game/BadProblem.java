package croupier.game;

/**
 * A problem that cannot be read or breaks a rule of its game. The message is one sentence that
 * names the place, the value and the rule, as in {@code tile 3m: 5 copies, at most 4 exist}; it
 * becomes the row's {@code error}.
 */
public final class BadProblem extends RuntimeException {
  private static final long serialVersionUID = 1;
  private static final int LONGEST_QUOTE = 40;

  public BadProblem(String sentence) {
    // No stack trace: a corpus may hold millions of bad lines, and the message says where to look.
    super(sentence, null, false, false);
  }

  /** The sentence. */
  public String sentence() {
    return String.valueOf(getMessage());
  }

  /** A text as it may stand in a sentence: in quotes, cut short, nothing in it unseen. */
  public static String quote(String text) {
    StringBuilder quoted = new StringBuilder("'");
    int end = 0;
    while (end < text.length() && quoted.length() <= LONGEST_QUOTE) {
      int c = text.codePointAt(end);
      quoted.append(isUnseen(c) ? escape(c) : Character.toString(c));
      end += Character.charCount(c);
    }
    quoted.append('\'');
    if (end < text.length()) {
      quoted.append("... (").append(text.length()).append(" characters)");
    }
    return quoted.toString();
  }

  /** What would break the line, turn its direction or pass for a plain blank or for nothing. */
  private static boolean isUnseen(int c) {
    return switch (Character.getType(c)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR,
          Character.SURROGATE ->
          true;
      case Character.SPACE_SEPARATOR -> c != ' ';
      default -> false;
    };
  }

  private static String escape(int c) {
    return String.format("\\u%04x", c);
  }
}
