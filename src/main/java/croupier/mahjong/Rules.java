package croupier.mahjong;

import java.io.Serializable;

/**
 * What wins beside four melds and a pair.
 *
 * @param pairs seven pairs of different kinds
 * @param orphans thirteen orphans: each one, nine and honour, and one of them twice
 */
public record Rules(boolean pairs, boolean orphans) implements Serializable {
  /** The contest's rules. */
  public static final Rules USUAL = new Rules(true, false);

  /** Nothing beside four melds and a pair. */
  static final Rules MELDS_ONLY = new Rules(false, false);
}
