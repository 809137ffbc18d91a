package croupier.mahjong;

import java.io.Serializable;
import java.util.stream.IntStream;

/**
 * How many draws a hand is away from each form of a win: shanten and 1. Counts only tiles that are
 * there: no fifth copy, none that was seen elsewhere. Immutable.
 *
 * <p>Without seen tiles the melds' part is a walk over tables; with them it is the same recursion
 * over the kinds of this one hand.
 */
final class Shanten implements Serializable {
  private static final long serialVersionUID = 1;

  private static final int[] ORPHANS = orphans(TileSet.FULL);
  private static final int[] SANMA_ORPHANS = orphans(TileSet.SANMA);

  private final NeedsAutomaton run = NeedsAutomaton.explore();
  private final SuitNeeds suits = new SuitNeeds(run);

  private static int[] orphans(TileSet set) {
    return IntStream.range(0, set.kinds()).filter(set::isOrphan).toArray();
  }

  /** The classes of what suits lack, for a count over all hands. */
  SuitNeeds suits() {
    return suits;
  }

  /** The fewest draws to each form that wins. */
  Forms of(Hand hand) {
    Rules rules = hand.winningRules();
    return new Forms(
        melds(hand),
        rules.pairs() ? pairs(hand) : Forms.NEVER,
        rules.orphans() ? orphans(hand) : Forms.NEVER);
  }

  private int melds(Hand hand) {
    int missing;
    if (hand.hasSeen()) {
      missing = walk(hand).missing(Hand.MELDS, 1);
    } else {
      Needs needs = hand.set().isOneRun() ? ofRun(hand) : ofSuits(hand);
      missing = needs.missing(Hand.MELDS - hand.melds(), 1);
    }
    return missing == Needs.NEVER ? Forms.NEVER : missing;
  }

  private Needs ofRun(Hand hand) {
    int state = NeedsAutomaton.START;
    for (int kind = 0; kind < hand.set().kinds(); kind++) {
      state = run.after(state, hand.count(kind));
    }
    return run.needs(state);
  }

  /** Suits stand together, kinds on their own before and after them. */
  private Needs ofSuits(Hand hand) {
    TileSet set = hand.set();
    int first = set.firstSuit();
    int end = set.kinds() - TileSet.HONOURS;
    int one = suits.suit(hand, first);
    for (int kind = first + SuitNeeds.RANKS; kind < end; kind += SuitNeeds.RANKS) {
      one = suits.join(one, suits.suit(hand, kind));
    }
    for (int kind = 0; kind < first; kind++) {
      one = suits.joinAlone(one, hand.count(kind));
    }
    for (int kind = end; kind < set.kinds(); kind++) {
      one = suits.joinAlone(one, hand.count(kind));
    }
    return suits.needs(one);
  }

  /** The recursion itself, with no more copies of a kind than are held or left. */
  static Needs walk(Hand hand) {
    Laying laying = Laying.start(hand.melds());
    for (int kind = 0; kind < hand.set().kinds(); kind++) {
      int held = hand.count(kind);
      laying = laying.after(held, held + hand.left(kind));
      laying = hand.set().endsRun(kind) ? laying.closed() : laying;
    }
    return laying.needs();
  }

  private static int pairs(Hand hand) {
    if (hand.hasSeen() || hand.set().kinds() < Forms.PAIRS) {
      return pairsOfWhatIsLeft(hand);
    }
    return Forms.toPairs(hand.kindsHeld(2), hand.kindsHeld(1));
  }

  /** Takes the seven kinds that lack least. */
  private static int pairsOfWhatIsLeft(Hand hand) {
    int full = 0;
    int lackOne = 0;
    int lackTwo = 0;
    for (int kind = 0; kind < hand.set().kinds(); kind++) {
      int held = hand.count(kind);
      int left = hand.left(kind);
      if (held >= 2) {
        full++;
      } else if (held == 1) {
        lackOne += Math.min(left, 1);
      } else {
        lackTwo += left / 2 > 0 ? 1 : 0;
      }
    }
    if (full + lackOne + lackTwo < Forms.PAIRS) {
      return Forms.NEVER;
    }
    int ones = Math.min(lackOne, Forms.PAIRS - Math.min(full, Forms.PAIRS));
    int twos = Forms.PAIRS - Math.min(full, Forms.PAIRS) - ones;
    return ones + 2 * twos;
  }

  private static int orphans(Hand hand) {
    int[] orphans = hand.set().kinds() == TileSet.FULL.kinds() ? ORPHANS : SANMA_ORPHANS;
    if (hand.hasSeen()) {
      return orphansOfWhatIsLeft(hand, orphans);
    }
    int missing = 0;
    int most = 0;
    for (int kind : orphans) {
      int held = hand.count(kind);
      missing += held == 0 ? 1 : 0;
      most = Math.max(most, held);
    }
    return Forms.toOrphans(missing, most >= 2);
  }

  private static int orphansOfWhatIsLeft(Hand hand, int[] orphans) {
    int missing = 0;
    int pair = Forms.NEVER;
    for (int kind : orphans) {
      int held = hand.count(kind);
      int left = hand.left(kind);
      if (held + left == 0) {
        return Forms.NEVER;
      }
      missing += held == 0 ? 1 : 0;
      if (held >= 2) {
        pair = 0;
      } else if (held + left >= 2) {
        pair = Math.min(pair, 1);
      }
    }
    return pair == Forms.NEVER ? Forms.NEVER : missing + pair;
  }
}
