package org.qos.fabric.sm;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SweepAwaitTest {

    private static final Duration LONG = Duration.ofSeconds(20);
    private static final String UP = "Jan 01 08:00:02 000000 [AB12C6C0] 0x02 -> SUBNET UP\n";
    private static final String REJECTED =
            "Jan 01 08:00:02 000000 [AB12C6C0] 0x01 -> f: ERR AC03: Failed parsing QoS policy file (p)\n" + UP;

    @TempDir
    Path folder;

    @Test
    void aSweepThatEndedBeforeDoesNotCount() throws IOException, InterruptedException {
        SweepAwait await = SweepAwait.from(log(UP));
        assertEquals(Optional.empty(), await.end(1, Duration.ofMillis(1), () -> true));
    }

    @Test
    void theNextSweepSaysWhetherThePolicyIsRejected() throws IOException, InterruptedException {
        Path log = log(UP);
        SweepAwait await = SweepAwait.from(log);
        Files.writeString(log, REJECTED, StandardOpenOption.APPEND);
        assertTrue(await.end(1, LONG, () -> true).orElseThrow().lastRefused());
    }

    /** The second sweep logs its errors before anybody looks at the end of the first one. */
    @Test
    void theErrorsOfTheSecondSweepCountFromTheEndOfTheFirst() throws IOException, InterruptedException {
        Path log = log("");
        SweepAwait await = SweepAwait.from(log);
        Files.writeString(log, UP + REJECTED.substring(0, REJECTED.length() - UP.length()));
        assertEquals(1, await.end(1, LONG, () -> true).orElseThrow().sweeps());
        assertEquals(Optional.empty(), await.end(2, Duration.ofMillis(1), () -> true));
        Files.writeString(log, UP, StandardOpenOption.APPEND);
        assertTrue(await.end(2, LONG, () -> true).orElseThrow().lastRefused());
    }

    @Test
    void aLogThatWasEmptiedIsReadFromItsBeginning() throws IOException, InterruptedException {
        Path log = log(REJECTED);
        SweepAwait await = SweepAwait.from(log);
        log(UP);
        assertTrue(await.end(1, LONG, () -> true).isPresent());
    }

    @Test
    void nobodyWaitsForAnOpenSmThatHasEnded() throws IOException, InterruptedException {
        assertEquals(Optional.empty(), SweepAwait.from(log(UP)).end(1, LONG, () -> false));
    }

    private Path log(String text) throws IOException {
        return Files.writeString(folder.resolve("opensm.log"), text);
    }
}
