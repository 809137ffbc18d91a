package croupier.patience;

import croupier.game.Solver;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/**
 * Classic deals that reach many positions: two cards of a shuffle are swapped, and swapped back
 * when fewer positions are reached than before, so many times.
 */
final class HillClimb {
  private final Solver.Worker<Deal, DealAnswer> worker = new DealSolver(false, false).worker();
  private final SplittableRandom random;

  HillClimb(long seed) {
    random = new SplittableRandom(seed);
  }

  Deal climb(int swaps) {
    Deal best = new DealGenerator().deal(random);
    int most = worker.solve(best).states();
    for (int i = 0; i < swaps; i++) {
      Deal swapped = swapped(best);
      int states = worker.solve(swapped).states();
      if (states >= most) {
        best = swapped;
        most = states;
      }
    }
    return best;
  }

  private Deal swapped(Deal deal) {
    List<List<Card>> piles = new ArrayList<>();
    deal.piles().forEach(pile -> piles.add(new ArrayList<>(pile)));
    List<Card> one = piles.get(random.nextInt(DealGenerator.PILES));
    List<Card> other = piles.get(random.nextInt(DealGenerator.PILES));
    int height = random.nextInt(DealGenerator.CARDS);
    int otherHeight = random.nextInt(DealGenerator.CARDS);
    Card card = one.get(height);
    one.set(height, other.get(otherHeight));
    other.set(otherHeight, card);
    return new Deal(piles);
  }
}
