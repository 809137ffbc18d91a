package croupier.game;

import java.io.Serializable;

/** All problems of a kind, numbered, so that any executor can make any part of the list. */
public interface Census<P> extends Serializable {
  /** How many there are. */
  long size();

  /** Problem number {@code index}, 0 .. size-1. */
  P problem(long index);

  /** The number of equally likely deals that give this problem. */
  long deals(P problem);
}
