package croupier.spark;

import java.io.IOException;
import java.net.URI;
import org.apache.hadoop.fs.FSDataOutputStream;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.fs.RawLocalFileSystem;
import org.apache.hadoop.util.Progressable;

/**
 * The files of this machine under the scheme {@code breaking}; of the changes that are made to
 * them, the one with a given number goes wrong.
 */
public final class BreakingFileSystem extends RawLocalFileSystem {
  static final String SCHEME = "breaking";

  /** How a change goes wrong. */
  enum Break {
    /** It is not made. */
    REFUSED,
    /** It is made, but the answer is lost. */
    UNANSWERED,
    /** Neither it nor any later one is made: the process is dead. */
    DEAD,
    /** If it deletes, it comes upon what another deletes too, and leaves the rest. */
    LEFT_TO_ANOTHER
  }

  private static Break kind = Break.REFUSED;
  private static int left;

  /** From now on, change {@code number} goes wrong, counted from 0. */
  static void breakAt(int number, Break how) {
    kind = how;
    left = number;
  }

  /** Whether there were fewer changes than that. */
  static boolean stayedWhole() {
    return left >= 0;
  }

  @Override
  public URI getUri() {
    return URI.create(SCHEME + ":///");
  }

  @Override
  public String getScheme() {
    return SCHEME;
  }

  private interface Change<T> {
    T make() throws IOException;
  }

  private static <T> T change(Change<T> change) throws IOException {
    left--;
    if (left == -1 && kind == Break.UNANSWERED) {
      change.make();
    }
    if ((left == -1 && kind != Break.LEFT_TO_ANOTHER) || (left < -1 && kind == Break.DEAD)) {
      throw new IOException("the disk is gone");
    }
    return change.make();
  }

  @Override
  public FSDataOutputStream create(
      Path path,
      boolean overwrite,
      int bufferSize,
      short replication,
      long blockSize,
      Progressable progress)
      throws IOException {
    return change(
        () -> super.create(path, overwrite, bufferSize, replication, blockSize, progress));
  }

  @Override
  public boolean rename(Path from, Path to) throws IOException {
    return change(() -> super.rename(from, to));
  }

  @Override
  public boolean delete(Path path, boolean recursive) throws IOException {
    return change(
        () -> !(left == -1 && kind == Break.LEFT_TO_ANOTHER) && super.delete(path, recursive));
  }

  @Override
  public boolean mkdirs(Path path) throws IOException {
    return change(() -> super.mkdirs(path));
  }
}
