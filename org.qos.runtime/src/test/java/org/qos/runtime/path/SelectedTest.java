package org.qos.runtime.path;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A selector in two bits and a value in six (IBTA 15.2.5.16). */
class SelectedTest {

    @ParameterizedTest
    @CsvSource(
            textBlock =
                    """
                    0x00, GREATER_THAN, 0
                    0x04, GREATER_THAN, 4
                    0x3f, GREATER_THAN, 63
                    0x40, LESS_THAN,    0
                    0x43, LESS_THAN,    3
                    0x80, EXACTLY,      0
                    0x92, EXACTLY,      18
                    0xc0, BEST,         0
                    0xff, BEST,         63
                    """)
    void aByteIsASelectorAndAValue(String octet, Selector selector, int value) {
        Selected selected = new Selected(selector, value);
        assertEquals(Integer.decode(octet), selected.toByte());
        assertEquals(selected, Selected.ofByte(Integer.decode(octet)));
    }

    @Test
    void everyByteIsReadAndWrittenTheSame() {
        for (int octet = 0; octet < 256; octet++) {
            assertEquals(octet, Selected.ofByte(octet).toByte());
        }
    }

    /** A packet lifetime of 64 and more spills into the selector as OpenSM writes it. */
    @ParameterizedTest
    @CsvSource({"0x100, GREATER_THAN, 0", "0x1c0, BEST, 0", "0x1ff, BEST, 63"})
    void bitsBeyondTheByteAreNotRead(String value, Selector selector, int low) {
        assertEquals(new Selected(selector, low), Selected.ofByte(Integer.decode(value)));
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 64, 255})
    void aValueThatDoesNotFitIsRejected(int value) {
        Exception refused = assertThrows(IllegalArgumentException.class, () -> Selected.exactly(value));
        assertEquals("MTU, rate or packet lifetime code " + value + " is not in 0..63", refused.getMessage());
    }

    @Test
    void anUnsetFieldIsAZeroByte() {
        assertEquals(0, Selected.NONE.toByte());
    }
}
