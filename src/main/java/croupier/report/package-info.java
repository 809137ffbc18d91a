/**
 * Reports for people: a page of HTML with text, tables and charts, complete in itself. Knows no
 * game and no Spark.
 *
 * <p>{@link croupier.report.Report} is what a page says; {@link croupier.report.HtmlPage} writes
 * it, every text escaped; charts are {@link croupier.report.Chart}s of plain arrays, drawn by
 * JFreeChart for a wide and a narrow page. {@link croupier.report.CorpusReport} makes the report of
 * a corpus.
 */
@NullMarked
package croupier.report;

import org.jspecify.annotations.NullMarked;
