/**
 * Mahjong: expected draws to a winning hand.
 *
 * <p><b>Rules.</b> There are n kinds of tile, four copies each, in one or more runs. Thirteen tiles
 * are held, or fourteen; three fewer for each meld that lies finished. The other tiles, less those
 * seen elsewhere (discards, dora), are the wall; they lie in random order and are drawn one by one;
 * nothing is discarded. The tiles of finished melds count as part of the wall unless they are given
 * as seen. Tiles <em>win</em> when 14 of them form four melds and a pair (a meld is three equal
 * tiles, or three consecutive ones of a run), or seven pairs of seven kinds. Options: seven pairs
 * may be switched off, thirteen orphans (each one, nine and honour, and one of them twice) on; both
 * need a closed hand.
 *
 * <p><b>Question.</b> X is the number of draws after which the tiles held first contain a win.
 * Wanted: E[X], its residue modulo 998244353, how many tiles win at once, the least value of X, the
 * forms that so few draws give, and the tiles that bring it down; the chance that X exceeds i, and
 * where it falls to 1/2 and 1/10. <em>Shanten</em> is the least X less 1, of the tiles as they are:
 * for 14 tiles it is what the best discard leaves. A hand that has won has X = 0. Where all the
 * wall holds no win, X is infinite and has no least value.
 *
 * <p><b>State.</b> Read the kinds in order, each with the number of copies that are there, 0 to 4.
 * All that matters of the kinds read is in {@code Progress}: the most melds finished for each
 * number of runs (0 to 2) that wait for one and for two more kinds, once without and once with a
 * pair set aside, melds capped at 4; and the number of kinds held twice, capped at 7. All that
 * contains a win is one state. There are 2,092 such states, and 567 when those that act alike are
 * merged. A run of kinds ends as if a kind followed that is not there; so the real set needs no
 * states of its own. For thirteen orphans three flags follow the orphans: all so far held, one of
 * them twice, one missing.
 *
 * <p><b>Recurrence.</b> X exceeds i when the first i draws, a random set of i tiles of the wall,
 * give no win. With N_i such sets,
 *
 * <pre>
 * E[X] = sum over i >= 0 of N_i / C(W, i), W the tiles of the wall.
 * </pre>
 *
 * Let f(z, s, i) count the ways to choose i tiles of the kinds after z without a win when the
 * automaton is in state s. With c copies of kind z+1 held and l left,
 *
 * <pre>
 * f(z, s, i) = sum over e = 0..l of C(l, e) * f(z+1, next(s, c+e), i-e),
 * </pre>
 *
 * 0 for the winning state, and f(n, s, 0) = 1. N_i is f(0, start, i). With melds finished, the
 * automaton is that of melds alone and starts with so many.
 *
 * <p><b>Suits.</b> Between two suits no run is open. Few states are then left, {@code
 * ClosedStates}: 46, or 16 without seven pairs; and a suit acts on what stands before and after it
 * only through the closed state that it leads to from the start, since suits may be read in any
 * order. So what draws from a suit do for a hand is a small table: a polynomial in t for each
 * closed state, whose coefficient i counts the ways to draw i tiles. Tables depend on how the
 * suit's tiles lie, not on which suit it is nor from which end it is read; a hand is four of them,
 * joined two by two: of the 2,116 pairs of closed states 733 do not win. The tables and the pairs
 * asked for last are kept.
 *
 * <p><b>Points.</b> Polynomials are held as values at points, where they multiply value by value.
 * E[X] is linear in N(t) = sum over i of N_i t^i: the functional with L(t^i) = 1/C(W, i). This has
 * a Gauss rule, since 1/C(W, i) = (W+1) times the integral over x from 0 to 1 of x^i (1-x)^(W-i),
 * the (W+1)-fold mean of t^i under a positive weight, t = x/(1-x). The real set's N has degree 24,
 * so 13 points with positive weights are enough; modulo the prime 25 points are.
 *
 * <p><b>Halves.</b> In one run of up to 18 kinds, D E[X] is below 2^53 for all hands, D the least
 * common multiple of the C(W, i). So doubles hold it exactly, and the residue is its residue. A
 * hand is a vector of its lower kinds (ways to each state and number of draws) times a vector of
 * its higher kinds (weights of the draws without a win from there). Both come back from hand to
 * hand, and sorted hands share most of the walk that makes them.
 *
 * <p><b>Orphans.</b> With suits, the draws that win by thirteen orphans alone are taken off: of the
 * draws without melds or pairs, those that hold all orphans less those that hold each once.
 *
 * <p><b>Shanten.</b> For each form, the fewest tiles that lack to some target, of which no kind has
 * more copies than are held or left. Pairs and orphans are read off the counts. For melds, {@code
 * Laying} goes over the kinds with the cheapest target for each number of melds begun, of runs that
 * wait, without and with the pair. With nothing seen there are 6,931 such layings, and a run of any
 * length is a walk over them. Suits and honours lack ten numbers each ({@code Needs}); of all those
 * that suits together can lack there are 180, so joining is a look-up, too.
 *
 * <p><b>All hands.</b> Between suits no run is open, so a suit acts on the others through one of
 * few closed states. For each, the ways to draw from the suit are a polynomial in the number of
 * draws, held as its values at the points of a Gauss rule; suits multiply point by point, and the
 * weighted sum of the last values is E[X]. Hands that differ by the order of suits or honours, or
 * by the end a suit is read from, are one class: 322,565,293 of the real set ({@link
 * croupier.mahjong.AllHands}), and a class costs one product of two vectors.
 *
 * <p><b>Why it is right.</b> Three runs that start at one kind can be laid as three triplets, so
 * two open runs a kind are enough; more melds finished is never worse, so only the most is kept;
 * merging follows Moore: two states are kept apart only if some reading tells them apart.
 *
 * <p><b>Cost.</b> Hands of 13 closed tiles with nothing seen: in the real sets 733 products of 13
 * doubles and 25 residues for a new pair of suits, 46 when both pairs are known; in a short run one
 * product of two vectors. All others are walked. A set of tiles without a win is small, 18 tiles at
 * n = 9, 35 at n = 34, so i needs few values; only states that the hand can reach are walked, and
 * each row f(z, s, .) is one loop over at most five rows. Residues are held in doubles, too, and
 * reduced every fifth kind only, which is as often as 53 bits need.
 *
 * <p><b>Guarantee.</b> All sums have positive terms, but for what orphans take off, which leaves
 * 0.18 or more: E[X] is right to 1e-12 relative. Residues and fractions are exact; a fraction's
 * counts are joined from residues modulo primes below 2^31 whose product is more than any count.
 *
 * <p><b>Limits.</b> 13 or 14 tiles, fewer with melds; one run of 5 to 100 kinds, the set of 34, or
 * the three-player set without 2m to 8m. With all options no hand takes more than a second.
 *
 * <p><b>Sources.</b> ZJOI 2019 "Mahjong" (Luogu P5279) for the question and the states; E. F.
 * Moore, "Gedanken-experiments on sequential machines" (1956), for the merging; W. Gautschi,
 * "Orthogonal Polynomials" (2004), for the points.
 */
@NullMarked
package croupier.mahjong;

import org.jspecify.annotations.NullMarked;
