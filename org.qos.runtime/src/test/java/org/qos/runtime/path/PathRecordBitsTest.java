package org.qos.runtime.path;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Random;
import java.util.function.ToLongFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qos.runtime.testing.WireBits;

/** Each field of a PathRecord at the bits that the standard gives it (IBTA 15.2.5.16). */
class PathRecordBitsTest {

    private static final long SEED = 20_061_122L;
    private static final Map<String, ToLongFunction<PathRecord>> FIELDS = fields();

    private static Map<String, ToLongFunction<PathRecord>> fields() {
        Map<String, ToLongFunction<PathRecord>> fields = new LinkedHashMap<>();
        fields.put("ServiceID", PathRecord::serviceId);
        fields.put("DGID prefix", path -> path.dgid().subnetPrefix());
        fields.put("DGID GUID", path -> path.dgid().interfaceId());
        fields.put("SGID prefix", path -> path.sgid().subnetPrefix());
        fields.put("SGID GUID", path -> path.sgid().interfaceId());
        fields.put("DLID", PathRecord::dlid);
        fields.put("SLID", PathRecord::slid);
        fields.put("RawTraffic", path -> path.rawTraffic() ? 1 : 0);
        fields.put("FlowLabel", PathRecord::flowLabel);
        fields.put("HopLimit", PathRecord::hopLimit);
        fields.put("TClass", PathRecord::tclass);
        fields.put("Reversible", path -> path.reversible() ? 1 : 0);
        fields.put("NumbPath", PathRecord::numbPath);
        fields.put("P_Key", PathRecord::pkey);
        fields.put("QoSClass", PathRecord::qosClass);
        fields.put("SL", PathRecord::sl);
        fields.put("MtuSelector", path -> path.mtu().selector().code());
        fields.put("Mtu", path -> path.mtu().value());
        fields.put("RateSelector", path -> path.rate().selector().code());
        fields.put("Rate", path -> path.rate().value());
        fields.put(
                "PacketLifeTimeSelector", path -> path.packetLife().selector().code());
        fields.put("PacketLifeTime", path -> path.packetLife().value());
        fields.put("Preference", PathRecord::preference);
        return fields;
    }

    @ParameterizedTest(name = "{0}: {2} bits from bit {1}")
    @CsvSource(
            textBlock =
                    """
                    ServiceID,                0, 64
                    DGID prefix,             64, 64
                    DGID GUID,              128, 64
                    SGID prefix,            192, 64
                    SGID GUID,              256, 64
                    DLID,                   320, 16
                    SLID,                   336, 16
                    RawTraffic,             352,  1
                    FlowLabel,              356, 20
                    HopLimit,               376,  8
                    TClass,                 384,  8
                    Reversible,             392,  1
                    NumbPath,               393,  7
                    P_Key,                  400, 16
                    QoSClass,               416, 12
                    SL,                     428,  4
                    MtuSelector,            432,  2
                    Mtu,                    434,  6
                    RateSelector,           440,  2
                    Rate,                   442,  6
                    PacketLifeTimeSelector, 448,  2
                    PacketLifeTime,         450,  6
                    Preference,             456,  8
                    """)
    void aFieldHasTheBitsOfTheStandard(String field, int first, int width) {
        Random random = new Random(SEED + first);
        long[] values = {1, WireBits.max(width), random.nextLong() & WireBits.max(width)};
        for (long value : values) {
            byte[] wire = WireBits.with(new byte[PathRecordCodec.SIZE], first, width, value);
            PathRecord path = PathRecordCodec.decode(wire);
            FIELDS.forEach((name, get) -> assertEquals(
                    name.equals(field) ? value : 0, get.applyAsLong(path), name + ", seed " + (SEED + first)));
            assertArrayEquals(wire, PathRecordCodec.encode(path), field);
        }
    }

    /** The three bits after RawTraffic and the last 48 bits are reserved. */
    @Test
    void onlyReservedBitsAreNotRead() {
        byte[] wire = new byte[PathRecordCodec.SIZE];
        new Random(SEED).nextBytes(wire);
        PathRecord path = PathRecordCodec.decode(wire);
        for (int bit = 0; bit < 8 * PathRecordCodec.SIZE; bit++) {
            PathRecord changed = PathRecordCodec.decode(WireBits.with(wire, bit, 1, 1 - WireBits.get(wire, bit, 1)));
            boolean reserved = bit >= 353 && bit < 356 || bit >= 464;
            if (reserved) {
                assertEquals(path, changed, "bit " + bit + ", seed " + SEED);
                assertEquals(0, WireBits.get(PathRecordCodec.encode(path), bit, 1), "reserved bit " + bit);
            } else {
                assertNotEquals(path, changed, "bit " + bit + ", seed " + SEED);
            }
        }
    }

    @Test
    void moreBytesThanARecordHasAreNotRead() {
        byte[] wire = new byte[PathRecordCodec.SIZE + 8];
        new Random(SEED).nextBytes(wire);
        byte[] first = java.util.Arrays.copyOf(wire, PathRecordCodec.SIZE);
        assertEquals(PathRecordCodec.decode(first), PathRecordCodec.decode(wire));
    }
}
