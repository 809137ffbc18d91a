package croupier.mahjong;

/**
 * Kinds in a row that no run joins to others.
 *
 * @param first its first kind
 * @param kinds how many kinds it has
 * @param runs whether its kinds form one run; else each stands alone
 * @param model the first kind of the first suit that is like this one
 */
record Suit(int first, int kinds, boolean runs, int model) {
  /** The pattern of this suit's tiles in a hand. */
  Pattern pattern(Hand hand) {
    Suit suit = first == model ? this : new Suit(model, kinds, runs, model);
    return new Pattern(suit, tiles(hand), runs ? runDigits(hand) : loneDigits(hand));
  }

  /** The pattern, its kinds in their own order: for a suit that is part of a run. */
  Pattern patternAsRead(Hand hand) {
    int digits = 0;
    for (int place = 0; place < kinds; place++) {
      digits = digits * WinAutomaton.LETTERS + hand.count(first + place);
    }
    return new Pattern(this, tiles(hand), digits);
  }

  private int tiles(Hand hand) {
    int tiles = 0;
    for (int place = 0; place < kinds; place++) {
      tiles += hand.count(first + place);
    }
    return tiles;
  }

  /** From the end that gives the larger number. */
  private int runDigits(Hand hand) {
    int digits = 0;
    int mirrored = 0;
    for (int place = 0; place < kinds; place++) {
      digits = digits * WinAutomaton.LETTERS + hand.count(first + place);
      mirrored = mirrored * WinAutomaton.LETTERS + hand.count(first + kinds - 1 - place);
    }
    return Math.max(digits, mirrored);
  }

  /** The most copies first. */
  private int loneDigits(Hand hand) {
    int digits = 0;
    for (int copies = TileSet.COPIES; copies >= 0; copies--) {
      for (int place = 0; place < kinds; place++) {
        if (hand.count(first + place) == copies) {
          digits = digits * WinAutomaton.LETTERS + copies;
        }
      }
    }
    return digits;
  }

  /** The copies of each kind that digits stand for. */
  byte[] counts(int digits) {
    byte[] counts = new byte[kinds];
    int rest = digits;
    for (int place = kinds - 1; place >= 0; place--) {
      counts[place] = (byte) (rest % WinAutomaton.LETTERS);
      rest /= WinAutomaton.LETTERS;
    }
    return counts;
  }
}
