package croupier.mice;

import croupier.game.Solver;

/** Solves bags by two short sums; see the package's paper. */
final class BagSolver implements Solver<Bag, BagAnswer>, Solver.Worker<Bag, BagAnswer> {
  private static final long serialVersionUID = 1;

  /** Up to this many mice the plain sum is short enough whatever the colours. */
  private static final int FEW = 120;

  /** A chance below this is as good as 0 beside any in a bag of few white mice. */
  private static final double NEVER = 1e-30;

  /** Up to this chance 1 minus it has a relative error at most twice as large. */
  private static final double SAFE_TO_SUBTRACT = 2 / 3.0;

  private final boolean exactToo;

  BagSolver(boolean exactToo) {
    this.exactToo = exactToo;
  }

  @Override
  public Worker<Bag, BagAnswer> worker() {
    return this;
  }

  @Override
  public BagAnswer solve(Bag bag) {
    int asked = bag.schedule().who();
    double chance = chance(bag, asked);
    // Far enough from 1, the difference is as good as the sum over the others and much shorter.
    double rest = chance <= SAFE_TO_SUBTRACT ? 1 - chance : anythingElse(bag, asked);
    return new BagAnswer(chance, rest, exactToo ? ExactBag.text(bag) : null);
  }

  /** The chance that another player wins or that the bag runs empty. */
  private static double anythingElse(Bag bag, int asked) {
    double sum = 0;
    for (int player = 1; player <= bag.schedule().players(); player++) {
      if (player != asked) {
        sum += chance(bag, player);
      }
    }
    int n = bag.mice();
    int jumps = bag.schedule().jumpPlaces(n);
    return sum + chanceAllWithin(bag.white(), jumps, n, sum * Steps.NEGLIGIBLE);
  }

  /** The chance that this player draws the first white mouse. */
  private static double chance(Bag bag, int player) {
    int white = bag.white();
    int n = bag.mice();
    int turns = bag.schedule().turns(player, n);
    if (white == 0 || turns == 0) {
      return 0;
    }
    int players = bag.schedule().players();
    double start = chanceAllBlack(bag, player - 1);
    int left = n - (player - 1);
    if (n <= FEW || white > (players == 2 ? n / 2 : n / 8)) {
      return sumOfTurns(white, left, players, turns, start);
    }
    Steps steps = Steps.of(players);
    int cut = left - players * turns;
    double smooth = steps.smooth(white, left) * start;
    if (cut < white) {
      double one = chanceAllWithin(white, white, n, NEVER);
      return one == 0 ? smooth : smooth + steps.periodic(white, left) * one;
    }
    double chanceOfCut = chanceAllWithin(white, cut, n, start * Steps.NEGLIGIBLE);
    return chanceOfCut == 0 ? smooth : smooth - steps.smooth(white, cut) * chanceOfCut;
  }

  /** That so many draws are all black. */
  private static double chanceAllBlack(Bag bag, int draws) {
    double chance = 1;
    for (int i = 0; i < draws; i++) {
      chance *= (double) Math.max(0, bag.black() - i) / (bag.mice() - i);
    }
    return chance;
  }

  /**
   * The sum over the turns of start * [black(black-1)...] / [left(left-1)...], so many factors each
   * as there were draws since the first turn, times white/(mice left).
   */
  private static double sumOfTurns(int white, int left, int players, int turns, double start) {
    double allBlack = start;
    double sum = 0;
    double mice = left;
    double black = (double) left - white;
    for (int t = 0; t < turns && allBlack > sum * Steps.NEGLIGIBLE; t++) {
      sum += allBlack * (white / mice);
      if (black < players) {
        break;
      }
      double chosen = black * (black - 1);
      double all = mice * (mice - 1);
      for (int i = 2; i < players; i++) {
        chosen *= black - i;
        all *= mice - i;
      }
      allBlack *= chosen / all;
      mice -= players;
      black -= players;
    }
    return sum;
  }

  /**
   * C(part, white) / C(n, white), the chance that all white mice are among these places; 0 when it
   * is too small to matter.
   */
  private static double chanceAllWithin(int white, int part, int n, double tooSmall) {
    // Each white mouse at most halves it; no loop for what two numbers tell.
    if (white > part || (part <= n / 2 && Math.scalb(1.0, -white) <= tooSmall)) {
      return 0;
    }
    double chance = 1;
    for (int i = 0; i < white && chance > tooSmall; i++) {
      chance *= (double) (part - i) / (n - i);
    }
    return chance > tooSmall ? chance : 0;
  }
}
