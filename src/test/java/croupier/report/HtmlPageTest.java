package croupier.report;

import static org.assertj.core.api.Assertions.assertThat;

import croupier.stats.CorpusStatistics;
import croupier.stats.CorpusStatistics.Part;
import croupier.stats.Edges;
import croupier.stats.Extremes;
import croupier.stats.Group;
import croupier.stats.Histogram;
import croupier.stats.Summary;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;

final class HtmlPageTest {
  private static final String EVIL = "<script>alert(\"&'1\")</script>\u0000\ud800]]>";

  private static CorpusReport.Subject subject(@Nullable String by) {
    return new CorpusReport.Subject(
        EVIL, "expected_rolls", EVIL, null, by, List.of(new Report.Fact("command", EVIL)));
  }

  private static CorpusStatistics statistics(boolean logarithmic, double... values) {
    Edges edges =
        values.length == 0
            ? new Edges(new double[0], false)
            : Edges.around(
                values[0], values[0], values[values.length - 1], values[values.length - 1]);
    assertThat(edges.logarithmic()).isEqualTo(logarithmic);
    Summary summary = new Summary();
    Histogram histogram = new Histogram(edges.values());
    Extremes extremes = new Extremes(10);
    Map<Integer, Double> quantiles = new TreeMap<>();
    for (int i = 0; i < values.length; i++) {
      summary.add(values[i], 1);
      histogram.add(values[i], 1);
      extremes.add(values[i], 1, EVIL, EVIL);
      for (int percent = 100 * i / values.length; percent < 100; percent++) {
        quantiles.put(Math.max(1, percent), values[i]);
      }
    }
    summary.addRejected();
    Part all = new Part(null, summary, quantiles, histogram);
    Part group = new Part(new Group(EVIL), summary, quantiles, histogram);
    return new CorpusStatistics(all, List.of(group), edges.logarithmic(), extremes);
  }

  private static Document parsed(String page)
      throws IOException, ParserConfigurationException, SAXException {
    return DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new InputSource(new StringReader(page)));
  }

  @Test
  void of_aCorpusWithMarkupInItsTexts_isWellFormedAndHasNoScript()
      throws IOException, ParserConfigurationException, SAXException {
    for (boolean logarithmic : new boolean[] {false, true}) {
      CorpusStatistics statistics =
          logarithmic ? statistics(true, 0.001, 1, 5, 100000) : statistics(false, 1, 2, 5, 9);
      String page = HtmlPage.of(CorpusReport.of(statistics, subject("<b>by</b>")));
      Document document = parsed(page);
      assertThat(document.getElementsByTagName("script").getLength()).isZero();
      assertThat(document.getElementsByTagName("b").getLength()).isZero();
      assertThat(document.getElementsByTagName("svg").getLength()).isEqualTo(6);
      assertThat(document.getDocumentElement().getTextContent())
          .contains("<script>alert(\"&'1\")</script>\ufffd\ufffd]]>");
      assertThat(page).doesNotContain("<script").contains("; left out: 1 rejected.");
    }
  }

  @Test
  void of_anyCorpus_asksNothingFromAnywhere()
      throws IOException, ParserConfigurationException, SAXException {
    String page = HtmlPage.of(CorpusReport.of(statistics(false, 1, 2), subject(null)));
    NodeList all = parsed(page).getElementsByTagName("*");
    for (int i = 0; i < all.getLength(); i++) {
      assertThat(all.item(i).getNodeName()).isNotIn("img", "link", "script", "iframe", "image");
    }
    assertThat(page.replace("http://www.w3.org/2000/svg", ""))
        .doesNotContain("http", "@import", "src=");
    assertThat(page).doesNotContain("rgb(").doesNotContain("font-family:&quot;");
  }

  @Test
  void of_aPage_hasEachIdOnce() throws IOException, ParserConfigurationException, SAXException {
    String page = HtmlPage.of(CorpusReport.of(statistics(false, 1, 2, 5, 9), subject("by")));
    NodeList clips = parsed(page).getElementsByTagName("clipPath");
    List<String> ids = new ArrayList<>();
    for (int i = 0; i < clips.getLength(); i++) {
      ids.add(clips.item(i).getAttributes().getNamedItem("id").getNodeValue());
    }
    assertThat(ids).isNotEmpty().doesNotHaveDuplicates();
  }

  @Test
  void of_noRowsWithValues_saysSoWithoutPlots()
      throws IOException, ParserConfigurationException, SAXException {
    Document document = parsed(HtmlPage.of(CorpusReport.of(statistics(false), subject(null))));
    assertThat(document.getElementsByTagName("svg").getLength()).isZero();
    assertThat(document.getElementsByTagName("h1").item(0).getTextContent())
        .isEqualTo("None of 1 rows has a finite value with a weight; left out: 1 rejected.");
  }

  @Test
  void writePng_aChart_isAPicture() throws IOException {
    Report report = CorpusReport.of(statistics(false, 1, 2, 5, 9), subject("by"));
    assertThat(report.plots())
        .extracting(Report.Plot::name)
        .containsExactly("histogram", "curve", "boxes");
    for (Report.Plot plot : report.plots()) {
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      plot.writePng(out);
      assertThat(out.toByteArray()).startsWith(0x89, 'P', 'N', 'G').hasSizeGreaterThan(2000);
    }
  }
}
