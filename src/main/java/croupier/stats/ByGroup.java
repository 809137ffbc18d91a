package croupier.stats;

import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * The same thing for all rows and for each group of them.
 *
 * @param <S> what is added up
 */
public final class ByGroup<S extends Mergeable<S>> implements Mergeable<ByGroup<S>> {
  private static final long serialVersionUID = 1;

  private final S all;
  private final TreeMap<Group, S> groups = new TreeMap<>();
  private final int mostGroups;
  private boolean tooMany;

  /**
   * Nothing added yet.
   *
   * @param all for all rows
   * @param mostGroups groups past so many are not kept, so that no column fills the memory
   */
  public ByGroup(S all, int mostGroups) {
    this.all = all;
    this.mostGroups = mostGroups;
  }

  /** Does the same to what is kept for all rows and for those of the group. */
  public void each(Group group, Supplier<S> empty, Consumer<S> addition) {
    addition.accept(all);
    S its = groups.get(group);
    if (its == null) {
      its = empty.get();
      keep(group, its);
    }
    addition.accept(its);
  }

  /** Does it to what is kept for all rows, when there are no groups. */
  public void all(Consumer<S> addition) {
    addition.accept(all);
  }

  private void keep(Group group, S its) {
    if (groups.size() < mostGroups) {
      groups.put(group, its);
    } else {
      tooMany = true;
    }
  }

  @Override
  public void merge(ByGroup<S> other) {
    all.merge(other.all);
    tooMany |= other.tooMany;
    other.groups.forEach(
        (group, its) -> {
          S mine = groups.get(group);
          if (mine == null) {
            keep(group, its);
          } else {
            mine.merge(its);
          }
        });
  }

  /** What all rows have given. */
  public S all() {
    return all;
  }

  /** What each group has given, by value. */
  public SortedMap<Group, S> groups() {
    return groups;
  }

  /** Whether there were more groups than are kept. */
  public boolean hasTooMany() {
    return tooMany;
  }
}
