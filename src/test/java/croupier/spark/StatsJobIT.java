package croupier.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import croupier.Expectations;
import croupier.stats.Summary;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.types.StructType;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

@ExtendWith(LocalSpark.class)
final class StatsJobIT {
  private static final String COLUMNS =
      "id BIGINT, problem STRING, deals BIGINT, kind STRING, rolls DOUBLE, error STRING";
  private static final List<String> TABLES =
      List.of("summary", "groups", "histogram", "quantiles", "extremes");

  private static SparkSession session;

  @TempDir private Path folder;

  @BeforeAll
  static void openSession() {
    session = LocalSpark.session();
  }

  private static Row row(
      long id, @Nullable Long deals, @Nullable String kind, @Nullable Double rolls) {
    return RowFactory.create(id, "p" + id % 7, deals, kind, rolls, null);
  }

  private static Row rejected(String problem) {
    return RowFactory.create(0L, problem, 1L, "x", null, "board '" + problem + "': bad");
  }

  /** A table of answers in so many files. */
  private String answers(String name, int files, List<Row> rows) {
    String place = folder.resolve(name).toString();
    session
        .createDataFrame(rows, StructType.fromDDL(COLUMNS))
        .repartition(files)
        .write()
        .parquet(place);
    return place;
  }

  private StatsJob job(String input, String output, @Nullable String weight, @Nullable String by) {
    return new StatsJob(
        "ladders",
        "rolls",
        "mean rolls",
        input,
        folder.resolve(output).toString(),
        false,
        weight,
        by,
        5,
        false,
        "croupier stats");
  }

  private List<String> cells(String output, String table) {
    List<String> rows = new ArrayList<>();
    for (Row row :
        session.read().parquet(folder.resolve(output + "/" + table).toString()).collectAsList()) {
      StringBuilder text = new StringBuilder();
      for (int i = 0; i < row.length(); i++) {
        text.append(Expectations.bits(row.get(i))).append('|');
      }
      rows.add(text.toString());
    }
    return rows;
  }

  private static List<Row> mixed(int count) {
    Random random = new Random(9);
    List<Row> rows = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      double value = Math.exp(random.nextGaussian() * 3);
      rows.add(
          row(
              i,
              (long) random.nextInt(1000),
              random.nextInt(9) == 0 ? null : "k" + random.nextInt(4),
              switch (random.nextInt(20)) {
                case 0 -> Double.POSITIVE_INFINITY;
                case 1 -> null;
                case 2 -> 7.5;
                default -> value;
              }));
    }
    rows.add(rejected("<script>"));
    return rows;
  }

  @Test
  void run_sameRowsInOtherFilesAndOrder_givesTheSameBits() throws IOException {
    List<Row> rows = mixed(600);
    job(answers("a", 1, rows), "one", "deals", "kind").run(session);
    Collections.shuffle(rows, new Random(10));
    job(answers("b", 5, rows), "five", "deals", "kind").run(session);
    for (String table : TABLES) {
      assertThat(cells("five", table)).as(table).isNotEmpty().isEqualTo(cells("one", table));
    }
  }

  @Test
  void run_weightedRows_areThoseOfAPlainLoop() throws IOException {
    List<Row> rows = mixed(300);
    Summary found = job(answers("a", 3, rows), "out", "deals", null).run(session);
    Summary plain = new Summary();
    List<Row> finite = new ArrayList<>();
    for (Row row : rows) {
      if (row.getString(5) != null) {
        plain.addRejected();
      } else if (row.isNullAt(4)) {
        plain.addMissing();
      } else {
        plain.add(row.getDouble(4), row.getLong(2));
        finite.add(row);
      }
    }
    assertThat(found.mean()).isEqualTo(plain.mean()).isNotNull();
    assertThat(found.deviation()).isEqualTo(plain.deviation());
    assertThat(found.rows()).isEqualTo(301);
    assertThat(found.infinite()).isEqualTo(plain.infinite()).isPositive();
    assertThat(found.missing()).isEqualTo(plain.missing()).isPositive();
    assertThat(found.rejected()).isEqualTo(1);
    Row histogram =
        session
            .read()
            .parquet(folder.resolve("out/histogram").toString())
            .selectExpr("sum(rows)", "sum(weight)")
            .first();
    assertThat(histogram.getLong(0)).isEqualTo(found.finite() + found.infinite());
    assertThat(histogram.getLong(1)).isEqualTo(plain.weight());
    finite.sort((a, b) -> Double.compare(a.getDouble(4), b.getDouble(4)));
    long below = 0;
    double median = Double.NaN;
    for (Row row : finite) {
      below += row.getLong(2);
      if (2 * below >= plain.weight()) {
        median = row.getDouble(4);
        break;
      }
    }
    assertThat(cells("out", "quantiles"))
        .hasSize(99)
        .contains(
            String.join(
                "|",
                Expectations.bits("all"),
                Expectations.bits(null),
                Expectations.bits(50),
                Expectations.bits(median),
                ""));
  }

  @Test
  void run_problemsWithMarkup_areEscapedInTheReport() throws IOException {
    List<Row> rows =
        List.of(
            RowFactory.create(1L, "<script>alert(1)</script>", 1L, "<i>", 2.0, null),
            RowFactory.create(2L, "b", 1L, "<i>", 3.0, null));
    job(answers("a", 1, rows), "out", null, "kind").run(session);
    assertThat(Files.readString(folder.resolve("out/report.html")))
        .contains("&lt;script&gt;alert(1)", "&lt;i&gt;")
        .doesNotContain("<script", "<i>");
  }

  @Test
  void run_noRowsOrNoneSolved_countsThemAndHasNoMean() throws IOException {
    Summary none = job(answers("a", 1, List.of()), "none", null, "kind").run(session);
    assertThat(none.rows()).isZero();
    assertThat(none.mean()).isNull();
    assertThat(cells("none", "summary")).hasSize(1);
    assertThat(cells("none", "groups")).isEmpty();
    assertThat(Files.readString(folder.resolve("none/report.html")))
        .contains("The corpus is empty");
    Summary bad = job(answers("b", 1, List.of(rejected("?"))), "bad", null, null).run(session);
    assertThat(bad.rejected()).isEqualTo(1);
    assertThat(cells("bad", "quantiles")).isEmpty();
    assertThat(Files.readString(folder.resolve("bad/report.html")))
        .contains("left out: 1 rejected");
  }

  @Test
  void run_onlyInfiniteValues_areCountedAndShown() throws IOException {
    List<Row> rows = List.of(row(1, 1L, "a", Double.POSITIVE_INFINITY));
    Summary found = job(answers("a", 1, rows), "out", null, null).run(session);
    assertThat(found.infinite()).isEqualTo(1);
    assertThat(found.mean()).isNull();
    assertThat(Files.readString(folder.resolve("out/report.html")))
        .contains("left out: 1 infinite");
  }

  private void assertRefused(StatsJob job, String... parts) {
    assertThatThrownBy(() -> job.run(session))
        .isInstanceOf(UsageException.class)
        .hasMessageContainingAll(parts);
    assertThat(Path.of(job.output())).doesNotExist();
  }

  @Test
  void run_columnsThatAreNotAsTheyMustBe_isAUsageError() throws IOException {
    String input = answers("a", 1, List.of(row(1, -3L, "a", 2.0), row(2, null, "b", 2.0)));
    assertRefused(job(input, "out", "nix", null), "no column 'nix'", "--weight", "deals, kind");
    assertRefused(job(input, "out", null, "nix"), "no column 'nix'", "--by");
    assertRefused(job(input, "out", "kind", null), "'kind' is STRING", "whole number");
    assertRefused(job(input, "out", "rolls", null), "'rolls' is DOUBLE", "whole number");
    assertRefused(job(input, "out", "deals", null), "--weight deals: it is -3 at problem 'p1'");
    Path text = Files.writeString(folder.resolve("a.txt"), "1 3\n");
    assertRefused(job(text.toString(), "out", null, null), "they are txt, not the Parquet");
  }

  @Test
  void run_aColumnOfTooManyGroups_isAUsageError() {
    List<Row> rows = new ArrayList<>();
    for (int i = 0; i <= StatsJob.MOST_GROUPS; i++) {
      rows.add(row(i, 1L, "k" + i, 1.0 * i));
    }
    assertRefused(
        job(answers("a", 3, rows), "out", null, "kind"), "--by kind", "more than 1000 different");
  }

  @Test
  void run_anOutputThatHoldsTheInput_isRefused() {
    String input = answers("a", 1, List.of(row(1, 1L, "a", 2.0)));
    StatsJob job =
        new StatsJob(
            "ladders", "rolls", "", input, input, true, null, null, 5, false, "croupier stats");
    assertThatThrownBy(() -> job.run(session))
        .isInstanceOf(UsageException.class)
        .hasMessageContaining("would be gone");
    assertThat(session.read().parquet(input).count()).isEqualTo(1);
  }
}
