package croupier.ladders;

/**
 * Sums over the faces of a die, for every cell that it can be rolled from.
 *
 * <p>Sums of 2w numbers in a row are two sums of w numbers, so a few passes over the board make
 * those of any die. Each pass is a plain loop, which takes several cells at once. Nothing is
 * subtracted.
 */
final class FaceSums {
  /** Index: cell; the sum of the next numbers in a row, more of them from pass to pass. */
  private double[] sums = new double[0];

  private double[] ahead = new double[0];

  private int first;
  private int cells;

  /**
   * Sums up what the faces lead to.
   *
   * @param value index: cell of rest
   * @param rest index: landing; its cell of rest
   * @param start the first cell that is rolled from
   * @param last the last cell; faces that lead past it add nothing
   * @param total index: cell start .. last - 1; set
   */
  void sum(double[] value, int[] rest, int start, int last, int sides, double[] total) {
    if (sums.length < last) {
      sums = new double[last];
      ahead = new double[last];
    }
    first = start;
    cells = last;
    for (int cell = start; cell < last; cell++) {
      sums[cell] = value[rest[cell + 1]];
      total[cell] = 0;
    }
    int done = 0;
    int width = 1;
    for (int left = sides; left > 0; left >>= 1) {
      if ((left & 1) == 1) {
        addAhead(done, total);
        done += width;
      }
      if (left > 1) {
        addAhead(width, sums);
      }
      width *= 2;
    }
  }

  /** Adds to each cell's number the sum so many cells ahead. */
  private void addAhead(int shift, double[] to) {
    int end = cells - shift;
    if (end <= first) {
      return;
    }
    // A copy in place, cell for cell: loops that look ahead in an array go a cell at a time.
    System.arraycopy(sums, first + shift, ahead, first, end - first);
    for (int cell = first; cell < end; cell++) {
      to[cell] += ahead[cell];
    }
  }
}
