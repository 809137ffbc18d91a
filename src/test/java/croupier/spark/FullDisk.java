package croupier.spark;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.net.URI;
import org.apache.hadoop.fs.FSDataOutputStream;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.fs.RawLocalFileSystem;
import org.apache.hadoop.util.Progressable;

/**
 * The local file system under a scheme of its own, on a disk that is full for files whose names
 * begin with a certain text.
 */
public final class FullDisk extends RawLocalFileSystem {
  static final String SCHEME = "full";

  /** The setting that says which files it has no room for. */
  static final String NO_ROOM_FOR = "croupier.test.no-room-for";

  @Override
  public String getScheme() {
    return SCHEME;
  }

  @Override
  public URI getUri() {
    return URI.create(SCHEME + ":///");
  }

  @Override
  public FSDataOutputStream create(
      Path file,
      boolean overwrite,
      int bufferSize,
      short replication,
      long blockSize,
      Progressable progress)
      throws IOException {
    FSDataOutputStream out =
        super.create(file, overwrite, bufferSize, replication, blockSize, progress);
    return file.getName().startsWith(getConf().get(NO_ROOM_FOR))
        ? new FSDataOutputStream(new NoRoom(out), null)
        : out;
  }

  private static final class NoRoom extends FilterOutputStream {
    NoRoom(OutputStream out) {
      super(out);
    }

    @Override
    public void write(int b) throws IOException {
      throw new IOException("No space left on device");
    }

    @Override
    public void write(byte[] bytes, int from, int length) throws IOException {
      throw new IOException("No space left on device");
    }
  }
}
