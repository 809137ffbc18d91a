package croupier.ladders;

/** How many faces end the game, and how many lose it for good, cell by cell. */
final class FinishingFaces {
  private FinishingFaces() {}

  /**
   * Counts the faces that finish.
   *
   * @param faces index: cell; set for all from the start on
   */
  static void count(Landing landing, double[] faces) {
    int cells = landing.cells();
    int finishes = 0;
    for (int cell = cells - 1; cell >= landing.start(); cell--) {
      finishes += landing.rest(cell + 1) == cells ? 1 : 0;
      int left = cell + 1 + landing.sides();
      if (left <= cells && landing.rest(left) == cells) {
        finishes--;
      }
      faces[cell] = finishes + (landing.wins() ? landing.surplus(cell) : 0);
    }
    if (landing.bounces()) {
      addBounces(landing, faces);
    }
  }

  /** A bounce may land on a ladder to the last cell. */
  private static void addBounces(Landing landing, double[] faces) {
    int cells = landing.cells();
    int finishes = 0;
    int lowest = landing.lowestBounce(cells - 1);
    for (int landed = cells - 1; landed >= lowest; landed--) {
      finishes += landing.rest(landed) == cells ? 1 : 0;
      int cell = landing.lowestBounce(landed);
      if (cell >= landing.start() && cell < cells) {
        faces[cell] += finishes;
      }
    }
  }
}
