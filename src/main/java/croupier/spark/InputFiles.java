package croupier.spark;

import java.io.IOException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
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
 * @param plainFolders whether some lie in folders further down that are no partitions {@code
 *     key=value}; Spark leaves such files out unless it is told
 * @param oneFile whether the input is the name of a file
 */
record InputFiles(
    String input,
    List<FileStatus> files,
    CorpusFormat format,
    boolean plainFolders,
    boolean oneFile) {

  private static final Pattern PLAIN_FOLDER = Pattern.compile("/[^/=]*/");

  /** Finds the files; the format is the one given or, if null, the one that their names end in. */
  static InputFiles find(String input, @Nullable CorpusFormat asked, Configuration configuration)
      throws IOException {
    Path pattern = StagedTable.path("input", input);
    FileSystem fileSystem = pattern.getFileSystem(configuration);
    FileStatus[] matches = fileSystem.globStatus(pattern);
    if (matches == null || matches.length == 0) {
      throw new UsageException("input " + input + ": there is no such file, folder or match");
    }
    List<FileStatus> files = new ArrayList<>();
    boolean plainFolders = false;
    for (FileStatus match : matches) {
      if (match.isFile()) {
        files.add(match);
      } else {
        plainFolders |= addFilesBelow(match.getPath(), fileSystem, files);
      }
    }
    if (files.isEmpty()) {
      throw new UsageException("input " + input + ": the folder holds no files");
    }
    CorpusFormat format = asked != null ? asked : formatOf(input, files);
    boolean oneFile = files.get(0).getPath().equals(fileSystem.makeQualified(pattern));
    return new InputFiles(input, files, format, plainFolders, oneFile);
  }

  /** The folder, or the glob, that a stream of files looks at. */
  String folder() {
    return oneFile ? String.valueOf(files.get(0).getPath().getParent()) : input;
  }

  /** Which names there are of the input: that of the one file, or all. */
  String nameGlob() {
    return oneFile ? files.get(0).getPath().getName() : "*";
  }

  /** For the summary of a run: each file's path, size and time. */
  List<Map<String, Object>> summary() {
    List<Map<String, Object>> entries = new ArrayList<>();
    for (FileStatus file : files) {
      Map<String, Object> entry = new LinkedHashMap<>();
      entry.put("path", file.getPath().toString());
      entry.put("bytes", file.getLen());
      entry.put("modified", Instant.ofEpochMilli(file.getModificationTime()).toString());
      entries.add(entry);
    }
    return entries;
  }

  /** Whether one of the files lies in a folder further down that is no partition. */
  private static boolean addFilesBelow(Path folder, FileSystem fileSystem, List<FileStatus> files)
      throws IOException {
    boolean plainFolders = false;
    RemoteIterator<LocatedFileStatus> all = fileSystem.listFiles(folder, true);
    int prefix = fileSystem.makeQualified(folder).toString().length();
    while (all.hasNext()) {
      FileStatus file = all.next();
      String below = file.getPath().toString().substring(prefix);
      if (!below.contains("/_") && !below.contains("/.")) {
        files.add(file);
        plainFolders |= PLAIN_FOLDER.matcher(below).find();
      }
    }
    return plainFolders;
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
