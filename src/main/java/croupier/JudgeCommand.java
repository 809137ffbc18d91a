package croupier;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code judge GAME < in > out}: the contest's own format. */
@Command(
    name = "judge",
    description = "Reads and writes the contest's own format: judge GAME < in > out.",
    footer = {
      "",
      "mahjong  in: n, then 13 lines w t (rank, copy); out: one residue modulo 998244353",
      "ladders  in: T; for each case n, then n pairs a b; out: Case k: and 8 decimals",
      "patience in: deals of nine lines of four cards, bottom first; out: 6 decimals a line",
      "mice     in: w b; out: 20 decimals"
    })
final class JudgeCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Mixin private GameArgument gameArgument;

  @Override
  public Integer call() throws IOException {
    BufferedReader in =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    PrintWriter out = spec.commandLine().getOut();
    try {
      gameArgument.get().judge().judge(in, out);
    } finally {
      out.flush();
    }
    return Croupier.DONE;
  }
}
