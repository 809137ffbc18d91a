package croupier.report;

import java.util.List;

/** What a plot draws, from plain numbers. */
public sealed interface Chart {
  /** The axis of values, the same in all charts of a page. */
  record ValueAxis(String label, double from, double to, boolean logarithmic) {}

  /**
   * Bars side by side.
   *
   * @param axis from left to right
   * @param heightLabel what the heights are
   * @param edges the bars' ends, one more than there are bars
   * @param heights of the bars
   * @param markers places to point at
   */
  @SuppressWarnings("ArrayRecordComponent") // Drawn, never compared.
  record Bars(
      ValueAxis axis, String heightLabel, double[] edges, double[] heights, List<Marker> markers)
      implements Chart {
    public Bars {
      if (edges.length != heights.length + 1) {
        throw new IllegalArgumentException(
            heights.length + " bars need one edge more, not " + edges.length);
      }
    }
  }

  /**
   * A curve that rises from left to right.
   *
   * @param axis from left to right
   * @param heightLabel what the heights are
   * @param values ascending, within the axis
   * @param percents heights, 0 to 100
   */
  @SuppressWarnings("ArrayRecordComponent") // Drawn, never compared.
  record Curve(ValueAxis axis, String heightLabel, double[] values, double[] percents)
      implements Chart {}

  /**
   * A box for each group, one below another.
   *
   * @param axis from left to right
   * @param groupLabel what the groups are
   * @param boxes from top to bottom
   */
  record Boxes(ValueAxis axis, String groupLabel, List<Box> boxes) implements Chart {}

  /** A place to point at, with what it is. */
  record Marker(String label, double value) {}

  /** Five values in ascending order: whisker, box, line within it, box, whisker. */
  record Box(String label, double lowest, double low, double middle, double high, double highest) {}
}
