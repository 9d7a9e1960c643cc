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
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.qos.fabric.mad.Mad;
import org.qos.fabric.mad.MadAddress;
import org.qos.fabric.mad.MadException;
import org.qos.fabric.mad.MadPort;

/** The port of a {@link MadRelay} in a process of its own. */
public final class RelayedPort implements MadPort {

    private static final long SECONDS_TO_END = 5;

    private final Process process;
    private final PrintStream requests;
    private final BlockingQueue<String> received = new LinkedBlockingQueue<>();
    private final Path errors;

    private RelayedPort(Process process, Path errors) {
        this.process = process;
        this.errors = errors;
        requests = new PrintStream(process.getOutputStream(), true, StandardCharsets.US_ASCII);
        Thread reader = new Thread(this::read, "relay " + process.pid());
        reader.setDaemon(true);
        reader.start();
    }

    /**
     * Starts a relay and waits until it can take requests.
     *
     * @param directory where it runs and leaves what it prints on standard error
     * @param environment what is added to the environment of this process, so that it sees the simulated fabric
     * @throws MadException when it cannot be started or cannot open a port
     */
    public static RelayedPort start(Path directory, Map<String, String> environment) {
        Path errors = directory.resolve("relay.err");
        ProcessBuilder builder = new ProcessBuilder(command())
                .directory(directory.toFile())
                .redirectError(ProcessBuilder.Redirect.appendTo(errors.toFile()));
        builder.environment().putAll(environment);
        try {
            RelayedPort relay = new RelayedPort(builder.start(), errors);
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
        String line = nextLine(Duration.ofMinutes(1)).orElseThrow(() -> new MadException("the relay does not start"));
        if (!line.equals(RelayLine.READY)) {
            close();
            RelayLine.received(line);
        }
    }

    /** Takes over the lines of the relay until it ends, whose last line then says so. */
    private void read() {
        try (BufferedReader lines =
                new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.US_ASCII))) {
            lines.lines().forEach(received::add);
        } catch (IOException | RuntimeException e) {
            received.add(RelayLine.of(new MadException("the relay for MADs cannot be read: " + e.getMessage())));
        }
        received.add(RelayLine.of(new MadException("the relay for MADs has ended; see " + errors)));
    }

    @Override
    public void send(Mad mad, MadAddress to) {
        requests.println(RelayLine.of(new RelayLine.Request(mad, to)));
    }

    @Override
    public Optional<Mad> receive(Duration timeout) {
        return nextLine(timeout).map(RelayLine::received);
    }

    private Optional<String> nextLine(Duration timeout) {
        try {
            return Optional.ofNullable(received.poll(timeout.toMillis(), TimeUnit.MILLISECONDS));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new MadException("interrupted while waiting for MADs", e);
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
