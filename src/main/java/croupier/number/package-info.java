/** Exact fractions, binomials and residues; nothing here knows what they are counted for. */
@NullMarked
package croupier.number;

import org.jspecify.annotations.NullMarked;
