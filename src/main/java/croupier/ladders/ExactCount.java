package croupier.ladders;

import java.math.BigInteger;
import java.util.Arrays;

/** Counts the rows of rolls that have finished, to decide ties that rounding would blur. */
final class ExactCount {
  private static final int MOST_ROLLS = 1_000;
  private static final long MOST_WORK = 10_000_000;

  private final Links links;
  private final Landing landing;
  private BigInteger[] ways = new BigInteger[0];
  private BigInteger finished = BigInteger.ZERO;
  private BigInteger all = BigInteger.ONE;
  private int rolls;

  ExactCount(Links links) {
    this.links = links;
    this.landing = links.landing();
  }

  boolean canFollow(long many) {
    return many <= MOST_ROLLS && many * links.cells() * landing.sides() <= MOST_WORK;
  }

  /** Whether the chance to have finished within so many rolls is top/bottom or more. */
  boolean isReached(int many, int top, int bottom) {
    if (rolls == 0) {
      ways = none();
      ways[landing.start()] = BigInteger.ONE;
    }
    while (rolls < many) {
      roll();
    }
    BigInteger chance = finished.multiply(BigInteger.valueOf(bottom));
    return chance.compareTo(all.multiply(BigInteger.valueOf(top))) >= 0;
  }

  private void roll() {
    BigInteger sides = BigInteger.valueOf(landing.sides());
    BigInteger[] before = ways;
    ways = none();
    finished = finished.multiply(sides);
    all = all.multiply(sides);
    for (int cell = landing.start(); cell < links.cells(); cell++) {
      if (before[cell].signum() > 0) {
        spread(cell, before[cell]);
      }
    }
    rolls++;
  }

  private void spread(int cell, BigInteger count) {
    for (int i = cell + 1; i <= landing.highest(cell); i++) {
      land(i, count);
    }
    int surplus = landing.surplus(cell);
    if (landing.bounces() && surplus > 0) {
      for (int i = landing.lowestBounce(cell); i < links.cells(); i++) {
        land(i, count);
      }
    } else {
      BigInteger past = count.multiply(BigInteger.valueOf(surplus));
      if (landing.wins()) {
        finished = finished.add(past);
      } else {
        ways[cell] = ways[cell].add(past);
      }
    }
  }

  private void land(int cell, BigInteger count) {
    int rest = landing.rest(cell);
    if (rest == links.cells()) {
      finished = finished.add(count);
    } else if (rest != Landing.TRAP && links.isGood(rest)) {
      ways[rest] = ways[rest].add(count);
    }
  }

  private BigInteger[] none() {
    BigInteger[] counts = new BigInteger[links.cells() + 1];
    Arrays.fill(counts, BigInteger.ZERO);
    return counts;
  }
}
