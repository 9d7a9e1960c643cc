package org.qos.cli;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.qos.cli.console.Console;
import org.qos.cli.console.ExitCode;
import org.qos.cli.terminal.Messages;
import org.qos.cli.terminal.Progress;
import org.qos.cli.terminal.ReportedOutput;
import org.qos.cli.terminal.Terminal;
import org.qos.fabric.process.ProcessEnd;

/** The process around the {@code qos} command. */
public final class Main {

    private Main() {}

    /**
     * Runs the command with the process's streams and ends the process with its exit code. After SIGINT the JVM ends
     * it with {@link ExitCode#INTERRUPTED}.
     *
     * @throws IOException when a training run cannot write its files
     */
    public static void main(String... args) throws IOException {
        if (args.length == 2 && args[0].equals(TrainingRun.OPTION)) {
            TrainingRun.on(Path.of(args[1]));
            run("check", args[1] + "/" + TrainingRun.POLICIES.get(0));
        } else {
            run(args);
        }
    }

    private static void run(String... args) {
        LanguageSetup.begin(args);
        Terminal terminal = Terminal.ofProcess();
        ReportedOutput written = new ReportedOutput(new FileOutputStream(FileDescriptor.out));
        PrintWriter out = writer(written);
        PrintWriter err = writer(System.err);
        Progress progress = terminal.progress() ? Progress.on(err, terminal.columns()) : Progress.NONE;
        ProcessEnd.run(new Thread(progress::end));
        Console console = new Console(
                System.in, out, new Messages(err, progress), Path.of("").toAbsolutePath(), terminal);
        int exitCode = exitCode(console, args);
        out.flush();
        written.failure().ifPresent(reason -> err.println("qos: standard output cannot be written: " + reason));
        err.flush();
        boolean lost = written.failure().isPresent() || out.checkError() && exitCode == ExitCode.CLEAN;
        System.exit(lost ? ExitCode.FAILED : exitCode);
    }

    private static int exitCode(Console console, String... args) {
        try {
            return QosCommand.run(console, args);
        } catch (OutOfMemoryError tooLarge) {
            console.err()
                    .println("qos: the files need more memory than Java has; give it more, as in"
                            + " QOS_JAVA_OPTIONS=-Xmx4g.");
            return ExitCode.FAILED;
        }
    }

    private static PrintWriter writer(OutputStream stream) {
        return new PrintWriter(stream, false, StandardCharsets.UTF_8);
    }
}
