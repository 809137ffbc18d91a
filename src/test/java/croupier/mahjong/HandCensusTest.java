package croupier.mahjong;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class HandCensusTest {
  @ParameterizedTest
  @CsvSource({"5, 255, 77520", "6, 1686, 2496144", "9, 93600, 2310789600"})
  void problem_allIndices_giveEveryHandOnceInOrder(int kinds, long size, long deals) {
    HandCensus census = new HandCensus(TileSet.run(kinds));
    assertThat(census.size()).isEqualTo(size);
    Set<Hand> hands = new HashSet<>();
    long sum = 0;
    String before = "";
    for (long index = 0; index < size; index++) {
      Hand hand = census.problem(index);
      String counts = counts(hand);
      assertThat(counts).isGreaterThan(before);
      assertThat(counts.chars().map(c -> c - '0').sum()).isEqualTo(Hand.TILES);
      before = counts;
      hands.add(hand);
      sum += census.deals(hand);
    }
    assertThat(hands).hasSize((int) size);
    assertThat(sum).isEqualTo(deals);
  }

  private static String counts(Hand hand) {
    StringBuilder counts = new StringBuilder();
    for (int kind = 0; kind < hand.set().kinds(); kind++) {
      counts.append(hand.count(kind));
    }
    return counts.toString();
  }

  @Test
  void size_ofLargerSets_isTheKnownNumber() {
    assertThat(new HandCensus(TileSet.run(14)).size()).isEqualTo(7_602_700L);
    assertThat(new HandCensus(TileSet.FULL).size()).isEqualTo(98_521_596_000L);
    assertThat(new HandCensus(TileSet.run(34)).size()).isEqualTo(98_521_596_000L);
    assertThat(new HandCensus(TileSet.run(100)).size()).isPositive();
  }

  @Test
  void problem_firstAndLastOfTheRealSet_areTheHandsAtTheEnds() {
    HandCensus census = new HandCensus(TileSet.FULL);
    assertThat(census.problem(0)).hasToString("4555566667777z");
    assertThat(census.problem(census.size() - 1)).hasToString("1111222233334m");
  }

  @Test
  void problem_indexOutside_isRefused() {
    HandCensus census = new HandCensus(TileSet.run(5));
    assertThatThrownBy(() -> census.problem(-1)).isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> census.problem(census.size()))
        .isInstanceOf(IndexOutOfBoundsException.class);
  }

  @Test
  void deals_ofOneHand_isTheProductOfTheChoices() {
    HandCensus census = new HandCensus(TileSet.run(9));
    assertThat(census.deals(Hand.parse("9: 1 1 1 1 2 2 2 3 3 4 5 6 7")))
        .isEqualTo(4L * 6 * 4 * 4 * 4 * 4);
  }
}
