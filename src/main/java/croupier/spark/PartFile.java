package croupier.spark;

import croupier.game.TextSolver;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.parquet.hadoop.ParquetFileReader;
import org.apache.parquet.hadoop.metadata.BlockMetaData;
import org.apache.parquet.hadoop.metadata.ColumnChunkMetaData;
import org.apache.parquet.hadoop.util.HadoopInputFile;

/**
 * A data file of a table, counted from its footer.
 *
 * @param name its name in the table's folder
 * @param rows its rows
 * @param rejected those whose error is not null; 0 in a table without that column
 * @param bytes its size
 */
record PartFile(String name, long rows, long rejected, long bytes) {

  /** The data files of a table, by name. */
  static List<PartFile> below(Path table, FileSystem fileSystem) throws IOException {
    List<FileStatus> data = new ArrayList<>();
    for (FileStatus file : fileSystem.listStatus(table)) {
      if (file.isFile() && file.getPath().getName().endsWith(".parquet")) {
        data.add(file);
      }
    }
    try {
      // Thousands of footers on a remote store take their time one by one.
      return data.parallelStream()
          .map(file -> of(file, fileSystem))
          .sorted(Comparator.comparing(PartFile::name))
          .toList();
    } catch (UncheckedIOException failure) {
      throw new IOException(failure.getCause());
    }
  }

  private static PartFile of(FileStatus file, FileSystem fileSystem) {
    try (ParquetFileReader reader =
        ParquetFileReader.open(HadoopInputFile.fromStatus(file, fileSystem.getConf()))) {
      long rejected = 0;
      for (BlockMetaData group : reader.getFooter().getBlocks()) {
        rejected += errors(group);
      }
      return new PartFile(
          file.getPath().getName(), reader.getRecordCount(), rejected, file.getLen());
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  private static long errors(BlockMetaData group) {
    for (ColumnChunkMetaData chunk : group.getColumns()) {
      if (Arrays.equals(chunk.getPath().toArray(), new String[] {TextSolver.ERROR})) {
        return group.getRowCount() - chunk.getStatistics().getNumNulls();
      }
    }
    return 0;
  }
}
