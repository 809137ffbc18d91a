package croupier.patience;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

final class PilesTest {
  @Test
  void pairs_exampleOfTheStatement_areFive() {
    assertThat(pairs("KS / KH / KD / 9H / 8S / 8D / 7C / 7D / 6H"))
        .containsExactlyInAnyOrder("1+2", "1+3", "2+3", "5+6", "7+8");
  }

  @Test
  void pairs_tenEqualTops_areAllFortyFive() {
    List<String> pairs = pairs("A / A / A / A / A / A / A / A / A / A");
    assertThat(pairs).hasSize(Piles.MOST_PAIRS).doesNotHaveDuplicates();
    assertThat(pairs("A / / 2 / / A / / / / / A")).containsExactlyInAnyOrder("1+5", "5+10", "1+10");
  }

  private static List<String> pairs(String deal) {
    Piles piles = new Piles();
    piles.lay(Deal.parse(deal));
    List<String> pairs = new ArrayList<>();
    for (long rest = piles.pairs(piles.start()); rest != 0; rest &= rest - 1) {
      pairs.add((Piles.first(rest) + 1) + "+" + (Piles.second(rest) + 1));
    }
    return pairs;
  }
}
