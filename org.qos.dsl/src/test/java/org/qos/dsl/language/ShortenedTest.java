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
    void aMessageIsOneLine() {
        assertEquals("'a b...' is not a name; remove it", Shortened.quotes("'a b\n  c\nd' is not a name; remove it"));
        assertEquals("write \"a...\"", Shortened.quotes("write \"a\\x0a    end-port-group\\x0a\""));
        assertEquals("OpenSM reads this: and that", Shortened.quotes("OpenSM reads this:\n  and that"));
    }

    @Test
    void aMessageOfOrdinaryLengthStays() {
        String message = "'" + "a".repeat(100) + "' is not a number";
        assertEquals(message, Shortened.quotes(message));
    }
}
