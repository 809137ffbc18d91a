/**
 * Statistics of many numbers, for adding up in any order and in any number of parts: what is added
 * is a {@link croupier.stats.Mergeable}, and its parts give the same bits however they were cut.
 * Knows no game and no Spark.
 *
 * <p><b>Numbers.</b> A row has a value and a whole weight of 0 or more; unweighted rows weigh 1.
 * Mean and deviation are those of the finite values, as of a whole population: the sums of w, w*v
 * and w*v*v are kept as integers in {@link croupier.stats.ExactSum}, and mean and variance are
 * fractions that are rounded once.
 *
 * <p><b>Quantiles.</b> The q % quantile is the least value v for which the rows of value v or less
 * have at least q % of the whole weight. It is a value of the corpus, found exactly in {@link
 * croupier.stats.RankSearch}; infinite values take part, at the ends.
 *
 * <p><b>Limits.</b> The weights of a corpus add up to less than 2^63.
 */
@NullMarked
package croupier.stats;

import org.jspecify.annotations.NullMarked;
