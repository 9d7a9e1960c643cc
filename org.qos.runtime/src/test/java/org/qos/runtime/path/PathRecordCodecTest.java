package org.qos.runtime.path;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Arrays;
import java.util.HexFormat;
import java.util.Random;
import org.junit.jupiter.api.Test;

class PathRecordCodecTest {

    /** Written by hand from the table of the standard, a different digit pattern in each field. */
    private static final String WIRE = "0102030405060708" // Service-ID
            + "fe80000000000000" + "1112131415161718" // DGID
            + "fe80000000000000" + "2122232425262728" // SGID
            + "3132" + "4142" // DLID, SLID
            + "8abcde7f" // raw traffic, flow label, hop limit
            + "51" // TClass
            + "83" // reversible, 3 paths
            + "8123" // P_Key
            + "4569" // QoS-Class, SL
            + "84" // exactly MTU 4
            + "43" // less than rate 3
            + "12" // greater than life 18
            + "05" // preference
            + "000000000000";

    private static final PathRecord RECORD = new PathRecord(
            0x0102030405060708L,
            Gid.ofPort(0x1112131415161718L),
            Gid.ofPort(0x2122232425262728L),
            0x3132,
            0x4142,
            new PathTerms(
                    true,
                    0xabcde,
                    0x7f,
                    0x51,
                    true,
                    3,
                    0x8123,
                    0x456,
                    9,
                    Selected.exactly(4),
                    new Selected(Selector.LESS_THAN, 3),
                    new Selected(Selector.GREATER_THAN, 18)),
            5);

    @Test
    void everyFieldHasItsPlace() {
        assertEquals(WIRE, HexFormat.of().formatHex(PathRecordCodec.encode(RECORD)));
        assertEquals(RECORD, PathRecordCodec.decode(HexFormat.of().parseHex(WIRE)));
    }

    @Test
    void fieldsAtTheirMaximumValuesDoNotTouchTheirNeighbours() {
        byte[] ones = new byte[PathRecordCodec.SIZE];
        Arrays.fill(ones, 0, 58, (byte) 0xff);
        ones[44] = (byte) 0x8f; // three reserved bits after raw traffic
        assertArrayEquals(ones, PathRecordCodec.encode(PathRecordCodec.decode(ones)));
    }

    @Test
    void anyRecordSurvivesBothWays() {
        Random random = new Random(20060501);
        byte[] wire = new byte[PathRecordCodec.SIZE];
        for (int i = 0; i < 2000; i++) {
            random.nextBytes(wire);
            PathRecord record = PathRecordCodec.decode(wire);
            assertEquals(record, PathRecordCodec.decode(PathRecordCodec.encode(record)));
        }
    }

    @Test
    void theReservedBytesAtTheEndMayBeCut() {
        byte[] cut = Arrays.copyOf(PathRecordCodec.encode(RECORD), 58);
        assertEquals(RECORD, PathRecordCodec.decode(cut));
        byte[] tooShort = Arrays.copyOf(cut, 57);
        assertThrows(IllegalArgumentException.class, () -> PathRecordCodec.decode(tooShort));
    }
}
