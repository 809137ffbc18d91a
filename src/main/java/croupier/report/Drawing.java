package croupier.report;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.text.FieldPosition;
import java.text.NumberFormat;
import java.text.ParsePosition;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.axis.Axis;
import org.jfree.chart.axis.AxisLocation;
import org.jfree.chart.axis.CategoryAxis;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.axis.ValueAxis;
import org.jfree.chart.plot.CategoryPlot;
import org.jfree.chart.plot.Plot;
import org.jfree.chart.plot.PlotOrientation;
import org.jfree.chart.plot.ValueMarker;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.renderer.category.BoxAndWhiskerRenderer;
import org.jfree.chart.renderer.xy.StandardXYBarPainter;
import org.jfree.chart.renderer.xy.XYBarRenderer;
import org.jfree.chart.renderer.xy.XYItemRenderer;
import org.jfree.chart.renderer.xy.XYLineAndShapeRenderer;
import org.jfree.chart.title.TextTitle;
import org.jfree.chart.ui.HorizontalAlignment;
import org.jfree.chart.ui.RectangleAnchor;
import org.jfree.chart.ui.RectangleInsets;
import org.jfree.chart.ui.TextAnchor;
import org.jfree.data.Range;
import org.jfree.data.statistics.BoxAndWhiskerItem;
import org.jfree.data.statistics.DefaultBoxAndWhiskerCategoryDataset;
import org.jfree.data.xy.DefaultIntervalXYDataset;
import org.jfree.data.xy.DefaultXYDataset;
import org.jfree.data.xy.XYDataset;

/** Turns our charts into those of the chart library, in the page's colours. */
final class Drawing {
  static final Color INK = new Color(0x23, 0x25, 0x22);
  static final Color QUIET = new Color(0x66, 0x6a, 0x64);
  static final Color GRID = new Color(0xe2, 0xe4, 0xdd);
  static final Color ACCENT = new Color(0x1f, 0x7a, 0x5c);
  static final Color SOFT = new Color(0xb4, 0xd9, 0xca);
  static final Color MARK = new Color(0xb4, 0x4a, 0x2b);
  static final Color PAPER = new Color(0xfd, 0xfd, 0xfb);

  private static final int FONT_SIZE = 12;
  private static final Font FONT = new Font(Font.SANS_SERIF, Font.PLAIN, FONT_SIZE);
  private static final BasicStroke HAIR = new BasicStroke(1f);
  private static final BasicStroke LINE = new BasicStroke(2f);

  private Drawing() {}

  static JFreeChart of(Chart chart) {
    Plot plot;
    if (chart instanceof Chart.Bars bars) {
      plot = plot(bars);
    } else if (chart instanceof Chart.Curve curve) {
      plot = plot(curve);
    } else if (chart instanceof Chart.Boxes boxes) {
      plot = plot(boxes);
    } else {
      throw new IllegalArgumentException("chart " + chart + ": it is of no known kind");
    }
    plot.setBackgroundPaint(null);
    plot.setOutlineVisible(false);
    plot.setInsets(new RectangleInsets(6, 0, 0, 26));
    JFreeChart drawing = new JFreeChart(null, FONT, plot, false);
    if (!heightLabel(chart).isEmpty()) {
      // Above the axis and level: nobody turns a page to read it.
      TextTitle label = new TextTitle(heightLabel(chart), FONT);
      label.setPaint(QUIET);
      label.setHorizontalAlignment(HorizontalAlignment.LEFT);
      label.setPadding(2, 2, 4, 0);
      drawing.setTitle(label);
    }
    drawing.setBackgroundPaint(null);
    drawing.setPadding(RectangleInsets.ZERO_INSETS);
    return drawing;
  }

  private static String heightLabel(Chart chart) {
    if (chart instanceof Chart.Bars bars) {
      return bars.heightLabel();
    }
    return chart instanceof Chart.Curve curve
        ? curve.heightLabel()
        : ((Chart.Boxes) chart).groupLabel();
  }

  private static Plot plot(Chart.Bars bars) {
    int count = bars.heights().length;
    double[][] numbers = new double[6][count];
    for (int bar = 0; bar < count; bar++) {
      double from = place(bars.edges()[bar], bars.axis());
      double to = place(bars.edges()[bar + 1], bars.axis());
      numbers[0][bar] = (from + to) / 2;
      numbers[1][bar] = from;
      numbers[2][bar] = to;
      numbers[3][bar] = bars.heights()[bar];
      numbers[5][bar] = bars.heights()[bar];
    }
    DefaultIntervalXYDataset dataset = new DefaultIntervalXYDataset();
    dataset.addSeries("", numbers);
    XYBarRenderer renderer = new XYBarRenderer();
    renderer.setBarPainter(new StandardXYBarPainter());
    renderer.setShadowVisible(false);
    renderer.setSeriesPaint(0, ACCENT);
    renderer.setDrawBarOutline(true);
    renderer.setSeriesOutlinePaint(0, PAPER);
    renderer.setSeriesOutlineStroke(0, new BasicStroke(0.8f));
    NumberAxis heights = numberAxis("");
    heights.setUpperMargin(0.14); // room for the markers' words
    XYPlot plot = plot(dataset, bars.axis(), heights, renderer);
    bars.markers().forEach(marker -> plot.addDomainMarker(mark(marker, bars.axis())));
    return plot;
  }

  private static ValueMarker mark(Chart.Marker marker, Chart.ValueAxis axis) {
    ValueMarker mark = new ValueMarker(place(marker.value(), axis));
    mark.setPaint(MARK);
    mark.setStroke(new BasicStroke(1.5f));
    mark.setAlpha(1);
    mark.setLabel(marker.label());
    mark.setLabelFont(FONT);
    mark.setLabelPaint(MARK);
    mark.setLabelBackgroundColor(PAPER); // no grid line through its words
    boolean right = position(marker.value(), axis) < 0.6;
    mark.setLabelAnchor(right ? RectangleAnchor.TOP_RIGHT : RectangleAnchor.TOP_LEFT);
    mark.setLabelTextAnchor(right ? TextAnchor.TOP_LEFT : TextAnchor.TOP_RIGHT);
    mark.setLabelOffset(new RectangleInsets(0, 5, 0, 5));
    return mark;
  }

  /** Where a value stands on the axis, from 0 to 1. */
  private static double position(double value, Chart.ValueAxis axis) {
    double from = place(axis.from(), axis);
    return (place(value, axis) - from) / (place(axis.to(), axis) - from);
  }

  /** The number that is drawn for a value: its power of ten where the axis is logarithmic. */
  private static double place(double value, Chart.ValueAxis axis) {
    return axis.logarithmic() ? Math.log10(value) : value;
  }

  private static Plot plot(Chart.Curve curve) {
    double[] places =
        Arrays.stream(curve.values()).map(value -> place(value, curve.axis())).toArray();
    DefaultXYDataset dataset = new DefaultXYDataset();
    dataset.addSeries("", new double[][] {places, curve.percents()});
    XYLineAndShapeRenderer renderer = new XYLineAndShapeRenderer(true, false);
    renderer.setSeriesPaint(0, ACCENT);
    renderer.setSeriesStroke(0, LINE);
    NumberAxis percents = numberAxis("");
    percents.setRange(0, 100);
    return plot(dataset, curve.axis(), percents, renderer);
  }

  private static XYPlot plot(
      XYDataset dataset, Chart.ValueAxis axis, NumberAxis heights, XYItemRenderer renderer) {
    XYPlot plot = new XYPlot(dataset, valueAxis(axis), heights, renderer);
    plot.setDomainGridlinesVisible(false);
    plot.setRangeGridlinePaint(GRID);
    plot.setRangeGridlineStroke(HAIR);
    plot.setAxisOffset(RectangleInsets.ZERO_INSETS);
    return plot;
  }

  private static Plot plot(Chart.Boxes boxes) {
    DefaultBoxAndWhiskerCategoryDataset dataset = new DefaultBoxAndWhiskerCategoryDataset();
    for (Chart.Box box : boxes.boxes()) {
      dataset.add(
          new BoxAndWhiskerItem(
              null,
              place(box.middle(), boxes.axis()),
              place(box.low(), boxes.axis()),
              place(box.high(), boxes.axis()),
              place(box.lowest(), boxes.axis()),
              place(box.highest(), boxes.axis()),
              null,
              null,
              List.of()),
          "",
          box.label());
    }
    BoxAndWhiskerRenderer renderer = new BoxAndWhiskerRenderer();
    renderer.setMeanVisible(false);
    renderer.setFillBox(true);
    renderer.setSeriesPaint(0, SOFT);
    renderer.setSeriesOutlinePaint(0, ACCENT);
    renderer.setUseOutlinePaintForWhiskers(true);
    renderer.setSeriesOutlineStroke(0, new BasicStroke(1.2f));
    renderer.setArtifactPaint(INK);
    renderer.setMaximumBarWidth(0.5);
    renderer.setWhiskerWidth(0.5);
    CategoryAxis groups = new CategoryAxis();
    quiet(groups);
    groups.setLowerMargin(0.01);
    groups.setUpperMargin(0.01);
    groups.setCategoryMargin(0.3);
    groups.setMaximumCategoryLabelWidthRatio(0.4f);
    ValueAxis values = valueAxis(boxes.axis());
    CategoryPlot plot = new CategoryPlot(dataset, groups, values, renderer);
    plot.setOrientation(PlotOrientation.HORIZONTAL);
    plot.setRangeAxisLocation(AxisLocation.BOTTOM_OR_LEFT);
    plot.setRangeGridlinePaint(GRID);
    plot.setRangeGridlineStroke(HAIR);
    plot.setAxisOffset(RectangleInsets.ZERO_INSETS);
    return plot;
  }

  private static ValueAxis valueAxis(Chart.ValueAxis axis) {
    NumberAxis drawn = numberAxis(axis.label());
    if (axis.logarithmic()) {
      // Not the library's own axis of logarithms: its labels are outlines, not text.
      drawn.setStandardTickUnits(NumberAxis.createIntegerTickUnits());
      drawn.setNumberFormatOverride(new AxisNumber(true));
    }
    drawn.setRange(new Range(place(axis.from(), axis), place(axis.to(), axis)));
    return drawn;
  }

  private static NumberAxis numberAxis(String label) {
    NumberAxis axis = new NumberAxis(label);
    axis.setStandardTickUnits(NumberAxis.createStandardTickUnits(Locale.ENGLISH));
    axis.setNumberFormatOverride(new AxisNumber(false));
    quiet(axis);
    return axis;
  }

  private static void quiet(Axis axis) {
    axis.setLabelFont(FONT);
    axis.setTickLabelFont(FONT);
    axis.setLabelPaint(QUIET);
    axis.setTickLabelPaint(QUIET);
    axis.setAxisLinePaint(QUIET);
    axis.setTickMarkPaint(QUIET);
    axis.setLabelInsets(new RectangleInsets(4, 2, 4, 2));
  }

  /** Ticks as people write them: {@code 0.05}, {@code 1,000}, {@code 1e15}. */
  private static final class AxisNumber extends NumberFormat {
    private static final long serialVersionUID = 1;
    private static final DecimalFormatSymbols ENGLISH =
        DecimalFormatSymbols.getInstance(Locale.ENGLISH);

    private final boolean power;

    /** Writes numbers, or ten to their power. */
    private AxisNumber(boolean power) {
      this.power = power;
    }

    @Override
    public StringBuffer format(double drawn, StringBuffer to, FieldPosition position) {
      double number = power ? Double.parseDouble("1e" + Math.round(drawn)) : drawn;
      double size = Math.abs(number);
      boolean plain = size == 0 || (size >= 1e-4 && size < 1e7);
      DecimalFormat format = new DecimalFormat(plain ? "#,##0.########" : "0.###E0", ENGLISH);
      return to.append(format.format(number).replace('E', 'e'));
    }

    @Override
    public StringBuffer format(long number, StringBuffer to, FieldPosition position) {
      return format((double) number, to, position);
    }

    @Override
    public Number parse(String text, ParsePosition position) {
      throw new UnsupportedOperationException("axes are written, not read");
    }
  }
}
