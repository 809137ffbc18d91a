package croupier.game;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Properties;

/** This program's version, as the build wrote it down. */
public final class Version {
  public static final String NUMBER = read();

  private Version() {}

  private static String read() {
    Properties properties = new Properties();
    try (InputStream in = Version.class.getResourceAsStream("/croupier/version.properties")) {
      if (in != null) {
        properties.load(in);
      }
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
    return properties.getProperty("version", "unknown");
  }
}
