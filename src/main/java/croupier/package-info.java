/** Names to games, words to jobs. */
@NullMarked
package croupier;

import org.jspecify.annotations.NullMarked;
