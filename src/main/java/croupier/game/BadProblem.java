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

  /** A text as it may stand in a sentence: in quotes, cut short, on one line. */
  public static String quote(String text) {
    StringBuilder quoted = new StringBuilder("'");
    int end = Math.min(text.length(), LONGEST_QUOTE);
    for (int i = 0; i < end; i++) {
      char c = text.charAt(i);
      if (Character.isISOControl(c) || c == '\u2028' || c == '\u2029') {
        quoted.append(String.format("\\u%04x", (int) c));
      } else {
        quoted.append(Character.isSurrogate(c) ? '\ufffd' : c);
      }
    }
    quoted.append('\'');
    if (end < text.length()) {
      quoted.append("... (").append(text.length()).append(" characters)");
    }
    return quoted.toString();
  }
}
