/** Snakes and ladders. */
@NullMarked
package croupier.ladders;

import org.jspecify.annotations.NullMarked;
