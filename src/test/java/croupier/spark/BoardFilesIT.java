package croupier.spark;

import static org.assertj.core.api.Assertions.assertThat;

import croupier.Games;
import croupier.game.Extras;
import croupier.game.FileFormat;
import croupier.game.Game;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** A file of many boards, with the faults that such files have, against a line for each board. */
@ExtendWith(LocalSpark.class)
final class BoardFilesIT {
  private static final Game<?, ?> LADDERS = Games.named("ladders");
  private static final int BOARDS = 1_000;

  private static SparkSession session;

  @TempDir private Path folder;

  private final StringBuilder file = new StringBuilder();
  private final List<String> lines = new ArrayList<>();

  @BeforeAll
  static void openSession() {
    session = LocalSpark.session();
  }

  private List<Row> solved(Path input, @Nullable FileFormat format) throws IOException {
    Path output = folder.resolve("out-" + input.getFileName());
    new SolveJob(
            LADDERS.name(),
            LADDERS.prepare(Extras.NONE),
            input.toString(),
            null,
            format,
            null,
            "problem",
            output.toString(),
            false,
            null,
            Extras.NONE)
        .run(session);
    return session.read().parquet(output.toString()).collectAsList();
  }

  /** Ladders and chutes between any cells, so with equal ends, chains, cycles, two from a cell. */
  private void addBoard(SplittableRandom random) {
    int side = random.nextInt(8, 13);
    int cells = side * side;
    int jumps = random.nextInt(25);
    file.append(side + " " + side + " " + jumps + "\n");
    StringBuilder line = new StringBuilder(cells + " start=0 chain=single lenient");
    for (int i = 0; i < jumps; i++) {
      int beyond = random.nextInt(50) == 0 ? cells : 0;
      int one = random.nextInt(20) == 0 ? cells : 1 + random.nextInt(cells);
      int other = random.nextInt(20) == 0 ? one : 1 + random.nextInt(cells);
      int low = beyond + Math.min(one, other);
      int high = beyond + Math.max(one, other);
      boolean isLadder = random.nextInt(3) == 0;
      file.append((isLadder ? "L " : "C ") + low + " " + high + "\n");
      line.append(isLadder ? " " + low + "-" + high : " " + high + "-" + low);
    }
    file.append('\n');
    lines.add(line.toString());
  }

  /** Six chutes in a row; the finish is behind them, out of reach but for a ladder from cell 1. */
  private void addWall(SplittableRandom random, boolean hasLadder) {
    int wall = random.nextInt(20, 50);
    file.append(hasLadder ? "10 10 7\nL 1 90\n" : "10 10 6\n");
    StringBuilder line = new StringBuilder("100 start=0 chain=single lenient");
    line.append(hasLadder ? " 1-90" : "");
    for (int high = wall; high < wall + 6; high++) {
      int low = random.nextInt(2, 20);
      file.append("C " + low + " " + high + "\n");
      line.append(" " + high + "-" + low);
    }
    file.append('\n');
    lines.add(line.toString());
  }

  @Test
  void run_fileOfManyBoards_hasTheAnswersOfItsBoardsLineByLine() throws IOException {
    SplittableRandom random = new SplittableRandom(10_001);
    for (int i = 0; i < BOARDS; i++) {
      if (i % 4 == 0) {
        addWall(random, i % 8 == 0);
      } else {
        addBoard(random);
      }
    }
    Path boards = Files.writeString(folder.resolve("boards.dat"), file);
    List<Row> found = solved(boards, LADDERS.format("boards"));
    List<Row> known = solved(Files.write(folder.resolve("boards.txt"), lines), null);
    assertThat(found).hasSize(BOARDS);
    for (int i = 0; i < BOARDS; i++) {
      assertThat(found.get(i).getString(0)).isEqualTo(String.valueOf(i + 1));
      List<Object> cells = new ArrayList<>();
      List<Object> wanted = new ArrayList<>();
      for (int c = 1; c < found.get(i).length(); c++) {
        cells.add(String.valueOf(found.get(i).get(c)));
        wanted.add(String.valueOf(known.get(i).get(c)));
      }
      assertThat(cells).isEqualTo(wanted).endsWith("null");
    }
    assertThat(found.stream().map(row -> row.<String>getAs("finish")).distinct()).hasSize(3);
  }

  @Test
  void run_malformedBlock_isARejectedRowAmongTheOthers() throws IOException {
    Path boards = Files.writeString(folder.resolve("x"), "3 3 1\nQ 1 2\n\n3 3 1\nL 2 5\n");
    List<Row> rows = solved(boards, LADDERS.format("boards"));
    assertThat(rows).hasSize(2);
    assertThat(rows.get(0).<String>getAs("problem")).isEqualTo("3 3 1 / Q 1 2");
    assertThat(rows.get(0).<String>getAs("error"))
        .isEqualTo("board 1, line 2: 'Q 1 2': a jump is L or C and two cells");
    assertThat(rows.get(1).<String>getAs("error")).isNull();
    assertThat(rows.get(1).<Double>getAs("expected_rolls")).isPositive();
  }
}
