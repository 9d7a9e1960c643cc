package org.qos.runtime.path;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class MultiPathRecordCodecTest {

    /** Written by hand from the table of the standard, a different digit pattern in each field. */
    private static final String WIRE = "8abcde7f" // raw traffic, flow label, hop limit
            + "51" // TClass
            + "83" // reversible, 3 paths
            + "8123" // P_Key
            + "4569" // QoS-Class, SL
            + "84" // exactly MTU 4
            + "43" // less than rate 3
            + "12" // greater than life 18
            + "01" // highest byte of the Service-ID
            + "40" // as independent as possible
            + "02" // two sources
            + "01" // one destination
            + "02030405060708" // the rest of the Service-ID
            + "fe80000000000000" + "1112131415161718"
            + "fe80000000000000" + "2122232425262728"
            + "fe80000000000000" + "3132333435363738";

    private static final MultiPathRecord RECORD = new MultiPathRecord(
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
            0x0102030405060708L,
            1,
            List.of(Gid.ofPort(0x1112131415161718L), Gid.ofPort(0x2122232425262728L)),
            List.of(Gid.ofPort(0x3132333435363738L)));

    @Test
    void everyFieldHasItsPlace() {
        assertEquals(WIRE, HexFormat.of().formatHex(MultiPathRecordCodec.encode(RECORD)));
        assertEquals(RECORD, MultiPathRecordCodec.decode(HexFormat.of().parseHex(WIRE)));
    }

    @Test
    void fieldsAtTheirMaximumValuesDoNotTouchTheirNeighbours() {
        byte[] ones = new byte[24 + 16 * 510];
        Arrays.fill(ones, (byte) 0xff);
        ones[0] = (byte) 0x8f; // three reserved bits after raw traffic
        ones[14] = (byte) 0xc0; // six reserved bits after the independence
        assertArrayEquals(ones, MultiPathRecordCodec.encode(MultiPathRecordCodec.decode(ones)));
    }

    @Test
    void anyRecordSurvivesBothWays() {
        Random random = new Random(20060502);
        for (int i = 0; i < 2000; i++) {
            MultiPathRecord record = MultiPathRecordCodec.decode(randomWire(random));
            assertEquals(record, MultiPathRecordCodec.decode(MultiPathRecordCodec.encode(record)));
        }
    }

    @Test
    void bytesWithoutReservedBitsSurviveBothWays() {
        Random random = new Random(20060503);
        for (int i = 0; i < 2000; i++) {
            byte[] wire = randomWire(random);
            wire[0] &= (byte) 0x8f;
            wire[14] &= (byte) 0xc0;
            assertArrayEquals(wire, MultiPathRecordCodec.encode(MultiPathRecordCodec.decode(wire)));
        }
    }

    @Test
    void theZerosAfterTheLastGidAreNotRead() {
        byte[] padded = Arrays.copyOf(MultiPathRecordCodec.encode(RECORD), 200);
        assertEquals(RECORD, MultiPathRecordCodec.decode(padded));
    }

    @Test
    void bytesThatAreNotARecordAreRejectedWithWhatIsMissing() {
        byte[] wire = MultiPathRecordCodec.encode(RECORD);
        assertEquals("a MultiPathRecord has at least 24 bytes, not 23", refusal(Arrays.copyOf(wire, 23)));
        assertEquals(
                "a MultiPathRecord with 2 SGIDs and 1 DGIDs has 72 bytes, not 71", refusal(Arrays.copyOf(wire, 71)));
    }

    @Test
    void moreGidsThanACountCanSayAreRejected() {
        List<Gid> many = Stream.generate(() -> Gid.NONE).limit(256).toList();
        assertThrows(
                IllegalArgumentException.class,
                () -> MultiPathRecord.like(PathQuery.between(1, 2).build().values(), many, List.of()));
    }

    private static String refusal(byte[] bytes) {
        return assertThrows(MalformedRecordException.class, () -> MultiPathRecordCodec.decode(bytes))
                .getMessage();
    }

    private static byte[] randomWire(Random random) {
        int sources = random.nextInt(6);
        int destinations = random.nextInt(6);
        byte[] wire = new byte[24 + 16 * (sources + destinations)];
        random.nextBytes(wire);
        wire[15] = (byte) sources;
        wire[16] = (byte) destinations;
        return wire;
    }
}
