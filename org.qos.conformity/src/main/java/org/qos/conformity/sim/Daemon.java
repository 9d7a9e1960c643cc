package org.qos.conformity.sim;

import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.lang.ProcessBuilder.Redirect;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** A program that runs until it is stopped, with both its output streams in one file. */
final class Daemon implements AutoCloseable {

    private static final Duration PATIENCE = Duration.ofSeconds(5);

    private final Process process;
    private final GrowingText output;

    private Daemon(Process process, GrowingText output) {
        this.process = process;
        this.output = output;
    }

    /**
     * Starts a program with nothing to read on its standard input.
     *
     * @param environment what is added to the environment of this process
     * @throws SubnetException when the program cannot be started
     */
    static Daemon start(List<String> command, Path directory, Map<String, String> environment, String outputFile) {
        return start(command, directory, environment, outputFile, Redirect.from(new File("/dev/null")));
    }

    /**
     * Starts a program that reads what {@link #type} writes.
     *
     * @throws SubnetException when the program cannot be started
     */
    static Daemon startWithInput(
            List<String> command, Path directory, Map<String, String> environment, String outputFile) {
        return start(command, directory, environment, outputFile, Redirect.PIPE);
    }

    private static Daemon start(
            List<String> command, Path directory, Map<String, String> environment, String outputFile, Redirect input) {
        Path file = directory.resolve(outputFile);
        ProcessBuilder builder = new ProcessBuilder(command)
                .directory(directory.toFile())
                .redirectInput(input)
                .redirectErrorStream(true)
                .redirectOutput(file.toFile());
        builder.environment().putAll(environment);
        try {
            return new Daemon(builder.start(), new GrowingText(file));
        } catch (IOException e) {
            throw new SubnetException("cannot start " + command.get(0), e);
        }
    }

    /** Writes a line to the standard input of a program that reads it. */
    void type(String line) {
        try {
            OutputStream input = process.getOutputStream();
            input.write((line + "\n").getBytes(StandardCharsets.UTF_8));
            input.flush();
        } catch (IOException e) {
            throw new SubnetException("the program does not read its input", e);
        }
    }

    long pid() {
        return process.pid();
    }

    boolean isRunning() {
        return process.isAlive();
    }

    /** Whether its main thread sleeps (Linux, proc(5): the state after the name in {@code /proc/PID/stat}). */
    boolean isSleeping() {
        try {
            String stat = Files.readString(Path.of("/proc", String.valueOf(pid()), "stat"));
            return stat.startsWith("S", stat.lastIndexOf(')') + 2);
        } catch (IOException ended) {
            return false;
        }
    }

    /** The exit status of a program that has ended: 128 plus the signal when one ended it. */
    int exitStatus() {
        return process.exitValue();
    }

    GrowingText output() {
        return output;
    }

    /** Ends the program at once. */
    void kill() {
        process.destroyForcibly();
        awaitEnd();
    }

    /** Asks the program to end, and ends it after a while when it does not. */
    @Override
    public void close() {
        process.destroy();
        if (!awaitEnd()) {
            kill();
        }
    }

    private boolean awaitEnd() {
        try {
            return process.waitFor(PATIENCE.toMillis(), TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            process.destroyForcibly();
            return true;
        }
    }
}
