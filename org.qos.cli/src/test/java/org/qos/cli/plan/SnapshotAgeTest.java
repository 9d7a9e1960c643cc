package org.qos.cli.plan;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Instant;
import java.time.ZoneId;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SnapshotAgeTest {

    private static final Instant TAKEN = Instant.parse("2026-11-25T08:12:13Z");

    @ParameterizedTest
    @CsvSource({
        "-90, less than a minute ago",
        "59, less than a minute ago",
        "60, 1 minute ago",
        "7199, 1 hour ago",
        "86399, 23 hours ago",
        "259200, 3 days ago"
    })
    void theAgeIsInTheLargestUnit(long seconds, String ago) {
        String text = text(seconds);
        assertTrue(text.startsWith("f.json was taken " + ago + ", at 2026-11-25 09:12:13 +01:00."), text);
    }

    @Test
    void aClockThatIsAheadMakesNoNegativeAge() {
        assertEquals(0, new SnapshotAge(TAKEN, TAKEN.minusSeconds(90)).seconds());
    }

    private static String text(long seconds) {
        return new SnapshotAge(TAKEN, TAKEN.plusSeconds(seconds)).text("f.json", ZoneId.of("+01:00"));
    }
}
