package org.qos.dsl.language;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class ShortenedTest {

    @Test
    void aLongTextIsItsBeginning() {
        assertEquals("a".repeat(40) + "...", Shortened.of("a".repeat(5000)));
        assertEquals("short", Shortened.of("short\nsecond line"));
    }

    @Test
    void whatALongMessageQuotesIsShortened() {
        assertEquals(
                "OpenSM does not know '" + "a".repeat(40) + "...' and ignores it",
                Shortened.quotes("OpenSM does not know '" + "a".repeat(5000) + "' and ignores it"));
    }

    @Test
    void aMessageOfOrdinaryLengthStays() {
        String message = "'" + "a".repeat(100) + "' is not a number";
        assertEquals(message, Shortened.quotes(message));
    }
}
