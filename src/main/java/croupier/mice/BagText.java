package croupier.mice;

import croupier.game.BadProblem;
import croupier.game.Words;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads the notation of bags. */
final class BagText {
  private static final int NOT_SAID = -1;

  private final String text;
  private int players = NOT_SAID;
  private int jumps = NOT_SAID;
  private int who = NOT_SAID;

  BagText(String text) {
    this.text = text;
  }

  /**
   * The bag of a text that is two numbers and nothing else, as nearly all are, in one pass that
   * makes nothing but the bag; null for any other text, be it right or wrong.
   */
  static @Nullable Bag plain(String text) {
    long white = NOT_SAID;
    long black = NOT_SAID;
    long value = NOT_SAID;
    for (int i = 0; i <= text.length(); i++) {
      char c = i < text.length() ? text.charAt(i) : ' ';
      if (c >= '0' && c <= '9') {
        value = Math.max(value, 0) * 10 + (c - '0');
        if (value > Bag.MOST) {
          return null;
        }
      } else if (!Words.isBlank(c) || (value >= 0 && black >= 0)) {
        return null;
      } else if (value >= 0) {
        if (white < 0) {
          white = value;
        } else {
          black = value;
        }
        value = NOT_SAID;
      }
    }
    return black < 0 ? null : new Bag((int) white, (int) black);
  }

  /** The bag, or the sentence that says what is wrong with it. */
  Bag bag() {
    List<String> words = Words.of(text);
    if (words.size() < 2) {
      throw notTwoNumbers();
    }
    for (String word : words.subList(2, words.size())) {
      read(word);
    }
    int white = Words.number(words.get(0), "white mice", 0, Bag.MOST);
    int black = Words.number(words.get(1), "black mice", 0, Bag.MOST);
    return new Bag(white, black, schedule());
  }

  private Schedule schedule() {
    int ofPlayers = players < 0 ? Schedule.USUAL_PLAYERS : players;
    if (who > ofPlayers) {
      throw new BadProblem("who=" + who + ": it must be 1 to " + ofPlayers + ", the players");
    }
    return new Schedule(
        ofPlayers, jumps < 0 ? Schedule.USUAL_JUMPS : jumps, who < 0 ? Schedule.USUAL_WHO : who);
  }

  private void read(String word) {
    int equals = word.indexOf('=');
    String value = word.substring(equals + 1);
    switch (word.substring(0, Math.max(0, equals))) {
      case "players" -> players = once("players", players, value, 2, Schedule.MOST_PLAYERS);
      case "jumps" -> jumps = once("jumps", jumps, value, 0, Schedule.MOST_JUMPS);
      case "who" -> who = once("who", who, value, 1, Schedule.MOST_PLAYERS);
      default -> throw unknown(word);
    }
  }

  private static int once(String name, int before, String value, int least, int most) {
    if (before >= 0) {
      throw new BadProblem(name + " " + BadProblem.quote(value) + ": " + name + " is said twice");
    }
    return Words.number(value, name, least, most);
  }

  private BadProblem unknown(String word) {
    return Character.isLetter(word.charAt(0))
        ? new BadProblem(
            "word " + BadProblem.quote(word) + ": it must be players=P, jumps=J or who=K")
        : notTwoNumbers();
  }

  private BadProblem notTwoNumbers() {
    return new BadProblem(
        "bag " + BadProblem.quote(text) + ": a bag is two numbers, white mice and black mice");
  }
}
