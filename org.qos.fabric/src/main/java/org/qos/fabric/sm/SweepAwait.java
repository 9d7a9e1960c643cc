package org.qos.fabric.sm;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.LocalDateTime;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.qos.fabric.file.FileInput;

/**
 * Waits for sweeps of OpenSM to end in its log.
 *
 * @param log the log
 * @param from the size of the log before they were asked for, in bytes
 */
public record SweepAwait(Path log, long from) {

    private static final Duration STEP = Duration.ofMillis(100);

    /**
     * Remembers where the log ends now.
     *
     * @throws IOException when there is no log, or it cannot be read
     */
    public static SweepAwait from(Path log) throws IOException {
        FileInput.open(log).close();
        return new SweepAwait(log, Files.size(log));
    }

    /**
     * Waits for the end of a sweep.
     *
     * @param sweeps how many sweeps have to end, 1 for the next one
     * @param limit how long to wait at most
     * @param running whether OpenSM still runs
     * @return what the log says since; empty when they do not end in time
     * @throws IOException when the log cannot be read
     * @throws InterruptedException when the thread is interrupted
     */
    public Optional<SmHistory> end(int sweeps, Duration limit, BooleanSupplier running)
            throws IOException, InterruptedException {
        long end = System.nanoTime() + limit.toNanos();
        while (running.getAsBoolean()) {
            SmHistory history = sinceThen();
            if (history.sweeps() >= sweeps) {
                return Optional.of(history);
            }
            if (System.nanoTime() > end) {
                return Optional.empty();
            }
            Thread.sleep(STEP.toMillis());
        }
        return Optional.empty();
    }

    /** A log that was emptied meanwhile is read from its beginning. */
    private SmHistory sinceThen() throws IOException {
        long skipped = Files.size(log) < from ? 0 : from;
        try (InputStream text = FileInput.openLines(log, Long.MAX_VALUE)) {
            text.skipNBytes(skipped);
            return SmLogReader.read(text, LocalDateTime.now());
        }
    }
}
