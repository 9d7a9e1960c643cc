package org.qos.runtime.path.wire;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HexFormat;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.qos.runtime.path.Gid;
import org.qos.runtime.path.MalformedRecordException;
import org.qos.runtime.path.MultiPathComponent;
import org.qos.runtime.path.MultiPathQuery;
import org.qos.runtime.path.PathComponent;
import org.qos.runtime.path.PathQuery;
import org.qos.runtime.path.PathQueryBuilder;
import org.qos.runtime.path.PathRecordCodec;

class QueryCodecTest {

    private static final long ID = 0x0102030405060708L;

    private static final PathQuery PATH =
            PathQuery.between(0x11, 0x22).serviceId(ID).sl(3).build();

    private static final MultiPathQuery PATHS = MultiPathQuery.between(
            List.of(Gid.ofPort(0x11)),
            List.of(Gid.ofPort(0x22)),
            new PathQueryBuilder().serviceId(ID).build());

    private static final QueryCodec STANDARD = new QueryCodec(ServiceIdCoding.STANDARD);
    private static final QueryCodec FIRST_BIT = new QueryCodec(ServiceIdCoding.FIRST_BIT);
    private static final QueryCodec SM_KEY = new QueryCodec(ServiceIdCoding.SM_KEY);

    @Test
    void theStandardSetsBothBits() {
        assertEquals(0x800f, STANDARD.encode(PATH).componentMask());
        assertEquals(0x39_0000, STANDARD.encode(PATHS).componentMask());
        assertEquals("0102030405060708", hex(STANDARD.encode(PATH), 0, 8));
        assertEquals("01" + "00" + "01" + "01" + "02030405060708", hex(STANDARD.encode(PATHS), 13, 24));
        assertEquals(0, STANDARD.encode(PATH).smKey());
    }

    @Test
    void theProposalsOwnReadingSetsTheFirstBitAlone() {
        assertEquals(0x800d, FIRST_BIT.encode(PATH).componentMask());
        assertEquals(0x19_0000, FIRST_BIT.encode(PATHS).componentMask());
        assertEquals("0102030405060708", hex(FIRST_BIT.encode(PATH), 0, 8));
    }

    @Test
    void theProposalsOptionAPutsItInPlaceOfTheSmKey() {
        assertEquals(ID, SM_KEY.encode(PATH).smKey());
        assertEquals(0x800c, SM_KEY.encode(PATH).componentMask());
        assertEquals("0000000000000000", hex(SM_KEY.encode(PATH), 0, 8));
        assertEquals(ID, SM_KEY.encode(PATHS).smKey());
        assertEquals(0x18_0000, SM_KEY.encode(PATHS).componentMask());
    }

    @ParameterizedTest
    @EnumSource
    void everyCodingReadsWhatItWrites(ServiceIdCoding coding) {
        QueryCodec codec = new QueryCodec(coding);
        assertEquals(PATH, codec.decodePath(codec.encode(PATH)));
        assertEquals(PATHS, codec.decodeMultiPath(codec.encode(PATHS)));
        PathQuery without = PathQuery.between(1, 2).pkey(7).build();
        assertEquals(without, codec.decodePath(codec.encode(without)));
    }

    @Test
    void oneBitMeansAServiceIdInTheProposalsReadingOnly() {
        WireQuery first = new WireQuery(0, 0x1, PathRecordCodec.encode(PATH.values()));
        assertFalse(STANDARD.decodePath(first).has(PathComponent.SERVICE_ID));
        assertTrue(FIRST_BIT.decodePath(first).has(PathComponent.SERVICE_ID));
        assertFalse(SM_KEY.decodePath(first).has(PathComponent.SERVICE_ID));
        WireQuery second = new WireQuery(0, 0x2, PathRecordCodec.encode(PATH.values()));
        assertFalse(STANDARD.decodePath(second).has(PathComponent.SERVICE_ID));
        assertFalse(FIRST_BIT.decodePath(second).has(PathComponent.SERVICE_ID));
    }

    @Test
    void aZeroSmKeyIsNotAServiceId() {
        WireQuery wire = new WireQuery(0, 0x8, PathRecordCodec.encode(PATH.values()));
        assertFalse(SM_KEY.decodePath(wire).has(PathComponent.SERVICE_ID));
        PathQuery zero = PathQuery.between(1, 2).serviceId(0).build();
        assertThrows(IllegalArgumentException.class, () -> SM_KEY.encode(zero));
        assertEquals(zero, STANDARD.decodePath(STANDARD.encode(zero)));
    }

    @Test
    void theStandardKeepsEveryBitOfAnyBytes() {
        Random random = new Random(20060504);
        for (int i = 0; i < 2000; i++) {
            byte[] attribute = new byte[64];
            random.nextBytes(attribute);
            attribute[44] &= (byte) 0x8f; // reserved
            for (int place = 58; place < 64; place++) {
                attribute[place] = 0;
            }
            WireQuery wire = new WireQuery(0, random.nextLong(), attribute);
            assertEquals(wire, STANDARD.encode(STANDARD.decodePath(wire)));
        }
    }

    @Test
    void aQueryWithoutTheCountsOfItsGidsIsRefused() {
        WireQuery wire = STANDARD.encode(PATHS);
        WireQuery without =
                new WireQuery(0, wire.componentMask() & ~MultiPathComponent.DGID_COUNT.mask(), wire.attribute());
        Exception refusal = assertThrows(MalformedRecordException.class, () -> STANDARD.decodeMultiPath(without));
        assertEquals(
                "a MultiPathRecord query carries the numbers of its SGIDs and DGIDs"
                        + " (component mask bits 19 and 20); the mask is 0x290000",
                refusal.getMessage());
        WireQuery cut = new WireQuery(0, 0x800f, new byte[57]);
        assertThrows(MalformedRecordException.class, () -> STANDARD.decodePath(cut));
    }

    @Test
    void twoQueriesAreEqualWhenTheirBytesAre() {
        assertEquals(STANDARD.encode(PATH), STANDARD.encode(PATH));
        assertEquals(STANDARD.encode(PATH).hashCode(), STANDARD.encode(PATH).hashCode());
        assertNotEquals(STANDARD.encode(PATH), FIRST_BIT.encode(PATH));
        assertTrue(SM_KEY.encode(PATH).toString().startsWith("SM_Key 0102030405060708, component mask"));
    }

    private static String hex(WireQuery wire, int from, int to) {
        return HexFormat.of().formatHex(wire.attribute(), from, to);
    }
}
