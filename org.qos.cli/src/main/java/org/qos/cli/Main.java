package org.qos.cli;

import java.io.OutputStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/** The process around the {@code qos} command. */
public final class Main {

    private Main() {}

    /** Runs the command with the process's streams and ends the process with its exit code. */
    public static void main(String[] args) {
        PrintWriter out = writer(System.out);
        PrintWriter err = writer(System.err);
        boolean colorful = System.console() != null && System.getenv("NO_COLOR") == null;
        Console console = new Console(System.in, out, err, Path.of("").toAbsolutePath(), colorful);
        int exitCode = QosCommand.run(console, args);
        out.flush();
        err.flush();
        System.exit(out.checkError() && exitCode == ExitCode.CLEAN ? ExitCode.FAILED : exitCode);
    }

    private static PrintWriter writer(OutputStream stream) {
        return new PrintWriter(stream, false, StandardCharsets.UTF_8);
    }
}
