package org.qos.runtime.path.wire;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.qos.runtime.path.MultiPathComponent;
import org.qos.runtime.path.PathComponent;

/** The component mask on the wire in each reading of where a query carries its Service-ID (RFC section 9, 3.2). */
class ServiceIdCodingTest {

    private static final long SEED = 20_061_126L;
    private static final long PATH = PathComponent.SERVICE_ID.mask();
    private static final long MULTI_PATH = MultiPathComponent.SERVICE_ID.mask();

    @ParameterizedTest(name = "{0} writes mask {1} as {2}")
    @CsvSource(
            textBlock =
                    """
                    STANDARD,  0xf, 0xf
                    STANDARD,  0xd, 0xd
                    STANDARD,  0xe, 0xe
                    STANDARD,  0xc, 0xc
                    FIRST_BIT, 0xf, 0xd
                    FIRST_BIT, 0xd, 0xc
                    FIRST_BIT, 0xe, 0xc
                    FIRST_BIT, 0xc, 0xc
                    SM_KEY,    0xf, 0xc
                    SM_KEY,    0xd, 0xc
                    SM_KEY,    0xc, 0xc
                    """)
    void theMaskOfAPathRecordIsWritten(ServiceIdCoding coding, String mask, String onTheWire) {
        assertEquals(Long.decode(onTheWire), coding.toWire(Long.decode(mask), PATH));
    }

    @ParameterizedTest(name = "{0} reads mask {1} with SM_Key {2} as {3}")
    @CsvSource(
            textBlock =
                    """
                    STANDARD,  0xf, 0,  0xf
                    STANDARD,  0xd, 0,  0xd
                    STANDARD,  0xe, 5,  0xe
                    STANDARD,  0xc, 5,  0xc
                    FIRST_BIT, 0xd, 0,  0xf
                    FIRST_BIT, 0xf, 0,  0xf
                    FIRST_BIT, 0xe, 0,  0xc
                    FIRST_BIT, 0xc, 5,  0xc
                    SM_KEY,    0xc, 5,  0xf
                    SM_KEY,    0xc, -1, 0xf
                    SM_KEY,    0xf, 0,  0xc
                    SM_KEY,    0xd, 0,  0xc
                    """)
    void theMaskOfAPathRecordIsRead(ServiceIdCoding coding, String onTheWire, long smKey, String mask) {
        assertEquals(Long.decode(mask), coding.fromWire(Long.decode(onTheWire), PATH, smKey));
    }

    @ParameterizedTest(name = "{0} writes mask {1} as {2}")
    @CsvSource(
            textBlock =
                    """
                    STANDARD,  0x390000, 0x390000
                    FIRST_BIT, 0x390000, 0x190000
                    FIRST_BIT, 0x380000, 0x180000
                    FIRST_BIT, 0x190000, 0x180000
                    SM_KEY,    0x390000, 0x180000
                    """)
    void theTwoBitsOfAMultiPathRecordAreApart(ServiceIdCoding coding, String mask, String onTheWire) {
        assertEquals(Long.decode(onTheWire), coding.toWire(Long.decode(mask), MULTI_PATH));
    }

    @ParameterizedTest
    @EnumSource
    void otherBitsOfTheMaskStay(ServiceIdCoding coding) {
        Random random = new Random(SEED);
        for (int round = 0; round < 500; round++) {
            long mask = random.nextLong();
            for (long both : new long[] {PATH, MULTI_PATH}) {
                String about = "seed " + SEED + ", round " + round;
                assertEquals(mask & ~both, coding.toWire(mask, both) & ~both, about);
                assertEquals(mask & ~both, coding.fromWire(mask, both, round % 2) & ~both, about);
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void whatIsWrittenIsReadAgain(ServiceIdCoding coding) {
        for (long both : new long[] {PATH, MULTI_PATH}) {
            for (long mask : new long[] {0, both, ~both, -1L}) {
                long smKey = coding == ServiceIdCoding.SM_KEY && (mask & both) != 0 ? 7 : 0;
                assertEquals(mask, coding.fromWire(coding.toWire(mask, both), both, smKey));
            }
        }
    }

    @Test
    void theBytesOfAQueryAreCopiedInAndOut() {
        byte[] attribute = {1, 2, 3};
        WireQuery query = new WireQuery(0x12, 0x34, attribute);
        attribute[0] = 9;
        query.attribute()[1] = 9;
        assertEquals(new WireQuery(0x12, 0x34, new byte[] {1, 2, 3}), query);
        assertEquals("SM_Key 0000000000000012, component mask 0000000000000034, attribute 010203", query.toString());
    }
}
