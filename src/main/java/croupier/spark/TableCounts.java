package croupier.spark;

/**
 * What a written table holds.
 *
 * @param rows all rows
 * @param rejected rows whose error is set
 * @param seconds from the start of the job to the swap
 */
public record TableCounts(long rows, long rejected, double seconds) {
  public long solved() {
    return rows - rejected;
  }
}
