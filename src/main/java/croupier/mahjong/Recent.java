package croupier.mahjong;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;

/** Keeps values that take time to make: those asked for last. For one thread. */
final class Recent<K, V> {
  private final Map<K, V> values;

  /** Keeps at most so many. */
  Recent(int most) {
    values =
        new LinkedHashMap<>(16, 0.75f, true) {
          private static final long serialVersionUID = 1;

          @Override
          protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
            return size() > most;
          }
        };
  }

  /** The value of a key, made when it is not here; making it may ask for other keys. */
  V get(K key, Function<K, V> make) {
    V value = values.get(key);
    if (value == null) {
      value = make.apply(key);
      values.put(key, value);
    }
    return value;
  }
}
