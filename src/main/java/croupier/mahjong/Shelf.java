package croupier.mahjong;

import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;

/**
 * Keeps values that take time to make: those asked for last, whatever they are, up to so many bytes
 * in all. For one thread.
 */
final class Shelf {
  private final long mostBytes;
  private final Map<Place<?>, Object> values = new LinkedHashMap<>(16, 0.75f, true);
  private long bytes;

  Shelf(long mostBytes) {
    this.mostBytes = mostBytes;
  }

  /** Values of one kind, by their keys; a value is taken to need so many bytes. */
  <K, V> Row<K, V> row(int bytesEach) {
    return new Row<>(bytesEach);
  }

  private record Place<K>(Shelf.Row<K, ?> row, K key) {}

  /** A part of the shelf; two rows may have the same keys. */
  final class Row<K, V> {
    private final int bytesEach;

    private Row(int bytesEach) {
      this.bytesEach = bytesEach;
    }

    /** The value of a key, made when it is not here; making it may ask for others. */
    @SuppressWarnings("unchecked") // Only values of this row stand at its places.
    V get(K key, Function<K, V> make) {
      Place<K> place = new Place<>(this, key);
      Object here = values.get(place);
      if (here != null) {
        return (V) here;
      }
      V made = make.apply(key);
      values.put(place, made);
      bytes += bytesEach;
      makeRoom();
      return made;
    }
  }

  private void makeRoom() {
    Iterator<Place<?>> eldest = values.keySet().iterator();
    while (bytes > mostBytes) {
      bytes -= eldest.next().row().bytesEach;
      eldest.remove();
    }
  }
}
