/**
 * Bag of mice: who draws the first white mouse.
 *
 * <p><b>Rules.</b> A bag holds w white and b black mice. The princess draws one mouse; then the
 * dragon draws one, and after his draw one more mouse jumps out by itself; then the princess again.
 * Every draw and every jump takes each mouse left with equal chance. The first to draw a white
 * mouse wins. A mouse that jumps out is seen by nobody and decides nothing. If the bag runs empty,
 * the dragon wins.
 *
 * <p>More generally P players draw in turn, 1 the princess, 2 the dragon, and after each draw but
 * hers J mice jump, or all that are left. {@code players=P}, {@code jumps=J} and {@code who=K}
 * after the mice say so; 2, 1 and 1 are usual. With more players an empty bag is nobody's win.
 *
 * <p><b>Question.</b> The chance that player K wins, {@code princess_wins}, and the chance of
 * anything else, {@code dragon_wins}: that another player wins or the bag runs empty. In {@code 2 4
 * players=3} the three win with 7/15, 4/15 and 1/5, and with 1/15 nobody does.
 *
 * <p><b>State.</b> None is needed. Put all n = w + b mice in a random order beforehand: in the
 * usual game places 1, 4, 7, ... are the princess's draws, 2, 5, 8, ... the dragon's, 3, 6, 9, ...
 * the jumps. In general a round has P + (P-1)J places: one for the princess, and one for each other
 * player with J jumps behind it.
 *
 * <p><b>Recurrence.</b> Player K wins at his turn t = 0, 1, ... exactly when that mouse is white
 * and the d = K-1+Pt mice drawn before it are black; what jumped does not matter. With T the number
 * of his places among the n,
 *
 * <pre>
 * chance = sum over t &lt; T of  b(b-1)...(b-d+1) / [n(n-1)...(n-d+1)] * w/(n-d)
 *        = sum over t &lt; T of C(n-d-1, w-1) / C(n, w).
 * </pre>
 *
 * The chance of anything else is the sum of the other players' chances and C(a, w) / C(n, w), a the
 * number of jumps among the n places: the chance that all white mice jump. It is also 1 less the
 * chance asked for, and is taken so where that is at most 2/3: then its relative error is at most
 * twice as large.
 *
 * <p>When white mice are few, the sum is long, but it has a short form. Let G(m) be the sum over
 * all t >= 0 of C(m-1-Pt, w-1), where C(x, y) = 0 for x below y. The chance is [G(N) - G(N')] /
 * C(n, w) with N = n-K+1, N' = N-PT; and
 *
 * <pre>
 * G(m) + G(m-1) + ... + G(m-P+1) = C(m, w),
 * G(m) = S(m) + D(m) for m > -P,
 * S(m) = sum over j = 0..w of c(j) C(m-j, w-j) = C(m, w) s(m),
 * s(m) = sum over j of c(j) w(w-1)...(w-j+1) / [m(m-1)...(m-j+1)],
 * c(0) = 1/P,  P c(j) = C(P,2) c(j-1) - C(P,3) c(j-2) + ...,
 * D(m) = 1/P * sum over k = 1..P-1 of (2 sin(pi k/P))^-w cos(w(pi k/P + pi/2) - 2 pi k m/P).
 * </pre>
 *
 * For two players c(j) = 1/2^(j+1) and D(m) = (-1)^(m-w) / 2^(w+1).
 *
 * <p><b>Why it is right.</b> The first sum: all orders are equally likely, and the events "he wins
 * at turn t" exclude each other. The short form: write C as a polynomial in its upper number, and
 * let V take f(m) to f(m) - f(m-1), so that V C(m, w) = C(m-1, w-1) and f(m-1) = (1-V) f(m). The
 * sum over P neighbours is [1 - (1-V)^P] / V = P - C(P,2) V + C(P,3) V^2 - ..., and c(j) are the
 * coefficients of its inverse; so the sum of S over P neighbours is C(m, w), exactly, since V^(w+1)
 * C(m, w) = 0. For m >= 0 the polynomial is the C that counts. There the sums of D = G - S over P
 * neighbours are 0, which makes D periodic from m = 1-P on, and it is read off the generating
 * function x^w / [(1-x)^w (1-x^P)] of G: the poles at the roots of unity other than 1 give D. Since
 * N and N' differ by turns of P and N' > -P, the D cancel, and the chance is [S(N) - S(N')] / C(n,
 * w); this is what fractions use. In floating point, when 0 &lt; w and N' is below w, G(N') = 0,
 * and the chance is [S(N) + D(N)] / C(n, w).
 *
 * <p><b>Cost.</b> Terms of the first sum shrink like (b/n)^P. The inverse has its poles at 1 minus
 * a root of unity, so that |c(j)| &lt;= (P-1)/P * r^-j with r = 2 sin(pi/P), the same for two
 * players, and terms of s(m) shrink like w/(m r) or faster. For two players the first sum serves
 * where w > n/2 and the second elsewhere, and both shrink by half: after 60 terms the rest is below
 * 2^-60 of the sum. For more players the first serves where w > n/8, where all is said after 312
 * draws, and in the second w/(m r) is at most 0.52 for both m, so that 80 coefficients are enough.
 * Up to 120 mice the first serves all.
 *
 * <p>Fractions take the sum with fewer terms, and none is begun when C(n, w) has more than twice
 * the digits that are printed: no fraction near there has been seen to lose half of them in lowest
 * terms.
 *
 * <p><b>Guarantee.</b> Relative error at most 1e-14 for two players and 1e-12 for more; no test has
 * found more than 1e-14 there either. The plain sum has positive terms only. The subtraction of the
 * short form takes away at most half in the usual game, and in no other leaves less than a
 * nineteenth (one white mouse, ten players, ten jumps); s(m) itself is known to a few units of the
 * last place, since its first terms are positive and outweigh the rest.
 *
 * <p><b>Limits.</b> 0 to 10^9 mice of each colour, 2 to 10 players, 0 to 10 jumps. A bag takes less
 * than a millisecond, a fraction up to two seconds.
 *
 * <p><b>Sources.</b> Codeforces problem 148D; the sums are our own.
 */
@NullMarked
package croupier.mice;

import org.jspecify.annotations.NullMarked;
