package croupier.spark;

import java.io.IOException;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.LocatedFileStatus;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.fs.RemoteIterator;
import org.jspecify.annotations.Nullable;

/**
 * The files that a file name, a folder or a glob stands for, as they were when the job began.
 *
 * @param input what the user gave
 * @param files the files, those aside whose names or folders begin with _ or a dot
 * @param format how to read them
 */
record InputFiles(String input, List<FileStatus> files, CorpusFormat format) {

  /** Finds the files; the format is the one given or, if null, the one that their names end in. */
  static InputFiles find(String input, @Nullable CorpusFormat asked, Configuration configuration)
      throws IOException {
    Path pattern = new Path(input);
    FileSystem fileSystem = pattern.getFileSystem(configuration);
    FileStatus[] matches = fileSystem.globStatus(pattern);
    if (matches == null || matches.length == 0) {
      throw new UsageException("input " + input + ": there is no such file, folder or match");
    }
    List<FileStatus> files = new ArrayList<>();
    for (FileStatus match : matches) {
      if (match.isFile()) {
        files.add(match);
      } else {
        addFilesBelow(match.getPath(), fileSystem, files);
      }
    }
    if (files.isEmpty()) {
      throw new UsageException("input " + input + ": the folder holds no files");
    }
    return new InputFiles(input, files, asked != null ? asked : formatOf(input, files));
  }

  private static void addFilesBelow(Path folder, FileSystem fileSystem, List<FileStatus> files)
      throws IOException {
    RemoteIterator<LocatedFileStatus> all = fileSystem.listFiles(folder, true);
    int prefix = fileSystem.makeQualified(folder).toString().length();
    while (all.hasNext()) {
      FileStatus file = all.next();
      String below = file.getPath().toString().substring(prefix);
      if (!below.contains("/_") && !below.contains("/.")) {
        files.add(file);
      }
    }
  }

  private static CorpusFormat formatOf(String input, List<FileStatus> files) {
    Set<CorpusFormat> formats = EnumSet.noneOf(CorpusFormat.class);
    for (FileStatus file : files) {
      String name = file.getPath().getName();
      CorpusFormat format = CorpusFormat.ofFile(name);
      if (format == null) {
        throw new UsageException(
            "input "
                + name
                + ": the name does not end in "
                + CorpusFormat.names()
                + "; give the format with --format");
      }
      formats.add(format);
    }
    if (formats.size() > 1) {
      throw new UsageException(
          "input "
              + input
              + ": it holds files of several formats, "
              + formats
              + "; name the files of one, as in "
              + input
              + "/*."
              + formats.iterator().next());
    }
    return formats.iterator().next();
  }
}
