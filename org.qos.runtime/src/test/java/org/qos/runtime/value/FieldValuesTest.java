package org.qos.runtime.value;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.qos.runtime.partition.Partition;
import org.qos.runtime.policy.Range;

class FieldValuesTest {

    @Test
    void thePkeyOfAFullMemberHasTheMembershipBit() {
        assertEquals(0x8001, Pkey.full(1));
        assertEquals(0x8001, Pkey.full(0x8001));
        assertEquals(1, Pkey.base(0x8001));
        assertEquals(Pkey.DEFAULT, Pkey.base(Pkey.MAX));
        assertTrue(Pkey.isFull(0x8000));
        assertFalse(Pkey.isFull(0x7fff));
    }

    @Test
    void textHasTheDigitsOfTheField() {
        assertEquals("0x0001", Pkey.text(1));
        assertEquals("0x0002c90300001000", Guid.text(0x2c90300001000L));
        assertEquals("0xffffffffffffffff", Guid.text(-1));
        assertEquals("0x0000000000010000", ServiceId.text(0x10000));
        assertEquals("0x10000", ServiceId.shortText(0x10000));
        assertEquals("0x0001-0x7fff", new Range(1, 0x7fff).text(Pkey::text));
        assertEquals("0x0001", Range.of(1).text(Pkey::text));
    }

    @ParameterizedTest
    @ValueSource(strings = {"0x2c90300001000", "0X2C90300001000", "0002c90300001000"})
    void readsGuids(String text) {
        assertEquals(0x2c90300001000L, Guid.parse(text));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "0x", "0x1_0", "10000000000000000", "-1"})
    void refusesWhatIsNotAGuid(String text) {
        assertThrows(NumberFormatException.class, () -> Guid.parse(text));
    }

    @Test
    void thereAre16SlsAnd15DataVls() {
        assertEquals(Sl.COUNT, IntStream.range(-20, 20).filter(Sl::isValid).count());
        assertEquals(Vl.DATA_COUNT, IntStream.range(-20, 20).filter(Vl::isData).count());
        assertFalse(Vl.isData(Vl.MANAGEMENT));
        assertTrue(Vl.isInSl2Vl(Vl.DROP));
        assertFalse(Vl.isInSl2Vl(16));
    }

    @Test
    void vlCodesNameHowManyDataVlsThereAre() {
        assertEquals(
                List.of(0, 1, 2, 4, 8, 15, 0),
                IntStream.rangeClosed(0, 6).map(Vl::count).boxed().toList());
        assertEquals(
                List.of(0, 1, 3, 7, 15),
                IntStream.rangeClosed(1, Vl.MAX_CODE).map(Vl::mask).boxed().toList());
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 0x8000, 0x8001, 0x10000, -1})
    void aPartitionHasABasePkey(int pkey) {
        assertThrows(IllegalArgumentException.class, () -> new Partition("x", pkey, 0, List.of(), List.of()));
    }
}
