package org.qos.conformity.sim;

import java.io.IOException;
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
        Path file = directory.resolve(outputFile);
        ProcessBuilder builder = new ProcessBuilder(command)
                .directory(directory.toFile())
                .redirectInput(Path.of("/dev/null").toFile())
                .redirectErrorStream(true)
                .redirectOutput(file.toFile());
        builder.environment().putAll(environment);
        try {
            return new Daemon(builder.start(), new GrowingText(file));
        } catch (IOException e) {
            throw new SubnetException("cannot start " + command.get(0), e);
        }
    }

    long pid() {
        return process.pid();
    }

    boolean isRunning() {
        return process.isAlive();
    }

    /** Whether its main thread sleeps (Linux, proc(5): the state behind the name in {@code /proc/PID/stat}). */
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
