package croupier;

/** x. */
public final class Croupier {
  private Croupier() {}

  /** m. */
  public static void main(String[] args) {
    System.out.println("x");
  }
}
