package croupier.mahjong;

/**
 * Values of polynomials at the points of {@link SuitTables}, one polynomial a row.
 *
 * @param realColumns real values a row
 * @param residueColumns residues a row
 * @param reals {@code [row * real columns + column]}
 * @param residues {@code [row * residue columns + column]}, each in 0 .. prime-1
 */
@SuppressWarnings("ArrayRecordComponent") // a table: never compared
record Values(int realColumns, int residueColumns, double[] reals, int[] residues) {
  static Values ofRows(int rows, int realColumns, int residueColumns) {
    return new Values(
        realColumns,
        residueColumns,
        new double[rows * realColumns],
        new int[rows * residueColumns]);
  }

  int rows() {
    return reals.length / realColumns;
  }

  /** Adds a row of other values to a row of these. */
  void add(int to, Values from, int row) {
    for (int k = 0; k < realColumns; k++) {
      reals[to * realColumns + k] += from.reals[row * realColumns + k];
    }
    for (int k = 0; k < residueColumns; k++) {
      long sum = (long) residues[to * residueColumns + k] + from.residues[row * residueColumns + k];
      residues[to * residueColumns + k] = (int) (sum % DrawPoints.FIELD.prime());
    }
  }
}
