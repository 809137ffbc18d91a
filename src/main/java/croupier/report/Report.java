package croupier.report;

import java.io.IOException;
import java.io.OutputStream;
import java.util.List;

/**
 * A page for people.
 *
 * @param title of the page, a few words
 * @param headline the most important finding, one sentence
 * @param facts the few numbers to be seen first
 * @param sections the page, from top to bottom
 */
public record Report(String title, String headline, List<Fact> facts, List<Section> sections) {
  public Report {
    facts = List.copyOf(facts);
    sections = List.copyOf(sections);
  }

  /** All charts, in order. */
  public List<Plot> plots() {
    return sections.stream()
        .flatMap(section -> section.blocks().stream())
        .filter(Plot.class::isInstance)
        .map(Plot.class::cast)
        .toList();
  }

  /**
   * A number to be seen first.
   *
   * @param name what it is
   * @param number as it is shown
   */
  public record Fact(String name, String number) {}

  /**
   * A part of the page.
   *
   * @param title its heading
   * @param blocks what stands below it
   */
  public record Section(String title, List<Block> blocks) {
    public Section(String title, Block... blocks) {
      this(title, List.of(blocks));
    }
  }

  /** A text, a table or a plot. */
  public sealed interface Block permits Text, Table, Plot {}

  /** A paragraph. */
  public record Text(String text) implements Block {}

  /**
   * A table; wide ones scroll in a box of their own.
   *
   * @param caption what it shows
   * @param columns its header
   * @param rows cells as they are shown, as many as columns
   */
  public record Table(String caption, List<TableColumn> columns, List<List<String>> rows)
      implements Block {
    public Table {
      for (List<String> row : rows) {
        if (row.size() != columns.size()) {
          throw new IllegalArgumentException(
              "table '" + caption + "': a row has " + row.size() + " cells of " + columns.size());
        }
      }
    }
  }

  /**
   * A table's column.
   *
   * @param name its header
   * @param kind how its cells are set
   */
  public record TableColumn(String name, Kind kind) {
    /** How cells are set: words wrap, numbers stand to the right, code in even letters. */
    public enum Kind {
      WORDS,
      NUMBER,
      CODE
    }

    public static TableColumn words(String name) {
      return new TableColumn(name, Kind.WORDS);
    }

    public static TableColumn number(String name) {
      return new TableColumn(name, Kind.NUMBER);
    }

    public static TableColumn code(String name) {
      return new TableColumn(name, Kind.CODE);
    }
  }

  /**
   * A chart.
   *
   * @param name a word, also the name of its file
   * @param description what it shows, for those who do not see it
   * @param note what stands below it; may be empty
   * @param chart what is drawn
   */
  public record Plot(String name, String description, String note, Chart chart) implements Block {
    /** The chart as a PNG. */
    public void writePng(OutputStream out) throws IOException {
      ChartFiles.png(chart, out);
    }
  }
}
