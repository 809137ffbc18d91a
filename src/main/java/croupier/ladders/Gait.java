package croupier.ladders;

/** How a {@link Leap} goes: what spans its space of chances, and what the space tells of later. */
interface Gait {
  /** How many vectors a space may have. */
  int mostVectors();

  /** How many vectors come between two looks at whether the space is large enough. */
  int vectorsBetweenLooks();

  /** Two sizes of a space that is large enough differ by at most such a share of what counts. */
  double close();

  /** The most rolls that a leap tells of, in units of the shortest leap. */
  double reach();

  /**
   * What the space takes in after a vector.
   *
   * @param vector index: cell; 0 but for good cells
   * @return index: cell; anything but for good cells
   */
  double[] image(double[] vector);

  /**
   * Gets ready to tell what the space tells.
   *
   * @param size the length of the vector of the chances now
   */
  void project(KrylovSpace space, double size);

  /** The chances after so many rolls, as shares of the space's vectors. */
  double[] shares(double rolls);

  /** The chance at the start after so many rolls. */
  double atStart(double rolls);

  /** By how much one roll more lowers it. */
  double fall(double rolls);
}
