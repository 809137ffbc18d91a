package croupier.stats;

import java.io.Serializable;
import java.math.BigDecimal;
import java.util.Comparator;
import org.jspecify.annotations.Nullable;

/**
 * The rows that share a value of some column, or that have none.
 *
 * @param value the value as text; null for the rows without one
 */
public record Group(@Nullable String value) implements Serializable, Comparable<Group> {
  /** Numbers by size, then other texts, then null. */
  private static final Comparator<Group> ORDER =
      Comparator.comparing(Group::number, Comparator.nullsLast(Comparator.naturalOrder()))
          .thenComparing(Group::value, Comparator.nullsLast(Comparator.naturalOrder()));

  private @Nullable BigDecimal number() {
    // No text of many digits or of a vast exponent is worth the time it takes to be compared.
    if (value == null || value.length() > 40 || !value.matches("-?[0-9.]+([eE]-?[0-9]{1,3})?")) {
      return null;
    }
    try {
      return new BigDecimal(value);
    } catch (NumberFormatException text) {
      return null;
    }
  }

  @Override
  public int compareTo(Group other) {
    return ORDER.compare(this, other);
  }

  /** The value, or {@code (none)} for the rows without one. */
  public String label() {
    return value == null ? "(none)" : value;
  }
}
