package org.qos.conformity.relay;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.qos.fabric.mad.Mad;
import org.qos.fabric.mad.MadAddress;
import org.qos.fabric.mad.MadException;
import org.qos.fabric.mad.MadTransport;

/** Sends MADs through a {@link MadRelay} in a process of its own. */
public final class RelayedTransport implements MadTransport, AutoCloseable {

    private static final long SECONDS_TO_END = 5;

    private final Process process;
    private final PrintStream requests;
    private final BufferedReader answers;
    private final Path errors;

    private RelayedTransport(Process process, Path errors) {
        this.process = process;
        this.errors = errors;
        requests = new PrintStream(process.getOutputStream(), false, StandardCharsets.US_ASCII);
        answers = new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.US_ASCII));
    }

    /**
     * Starts a relay and waits until it can take requests.
     *
     * @param directory where it runs and leaves what it prints on standard error
     * @param environment what is added to the environment of this process, so that it sees the simulated fabric
     * @throws MadException when it cannot be started or cannot open a port
     */
    public static RelayedTransport start(Path directory, Map<String, String> environment) {
        Path errors = directory.resolve("relay.err");
        ProcessBuilder builder = new ProcessBuilder(command())
                .directory(directory.toFile())
                .redirectError(ProcessBuilder.Redirect.appendTo(errors.toFile()));
        builder.environment().putAll(environment);
        try {
            RelayedTransport relay = new RelayedTransport(builder.start(), errors);
            relay.awaitReady();
            return relay;
        } catch (IOException e) {
            throw new MadException("cannot start a relay for MADs", e);
        }
    }

    /** A Java machine like this one, tuned to start quickly. */
    private static List<String> command() {
        return List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-Xmx64m",
                "-cp",
                System.getProperty("java.class.path"),
                MadRelay.class.getName());
    }

    private void awaitReady() {
        String line = nextLine();
        if (!line.equals(RelayLine.READY)) {
            close();
            RelayLine.answer(line);
        }
    }

    @Override
    public synchronized Optional<Mad> exchange(Mad request, MadAddress to, Duration timeout) {
        requests.println(RelayLine.of(new RelayLine.Request(request, to, timeout)));
        requests.flush();
        return RelayLine.answer(nextLine());
    }

    private String nextLine() {
        try {
            String line = answers.readLine();
            if (line == null) {
                throw new MadException("the relay for MADs has ended; see " + errors);
            }
            return line;
        } catch (IOException e) {
            throw new MadException("the relay for MADs cannot be read", e);
        }
    }

    /** Ends the relay, which frees its place among the clients of ibsim. */
    @Override
    public void close() {
        requests.close();
        try {
            if (!process.waitFor(SECONDS_TO_END, TimeUnit.SECONDS)) {
                process.destroyForcibly();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            process.destroyForcibly();
        }
    }
}
