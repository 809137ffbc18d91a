/**
 * Bag of mice: who draws the first white mouse.
 *
 * <p><b>Rules.</b> A bag holds w white and b black mice. The princess draws one mouse; then the
 * dragon draws one, and after his draw one more mouse jumps out by itself; then the princess again.
 * Every draw and every jump takes each mouse left with equal chance. The first to draw a white
 * mouse wins. A mouse that jumps out is seen by nobody and decides nothing. If the bag runs empty,
 * the dragon wins.
 *
 * <p><b>Question.</b> The chance that the princess wins, P(w, b), and the dragon's.
 *
 * <p><b>State.</b> None is needed. Put all n = w + b mice in a random order beforehand: places 1,
 * 4, 7, ... are the princess's draws, 2, 5, 8, ... the dragon's, 3, 6, 9, ... the jumps.
 *
 * <p><b>Recurrence.</b> The princess wins at place 3t+1 exactly when that mouse is white and the 2t
 * mice drawn before it, hers and his, are black; what jumped does not matter. So
 *
 * <pre>
 * P = sum over t >= 0, 3t < n, of  b(b-1)...(b-2t+1) / [n(n-1)...(n-2t+1)] * w/(n-2t)
 *   = sum over t of C(n-2t-1, w-1) / C(n, w).
 * </pre>
 *
 * The dragon's chance is the same sum with one more black mouse before the white one (3t+1 < n),
 * plus C(floor(n/3), w) / C(n, w), the chance that all white mice jump.
 *
 * <p>When white mice are few, the sum is long, but it has a short form. Let G(n) be the sum over
 * all t >= 0 of C(n-1-2t, w-1), not cut at 3t < n. Then G(n) + G(n-1) = C(n, w), and
 *
 * <pre>
 * G(n) = C(n, w) s(n) + (-1)^(n-w) / 2^(w+1)   for n >= w,
 * s(n) = 1/2 * sum over j = 0..w of (1/2)^j * w(w-1)...(w-j+1) / [n(n-1)...(n-j+1)].
 * </pre>
 *
 * <p><b>Why it is right.</b> The first sum: all orders are equally likely, and the events "she wins
 * at place 3t+1" exclude each other. The short form: C(n, w) s(n) is the sum of C(n-j, w-j) /
 * 2^(j+1), and adding it for n and n-1 with Pascal's rule telescopes to C(n, w) plus nothing, so it
 * differs from G by a multiple of (-1)^n; at n = w, where G = 1, the difference is 2^-(w+1). The
 * cut sum is G(n) - G(n'), n' = n - 2 ceil(n/3); n and n' are of one parity, so the alternating
 * parts cancel and P = s(n) - s(n') C(n', w) / C(n, w) when n' >= w.
 *
 * <p><b>Cost.</b> Terms of the first sum shrink like (b/n)^2, those of s like w/(2n): with the
 * first where w > n/2 and the second elsewhere, no bag needs more than some sixty terms.
 *
 * <p><b>Guarantee.</b> Relative error at most 1e-14 for both chances: all sums have positive terms,
 * and the one subtraction takes away at most half.
 *
 * <p><b>Limits.</b> 0 to 10^9 mice of each colour.
 *
 * <p><b>Sources.</b> Codeforces problem 148D; the sums are our own.
 */
@NullMarked
package croupier.mice;

import org.jspecify.annotations.NullMarked;
