package org.qos.analysis.report.html;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class VisibleTextTest {

    @ParameterizedTest
    @ValueSource(ints = {0, 7, 0x1b, 0x7f, 0x9b})
    void controlCharactersHaveTwoDigits(int character) {
        assertEquals(
                "a" + String.format("\\x%02x", character) + "b",
                VisibleText.of("a" + Character.toString(character) + "b"));
    }

    @ParameterizedTest
    @ValueSource(ints = {0x200b, 0x200f, 0x2028, 0x202e, 0x2066, 0xfeff, 0xd800, 0xdfff, 0xfdd0, 0xfffe, 0xffff})
    void charactersThatHideOrTurnTextHaveFourDigits(int character) {
        assertEquals("a" + String.format("\\u%04x", character) + "b", VisibleText.of("a" + (char) character + "b"));
    }

    @Test
    void otherTextIsAsItIs() {
        String text = "Größe <b> \\ 日本 \ud83d\ude00";
        assertSame(text, VisibleText.of(text));
    }
}
