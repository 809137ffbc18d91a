package croupier.game;

import java.io.Serializable;

/**
 * A game's method with its tables built: immutable, shared by all threads of an executor, sent
 * there once.
 *
 * @param <P> the problem
 * @param <A> the answer
 */
public interface Solver<P, A> extends Serializable {
  /** A worker with scratch space of its own, for one thread. */
  Worker<P, A> worker();

  /** Solves problem after problem in reused scratch space; used by one thread at a time. */
  interface Worker<P, A> {
    /**
     * The answer, the same bits whatever was solved before.
     *
     * @throws BadProblem when the problem breaks a rule that only solving can see
     */
    A solve(P problem);
  }
}
