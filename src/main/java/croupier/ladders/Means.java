package croupier.ladders;

/**
 * Mean gains until absorption, for any gains of a roll: the solver's one linear system, factored
 * once a board and solved for several right sides.
 */
final class Means {
  private final Sweep sweep = new Sweep();
  private final Elimination elimination = new Elimination();
  private final Window window = new Window();
  private Links links = new Links();

  /** Index: column of a tear. */
  private double[] tearGain = new double[0];

  /**
   * Index: landing; value: the sum of the values of the landings from there to the last but one.
   */
  private double[] bounced = new double[0];

  void factor(Links board) {
    links = board;
    if (tearGain.length <= board.tears()) {
      tearGain = new double[board.tears() + 1];
    }
    if (bounced.length <= board.cells()) {
      bounced = new double[board.cells() + 1];
    }
    sweep.fill(board, elimination);
    elimination.factor();
  }

  void forgetIfLarge() {
    elimination.forgetIfLarge();
  }

  /**
   * Solves for one right side.
   *
   * @param gain index: good cell; the gain of a roll from it, not negative, summed over the faces
   * @param mean index: cell 0 .. cells; set for good cells to the mean gain of the whole game from
   *     there, and to 0 for the last cell
   */
  void solve(double[] gain, double[] mean) {
    int cells = links.cells();
    mean[cells] = 0;
    if (links.tears() > 0) {
      untilTears(gain, mean);
      for (int tear = 1; tear <= links.tears(); tear++) {
        tearGain[tear] = mean[links.tearCell(tear)];
      }
      elimination.solve(tearGain);
      for (int tear = 1; tear <= links.tears(); tear++) {
        mean[links.tearCell(tear)] = tearGain[tear];
      }
    }
    untilAbsorption(gain, mean);
  }

  /** The gains until the next tear; bounces lead to tears or to no gain. */
  private void untilTears(double[] gain, double[] mean) {
    window.open(links.landing().sides());
    for (int cell = links.cells() - 1; cell >= links.lowestTear(); cell--) {
      double sum = window.push(mean[links.formula(cell + 1)]);
      if (links.isGood(cell)) {
        mean[cell] = (gain[cell] + sum) / links.divisor(cell);
      }
    }
  }

  private void untilAbsorption(double[] gain, double[] mean) {
    sumBounced(mean);
    window.open(links.landing().sides());
    for (int cell = links.cells() - 1; cell >= links.landing().start(); cell--) {
      double sum = window.push(mean[links.target(cell + 1)]);
      if (links.isGood(cell) && links.tearColumn(cell) == 0) {
        mean[cell] = (gain[cell] + sum + bounced(cell)) / links.divisor(cell);
      }
    }
  }

  /**
   * One roll: the mean of a value over the faces.
   *
   * @param value index: cell 0 .. cells, 0 for the last
   * @param after index: cell 0 .. cells; set for good cells
   */
  void roll(double[] value, double[] after) {
    Landing landing = links.landing();
    sumBounced(value);
    window.open(landing.sides());
    for (int cell = links.cells() - 1; cell >= landing.start(); cell--) {
      double sum = window.push(value[links.target(cell + 1)]);
      if (links.isGood(cell)) {
        sum += landing.staying(cell) * value[cell] + bounced(cell);
        after[cell] = sum / landing.sides();
      }
    }
  }

  private void sumBounced(double[] value) {
    Landing landing = links.landing();
    if (landing.bounces()) {
      double sum = 0;
      int lowest = landing.lowestBounce(links.cells() - 1);
      for (int cell = links.cells() - 1; cell >= lowest; cell--) {
        sum += value[links.target(cell)];
        bounced[cell] = sum;
      }
    }
  }

  private double bounced(int cell) {
    Landing landing = links.landing();
    return landing.bounces() && landing.surplus(cell) > 0 ? bounced[landing.lowestBounce(cell)] : 0;
  }
}
