package org.qos.fabric.mad;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.HexFormat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.qos.runtime.path.SaStatus;

/** The common header of a MAD (IBTA 13.4.2), byte by byte, with unsigned fields. */
class MadLayoutTest {

    @ParameterizedTest
    @CsvSource(
            textBlock =
                    """
                    SUBNET_LID_ROUTED,     01, 0015, 00000000, 0101010100000000000000000000000000150000 00000000
                    SUBNET_LID_ROUTED,     81, ffff, 80000000, 01010181000000000000000000000000ffff0000 80000000
                    SUBNET_ADMINISTRATION, 12, 0035, ffffffff, 0103021200000000000000000000000000350000 ffffffff
                    SUBNET_ADMINISTRATION, ff, 8000, 00000001, 010302ff00000000000000000000000080000000 00000001
                    """)
    void aRequestIsItsHeaderAndZeros(
            MadClass madClass, String method, String attribute, String modifier, String header) {
        Mad mad = Mad.request(madClass, number(method), number(attribute), Integer.parseUnsignedInt(modifier, 16));
        byte[] expected = new byte[Mad.SIZE];
        byte[] start = HexFormat.of().parseHex(header.replace(" ", ""));
        System.arraycopy(start, 0, expected, 0, start.length);
        assertArrayEquals(expected, mad.toBytes());
        assertEquals(madClass.code(), mad.madClass());
        assertEquals(number(method), mad.method());
        assertEquals(number(attribute), mad.attribute());
        assertEquals(Integer.parseUnsignedInt(modifier, 16), mad.modifier());
    }

    @Test
    void aGetIsARequestByMethodOne() {
        assertArrayEquals(
                Mad.request(MadClass.SUBNET_LID_ROUTED, 1, 0x16, 3).toBytes(),
                Mad.get(MadClass.SUBNET_LID_ROUTED, 0x16, 3).toBytes());
    }

    @Test
    void aClassAbove127IsUnsigned() {
        assertEquals(
                0x81,
                Mad.of(new byte[Mad.SIZE]).with(1, new byte[] {(byte) 0x81}).madClass());
    }

    @ParameterizedTest(name = "{0} is status {1}")
    @CsvSource({"0000, 0", "8000, 0", "7fff, 32767", "ffff, 32767", "0300, 768", "001c, 28"})
    void theStatusIsTheLow15Bits(String field, int status) {
        Mad mad = Mad.of(new byte[Mad.SIZE]).with(4, HexFormat.of().parseHex(field));
        assertEquals(status, mad.status());
    }

    @ParameterizedTest
    @CsvSource({"0, 0", "ffffffff, -1", "100000000, 0", "8000000080000001, -2147483647"})
    void theTransactionIsTheLowHalf(String transaction, int low) {
        Mad mad = Mad.of(new byte[Mad.SIZE]).withTransaction(Long.parseUnsignedLong(transaction, 16));
        assertEquals(low, mad.transaction());
        assertEquals(
                "0".repeat(16 - transaction.length()) + transaction,
                HexFormat.of().formatHex(mad.data(8, 8)));
    }

    @Test
    void changesReachTheLastByteAndNotFurther() {
        Mad mad = Mad.of(new byte[Mad.SIZE]);
        assertArrayEquals(new byte[] {0, 7}, mad.with(255, new byte[] {7}).data(254, 2));
        byte[] two = {1, 2};
        assertThrows(IndexOutOfBoundsException.class, () -> mad.with(255, two));
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 255, 257, 512})
    void onlyDatagramsOf256BytesAreTaken(int size) {
        assertThrows(IllegalArgumentException.class, () -> Mad.of(new byte[size]));
    }

    @Test
    void aDatagramAsReceivedIsACopy() {
        byte[] bytes = new byte[Mad.SIZE];
        Mad mad = Mad.of(bytes);
        bytes[3] = 9;
        assertEquals(0, mad.method());
    }

    @ParameterizedTest
    @CsvSource(
            textBlock =
                    """
                    256,   0x0100 ERR_NO_RESOURCES
                    512,   0x0200 ERR_REQ_INVALID
                    768,   0x0300 ERR_NO_RECORDS
                    1024,  0x0400 ERR_TOO_MANY_RECORDS
                    1280,  0x0500 ERR_REQ_INVALID_GID
                    1536,  0x0600 ERR_REQ_INSUFFICIENT_COMPONENTS
                    1792,  0x0700 ERR_REQ_DENIED
                    28,    0x001c (unknown)
                    32512, 0x7f00 (unknown)
                    """)
    void aStatusHasTheNameOfTheStandard(int code, String text) {
        assertEquals(text, new SaStatus(code).toString());
    }

    private static int number(String hexadecimal) {
        return Integer.parseInt(hexadecimal, 16);
    }
}
