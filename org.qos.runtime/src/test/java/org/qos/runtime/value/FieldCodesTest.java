package org.qos.runtime.value;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Locale;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The codes of MTUs and packet lifetimes, the bits of P_Keys and the text of GUIDs at their limits. */
class FieldCodesTest {

    @ParameterizedTest
    @CsvSource({"1, 256", "2, 512", "3, 1024", "4, 2048", "5, 4096"})
    void anMtuCodeIsANumberOfBytes(int code, int bytes) {
        assertTrue(Mtu.isCode(code));
        assertEquals(bytes, Mtu.bytes(code));
    }

    @Test
    void thereAreFiveMtuCodes() {
        assertEquals(
                "[1, 2, 3, 4, 5]",
                IntStream.range(-300, 300).filter(Mtu::isCode).boxed().toList().toString());
    }

    @Test
    void aPacketLifeHasSixBits() {
        assertEquals(64, LongStream.range(-300, 300).filter(PacketLife::isCode).count());
        assertTrue(PacketLife.isCode(0));
        assertTrue(PacketLife.isCode(63));
        assertFalse(PacketLife.isCode(0x1_0000_0000L), "the upper half counts");
    }

    @Test
    void eachPacketLifeIsTwiceTheOneBefore() {
        assertEquals(4.096e-6, PacketLife.seconds(0), 1e-12);
        for (int code = 1; code <= PacketLife.MAX_CODE; code++) {
            assertEquals(2 * PacketLife.seconds(code - 1), PacketLife.seconds(code), 0, "code " + code);
        }
    }

    @ParameterizedTest
    @CsvSource({"4, 65.5 us", "5, 131 us", "7, 524 us", "14, 67.1 ms", "17, 537 ms", "63, 37778931862957 s"})
    void aPacketLifeIsWrittenWithItsUnit(int code, String text) {
        assertEquals(text, PacketLife.text(code));
    }

    @Test
    void textDoesNotDependOnTheLocale() {
        Locale before = Locale.getDefault();
        try {
            Locale.setDefault(Locale.GERMANY);
            assertEquals("1.07 s", PacketLife.text(18));
            assertEquals("2.5 Gb/s", Rate.text(2));
        } finally {
            Locale.setDefault(before);
        }
    }

    /** Of the 65 536 P_Keys two have each base, and the upper one is that of a full member. */
    @Test
    void aPkeyIsABaseAndAMembershipBit() {
        for (int pkey = 0; pkey <= Pkey.MAX; pkey++) {
            assertEquals(pkey % 0x8000, Pkey.base(pkey));
            assertEquals(pkey >= 0x8000, Pkey.isFull(pkey));
            assertEquals(pkey % 0x8000 + 0x8000, Pkey.full(pkey));
        }
    }

    @ParameterizedTest
    @CsvSource({"0x18001, 0x0001", "0xffff0000, 0x0000", "0x7fffffffffffffff, 0x7fff"})
    void bitsBeyondSixteenAreNotPartOfTheBase(String pkey, String base) {
        assertEquals(base, Pkey.text(Pkey.base(Long.decode(pkey))));
    }

    @ParameterizedTest
    @CsvSource({
        "0, 0",
        "0x0, 0",
        "f, 15",
        "0XF, 15",
        "0xffffffffffffffff, -1",
        "8000000000000000, -9223372036854775808",
        "00000000000000000001, 1"
    })
    void aGuidIsUnsigned(String text, long guid) {
        assertEquals(guid, Guid.parse(text));
    }

    @ParameterizedTest
    @ValueSource(strings = {" 1", "1 ", "0x0x1", "g", "x1", "+-1", "0x10000000000000000"})
    void otherTextIsNotAGuid(String text) {
        assertThrows(NumberFormatException.class, () -> Guid.parse(text));
    }

    @ParameterizedTest
    @ValueSource(longs = {0, 1, 0x7fff_ffff_ffff_ffffL, Long.MIN_VALUE, -1})
    void aGuidIsWrittenAsItIsRead(long guid) {
        assertEquals(guid, Guid.parse(Guid.text(guid)));
        assertEquals(18, Guid.text(guid).length());
    }

    @ParameterizedTest
    @CsvSource({"0, 0x0", "1, 0x1", "-1, 0xffffffffffffffff", "16777216, 0x1000000"})
    void aServiceIdHasAShortText(long id, String text) {
        assertEquals(text, ServiceId.shortText(id));
        assertEquals(Guid.text(id), ServiceId.text(id));
    }

    @ParameterizedTest
    @CsvSource({
        "-1, false, false",
        "0, true, true",
        "14, true, true",
        "15, false, true",
        "16, false, false",
        "4294967296, false, false"
    })
    void vl15IsOnlyInSl2Vl(long vl, boolean data, boolean inSl2Vl) {
        assertEquals(data, Vl.isData(vl));
        assertEquals(inSl2Vl, Vl.isInSl2Vl(vl));
    }

    @ParameterizedTest
    @CsvSource({"-1, false", "0, true", "15, true", "16, false", "4294967296, false"})
    void anSlHasFourBits(long sl, boolean valid) {
        assertEquals(valid, Sl.isValid(sl));
    }

    /** The mask keeps the VLs of a code as they are and maps every other VL to one of them, except at code 5. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4})
    void aMaskWrapsVlsOntoThoseOfTheCode(int code) {
        for (int vl = 0; vl <= Vl.MAX_DATA; vl++) {
            assertEquals(vl % Vl.count(code), vl & Vl.mask(code), "VL" + vl);
        }
    }
}
