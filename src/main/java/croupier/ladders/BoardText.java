package croupier.ladders;

import croupier.game.BadProblem;
import croupier.game.Words;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads the notation of boards: words in any order, each read once. */
final class BoardText {
  private static final int UNREAD = -1;

  /** A cell of more digits is named in full in no sentence; it is on no board. */
  private static final int MOST_DIGITS = 9;

  private final String text;
  private final List<Jump> jumps = new ArrayList<>();
  private int cells = UNREAD;
  private int sides = UNREAD;
  private int start = UNREAD;
  private @Nullable Overshoot overshoot;
  private @Nullable Chain chain;
  private boolean lenient;
  private String hugeJump = "";

  BoardText(String text) {
    this.text = text;
  }

  Board board() {
    for (String word : Words.of(text)) {
      read(word);
    }
    if (cells == UNREAD) {
      throw new BadProblem("board " + BadProblem.quote(text) + ": the number of cells is missing");
    }
    if (!hugeJump.isEmpty() && !lenient) {
      throw new BadProblem(
          "jump " + BadProblem.quote(hugeJump) + ": a cell has at most " + MOST_DIGITS + " digits");
    }
    return new Board(
        cells,
        sides == UNREAD ? Board.USUAL_SIDES : sides,
        start == UNREAD ? Board.USUAL_START : start,
        overshoot == null ? Overshoot.STAY : overshoot,
        chain == null ? Chain.FOLLOW : chain,
        lenient,
        jumps);
  }

  private void read(String word) {
    if (isDigits(word, 0, word.length())) {
      readCells(word);
    } else if (word.charAt(0) == 'd' && isDigits(word, 1, word.length())) {
      once(word, "the die", sides == UNREAD);
      sides = Words.number(word.substring(1), "die", Board.FEWEST_SIDES, Board.MOST_SIDES);
    } else if (word.equals("lenient")) {
      once(word, "it", !lenient);
      lenient = true;
    } else if (word.indexOf('=') >= 0) {
      readRule(word);
    } else if (word.indexOf('-') >= 0) {
      readJump(word);
    } else {
      throw unknown(word);
    }
  }

  private void readCells(String word) {
    if (cells != UNREAD) {
      throw new BadProblem(
          "number of cells " + BadProblem.quote(word) + ": it was given before as " + cells);
    }
    cells = Words.number(word, "number of cells", 1, Board.MOST_CELLS);
  }

  private void readRule(String word) {
    int equals = word.indexOf('=');
    String value = word.substring(equals + 1);
    switch (word.substring(0, equals)) {
      case "start" -> {
        once(word, "start", start == UNREAD);
        start = start(word, value);
      }
      case "overshoot" -> {
        once(word, "overshoot", overshoot == null);
        overshoot = overshoot(word, value);
      }
      case "chain" -> {
        once(word, "chain", chain == null);
        chain = chain(word, value);
      }
      default -> throw unknown(word);
    }
  }

  private static int start(String word, String value) {
    return switch (value) {
      case "0" -> 0;
      case "1" -> 1;
      default -> throw bad(word, "start is 0 or 1");
    };
  }

  private static Overshoot overshoot(String word, String value) {
    for (Overshoot choice : Overshoot.values()) {
      if (choice.word().equals(value)) {
        return choice;
      }
    }
    throw bad(word, "overshoot is stay, win or bounce");
  }

  private static Chain chain(String word, String value) {
    for (Chain choice : Chain.values()) {
      if (choice.word().equals(value)) {
        return choice;
      }
    }
    throw bad(word, "chain is follow or single");
  }

  private void readJump(String word) {
    int dash = word.indexOf('-');
    if (!isDigits(word, 0, dash) || !isDigits(word, dash + 1, word.length())) {
      throw new BadProblem(
          "jump " + BadProblem.quote(word) + ": a jump is two cells from-to, as in 4-14");
    }
    if (dash > MOST_DIGITS || word.length() - dash - 1 > MOST_DIGITS) {
      hugeJump = hugeJump.isEmpty() ? word : hugeJump;
    } else {
      jumps.add(
          new Jump(
              Integer.parseInt(word.substring(0, dash)),
              Integer.parseInt(word.substring(dash + 1))));
    }
  }

  private static void once(String word, String what, boolean first) {
    if (!first) {
      throw bad(word, what + " is given twice");
    }
  }

  private static BadProblem unknown(String word) {
    return bad(word, "it is no number of cells, no jump and no rule");
  }

  private static BadProblem bad(String word, String rule) {
    return new BadProblem("word " + BadProblem.quote(word) + ": " + rule);
  }

  private static boolean isDigits(String word, int from, int to) {
    for (int i = from; i < to; i++) {
      if (word.charAt(i) < '0' || word.charAt(i) > '9') {
        return false;
      }
    }
    return to > from;
  }
}
