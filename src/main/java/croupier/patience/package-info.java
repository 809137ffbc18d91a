/**
 * Double Patience: the chance that play at random clears the table.
 *
 * <p><b>Rules.</b> Cards lie in piles, and only the top card of a pile can be taken. While two
 * piles show equal ranks, one of the possible <em>pairs of piles</em> is chosen, all with equal
 * chance, and both top cards go. Three equal tops are three pairs, four are six. Play is won when
 * all cards are gone and lost when cards are left without a pair. The classic deal is the 36 cards
 * 6 to A in nine piles of four. Suits play no part, and a rank may occur any number of times.
 *
 * <p><b>Question.</b> The chance to win; the mean number of cards left; how many positions can be
 * reached; with {@code --first-move}, the pair to take first if all later ones stay random.
 *
 * <p><b>State.</b> The heights of the piles, three bits each, in one int. After k pairs every
 * position has 2k cards fewer than the deal, so positions fall into layers, and play only ever goes
 * from a layer to the next. A classic deal could have 5^9 positions and reaches about 930.
 *
 * <p><b>Recurrence.</b> Let P(s) be the chance that play passes through position s, and m(s) the
 * number of its pairs. Then P(start) = 1 and
 *
 * <pre>
 * P(s') = sum over s, and over the pairs that lead from s to s', of P(s) / m(s),
 * win chance = P(empty table),
 * cards left = sum over s with m(s) = 0 of P(s) * cards(s).
 * </pre>
 *
 * Looking back instead, W(empty table) = 1, W(s) = 0 where m(s) = 0, and elsewhere W(s) is the mean
 * of W over the m(s) positions that follow. The exact fraction and the best first move are read off
 * W.
 *
 * <p><b>Why it is right.</b> Two ways into one position are different lines of play, so their
 * chances add. A layer is complete before the next one is begun, so P(s) is final when it is handed
 * on. Play passes through the empty table exactly when it wins, and every other end is a position
 * without a pair.
 *
 * <p>Some deals are seen to be lost before any search: a rank that occurs an odd number of times,
 * or with more than half of its cards in one pile, cannot be paired off, since two cards of one
 * pile never make a pair (in the classic deal, three of a rank in a pile). That is so in 16 % of
 * all shuffles, half of those that cannot be won. The contest's judge answers them at once.
 * Elsewhere the mean number of cards left and the number of positions need the walk anyhow, and at
 * its end P(empty table) is exactly 0, as no sum of positive terms is. What is skipped then is the
 * exact fraction's way back: it is 0.
 *
 * <p><b>Cost.</b> One visit to each position and one look-up for each of its pairs (2,100 in a
 * classic deal, about). The pairs of a position come from all tops in one long, five bits a pile: a
 * shift by d piles, an exclusive or and a subtraction flag all equal tops d piles apart, so nine
 * such steps find all pairs without a branch. A layer's positions are found in a hash table that
 * holds no other layer and hence stays in the fastest cache; it is cleared for each layer, and
 * since positions keep the order in which they were found, its size changes no bit of an answer.
 * Exact fractions keep a layer over one denominator and are reduced once, at the end.
 *
 * <p><b>Guarantee.</b> Relative error at most 1e-13: all terms are positive, and a chance has gone
 * through at most 35 divisions and as many rounds of additions. A win chance of 0 or 1 is exactly
 * that, and so is a mean of 0 cards left. The order of piles fixes the order of additions, so that
 * two orders of the same piles may differ in the last bits; names of ranks and suits change no bit.
 * First moves whose chances differ by less than 1e-12 of themselves count as equal, and the lowest
 * pile numbers are named.
 *
 * <p><b>Limits.</b> 1 to 10 piles of 0 to 7 cards, and 1,000,000 positions; ten piles of seven
 * equal cards would reach far more. Of so many positions a deal takes a second and 60 MB, with a
 * fraction five seconds and 150 MB. What memory a large deal needs is given back after it.
 *
 * <p><b>Figures.</b> Means over a million shuffles and their standard errors: chance to win 0.18511
 * (0.00021), share that can be won 0.6880 (0.0005), positions 928.8 (0.6), cards left 9.118
 * (0.004). The classic deal of the most positions known reaches 9,555; it was climbed to by swaps
 * of cards.
 *
 * <p><b>Sources.</b> NEERC 2005, Northern subregional contest, problem D; UVa 1637; POJ 2794. The
 * flags of equal tops and the table per layer are our own.
 */
@NullMarked
package croupier.patience;

import org.jspecify.annotations.NullMarked;
