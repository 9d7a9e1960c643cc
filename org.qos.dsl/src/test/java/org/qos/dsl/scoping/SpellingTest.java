package org.qos.dsl.scoping;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What somebody may have meant. */
class SpellingTest {
    private static final List<String> KNOWN = List.of("Storage", "Compute", "sl", "qos-level");

    @Test
    void aThirdOfTheLettersMayBeWrong() {
        assertEquals(Optional.of("Storage"), Spelling.nearest("Stroage", KNOWN));
        assertEquals(Optional.of("Storage"), Spelling.nearest("Storges", KNOWN));
        assertEquals(Optional.empty(), Spelling.nearest("Stxxxge", KNOWN));
        assertEquals(Optional.empty(), Spelling.nearest("tl", KNOWN));
    }

    @Test
    void caseDoesNotCount() {
        assertEquals(Optional.of("sl"), Spelling.nearest("SL", KNOWN));
        assertEquals(Optional.of("Compute"), Spelling.nearest("COMPUTR", KNOWN));
    }

    @Test
    void theNearestIsMeant() {
        assertEquals(Optional.of("level2"), Spelling.nearest("level2x", List.of("level12", "level2", "levels")));
    }

    @Test
    void lettersAddedMissingChangedAndSwappedCountOneEach() {
        assertEquals(0, Spelling.distance("rate", "rate", 9));
        assertEquals(1, Spelling.distance("rate", "rates", 9));
        assertEquals(1, Spelling.distance("rate", "rat", 9));
        assertEquals(1, Spelling.distance("rate", "race", 9));
        assertEquals(1, Spelling.distance("rate", "rtae", 9));
        assertEquals(4, Spelling.distance("rate", "", 9));
    }

    @Test
    void veryLongNamesAreNotCompared() {
        assertEquals(Optional.empty(), Spelling.nearest("x".repeat(100_000), List.of("x".repeat(100_001))));
    }
}
