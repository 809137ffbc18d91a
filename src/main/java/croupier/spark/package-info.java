/**
 * The jobs: the same games on a cluster. Names no game.
 *
 * <p>{@link croupier.spark.SolveJob} reads, broadcasts, maps and writes; {@code CorpusReader} turns
 * any input into rows of problems, {@code RowsToAnswers} is the work of one partition, {@code
 * StagedTable} makes sure that a table is there in whole or not at all. {@link
 * croupier.spark.PopulationJob} solves all problems of a kind, task by numbered task, and keeps
 * only counts.
 */
@NullMarked
package croupier.spark;

import org.jspecify.annotations.NullMarked;
