package org.qos.runtime.path.resolve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.qos.runtime.path.resolve.SmallSubnet.A;
import static org.qos.runtime.path.resolve.SmallSubnet.C;
import static org.qos.runtime.path.resolve.SmallSubnet.FABRIC;

import java.util.OptionalInt;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.qos.runtime.path.PathQuery;
import org.qos.runtime.path.PathQueryBuilder;
import org.qos.runtime.path.PathRecord;
import org.qos.runtime.path.Selected;
import org.qos.runtime.path.Selector;
import org.qos.runtime.policy.QosLevel;
import org.qos.runtime.policy.Ranges;

class RfcProfileTest {

    private final SmallSubnet subnet =
            new SmallSubnet().partition(0x0001, 3, A, C).partition(0x0100, 4, A, C);

    @Test
    void theMinimumPathBitsChooseTheDestinationLid() {
        assertEquals(
                9,
                path(level(Ranges.ofValues(3, 1), Ranges.NONE), PathQuery.between(A, C))
                        .dlid());
        assertEquals(
                8,
                path(level(Ranges.NONE, Ranges.NONE), PathQuery.between(A, C)).dlid());
    }

    @Test
    void aLidThatIsAskedForStays() {
        assertEquals(
                8,
                path(
                                level(Ranges.ofValues(1), Ranges.NONE),
                                PathQuery.between(A, C).dlid(8))
                        .dlid());
    }

    @Test
    void classAndTclassOfTheLevelAreInTheRecord() {
        PathRecord path =
                path(level(Ranges.NONE, Ranges.NONE), PathQuery.between(A, C).serviceId(77));
        assertEquals(5, path.qosClass());
        assertEquals(32, path.tclass());
        assertEquals(77, path.serviceId());
        assertEquals(Selected.exactly(20), path.packetLife());
    }

    @Test
    void aPkeyHasItsMembershipBit() {
        assertEquals(
                0x8100,
                path(level(Ranges.NONE, Ranges.ofValues(0x100)), PathQuery.between(A, C))
                        .pkey());
        assertEquals(
                0x8001,
                path(level(Ranges.NONE, Ranges.NONE), PathQuery.between(A, C)).pkey(),
                "the minimum");
    }

    @Test
    void aSlowerRateCanBeAskedForExactly() {
        QosLevel level = level(Ranges.NONE, Ranges.NONE);
        assertEquals(
                Selected.exactly(3),
                path(level, PathQuery.between(A, C).rate(Selected.exactly(3))).rate());
        assertEquals(
                Selected.exactly(5),
                path(level, PathQuery.between(A, C).mtu(new Selected(Selector.BEST, 0)))
                        .mtu());
    }

    private PathRecord path(QosLevel level, PathQueryBuilder query) {
        Resolution answer = subnet.resolver(Profile.RFC, level).resolve(query.build(), FABRIC.endpointIndex(A));
        return assertInstanceOf(Resolution.Path.class, answer).path();
    }

    private static QosLevel level(Ranges pathBits, Ranges pkeys) {
        OptionalInt none = OptionalInt.empty();
        return new QosLevel(
                "L",
                OptionalLong.of(1),
                "",
                1,
                none,
                none,
                OptionalInt.of(20),
                OptionalInt.of(5),
                OptionalInt.of(32),
                pathBits,
                pkeys);
    }
}
