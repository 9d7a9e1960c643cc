package org.qos.conformity.program;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.qos.conformity.sim.OpenSmOnIbsim;
import org.qos.conformity.testing.CheckoutCommand;

/** The {@code qos} command in a process of its own, which sees a simulated fabric. */
final class QosProcess implements AutoCloseable {

    private static final long LIMIT_SECONDS = 120;

    private final Process process;
    private final Path out;
    private final Path err;

    private QosProcess(Process process, Path out, Path err) {
        this.process = process;
        this.out = out;
        this.err = err;
    }

    /** What a command left behind. */
    record Outcome(int exitCode, String out, String err) {}

    /** Runs a command to its end. */
    static Outcome run(OpenSmOnIbsim subnet, String... words) {
        try (QosProcess qos = start(subnet, words)) {
            return qos.await();
        }
    }

    /** Runs a command with the policy file of the subnet to its end. */
    static Outcome ofPolicy(OpenSmOnIbsim subnet, String command, String... more) {
        List<String> words = new ArrayList<>(List.of(command, "--policy", SitePolicy.FILE));
        words.addAll(List.of(more));
        return run(subnet, words.toArray(String[]::new));
    }

    /** Starts a command in the directory of a subnet. */
    static QosProcess start(OpenSmOnIbsim subnet, String... words) {
        try {
            Path out = Files.createTempFile(subnet.directory(), "qos", ".out");
            Path err = Files.createTempFile(subnet.directory(), "qos", ".err");
            // a build in the background of a script ignores them, and so would all that it starts
            List<String> command = new ArrayList<>(List.of("env", "--default-signal=INT,HUP"));
            command.addAll(CheckoutCommand.words());
            command.addAll(List.of(words));
            ProcessBuilder builder = new ProcessBuilder(command)
                    .directory(subnet.directory().toFile())
                    .redirectOutput(out.toFile())
                    .redirectError(err.toFile());
            builder.environment().putAll(subnet.clientEnvironment());
            Process process = builder.start();
            process.getOutputStream().close();
            return new QosProcess(process, out, err);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Waits for its end. */
    Outcome await() {
        try {
            if (!process.waitFor(LIMIT_SECONDS, TimeUnit.SECONDS)) {
                throw new AssertionError("qos does not end: " + messages());
            }
            return new Outcome(process.exitValue(), read(out), messages());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new AssertionError(e);
        }
    }

    /** What it has printed as messages up to now. */
    String messages() {
        return read(err);
    }

    /** SIGKILL. */
    void kill() {
        process.destroyForcibly();
    }

    /** SIGTERM. */
    void terminate() {
        process.destroy();
    }

    /** SIGINT, as of Ctrl-C. */
    void interrupt() {
        signal("INT");
    }

    /** Sends it a signal, such as {@code HUP}. */
    void signal(String name) {
        signal(String.valueOf(process.pid()), name);
    }

    /** Sends a process a signal. */
    static void signal(String pid, String name) {
        try {
            new ProcessBuilder("kill", "-" + name, pid).start().waitFor();
        } catch (IOException | InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    boolean isRunning() {
        return process.isAlive();
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void close() {
        process.destroyForcibly();
    }
}
