package org.qos.conformity.sim;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DaemonTest {

    @Test
    void aDaemonRunsUntilItIsClosed(@TempDir Path directory) {
        Daemon daemon = Daemon.start(List.of("sleep", "60"), directory, Map.of(), "out");
        assertTrue(daemon.isRunning());
        daemon.close();
        assertFalse(daemon.isRunning());
    }

    @Test
    void itsOutputAndStatusAreKept(@TempDir Path directory) {
        List<String> command = List.of("sh", "-c", "echo $GREETING; echo trouble >&2; exit 7");
        Daemon daemon = Daemon.start(command, directory, Map.of("GREETING", "hello"), "out");
        Waiting.until(() -> !daemon.isRunning(), Duration.ofSeconds(5), () -> "still running");
        assertEquals(7, daemon.exitStatus());
        assertEquals("hello\ntrouble", daemon.output().tail());
    }

    @Test
    void linesCanBeTypedForAProgramThatReads(@TempDir Path directory) {
        Daemon daemon =
                Daemon.startWithInput(List.of("sh", "-c", "read line; echo $line back"), directory, Map.of(), "out");
        daemon.type("there and");
        Waiting.until(() -> !daemon.isRunning(), Duration.ofSeconds(5), () -> "still running");
        assertEquals("there and back", daemon.output().tail());
    }

    @Test
    void aProgramThatIsNotThereIsNamed(@TempDir Path directory) {
        Exception failure = assertThrows(
                SubnetException.class, () -> Daemon.start(List.of("no-such-program"), directory, Map.of(), "out"));
        assertEquals("cannot start no-such-program", failure.getMessage());
    }

    @Test
    void waitingEndsWithWhatWasWaitedFor() {
        Exception failure = assertThrows(
                SubnetException.class,
                () -> Waiting.until(() -> false, Duration.ofMillis(5), () -> "nothing happened"));
        assertEquals("nothing happened within 5 ms", failure.getMessage());
    }

    @Test
    void aScratchDirectoryIsRemovedWithItsFiles() {
        ScratchDirectory scratch = new ScratchDirectory();
        Path file = scratch.write("file", "text");
        assertTrue(Files.exists(file));
        scratch.close();
        assertFalse(Files.exists(scratch.path()));
    }
}
