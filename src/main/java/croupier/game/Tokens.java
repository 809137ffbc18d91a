package croupier.game;

import java.io.BufferedReader;
import java.io.IOException;
import java.util.Iterator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The words of a contest's input, over line ends, with the line number for messages. */
public final class Tokens {
  private final BufferedReader in;
  private Iterator<String> line = List.<String>of().iterator();
  private int lineNumber;

  public Tokens(BufferedReader in) {
    this.in = in;
  }

  /** The next word, or null at the end of the input. */
  public @Nullable String nextOrNull() throws IOException {
    while (!line.hasNext()) {
      String text = in.readLine();
      if (text == null) {
        return null;
      }
      lineNumber++;
      line = Words.of(text).iterator();
    }
    return line.next();
  }

  /** The next word, which has to be there. */
  public String next(String what) throws IOException {
    String word = nextOrNull();
    if (word == null) {
      throw new BadProblem("line " + lineNumber + ": the input ends where " + what + " should be");
    }
    return word;
  }

  /** The next word as a number within bounds. */
  public int number(String what, int least, int most) throws IOException {
    String word = next(what);
    return Words.number(word, "line " + lineNumber + ": " + what, least, most);
  }

  /** The line of the word read last, from 1. */
  public int lineNumber() {
    return lineNumber;
  }
}
