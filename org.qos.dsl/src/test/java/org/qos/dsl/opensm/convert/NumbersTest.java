package org.qos.dsl.opensm.convert;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NumbersTest {

    @ParameterizedTest
    @CsvSource({
        "0, 0",
        "15, 15",
        "0x7fff, 32767",
        "0XfF, 255",
        "010, 8",
        "08, 0",
        "0129, 10",
        "00, 0",
        "18446744073709551614, 18446744073709551614"
    })
    void readsLikeStrtoull(String text, String value) {
        assertEquals(value, Long.toUnsignedString(Numbers.parse(text)));
    }

    @ParameterizedTest
    @CsvSource({
        "18446744073709551616",
        "99999999999999999999999",
        "0x10000000000000000",
        "0xfffffffffffffffff",
        "07777777777777777777777777"
    })
    void saturatesAt64Bits(String text) {
        assertEquals(-1L, Numbers.parse(text));
    }

    @Test
    void knowsOctalNumbers() {
        assertTrue(Numbers.isOctal("010"));
        assertTrue(Numbers.isOctal("08"));
        assertFalse(Numbers.isOctal("0"));
        assertFalse(Numbers.isOctal("0x10"));
        assertFalse(Numbers.isOctal("10"));
    }
}
