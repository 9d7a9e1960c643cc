package org.qos.dsl.scanner;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Numbers as C's {@code strtoull} reads them with base 0. */
class CNumberTest {

    @ParameterizedTest(name = "\"{0}\" is {1}, {2} characters")
    @CsvSource(
            ignoreLeadingAndTrailingWhitespace = false,
            value = {
                "42,42,2",
                "0,0,1",
                "010,8,3",
                "08,0,1",
                "0x1F,31,4",
                "0Xff,255,4",
                "0x,0,1",
                "0xg,0,1",
                " \t7x,7,3",
                "+5,5,2",
                "-1,18446744073709551615,2",
                "18446744073709551615,18446744073709551615,20",
                "18446744073709551616,18446744073709551615,20",
                "0x1ffffffffffffffff,18446744073709551615,19",
                "01777777777777777777777,18446744073709551615,23",
                "02000000000000000000000,18446744073709551615,23"
            })
    void isReadUpToWhatIsNotADigit(String text, String value, int end) {
        CNumber number = CNumber.in(text);
        assertTrue(number.any());
        assertEquals(value, Long.toUnsignedString(number.value()));
        assertEquals(end, number.end());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "x1", "-", "+ 1", "\u0661"})
    void textWithoutANumberIsNone(String text) {
        CNumber number = CNumber.in(text);
        assertFalse(number.any());
        assertEquals(0, number.value());
        assertEquals(0, number.end());
    }

    @Test
    void mayBeginWithinTheText() {
        assertEquals(new CNumber(12, 4, true, false), CNumber.at("P=12;", 2));
    }

    @Test
    void isWholeWhenNothingFollows() {
        assertTrue(CNumber.in("0x10").isWhole("0x10"));
        assertFalse(CNumber.in("1junk").isWhole("1junk"));
        assertFalse(CNumber.in("").isWhole(""));
    }

    @Test
    void anUnsignedIntKeepsTheLow32Bits() {
        assertEquals(1, CNumber.in("0x100000001").asUnsignedInt());
        assertEquals(0xffffffffL, CNumber.in("-1").asUnsignedInt());
    }
}
