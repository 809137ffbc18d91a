/**
 * Snakes and ladders: expected rolls on a board.
 *
 * <p><b>Rules.</b> A token starts on cell 1, or off the board (cell 0), and is moved on by the
 * faces 1 .. k of a fair die. A jump, snake or ladder, moves a token that lands on its first cell
 * to its other cell. Landing on the last cell ends the game, so a jump from there is never taken. A
 * jump on the start is not taken before the first roll, but is when the token lands there later. A
 * roll past the last cell is lost but counts ({@code stay}), wins ({@code win}), or its surplus is
 * walked back from the last cell and jumps apply ({@code bounce}). A jump that lands on a jump goes
 * on ({@code follow}) or stops there ({@code single}); in the second case the token rolls on from a
 * cell with a jump as from any other.
 *
 * <p>A board is a line of text, or a block of a file of boards ({@code --format boards}): a line of
 * width, height and number of jumps, a line for each jump, {@code L low high} for a ladder and
 * {@code C low high} for a snake, and a blank line. Such a board is width times height cells,
 * begins off the board, takes one jump a roll, and is {@code lenient}: what no board can have is
 * left out, as is a jump from a cell that a later one leaves too ({@link
 * croupier.ladders.BoardFile}).
 *
 * <p><b>Question.</b> Whether the game ends always, sometimes or never; the chance that it does;
 * mean, standard deviation and least number of rolls; on demand the median and the ninth decile,
 * the chance to have finished within any number of rolls, the race of several players, and the mean
 * as a fraction.
 *
 * <p><b>State.</b> The cell that the token rests on. {@link croupier.ladders.Landing} maps the cell
 * the die leads to, the landing, to the cell of rest. {@link croupier.ladders.Reach} finds on the
 * graph of moves the good cells: reached from the start, and able to reach the finish. If all that
 * is reached is good, the game always ends; if the start is not good, never.
 *
 * <p><b>Recurrence.</b> A value x (expected rolls, chance to finish, ...) obeys, over the k faces,
 *
 * <pre>
 * x(s) = [ gain(s) + sum of x(rest) over the faces that move the token ] / (number of such faces),
 * </pre>
 *
 * with gain k for expected rolls, or the number of faces that finish for the chance. Faces go up,
 * so one sweep from the last cell down would do, were it not for landings that lead down. The cells
 * they lead to are the <em>tears</em>: unknowns t. The sweep writes every other cell as
 *
 * <pre>
 * x(s) = a(s) + sum over tears of p(s, t) x(t),   p(s, t) = chance that t is the next tear met,
 * </pre>
 *
 * and, for the tears themselves, this is a small system. It is solved by taking tears out of the
 * chain one by one (Grassmann, Taksar, Heyman): the chance to leave a tear for good or for an
 * earlier tear is the sum over those ways out, beside which the chance to come back is not needed.
 *
 * <p>The variance comes from the same factors with other gains, in one of two ways ({@link
 * croupier.ladders.Spread}). Quantiles follow the chance to be still under way, roll by roll; then,
 * in slow games, by its geometric tail between proven bounds, or in leaps: where few parts of a
 * board are slow, the chain's resolvent for a long time, applied to the chances a few dozen times,
 * spans a space on which the chances of all later times are an integral of a small matrix's
 * resolvent ({@link croupier.ladders.Resolvent}); where the ways round a board keep in step, some
 * hundred strides of a few rolls span a space on which they are powers of a small matrix ({@link
 * croupier.ladders.Strides}, {@link croupier.ladders.Quantiles}). The curve of the chance to have
 * finished adds, roll by roll, the chance to finish at once and the mean of the curve before.
 * Players who roll in turn do so independently, so one player's chances s(t) to be still under way
 * and f(t) to finish are enough: the race lasts sum of s(t)^k rounds in the mean ({@link
 * croupier.ladders.Race}). The fraction is lifted from its residue modulo one prime ({@link
 * croupier.ladders.ExactBoard}).
 *
 * <p><b>Why it is right.</b> No step subtracts: means, chances and exits are sums, products and
 * quotients of positive numbers, so relative errors add up and are never blown up, however rarely a
 * token gets through. Elimination with pivots 1 - p loses all digits on legal boards. On good cells
 * the system has one solution, since from each of them the game ends with positive chance.
 *
 * <p><b>Cost.</b> n cells, m tears: n m for the sweeps, whatever the die, m^3/3 for the
 * elimination, n + m^2 for each further right side. Memory m^2. BoardBenchmark, among the tests,
 * prints times for 100, 1,000 and 10,000 cells. The graph of moves is walked 64 cells at a time.
 *
 * <p><b>Guarantee.</b> Relative error at most 1e-12 for chance, mean and standard deviation. The
 * graph decides what is infinite. Quantiles are exact up to a million rolls, ties with the level
 * included, and beyond that to a relative 1e-11; {@code 9223372036854775807} stands for that and
 * more. The curve's entries and the race's numbers come from sums of positive terms that follow the
 * rolls, to a relative error of 1e-12 too, and of 1e-11 where a long game is leapt over: a leap is
 * taken only where two ways to a chance agree to 1e-12. Where a player may never finish, the rounds
 * are Infinity and the seats' chances add up to the chance that somebody does.
 *
 * <p><b>Limits.</b> 1 to 10,000 cells, 2 to 1,000 sides, and 5,000 tears: boards that jumps or
 * bounces lead back to more cells of are rejected, which only single jumps and bounces can do. The
 * largest takes 200 MB and some 2 s; the slowest with all options, on which a long game keeps in
 * step, 5 s. Where the mean from some reached cell passes 1e300, means and deviations are given as
 * Infinity although the game always ends. The curve has at most 10,000 entries. Where quantiles are
 * asked for or players race, a board is rejected on which a long game is neither geometric nor can
 * be leapt over: when after 5 * 10^8 steps over the cells too many parts are slow or too many ways
 * round keep in step, or when it has thousands of tears ({@link croupier.ladders.Ahead}). A
 * fraction is null past 10,000 digits, and when it would take more than some seconds ({@link
 * croupier.ladders.ExactBoard}).
 *
 * <p><b>Sources.</b> LightOJ problem 1151. S. C. Althoen, L. King, K. Schilling, How long is a game
 * of snakes and ladders?, Mathematical Gazette 77, 1993. W. K. Grassmann, M. I. Taksar, D. P.
 * Heyman, Regenerative analysis and steady state distributions for Markov chains, Operations
 * Research 33, 1985. J. D. Dixon, Exact solution of linear equations using p-adic expansions,
 * Numerische Mathematik 40, 1982. J. van den Eshof, M. Hochbruck, Preconditioning Lanczos
 * approximations to the matrix exponential, SIAM Journal on Scientific Computing 27, 2006. J. A. C.
 * Weideman, L. N. Trefethen, Parabolic and hyperbolic contours for computing the Bromwich integral,
 * Mathematics of Computation 76, 2007.
 */
@NullMarked
package croupier.ladders;

import org.jspecify.annotations.NullMarked;
