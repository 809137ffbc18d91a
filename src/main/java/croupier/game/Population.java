package croupier.game;

import java.io.Serializable;
import java.util.function.IntFunction;

/**
 * All problems of a kind, solved class by class: problems that differ in nothing that matters are
 * one class. The work is cut into numbered tasks of about the same cost; the cut belongs to the
 * population and not to the cluster, and a class has the same value wherever it is solved.
 */
public interface Population extends Serializable {
  /** How many tasks there are. */
  int tasks();

  /** The groups that classes fall into are 0 .. groups-1. */
  int groups();

  /** Opens it for one thread. */
  Worker worker();

  /** Solves tasks, fastest in their order: what one leaves behind is of use to the next. */
  interface Worker {
    /** Solves the classes of task 0 .. tasks-1. */
    void solve(int task, Sink sink);
  }

  /** Takes in classes as they are solved. */
  interface Sink {
    /**
     * The classes {@code from .. to-1} of the arrays, which are not kept.
     *
     * @param values what is wanted of each
     * @param groups of each
     * @param problems how many each stands for
     * @param deals how many equally likely deals give these
     * @param example a problem of a class, as text; it may be asked for at any later time
     */
    void take(
        int from,
        int to,
        double[] values,
        int[] groups,
        long[] problems,
        long[] deals,
        IntFunction<String> example);
  }
}
