package org.qos.cli.terminal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.StringWriter;
import java.time.Duration;
import org.junit.jupiter.api.Test;

/** The clock stands still unless a test moves it. {@code <} is the escape that clears the line. */
class ProgressTest {

    private final StringWriter terminal = new StringWriter();
    private long now = 5_000_000_000L;
    private Progress progress = Progress.withClock(terminal, 60, () -> now);

    @Test
    void aShortCommandShowsNothing() {
        progress.show("checking a.qos");
        tickAfter(Duration.ofMillis(999));
        progress.end();
        assertEquals("", shown());
    }

    @Test
    void afterASecondTheActivityAndItsTimeAreShown() {
        progress.show("checking a.qos");
        tickAfter(Duration.ofSeconds(1));
        assertEquals("<qos: checking a.qos (1 s)", shown());
        tickAfter(Duration.ofMillis(1_500));
        assertEquals("<qos: checking a.qos (1 s)<qos: checking a.qos (2 s)", shown());
    }

    @Test
    void theLineIsDrawnAgainOnlyWhenItChanges() {
        progress.show("checking a.qos");
        tickAfter(Duration.ofSeconds(1));
        tickAfter(Duration.ofMillis(250));
        assertEquals("<qos: checking a.qos (1 s)", shown());
    }

    @Test
    void theTimeIsThatOfTheWholeCommand() {
        progress.show("checking a.qos");
        now += Duration.ofSeconds(7).toNanos();
        progress.show("checking b.qos");
        tickAfter(Duration.ZERO);
        assertEquals("<qos: checking b.qos (7 s)", shown());
    }

    @Test
    void theLineDisappearsAtTheEnd() {
        progress.show("checking a.qos");
        tickAfter(Duration.ofSeconds(1));
        progress.end();
        tickAfter(Duration.ofSeconds(1));
        assertEquals("<qos: checking a.qos (1 s)<", shown());
    }

    @Test
    void aMessageReplacesTheLineWhichThenComesBackBelow() {
        Messages messages = new Messages(terminal, progress);
        progress.show("checking a.qos");
        tickAfter(Duration.ofSeconds(1));
        messages.println("a.qos: warning");
        tickAfter(Duration.ofSeconds(1));
        assertEquals("<qos: checking a.qos (1 s)<a.qos: warning\n<qos: checking a.qos (2 s)", shown());
    }

    @Test
    void countsAreTakenWhenTheLineIsDrawn() {
        int[] requests = {0};
        progress.show(() -> requests[0] + " requests");
        requests[0] = 12;
        tickAfter(Duration.ofSeconds(1));
        assertEquals("<qos: 12 requests (1 s)", shown());
    }

    @Test
    void theLineFitsIntoTheTerminalWithoutItsLastColumn() {
        progress = Progress.withClock(terminal, 30, () -> now);
        progress.show("checking " + "a".repeat(100));
        tickAfter(Duration.ofSeconds(12));
        assertEquals("<qos: checking aaaaa... (12 s)", shown());
        assertTrue(shown().length() <= 30, shown());
    }

    @Test
    void aNameCannotControlTheTerminal() {
        progress.show("checking a\u001b[2J.qos");
        tickAfter(Duration.ofSeconds(1));
        assertEquals("<qos: checking a\\x1b[2J.qos (1 s)", shown());
    }

    private void tickAfter(Duration time) {
        now += time.toNanos();
        progress.tick();
    }

    private String shown() {
        return terminal.toString()
                .replace("\r\033[K", "<")
                .replace("\033[?7l", "")
                .replace("\033[?7h", "")
                .replace(System.lineSeparator(), "\n");
    }
}
