package croupier.game;

import java.io.BufferedReader;
import java.io.IOException;

/** Speaks a contest's own input and output format. */
public interface Judge {
  /**
   * Reads all cases and writes their answers.
   *
   * @throws BadProblem when the input is not of the contest's format; what was answered before
   *     stays
   */
  void judge(BufferedReader in, Appendable out) throws IOException;
}
