package croupier;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.util.MinimalPrettyPrinter;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** For programs: an object a line; an infinite number is the string {@code Infinity}. */
final class JsonAnswers implements AnswerPrinter {
  private static final JsonFactory JSON = new JsonFactory();

  private final PrintWriter out;

  JsonAnswers(PrintWriter out) {
    this.out = out;
  }

  @Override
  public void print(String problem, List<Cell> cells, @Nullable String error) throws IOException {
    StringWriter line = new StringWriter();
    try (JsonGenerator json = JSON.createGenerator(line)) {
      json.setPrettyPrinter(new MinimalPrettyPrinter());
      json.writeStartObject();
      json.writeStringField("problem", problem);
      for (Cell cell : cells) {
        json.writeFieldName(cell.name());
        write(json, cell.value());
      }
      json.writeStringField("error", error);
      json.writeEndObject();
    }
    out.println(line);
  }

  private static void write(JsonGenerator json, @Nullable Object value) throws IOException {
    if (value instanceof Double number && number.isInfinite()) {
      json.writeString(number.toString());
    } else if (value instanceof double[] numbers) {
      json.writeArray(numbers, 0, numbers.length);
    } else {
      json.writePOJO(value);
    }
  }
}
