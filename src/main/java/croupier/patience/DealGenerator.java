package croupier.patience;

import croupier.game.Generator;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;

/** The classic deal: the 36 cards 6 to A, shuffled, in nine piles of four. */
final class DealGenerator implements Generator<Deal> {
  private static final long serialVersionUID = 1;
  static final int PILES = 9;
  static final int CARDS = 4;

  @Override
  public Deal deal(SplittableRandom random) {
    List<Card> pack = new ArrayList<>(pack());
    for (int i = pack.size() - 1; i > 0; i--) {
      Collections.swap(pack, i, random.nextInt(i + 1));
    }
    List<List<Card>> piles = new ArrayList<>();
    for (int i = 0; i < PILES; i++) {
      piles.add(pack.subList(i * CARDS, (i + 1) * CARDS));
    }
    return new Deal(piles);
  }

  private static List<Card> pack() {
    List<Card> pack = new ArrayList<>();
    for (int rank = Card.RANKS.indexOf('6'); rank < Card.RANKS.length(); rank++) {
      for (int suit = 0; suit < Card.SUITS.length(); suit++) {
        pack.add(new Card(rank, suit));
      }
    }
    return pack;
  }
}
