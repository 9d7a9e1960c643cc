package org.qos.cli.report;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DisplayWidthTest {

    @ParameterizedTest(name = "{0} is {1}: {2}")
    @CsvSource({
        "0041, 1, a letter",
        "00E9, 1, a letter with its accent",
        "0301, 0, an accent on its own",
        "200B, 0, a zero width space",
        "8A08, 2, an ideograph",
        "3042, 2, hiragana",
        "AC00, 2, hangul",
        "3000, 2, an ideographic space",
        "FF21, 2, a fullwidth letter",
        "FF71, 1, halfwidth katakana",
        "1F600, 2, a face"
    })
    void aCharacterTakesSomeColumns(String hexadecimal, int columns, String what) {
        assertEquals(columns, DisplayWidth.of(Integer.parseInt(hexadecimal, 16)), what);
    }
}
