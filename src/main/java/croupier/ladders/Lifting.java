package croupier.ladders;

import java.math.BigInteger;

/** Dixon's lifting: the start's expected rolls modulo higher and higher powers of a prime. */
final class Lifting {
  private final Links links;
  private final Residues residues;
  private final long prime;

  /** Index: cell; what is left of the right side, a small number. */
  private final long[] rest;

  private final long[] residue;

  /** Index: landing; the digits of bounces from there up. */
  private final long[] bounced;

  Lifting(Links links, Residues residues, long prime) {
    this.links = links;
    this.residues = residues;
    this.prime = prime;
    this.rest = new long[links.cells() + 1];
    this.residue = new long[links.cells() + 1];
    this.bounced = new long[links.cells() + 1];
  }

  /** prime^rounds. */
  BigInteger modulus(int rounds) {
    return BigInteger.valueOf(prime).pow(rounds);
  }

  /** The start's value modulo prime^rounds. */
  BigInteger start(int rounds) {
    int start = links.landing().start();
    for (int cell = start; cell < links.cells(); cell++) {
      rest[cell] = links.isGood(cell) ? links.landing().sides() : 0;
    }
    long[] digits = new long[rounds];
    for (int round = 0; round < rounds; round++) {
      for (int cell = start; cell < links.cells(); cell++) {
        residue[cell] = Math.floorMod(rest[cell], prime);
      }
      long[] digit = residues.solve(residue);
      digits[round] = digit[start];
      takeOff(digit);
    }
    BigInteger base = BigInteger.valueOf(prime);
    BigInteger value = BigInteger.ZERO;
    for (int round = rounds - 1; round >= 0; round--) {
      value = value.multiply(base).add(BigInteger.valueOf(digits[round]));
    }
    return value;
  }

  /** rest = (rest - matrix * digit) / prime, which divides. */
  private void takeOff(long[] digit) {
    Landing landing = links.landing();
    int cells = links.cells();
    if (landing.bounces()) {
      long sum = 0;
      for (int cell = cells - 1; cell >= landing.lowestBounce(cells - 1); cell--) {
        sum += digit[links.target(cell)];
        bounced[cell] = sum;
      }
    }
    long window = 0;
    for (int cell = cells - 1; cell >= landing.start(); cell--) {
      window += digit[links.target(cell + 1)];
      int behind = cell + 1 + landing.sides();
      window -= behind <= cells ? digit[links.target(behind)] : 0;
      if (links.isGood(cell)) {
        long faces = window;
        if (landing.bounces() && landing.surplus(cell) > 0) {
          faces += bounced[landing.lowestBounce(cell)];
        }
        rest[cell] = (rest[cell] - links.divisor(cell) * digit[cell] + faces) / prime;
      }
    }
  }
}
