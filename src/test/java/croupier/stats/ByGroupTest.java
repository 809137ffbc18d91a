package croupier.stats;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class ByGroupTest {
  private static ByGroup<Summary> of(int most, Group... groups) {
    ByGroup<Summary> byGroup = new ByGroup<>(new Summary(), most);
    for (Group group : groups) {
      byGroup.each(group, Summary::new, summary -> summary.add(1, 1));
    }
    return byGroup;
  }

  private static Group group(String value) {
    return new Group(value);
  }

  @Test
  void merge_ofParts_addsUpGroupByGroupInTheOrderOfNumbers() {
    ByGroup<Summary> byGroup = of(9, group("10"), group("b"), group("9"));
    byGroup.merge(of(9, group("9"), group("a"), new Group(null), group("1e1")));
    assertThat(byGroup.all().rows()).isEqualTo(7);
    assertThat(byGroup.groups().keySet())
        .extracting(Group::value)
        .containsExactly("9", "10", "1e1", "a", "b", null);
    assertThat(byGroup.groups().values())
        .extracting(Summary::rows)
        .containsExactly(2L, 1L, 1L, 1L, 1L, 1L);
    assertThat(byGroup.hasTooMany()).isFalse();
  }

  @Test
  void merge_withMoreGroupsThanAreKept_saysSo() {
    assertThat(of(2, group("a"), group("b"), group("c")).hasTooMany()).isTrue();
    ByGroup<Summary> byGroup = of(2, group("a"), group("b"));
    assertThat(byGroup.hasTooMany()).isFalse();
    byGroup.merge(of(2, group("c")));
    assertThat(byGroup.hasTooMany()).isTrue();
    assertThat(byGroup.groups()).hasSize(2);
  }
}
