package org.qos.dsl.generator.opensm;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.qos.dsl.opensm.convert.Strings;

class OpenSmStringTest {

    @ParameterizedTest
    @ValueSource(strings = {"DEFAULT", "Storage", "host1/P1", "name", "7", "a-b", "node.site_3", "CA", "use"})
    void writesPlainNamesWithoutQuotes(String value) {
        assertEquals(value, OpenSmString.name(value));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "two words",
                "a,b",
                "a#b",
                "sl: 3",
                "foo_name:",
                "my-qos-level-x",
                "end-port-group",
                "vlarb-scopes",
                "sdp",
                "many",
                "SRP",
                "*",
                "caf\u00e9"
            })
    void quotesWhatTheScannerWouldTakeApart(String value) {
        assertEquals('"' + value + '"', OpenSmString.name(value));
    }

    @Test
    void quotesADescriptionOnlyWhereACommentWouldEndIt() {
        assertEquals("SRP, at night: sl: 3", OpenSmString.description("SRP, at night: sl: 3"));
        assertEquals("\"lane # 3\"", OpenSmString.description("lane # 3"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " x", "x ", "a\"b", "a\nb", "a\0b"})
    void knowsWhatCannotBeSaid(String value) {
        assertFalse(OpenSmString.canExpress(value));
    }

    @Test
    void findsTheNearestThatCanBeSaid() {
        assertEquals("the 'big' array", OpenSmString.nearest(" the \"big\"\narray "));
    }

    @Test
    void keepsStringsWithinOpenSmsBuffer() {
        String nearest = OpenSmString.nearest("\u00e9".repeat(6_000));
        assertEquals(5_119, nearest.length());
        assertTrue(OpenSmString.canExpress(nearest));
        assertFalse(OpenSmString.canExpress(nearest + "\u00e9"));
    }

    @Test
    void aLongTextIsCutAtTheLastCharacterThatFits() {
        int max = Strings.MAX_BYTES;
        assertEquals("a".repeat(max), OpenSmString.nearest("a".repeat(max + 1)));
        assertEquals("a" + "\u20ac".repeat(max / 3 - 1), OpenSmString.nearest("a" + "\u20ac".repeat(max)));
        assertEquals("a".repeat(max - 9), OpenSmString.nearest("a".repeat(max - 9) + " ".repeat(20) + "b"));
        assertEquals("\ud83d\ude00".repeat(max / 4), OpenSmString.nearest("\ud83d\ude00".repeat(max)));
    }

    /** A cut after each character took minutes for a text of this length. */
    @Test
    void aTextOfTenMillionCharactersIsCut() {
        assertEquals("n".repeat(Strings.MAX_BYTES), OpenSmString.nearest("n".repeat(10_000_000)));
    }
}
