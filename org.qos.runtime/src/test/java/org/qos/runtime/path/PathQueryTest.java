package org.qos.runtime.path;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.qos.runtime.testing.SmallFabric.ALPHA_1;
import static org.qos.runtime.testing.SmallFabric.BETA_1;
import static org.qos.runtime.testing.SmallFabric.FABRIC;

import java.util.Map;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.match.Request;

class PathQueryTest {

    @Test
    void eachFieldSetsItsOwnBitsOfTheComponentMask() {
        assertEquals(0xc, PathQuery.between(1, 2).build().componentMask());
        assertEquals(0x3, new PathQueryBuilder().serviceId(0).build().componentMask());
        assertEquals(0x10, new PathQueryBuilder().dlid(1).build().componentMask());
        assertEquals(0x20, new PathQueryBuilder().slid(1).build().componentMask());
        assertEquals(0x400, new PathQueryBuilder().tclass(0).build().componentMask());
        assertEquals(0x800, new PathQueryBuilder().reversible(false).build().componentMask());
        assertEquals(0x1000, new PathQueryBuilder().numbPath(1).build().componentMask());
        assertEquals(0x2000, new PathQueryBuilder().pkey(1).build().componentMask());
        assertEquals(0x4000, new PathQueryBuilder().qosClass(1).build().componentMask());
        assertEquals(0x8000, new PathQueryBuilder().sl(0).build().componentMask());
        assertEquals(
                0x30000, new PathQueryBuilder().mtu(Selected.exactly(1)).build().componentMask());
        assertEquals(
                0xc0000,
                new PathQueryBuilder().rate(Selected.exactly(2)).build().componentMask());
        assertEquals(
                0x300000,
                new PathQueryBuilder().packetLife(Selected.exactly(0)).build().componentMask());
    }

    @Test
    void oneOfTheTwoServiceIdBitsIsNotAServiceId() {
        assertTrue(PathComponent.SERVICE_ID.isIn(3));
        assertFalse(PathComponent.SERVICE_ID.isIn(1));
        assertFalse(PathComponent.SERVICE_ID.isIn(2));
    }

    @Test
    void aPolicySeesOnlyTheFieldsThatTheQueryCarries() {
        PathQuery all = PathQuery.between(1, 2)
                .serviceId(-1)
                .qosClass(4095)
                .tclass(7)
                .pkey(0x8001)
                .build();
        assertEquals(
                new Request(1, 2, OptionalLong.of(-1), OptionalInt.of(4095), OptionalInt.of(7), OptionalInt.of(0x8001)),
                all.toRequest());
        assertEquals(
                Request.between(1, 2), PathQuery.between(1, 2).sl(3).build().toRequest());
        assertEquals(
                Request.between(0, 0), new PathQueryBuilder().dlid(1).build().toRequest());
    }

    @Test
    void theFabricResolvesLidsAndAliasesToPorts() {
        Fabric fabric = FABRIC.withAliasGuids(Map.of(0xeeL, BETA_1));
        assertEquals(
                Request.between(ALPHA_1, BETA_1),
                new PathQueryBuilder().slid(1).dlid(18).build().toRequest(fabric),
                "18 is one of the four LIDs of that port");
        assertEquals(
                Request.between(BETA_1, ALPHA_1),
                PathQuery.between(0xee, ALPHA_1).build().toRequest(fabric));
        assertEquals(
                Request.between(ALPHA_1, 0xdead),
                PathQuery.between(ALPHA_1, 0xdead).slid(18).build().toRequest(fabric),
                "the GID counts before the LID");
        assertEquals(
                Request.between(0, 0), new PathQueryBuilder().slid(99).build().toRequest(fabric));
    }

    @Test
    void aValueThatItsFieldCannotHoldIsRejected() {
        PathQueryBuilder tooGreat = PathQuery.between(1, 2).qosClass(4096);
        Exception refusal = assertThrows(IllegalArgumentException.class, tooGreat::build);
        assertEquals("QoS-Class 4096 is not in 0..4095", refusal.getMessage());
        assertThrows(IllegalArgumentException.class, PathQuery.between(1, 2).sl(16)::build);
        assertThrows(IllegalArgumentException.class, () -> Selected.exactly(64));
    }
}
