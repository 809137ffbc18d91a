package croupier.spark;

import croupier.game.FileFormat;
import java.util.Iterator;
import org.apache.spark.api.java.function.FlatMapFunction;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;

/** Turns the text of each file into rows of id, problem and fault. */
final class FilesToRows implements FlatMapFunction<Row, Row> {
  private static final long serialVersionUID = 1;

  private final FileFormat.Reader reader;

  FilesToRows(FileFormat format) {
    this.reader = format.reader();
  }

  @Override
  public Iterator<Row> call(Row file) {
    return reader.apply(file.getString(0)).stream()
        .map(entry -> RowFactory.create(entry.id(), entry.problem(), entry.fault()))
        .iterator();
  }
}
