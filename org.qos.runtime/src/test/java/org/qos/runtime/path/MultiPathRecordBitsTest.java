package org.qos.runtime.path;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.ToLongFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qos.runtime.testing.WireBits;
import org.qos.runtime.value.SubnetPrefix;

/** Each field of a MultiPathRecord at the bits that the standard gives it (IBTA 15.2.5.20). */
class MultiPathRecordBitsTest {

    private static final long SEED = 20_061_123L;
    private static final int SGID_COUNT = 120;
    private static final int DGID_COUNT = 128;
    private static final int GIDS = 192;
    private static final Map<String, ToLongFunction<MultiPathRecord>> FIELDS = fields();

    private static Map<String, ToLongFunction<MultiPathRecord>> fields() {
        Map<String, ToLongFunction<MultiPathRecord>> fields = new LinkedHashMap<>();
        fields.put("RawTraffic", paths -> paths.rawTraffic() ? 1 : 0);
        fields.put("FlowLabel", MultiPathRecord::flowLabel);
        fields.put("HopLimit", MultiPathRecord::hopLimit);
        fields.put("TClass", MultiPathRecord::tclass);
        fields.put("Reversible", paths -> paths.reversible() ? 1 : 0);
        fields.put("NumbPath", MultiPathRecord::numbPath);
        fields.put("P_Key", MultiPathRecord::pkey);
        fields.put("QoSClass", MultiPathRecord::qosClass);
        fields.put("SL", MultiPathRecord::sl);
        fields.put("MtuSelector", paths -> paths.mtu().selector().code());
        fields.put("Mtu", paths -> paths.mtu().value());
        fields.put("RateSelector", paths -> paths.rate().selector().code());
        fields.put("Rate", paths -> paths.rate().value());
        fields.put(
                "PacketLifeTimeSelector", paths -> paths.packetLife().selector().code());
        fields.put("PacketLifeTime", paths -> paths.packetLife().value());
        fields.put("ServiceID8MSBits", paths -> paths.serviceId() >>> 56);
        fields.put("IndependenceSelector", MultiPathRecord::independence);
        fields.put("ServiceID56LSBits", paths -> paths.serviceId() & WireBits.max(56));
        return fields;
    }

    @ParameterizedTest(name = "{0}: {2} bits from bit {1}")
    @CsvSource(
            textBlock =
                    """
                    RawTraffic,               0,  1
                    FlowLabel,                4, 20
                    HopLimit,                24,  8
                    TClass,                  32,  8
                    Reversible,              40,  1
                    NumbPath,                41,  7
                    P_Key,                   48, 16
                    QoSClass,                64, 12
                    SL,                      76,  4
                    MtuSelector,             80,  2
                    Mtu,                     82,  6
                    RateSelector,            88,  2
                    Rate,                    90,  6
                    PacketLifeTimeSelector,  96,  2
                    PacketLifeTime,          98,  6
                    ServiceID8MSBits,       104,  8
                    IndependenceSelector,   112,  2
                    ServiceID56LSBits,      136, 56
                    """)
    void aFieldHasTheBitsOfTheStandard(String field, int first, int width) {
        Random random = new Random(SEED + first);
        long[] values = {1, WireBits.max(width), random.nextLong() & WireBits.max(width)};
        for (long value : values) {
            byte[] wire = WireBits.with(new byte[MultiPathRecordCodec.HEADER_SIZE], first, width, value);
            MultiPathRecord paths = MultiPathRecordCodec.decode(wire);
            FIELDS.forEach((name, get) -> assertEquals(
                    name.equals(field) ? value : 0, get.applyAsLong(paths), name + ", seed " + (SEED + first)));
            assertArrayEquals(wire, MultiPathRecordCodec.encode(paths), field);
        }
    }

    @ParameterizedTest(name = "{0} sources, {1} destinations")
    @CsvSource({"0, 0", "1, 0", "0, 1", "2, 3", "128, 1", "1, 128", "255, 255"})
    void theGidsOfTheSourcesComeBeforeThoseOfTheDestinations(int sources, int destinations) {
        byte[] wire = new byte[(GIDS + 128 * (sources + destinations)) / 8];
        wire = WireBits.with(wire, SGID_COUNT, 8, sources);
        wire = WireBits.with(wire, DGID_COUNT, 8, destinations);
        for (int gid = 0; gid < sources + destinations; gid++) {
            wire = WireBits.with(wire, GIDS + 128 * gid, 64, SubnetPrefix.DEFAULT);
            wire = WireBits.with(wire, GIDS + 128 * gid + 64, 64, 1000 + gid);
        }
        MultiPathRecord paths = MultiPathRecordCodec.decode(wire);
        assertEquals(sources, paths.sgids().size());
        assertEquals(destinations, paths.dgids().size());
        for (int gid = 0; gid < sources; gid++) {
            assertEquals(Gid.ofPort(1000 + gid), paths.sgids().get(gid));
        }
        for (int gid = 0; gid < destinations; gid++) {
            assertEquals(Gid.ofPort(1000 + sources + gid), paths.dgids().get(gid));
        }
        assertArrayEquals(wire, MultiPathRecordCodec.encode(paths));
        assertEquals(0, paths.serviceId(), "the count of DGIDs is not part of the Service-ID");
    }

    /** The three bits after RawTraffic and the six after the independence are reserved. */
    @Test
    void onlyReservedBitsAreNotRead() {
        byte[] wire = new byte[MultiPathRecordCodec.HEADER_SIZE + 2 * MultiPathRecordCodec.GID_SIZE];
        new Random(SEED).nextBytes(wire);
        wire = WireBits.with(wire, SGID_COUNT, 16, 0x0101);
        MultiPathRecord paths = MultiPathRecordCodec.decode(wire);
        for (int bit = 0; bit < 8 * wire.length; bit++) {
            if (bit >= SGID_COUNT && bit < SGID_COUNT + 16) {
                continue;
            }
            MultiPathRecord changed =
                    MultiPathRecordCodec.decode(WireBits.with(wire, bit, 1, 1 - WireBits.get(wire, bit, 1)));
            if (bit >= 1 && bit < 4 || bit >= 114 && bit < 120) {
                assertEquals(paths, changed, "bit " + bit + ", seed " + SEED);
                assertEquals(0, WireBits.get(MultiPathRecordCodec.encode(paths), bit, 1), "reserved bit " + bit);
            } else {
                assertNotEquals(paths, changed, "bit " + bit + ", seed " + SEED);
            }
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    0  | 0 | 0 | a MultiPathRecord has at least 24 bytes, not 0
                    23 | 0 | 0 | a MultiPathRecord has at least 24 bytes, not 23
                    24 | 1 | 0 | a MultiPathRecord with 1 SGIDs and 0 DGIDs has 40 bytes, not 24
                    55 | 1 | 1 | a MultiPathRecord with 1 SGIDs and 1 DGIDs has 56 bytes, not 55
                    56 | 0 | 255 | a MultiPathRecord with 0 SGIDs and 255 DGIDs has 4104 bytes, not 56
                    """)
    void bytesThatTheCountsDoNotFitAreRejected(int size, int sources, int destinations, String message) {
        byte[] wire = new byte[Math.max(size, 24)];
        wire[15] = (byte) sources;
        wire[16] = (byte) destinations;
        byte[] cut = Arrays.copyOf(wire, size);
        Exception refused = assertThrows(MalformedRecordException.class, () -> MultiPathRecordCodec.decode(cut));
        assertEquals(message, refused.getMessage());
    }

    @ParameterizedTest
    @CsvSource({"-1, false", "0, true", "3, true", "4, false"})
    void theIndependenceHasTwoBits(int independence, boolean fits) {
        PathTerms terms = PathQuery.between(1, 2).build().values().terms();
        if (fits) {
            assertEquals(
                    independence, new MultiPathRecord(terms, 0, independence, List.of(), List.of()).independence());
        } else {
            Exception refused = assertThrows(
                    IllegalArgumentException.class,
                    () -> new MultiPathRecord(terms, 0, independence, List.of(), List.of()));
            assertEquals("independence " + independence + " is not in 0..3", refused.getMessage());
        }
    }

    @Test
    void anotherNumberOfPathsLeavesTheOtherFieldsAlone() {
        byte[] wire = new byte[MultiPathRecordCodec.HEADER_SIZE];
        new Random(SEED).nextBytes(wire);
        wire = WireBits.with(wire, SGID_COUNT, 16, 0);
        MultiPathRecord paths = MultiPathRecordCodec.decode(wire);
        MultiPathRecord changed = MultiPathRecordCodec.decode(WireBits.with(WireBits.with(wire, 41, 7, 5), 112, 2, 1));
        assertEquals(changed, paths.with(5, 1));
        assertEquals(0x1234, paths.withServiceId(0x1234).serviceId());
        assertEquals(paths, paths.withServiceId(0x1234).withServiceId(paths.serviceId()));
    }
}
