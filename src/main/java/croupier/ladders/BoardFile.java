package croupier.ladders;

import croupier.game.BadProblem;
import croupier.game.FileFormat;
import croupier.game.FileFormat.Entry;
import croupier.game.Words;
import java.util.ArrayList;
import java.util.List;

/**
 * Files of boards as in the public task Chutes and Ladders of 10,001 boards: a line of width,
 * height and number of jumps, then a line for each jump, {@code L low high} for a ladder and {@code
 * C low high} for a chute; a blank line between boards.
 *
 * <p>The token starts off the board and takes one jump a roll at most. The jumps keep the order of
 * the file, since of two from one cell the later counts, and those that no board can have are left
 * out, as under {@code lenient}. A board that cannot be read ends, like all, at the blank line.
 */
final class BoardFile {
  static final FileFormat FORMAT =
      new FileFormat(
          "boards",
          "W H T, then T lines L low high (ladder) or C low high (chute); a blank line between"
              + " boards.",
          BoardFile::entries);

  private static final String RULES = " start=0 chain=single lenient";
  private static final int LARGEST = 999_999_999;
  private static final int HEADER_WORDS = 3;

  private final List<Entry> entries = new ArrayList<>();
  private final List<String> block = new ArrayList<>();
  private int firstLine;

  private BoardFile() {}

  private static List<Entry> entries(String text) {
    BoardFile file = new BoardFile();
    int number = 0;
    for (String line : text.lines().toList()) {
      number++;
      if (Words.of(line).isEmpty()) {
        file.endBlock();
      } else {
        file.firstLine = file.block.isEmpty() ? number : file.firstLine;
        file.block.add(line);
      }
    }
    file.endBlock();
    return file.entries;
  }

  private void endBlock() {
    if (block.isEmpty()) {
      return;
    }
    String id = String.valueOf(entries.size() + 1);
    try {
      entries.add(new Entry(id, problem(), null));
    } catch (BadProblem bad) {
      entries.add(new Entry(id, String.join(" / ", block), "board " + id + ", " + bad.sentence()));
    }
    block.clear();
  }

  private String problem() {
    List<String> header = Words.of(block.get(0));
    if (header.size() != HEADER_WORDS) {
      throw bad(0, "a board begins with its width, its height and its number of jumps");
    }
    long width = number(header.get(0), 0, "width");
    long height = number(header.get(1), 0, "height");
    int jumps = number(header.get(2), 0, "number of jumps");
    if (jumps != block.size() - 1) {
      throw bad(0, "as many lines as jumps must follow it, not " + (block.size() - 1));
    }
    StringBuilder text = new StringBuilder().append(width * height).append(RULES);
    for (int i = 1; i <= jumps; i++) {
      text.append(' ').append(jump(i));
    }
    return text.toString();
  }

  /** A ladder leads up and a chute down, whichever end comes first. */
  private Jump jump(int index) {
    List<String> words = Words.of(block.get(index));
    boolean isLadder = words.get(0).equals("L");
    if (words.size() != HEADER_WORDS || !(isLadder || words.get(0).equals("C"))) {
      throw bad(index, "a jump is L or C and two cells");
    }
    int one = number(words.get(1), index, "cell");
    int other = number(words.get(2), index, "cell");
    int low = Math.min(one, other);
    int high = Math.max(one, other);
    return isLadder ? new Jump(low, high) : new Jump(high, low);
  }

  private int number(String word, int index, String what) {
    return Words.number(word, line(index) + what, 0, LARGEST);
  }

  private BadProblem bad(int index, String rule) {
    return new BadProblem(line(index) + BadProblem.quote(block.get(index)) + ": " + rule);
  }

  private String line(int index) {
    return "line " + (firstLine + index) + ": ";
  }
}
