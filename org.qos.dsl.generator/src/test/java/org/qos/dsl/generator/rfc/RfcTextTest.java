package org.qos.dsl.generator.rfc;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class RfcTextTest {

    @Test
    void escapesWhatWouldBeginTagsAndEntities() {
        assertEquals("a &amp;lt; &lt;b&gt; \"c\" 'd'", RfcText.text("a &lt; <b> \"c\" 'd'"));
    }

    @Test
    void separatesNamesByCommasOnly() {
        assertEquals("a, b", RfcText.text("a, b"));
        assertEquals("a&#44; b", RfcText.name("a, b"));
    }

    @Test
    void keepsSpacesThatWouldBeTrimmed() {
        assertEquals("&#32;a b&#32;&#32;", RfcText.text(" a b  "));
    }

    @Test
    void keepsControlCharacters() {
        assertEquals("a&#10;b&#9;c", RfcText.text("a\nb\tc"));
        assertEquals("a&#8238;b", RfcText.text("a\u202eb"));
    }

    @Test
    void hasNoTextForTheCharacterZeroAndForNothing() {
        assertFalse(RfcText.canExpress("a\0b"));
        assertFalse(RfcText.canExpress(""));
        assertTrue(RfcText.canExpress(" "));
        assertEquals("a b", RfcText.nearest(" a\0b "));
    }
}
