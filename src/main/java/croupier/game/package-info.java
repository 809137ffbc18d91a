/** The shape of a game: problem in, answer out. Knows no game and no Spark. */
@NullMarked
package croupier.game;

import org.jspecify.annotations.NullMarked;
