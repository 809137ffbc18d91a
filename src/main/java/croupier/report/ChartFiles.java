package croupier.report;

import de.erichseifert.vectorgraphics2d.Document;
import de.erichseifert.vectorgraphics2d.VectorGraphics2D;
import de.erichseifert.vectorgraphics2d.intermediate.CommandSequence;
import de.erichseifert.vectorgraphics2d.svg.SVGProcessor;
import de.erichseifert.vectorgraphics2d.util.PageSize;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Pattern;
import javax.imageio.ImageIO;
import org.jfree.chart.JFreeChart;

/** Charts as SVG for a page and as PNG. */
final class ChartFiles {
  /** For a page that is wide: as wide as its text, in CSS pixels. */
  static final int WIDE = 860;

  /** For a telephone. */
  static final int NARROW = 340;

  private static final double PNG_SCALE = 2;

  /** The page's own names of the colours, so that they follow light and dark. */
  private static final Map<Color, String> VARIABLES = new LinkedHashMap<>();

  static {
    VARIABLES.put(Drawing.INK, "var(--ink)");
    VARIABLES.put(Drawing.QUIET, "var(--quiet)");
    VARIABLES.put(Drawing.GRID, "var(--grid)");
    VARIABLES.put(Drawing.ACCENT, "var(--accent)");
    VARIABLES.put(Drawing.SOFT, "var(--soft)");
    VARIABLES.put(Drawing.MARK, "var(--mark)");
    VARIABLES.put(Drawing.PAPER, "var(--paper)");
    // Charts need no screen, and some machines have none.
    System.setProperty("java.awt.headless", "true");
  }

  private static final Pattern FONT_FAMILY =
      Pattern.compile("font-family:(&quot;.*?&quot;|[^;&]*);");

  /** Within tags only: what people read is not cut. */
  private static final Pattern LONG_DECIMALS = Pattern.compile("(\\.[0-9]{2})[0-9]+(?=[^<>]*>)");

  private ChartFiles() {}

  /**
   * The {@code svg} element.
   *
   * @param name a word, the start of the element's ids: those of one page must differ
   */
  static String svg(Chart chart, String name, int width) throws IOException {
    VectorGraphics2D graphics = new VectorGraphics2D();
    int height = height(chart, width);
    Drawing.of(chart).draw(graphics, new Rectangle2D.Double(0, 0, width, height));
    CommandSequence commands = graphics.getCommands();
    Document document = new SVGProcessor().getDocument(commands, new PageSize(0, 0, width, height));
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    document.writeTo(bytes);
    return inline(bytes.toString(StandardCharsets.UTF_8), name, width, height);
  }

  private static String inline(String file, String name, int width, int height) {
    String svg = file.substring(file.indexOf('>', file.indexOf("<svg")) + 1);
    svg = svg.replace("id=\"", "id=\"" + name + "-").replace("url(#", "url(#" + name + "-");
    svg = FONT_FAMILY.matcher(svg).replaceAll(""); // the page's own
    svg = LONG_DECIMALS.matcher(svg).replaceAll("$1");
    for (Map.Entry<Color, String> variable : VARIABLES.entrySet()) {
      Color color = variable.getKey();
      svg =
          svg.replace(
              "rgb(" + color.getRed() + "," + color.getGreen() + "," + color.getBlue() + ")",
              variable.getValue());
    }
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%1$d\" height=\"%2$d\" viewBox=\"0 0 %1$d %2$d\" aria-hidden=\"true\">%3$s"
        .formatted(width, height, svg.strip());
  }

  /** A PNG, light, of two pixels for each of the page. */
  static void png(Chart chart, OutputStream out) throws IOException {
    int height = height(chart, WIDE);
    BufferedImage image =
        new BufferedImage(
            (int) (WIDE * PNG_SCALE), (int) (height * PNG_SCALE), BufferedImage.TYPE_INT_RGB);
    Graphics2D graphics = image.createGraphics();
    graphics.setRenderingHint(
        RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
    graphics.scale(PNG_SCALE, PNG_SCALE);
    graphics.setColor(Drawing.PAPER);
    graphics.fillRect(0, 0, WIDE, height);
    JFreeChart drawing = Drawing.of(chart);
    drawing.draw(graphics, new Rectangle2D.Double(0, 0, WIDE, height));
    graphics.dispose();
    if (!ImageIO.write(image, "png", out)) {
      throw new IOException("this Java cannot write PNG");
    }
  }

  private static int height(Chart chart, int width) {
    return chart instanceof Chart.Boxes boxes
        ? 60 + 26 * boxes.boxes().size()
        : width == WIDE ? 330 : 250;
  }
}
