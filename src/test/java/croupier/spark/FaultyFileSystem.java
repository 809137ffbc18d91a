package croupier.spark;

import java.io.FileNotFoundException;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.io.OutputStream;
import java.net.URI;
import java.nio.file.Files;
import java.util.List;
import java.util.SplittableRandom;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FSDataInputStream;
import org.apache.hadoop.fs.FSDataOutputStream;
import org.apache.hadoop.fs.FSInputStream;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.fs.RawLocalFileSystem;
import org.apache.hadoop.util.Progressable;
import org.apache.spark.TaskContext;

/**
 * The files of this machine under the scheme {@code faulty}, where tasks meet faults. Which one a
 * task meets hangs on its number and its attempt alone, so that a run can be had again; each one
 * met leaves a note. The driver meets none.
 */
public final class FaultyFileSystem extends RawLocalFileSystem {
  static final String SCHEME = "faulty";

  /** The setting that names the {@link Plan}. */
  static final String PLAN = "fs.faulty.plan";

  /** The setting that names the folder of notes. */
  static final String NOTES = "fs.faulty.notes";

  private static final int BYTES_BEFORE_A_FAULT = 100;
  private static final long SLOW_MILLIS = 400;
  private static final long HANGING_MILLIS = 200_000;

  /** What happens to a task. */
  enum Fault {
    /** Its input cannot be opened. */
    OPEN,
    /** Its input breaks off. */
    READ,
    /** No part file can be made. */
    CREATE,
    /** The part file breaks off. */
    WRITE,
    /** The part file is there in whole, but closing it fails. */
    CLOSE,
    /** The part file cannot be moved to where the job takes it from. */
    COMMIT,
    /** It is moved there, but the task is told that it is not. */
    COMMITTED,
    /** Writing stands still until the task is told to stop. */
    HANG,
    /** The part file is begun, then nothing happens for a while. */
    SLOW,
    NONE
  }

  /** Which task meets what. */
  enum Plan {
    /** Every second attempt fails somewhere, but a task's fourth never does. */
    RANDOM {
      @Override
      Fault fault(int task, int attempt) {
        int kind = new SplittableRandom(1000L * task + attempt).nextInt(2 * FAILURES.size());
        return attempt < 3 && kind < FAILURES.size() ? FAILURES.get(kind) : Fault.NONE;
      }
    },
    /**
     * The same, but one task does not end by itself, and its copy meets nothing: Spark makes no
     * second copy of a task whose copy has failed.
     */
    RANDOM_AND_HANGING {
      @Override
      Fault fault(int task, int attempt) {
        if (task == 5) {
          return attempt == 0 ? Fault.HANG : Fault.NONE;
        }
        return RANDOM.fault(task, attempt);
      }
    },
    /** One task fails every time, in the middle of its part file, while the others are at work. */
    ALWAYS {
      @Override
      Fault fault(int task, int attempt) {
        return task == 3 ? Fault.WRITE : Fault.SLOW;
      }
    },
    SLOW {
      @Override
      Fault fault(int task, int attempt) {
        return Fault.SLOW;
      }
    };

    private static final List<Fault> FAILURES =
        List.of(
            Fault.OPEN,
            Fault.READ,
            Fault.CREATE,
            Fault.WRITE,
            Fault.CLOSE,
            Fault.COMMIT,
            Fault.COMMITTED);

    abstract Fault fault(int task, int attempt);
  }

  private Plan plan = Plan.SLOW;
  private java.nio.file.Path notes = java.nio.file.Path.of("");

  @Override
  public void initialize(URI uri, Configuration configuration) throws IOException {
    super.initialize(uri, configuration);
    plan = Plan.valueOf(configuration.get(PLAN));
    notes = java.nio.file.Path.of(configuration.get(NOTES));
  }

  @Override
  public URI getUri() {
    return URI.create(SCHEME + ":///");
  }

  @Override
  public String getScheme() {
    return SCHEME;
  }

  private boolean meets(Fault fault) throws IOException {
    TaskContext task = TaskContext.get();
    if (task == null || plan.fault(task.partitionId(), task.attemptNumber()) != fault) {
      return false;
    }
    String note = fault + "-" + task.partitionId() + "-" + task.attemptNumber();
    Files.write(notes.resolve(note), new byte[0]);
    return true;
  }

  private void failIf(Fault fault, Path path) throws IOException {
    if (meets(fault)) {
      throw new IOException(fault + " of " + path.getName() + ": the disk is gone");
    }
  }

  private static void pause(long millis) throws InterruptedIOException {
    try {
      Thread.sleep(millis);
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
      throw new InterruptedIOException("told to stop");
    }
  }

  @Override
  public FSDataInputStream open(Path path, int bufferSize) throws IOException {
    if (meets(Fault.OPEN)) {
      throw new FileNotFoundException("OPEN of " + path.getName() + ": the disk is gone");
    }
    FSDataInputStream in = super.open(path, bufferSize);
    return meets(Fault.READ) ? new FSDataInputStream(new BreakingIn(in)) : in;
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
    failIf(Fault.CREATE, path);
    FSDataOutputStream out =
        super.create(path, overwrite, bufferSize, replication, blockSize, progress);
    if (meets(Fault.SLOW)) {
      pause(SLOW_MILLIS);
    }
    return new FSDataOutputStream(new FaultyOut(out, path), null);
  }

  @Override
  public boolean rename(Path from, Path to) throws IOException {
    failIf(Fault.COMMIT, from);
    boolean done = super.rename(from, to);
    failIf(Fault.COMMITTED, from);
    return done;
  }

  private final class FaultyOut extends FilterOutputStream {
    private final Path path;
    private int written;
    private boolean closed;

    FaultyOut(OutputStream out, Path path) {
      super(out);
      this.path = path;
    }

    @Override
    public void write(int value) throws IOException {
      write(new byte[] {(byte) value}, 0, 1);
    }

    @Override
    public void write(byte[] bytes, int start, int length) throws IOException {
      out.write(bytes, start, length);
      written += length;
      if (written > BYTES_BEFORE_A_FAULT) {
        out.flush();
        failIf(Fault.WRITE, path);
        if (meets(Fault.HANG)) {
          pause(HANGING_MILLIS);
        }
      }
    }

    @Override
    public void close() throws IOException {
      super.close();
      if (!closed) {
        closed = true;
        failIf(Fault.CLOSE, path);
      }
    }
  }

  /** Gives a few bytes, then none. */
  private static final class BreakingIn extends FSInputStream {
    private final FSDataInputStream in;
    private int left = BYTES_BEFORE_A_FAULT;

    BreakingIn(FSDataInputStream in) {
      this.in = in;
    }

    @Override
    public int read() throws IOException {
      byte[] one = new byte[1];
      return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
    }

    @Override
    public int read(byte[] bytes, int start, int length) throws IOException {
      if (left == 0) {
        throw new IOException("READ: the disk is gone");
      }
      int got = in.read(bytes, start, Math.min(left, length));
      left -= Math.max(got, 0);
      return got;
    }

    @Override
    public void seek(long place) throws IOException {
      in.seek(place);
    }

    @Override
    public long getPos() throws IOException {
      return in.getPos();
    }

    @Override
    public boolean seekToNewSource(long place) throws IOException {
      return in.seekToNewSource(place);
    }

    @Override
    public void close() throws IOException {
      in.close();
    }
  }
}
