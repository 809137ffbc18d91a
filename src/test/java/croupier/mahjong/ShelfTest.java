package croupier.mahjong;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

final class ShelfTest {
  private final List<String> made = new ArrayList<>();
  private final Shelf shelf = new Shelf(3);
  private final Shelf.Row<String, String> row = shelf.row(1);

  private String make(String key) {
    made.add(key);
    return key + '!';
  }

  @Test
  void get_again_makesNothing() {
    assertThat(row.get("a", this::make)).isEqualTo("a!");
    assertThat(row.get("a", this::make)).isEqualTo("a!");
    assertThat(made).containsExactly("a");
  }

  @Test
  void get_pastTheBytes_dropsWhatWasAskedForFirst() {
    List.of("a", "b", "c", "a", "d").forEach(key -> row.get(key, this::make));
    made.clear();
    List.of("a", "c", "d", "b").forEach(key -> row.get(key, this::make));
    assertThat(made).containsExactly("b");
  }

  @Test
  void get_fromAnotherRow_isAnotherValueInTheSameRoom() {
    Shelf.Row<String, Integer> wide = shelf.row(2);
    row.get("a", this::make);
    row.get("b", this::make);
    assertThat(wide.get("b", String::length)).isEqualTo(1);
    made.clear();
    row.get("b", this::make);
    assertThat(made).isEmpty();
    row.get("a", this::make);
    assertThat(made).containsExactly("a");
    made.clear();
    row.get("b", this::make);
    assertThat(made).isEmpty();
  }

  @Test
  void get_whileMaking_mayAskForOthers() {
    assertThat(row.get("a", key -> key + row.get("b", this::make))).isEqualTo("ab!");
    assertThat(row.get("b", this::make)).isEqualTo("b!");
    assertThat(made).containsExactly("b");
  }
}
