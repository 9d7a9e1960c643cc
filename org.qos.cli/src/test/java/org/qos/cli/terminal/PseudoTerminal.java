package org.qos.cli.terminal;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Assumptions;
import org.qos.cli.testing.TimeLimits;

/** The command in a process on a terminal of its own, which {@code script} of util-linux makes. */
final class PseudoTerminal implements AutoCloseable {

    private static final int CTRL_C = 3;

    private final Process process;
    private final StringBuilder screen = new StringBuilder();

    /**
     * Starts a shell command on a terminal; {@code qos} in it is the command. Ctrl-C ends it even where the build runs in
     * the background and ignores SIGINT; without an end it is killed after the time limit.
     *
     * @param environment variables that the command has besides those of a terminal of 80 columns
     */
    PseudoTerminal(Path directory, Map<String, String> environment, String line) throws IOException {
        requireScript();
        String qos = "qos() { " + QosProcess.COMMAND + " \"$@\"; }; ";
        ProcessBuilder builder = new ProcessBuilder(
                        "env", "--default-signal=INT", "script", "-q", "-e", "-c", qos + line, "/dev/null")
                .directory(directory.toFile())
                .redirectErrorStream(true);
        builder.environment().keySet().removeAll(List.of("CI", "NO_COLOR", "COLUMNS"));
        builder.environment().put("TERM", "xterm");
        builder.environment().put("SHELL", "/bin/sh");
        builder.environment().putAll(environment);
        process = builder.start();
        CompletableFuture.delayedExecutor(TimeLimits.COMMAND.toSeconds(), TimeUnit.SECONDS)
                .execute(this::close);
    }

    private static void requireScript() {
        try {
            Process version = new ProcessBuilder("script", "--version").start();
            boolean found =
                    new String(version.getInputStream().readAllBytes(), StandardCharsets.UTF_8).contains("util-linux");
            skipUnless(found);
        } catch (IOException absent) {
            skipUnless(false);
        }
    }

    private static void skipUnless(boolean found) {
        if (!found) {
            System.err.println("SKIPPED: tests on a pseudo-terminal, no script of util-linux. Debian: bsdutils.");
        }
        Assumptions.assumeTrue(found, "no script of util-linux");
    }

    /** Reads what the terminal shows until a text is there. */
    void await(String text) throws IOException {
        InputStream shown = process.getInputStream();
        while (screen.indexOf(text) < 0) {
            int next = shown.read();
            assertTrue(next >= 0, () -> "'" + text + "' is not shown: " + screen);
            screen.append((char) next);
        }
    }

    /** Presses Ctrl-C. */
    void interrupt() throws IOException {
        process.getOutputStream().write(CTRL_C);
        process.getOutputStream().flush();
    }

    /** The exit code of the command, when it has ended. */
    int end() throws IOException, InterruptedException {
        screen.append(new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8));
        assertTrue(process.waitFor(TimeLimits.COMMAND.toSeconds(), TimeUnit.SECONDS), "still running");
        return process.exitValue();
    }

    /** Everything that was shown, with the escape sequences. */
    String screen() {
        return screen.toString();
    }

    @Override
    public void close() {
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly();
    }
}
