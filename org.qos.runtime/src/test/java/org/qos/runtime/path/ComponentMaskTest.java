package org.qos.runtime.path;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** The bits of the component masks (IBTA 15.2.5.16, 15.2.5.20; OpenSM ib_types.h). */
class ComponentMaskTest {

    private static final long SEED = 20_061_124L;

    @ParameterizedTest(name = "{0}: bits {1}")
    @CsvSource(
            textBlock =
                    """
                    SERVICE_ID,  0 1
                    DGID,        2
                    SGID,        3
                    DLID,        4
                    SLID,        5
                    RAW_TRAFFIC, 6
                    FLOW_LABEL,  8
                    HOP_LIMIT,   9
                    TCLASS,      10
                    REVERSIBLE,  11
                    NUMB_PATH,   12
                    PKEY,        13
                    QOS_CLASS,   14
                    SL,          15
                    MTU,         16 17
                    RATE,        18 19
                    PACKET_LIFE, 20 21
                    """)
    void aPathRecordHasTheseBits(PathComponent component, String bits) {
        assertEquals(mask(bits), component.mask());
    }

    @ParameterizedTest(name = "{0}: bits {1}")
    @CsvSource(
            textBlock =
                    """
                    RAW_TRAFFIC,  0
                    FLOW_LABEL,   2
                    HOP_LIMIT,    3
                    TCLASS,       4
                    REVERSIBLE,   5
                    NUMB_PATH,    6
                    PKEY,         7
                    QOS_CLASS,    8
                    SL,           9
                    MTU,          10 11
                    RATE,         12 13
                    PACKET_LIFE,  14 15
                    SERVICE_ID,   16 21
                    INDEPENDENCE, 17
                    SGID_COUNT,   19
                    DGID_COUNT,   20
                    """)
    void aMultiPathRecordHasTheseBits(MultiPathComponent component, String bits) {
        assertEquals(mask(bits), component.mask());
    }

    @Test
    void noBitBelongsToTwoFields() {
        assertDisjoint(Arrays.stream(PathComponent.values()).mapToLong(PathComponent::mask));
        assertDisjoint(Arrays.stream(MultiPathComponent.values()).mapToLong(MultiPathComponent::mask));
    }

    @ParameterizedTest
    @EnumSource
    void aFieldIsCarriedWhenAllItsBitsAreSet(PathComponent component) {
        assertTrue(component.isIn(component.mask()));
        assertTrue(component.isIn(-1L));
        assertFalse(component.isIn(~component.mask()));
        assertFalse(component.isIn(~Long.lowestOneBit(component.mask())));
        assertFalse(component.isIn(~Long.highestOneBit(component.mask())));
        assertFalse(component.isIn(0));
    }

    @ParameterizedTest
    @EnumSource
    void aFieldOfAMultiPathRecordIsCarriedWhenAllItsBitsAreSet(MultiPathComponent component) {
        assertTrue(component.isIn(component.mask()));
        assertFalse(component.isIn(~Long.lowestOneBit(component.mask())));
        assertFalse(component.isIn(~Long.highestOneBit(component.mask())));
    }

    @ParameterizedTest
    @EnumSource
    void onlyTheEndsOfAPathRecordHaveNoFieldInAMultiPathRecord(PathComponent component) {
        List<PathComponent> ends =
                List.of(PathComponent.SGID, PathComponent.DGID, PathComponent.SLID, PathComponent.DLID);
        assertEquals(
                ends.contains(component) ? Optional.empty() : Optional.of(component.name()),
                MultiPathComponent.like(component).map(Enum::name));
    }

    @Test
    void aMaskIsWrittenWithAllItsDigits() {
        assertEquals("0x0000000000000000", PathComponent.text(0));
        assertEquals("0x000000000000000c", PathComponent.text(0xc));
        assertEquals("0xffffffffffffffff", PathComponent.text(-1));
    }

    /** A field is carried by one query exactly when it is carried by the other that asks for the same. */
    @Test
    void bothKindsOfQueriesCarryTheSameFields() {
        Random random = new Random(SEED);
        for (int round = 0; round < 500; round++) {
            PathQuery path = new PathQuery(PathQuery.between(1, 2).build().values(), random.nextLong());
            MultiPathQuery paths = MultiPathQuery.between(List.of(), List.of(), path);
            for (PathComponent component : PathComponent.values()) {
                boolean carried =
                        MultiPathComponent.like(component).filter(paths::has).isPresent();
                boolean isEnd = MultiPathComponent.like(component).isEmpty();
                String about = "seed " + SEED + ", round " + round + ", " + component;
                assertEquals(!isEnd && path.has(component), carried, about);
                assertEquals(carried, paths.toPathQuery().has(component), about);
            }
            assertTrue(paths.has(MultiPathComponent.SGID_COUNT) && paths.has(MultiPathComponent.DGID_COUNT));
            assertFalse(paths.has(MultiPathComponent.INDEPENDENCE));
        }
    }

    @ParameterizedTest(name = "MultiPathRecord mask {0} is PathRecord mask {1}")
    @CsvSource(
            textBlock =
                    """
                    0x000000, 0x000000
                    0x010000, 0x000001
                    0x200000, 0x000001
                    0x210000, 0x000003
                    0x000400, 0x010000
                    0x000800, 0x010000
                    0x000c00, 0x030000
                    0x003000, 0x0c0000
                    0x008000, 0x100000
                    0x180000, 0x000000
                    0x020000, 0x000000
                    0x000001, 0x000040
                    """)
    void ofAFieldWithOneBitSetThePathQueryHasOneToo(String multiPathMask, String pathMask) {
        MultiPathQuery paths = MultiPathQuery.between(
                List.of(), List.of(), PathQuery.between(1, 2).build());
        assertEquals(
                Long.decode(pathMask),
                new MultiPathQuery(paths.values(), Long.decode(multiPathMask))
                        .toPathQuery()
                        .componentMask());
    }

    private static long mask(String bits) {
        return Arrays.stream(bits.split(" "))
                .mapToLong(bit -> 1L << Integer.parseInt(bit))
                .sum();
    }

    private static void assertDisjoint(LongStream masks) {
        long[] all = masks.toArray();
        long union = LongStream.of(all).reduce(0, (one, other) -> one | other);
        assertEquals(
                Long.bitCount(union), LongStream.of(all).map(Long::bitCount).sum());
    }
}
