package croupier.stats;

import java.io.Serializable;

/**
 * Something that parts of a corpus are added up in. Whatever the parts and the order of merging,
 * the result is the same.
 *
 * @param <S> the type itself
 */
public interface Mergeable<S extends Mergeable<S>> extends Serializable {
  /** Takes in what another part has added up; the other is not used again. */
  void merge(S other);
}
