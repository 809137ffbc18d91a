package croupier.mahjong;

/**
 * What matters of some suits for the fewest draws to a win.
 *
 * @param needs the class of what they lack to melds, see {@link SuitNeeds}
 * @param pairs kinds held twice or more
 * @param kinds kinds held
 * @param orphans orphans that are not held
 * @param twice whether some orphan is held twice or more
 */
record Lack(int needs, int pairs, int kinds, int orphans, boolean twice) {
  /**
   * One suit, its needs not yet said.
   *
   * @param set tells the orphans
   */
  static Lack of(TileSet set, Suit suit, byte[] counts, int needs) {
    int pairs = 0;
    int kinds = 0;
    int orphans = 0;
    boolean twice = false;
    for (int place = 0; place < counts.length; place++) {
      pairs += counts[place] >= 2 ? 1 : 0;
      kinds += counts[place] >= 1 ? 1 : 0;
      if (set.isOrphan(suit.first() + place)) {
        orphans += counts[place] == 0 ? 1 : 0;
        twice |= counts[place] >= 2;
      }
    }
    return new Lack(needs, pairs, kinds, orphans, twice);
  }

  /** Both; the class of their needs together is given. */
  Lack join(Lack other, int needs) {
    return new Lack(
        needs,
        pairs + other.pairs,
        kinds + other.kinds,
        orphans + other.orphans,
        twice || other.twice);
  }

  /** The fewest draws of a whole hand to seven pairs. */
  int drawsToPairs() {
    return Forms.toPairs(pairs, kinds);
  }

  /** The fewest draws of a whole hand to thirteen orphans. */
  int drawsToOrphans() {
    return Forms.toOrphans(orphans, twice);
  }
}
