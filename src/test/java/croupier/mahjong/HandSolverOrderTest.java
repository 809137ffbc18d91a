package croupier.mahjong;

import static org.assertj.core.api.Assertions.assertThat;

import croupier.game.Solver;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** A worker's scratch space must not show in its answers. */
final class HandSolverOrderTest {
  private static final List<TileSet> SETS =
      List.of(TileSet.FULL, TileSet.SANMA, TileSet.run(5), TileSet.run(9), TileSet.run(60));

  @Test
  void solve_anyOrderOfMixedHands_givesTheBitsOfAFreshWorker() {
    HandSolver solver = new HandSolver(true);
    List<Hand> hands = mixedHands();
    Map<Hand, HandAnswer> fresh = new HashMap<>();
    hands.forEach(hand -> fresh.put(hand, solver.worker().solve(hand)));
    Random random = new Random(1);
    Solver.Worker<Hand, HandAnswer> worker = new HandSolver(true).worker();
    for (int round = 0; round < 3; round++) {
      Collections.shuffle(hands, random);
      for (Hand hand : hands) {
        // Records compare doubles by their bits.
        assertThat(worker.solve(hand)).as(hand.toString()).isEqualTo(fresh.get(hand));
      }
    }
  }

  private static List<Hand> mixedHands() {
    SplittableRandom random = new SplittableRandom(2);
    List<Hand> hands = new ArrayList<>();
    for (TileSet set : SETS) {
      NearWins nearWins = new NearWins(set, random);
      for (int i = 0; i < 20; i++) {
        boolean orphans = !set.isOneRun() && random.nextBoolean();
        hands.add(nearWins.hand(set, new Rules(random.nextBoolean(), orphans)));
        hands.add(OddHands.draw(set, Rules.USUAL, i % (Hand.MELDS + 1), random));
      }
    }
    return hands;
  }
}
