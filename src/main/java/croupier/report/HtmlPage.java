package croupier.report;

import java.io.IOException;
import java.io.InputStream;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;

/**
 * Writes a report as one page of HTML that is also well-formed XML and needs nothing from anywhere:
 * no script, no picture, no font. Every text is escaped by the XML writer.
 */
public final class HtmlPage {
  private static final String STYLE = resource("/croupier/report.css");

  private final StringWriter out = new StringWriter();
  private final XMLStreamWriter xml;

  private HtmlPage() throws XMLStreamException {
    xml = XMLOutputFactory.newDefaultFactory().createXMLStreamWriter(out);
  }

  /** The page. */
  public static String of(Report report) throws IOException {
    try {
      HtmlPage page = new HtmlPage();
      page.write(report);
      return page.out.toString();
    } catch (XMLStreamException failure) {
      throw new IOException(failure);
    }
  }

  private void write(Report report) throws XMLStreamException, IOException {
    raw("<!DOCTYPE html>\n");
    start("html", "lang", "en");
    start("head");
    empty("meta", "charset", "utf-8");
    empty("meta", "name", "viewport", "content", "width=device-width, initial-scale=1");
    empty("meta", "name", "color-scheme", "content", "light dark");
    element("title", report.title());
    start("style");
    raw(STYLE);
    end();
    end();
    start("body");
    start("main");
    start("header");
    element("p", report.title(), "class", "title");
    element("h1", report.headline());
    facts(report.facts());
    end();
    for (Report.Section section : report.sections()) {
      start("section");
      element("h2", section.title());
      for (Report.Block block : section.blocks()) {
        write(block);
      }
      end();
    }
    end();
    end();
    end();
    xml.flush();
    out.write('\n');
  }

  private void facts(List<Report.Fact> facts) throws XMLStreamException {
    if (facts.isEmpty()) {
      return;
    }
    start("dl", "class", "facts");
    for (Report.Fact fact : facts) {
      start("div");
      element("dt", fact.name());
      element("dd", fact.number());
      end();
    }
    end();
  }

  private void write(Report.Block block) throws XMLStreamException, IOException {
    if (block instanceof Report.Text text) {
      element("p", text.text());
    } else if (block instanceof Report.Table table) {
      write(table);
    } else if (block instanceof Report.Plot plot) {
      write(plot);
    }
  }

  private void write(Report.Plot plot) throws XMLStreamException, IOException {
    start("figure");
    start("div", "class", "plot", "role", "img", "aria-label", plot.description());
    start("div", "class", "wide");
    raw(ChartFiles.svg(plot.chart(), plot.name() + "-wide", ChartFiles.WIDE));
    end();
    start("div", "class", "narrow");
    raw(ChartFiles.svg(plot.chart(), plot.name() + "-narrow", ChartFiles.NARROW));
    end();
    end();
    if (!plot.note().isEmpty()) {
      element("figcaption", plot.note());
    }
    end();
  }

  private void write(Report.Table table) throws XMLStreamException {
    // Outside the box that scrolls, so that it wraps; the box can be scrolled by keyboard too.
    element("p", table.caption(), "class", "caption");
    start(
        "div", "class", "scroll", "tabindex", "0", "role", "region", "aria-label", table.caption());
    start("table");
    start("thead");
    start("tr");
    for (Report.TableColumn column : table.columns()) {
      element("th", column.name(), "class", kind(column), "scope", "col");
    }
    end();
    end();
    start("tbody");
    for (List<String> row : table.rows()) {
      start("tr");
      for (int i = 0; i < row.size(); i++) {
        element("td", row.get(i), "class", kind(table.columns().get(i)));
      }
      end();
    }
    end();
    end();
    end();
  }

  private static String kind(Report.TableColumn column) {
    return switch (column.kind()) {
      case WORDS -> "words";
      case NUMBER -> "number";
      case CODE -> "code";
    };
  }

  private void element(String name, String text, String... attributes) throws XMLStreamException {
    start(name, attributes);
    xml.writeCharacters(printable(text));
    end();
  }

  private void start(String name, String... attributes) throws XMLStreamException {
    xml.writeStartElement(name);
    attributes(attributes);
  }

  private void empty(String name, String... attributes) throws XMLStreamException {
    xml.writeEmptyElement(name);
    attributes(attributes);
  }

  private void attributes(String... attributes) throws XMLStreamException {
    for (int i = 0; i < attributes.length; i += 2) {
      xml.writeAttribute(attributes[i], printable(attributes[i + 1]));
    }
  }

  private void end() throws XMLStreamException {
    xml.writeCharacters(""); // so that no element but the empty ones ends in its own start
    xml.writeEndElement();
  }

  /** Markup of our own. */
  private void raw(String markup) throws XMLStreamException {
    xml.writeCharacters("");
    xml.flush();
    out.write(markup);
  }

  /** A text without what XML cannot hold. */
  private static String printable(String text) {
    StringBuilder printable = new StringBuilder(text.length());
    text.codePoints().map(HtmlPage::printable).forEach(printable::appendCodePoint);
    return printable.toString();
  }

  private static int printable(int c) {
    boolean control = c < ' ' && c != '\t' && c != '\n';
    boolean surrogate = c >= Character.MIN_SURROGATE && c <= Character.MAX_SURROGATE;
    return control || surrogate || c == 0xfffe || c == 0xffff ? 0xfffd : c;
  }

  private static String resource(String name) {
    try (InputStream in = HtmlPage.class.getResourceAsStream(name)) {
      return new String(Objects.requireNonNull(in, name).readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }
}
