package croupier.stats;

import static org.assertj.core.api.Assertions.assertThat;

import croupier.stats.Extremes.Extreme;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Against sorting. */
final class ExtremesTest {
  @Test
  void extremes_ofShuffledPartsWithTies_areTheEndsOfTheSortedRows() {
    Random random = new Random(8);
    List<Extreme> rows = new ArrayList<>();
    for (int i = 0; i < 300; i++) {
      rows.add(
          new Extreme(random.nextInt(20), 1, "p" + random.nextInt(50), "i" + random.nextInt(9)));
    }
    Comparator<Extreme> ties = Comparator.comparing(Extreme::problem).thenComparing(Extreme::id);
    List<Extreme> up = new ArrayList<>(rows);
    up.sort(Comparator.comparingDouble(Extreme::value).thenComparing(ties));
    List<Extreme> down = new ArrayList<>(rows);
    down.sort(Comparator.comparingDouble(Extreme::value).reversed().thenComparing(ties));
    for (int most : new int[] {0, 1, 10, 400}) {
      Collections.shuffle(rows, random);
      Extremes whole = new Extremes(most);
      for (int part = 0; part < 3; part++) {
        Extremes its = new Extremes(most);
        rows.subList(part * 100, part * 100 + 100)
            .forEach(row -> its.add(row.value(), row.weight(), row.problem(), row.id()));
        whole.merge(its);
      }
      int kept = Math.min(most, rows.size());
      assertThat(whole.lowest()).isEqualTo(up.subList(0, kept));
      assertThat(whole.highest()).isEqualTo(down.subList(0, kept));
    }
  }

  @Test
  void extremes_sentToAnotherProcess_areTheSame() throws IOException, ClassNotFoundException {
    for (String id : new @Nullable String[] {null, "i"}) {
      Extremes extremes = new Extremes(2);
      extremes.add(1, 7, () -> "written when it is sent");
      extremes.add(3, 5, null, id);
      extremes.add(2, 6, "c", null);
      Extremes arrived = sent(extremes);
      assertThat(arrived.lowest()).isEqualTo(extremes.lowest());
      assertThat(arrived.highest()).isEqualTo(extremes.highest());
      assertThat(arrived.mayTake(2.5)).isTrue();
      arrived.add(2.5, 1, "d", "e");
      assertThat(arrived.highest())
          .containsExactly(new Extreme(3, 5, null, id), new Extreme(2.5, 1, "d", "e"));
      assertThat(arrived.lowest())
          .containsExactly(
              new Extreme(1, 7, "written when it is sent", null), new Extreme(2, 6, "c", null));
    }
  }

  private static Extremes sent(Extremes extremes) throws IOException, ClassNotFoundException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
      out.writeObject(extremes);
    }
    try (ObjectInputStream in =
        new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
      return (Extremes) in.readObject();
    }
  }

  @Test
  void add_infiniteOrNoNumber_isLeftOut() {
    Extremes extremes = new Extremes(3);
    extremes.add(Double.POSITIVE_INFINITY, 1, "a", null);
    extremes.add(Double.NaN, 1, "b", null);
    extremes.add(1, 1, null, null);
    assertThat(extremes.highest()).containsExactly(new Extreme(1, 1, null, null));
  }
}
