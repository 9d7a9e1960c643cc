package org.qos.runtime.path;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

class MultiPathQueryTest {

    private static final Gid A = Gid.ofPort(1);
    private static final Gid B = Gid.ofPort(2);
    private static final Gid C = Gid.ofPort(3);

    @Test
    void eachFieldSetsItsOwnBitsOfTheComponentMask() {
        assertEquals(0x18_0000, mask(new PathQueryBuilder()));
        assertEquals(0x39_0000, mask(new PathQueryBuilder().serviceId(0)));
        assertEquals(0x18_0010, mask(new PathQueryBuilder().tclass(0)));
        assertEquals(0x18_0020, mask(new PathQueryBuilder().reversible(true)));
        assertEquals(0x18_0040, mask(new PathQueryBuilder().numbPath(1)));
        assertEquals(0x18_0080, mask(new PathQueryBuilder().pkey(1)));
        assertEquals(0x18_0100, mask(new PathQueryBuilder().qosClass(1)));
        assertEquals(0x18_0200, mask(new PathQueryBuilder().sl(1)));
        assertEquals(0x18_0c00, mask(new PathQueryBuilder().mtu(Selected.exactly(1))));
        assertEquals(0x18_3000, mask(new PathQueryBuilder().rate(Selected.exactly(2))));
        assertEquals(0x18_c000, mask(new PathQueryBuilder().packetLife(Selected.exactly(0))));
    }

    @Test
    void theEndsOfTheOtherQueryAreNotCarried() {
        assertEquals(0x18_0000, mask(PathQuery.between(7, 8).dlid(1).slid(2)));
    }

    @Test
    void oneOfTheTwoServiceIdBitsIsNotAServiceId() {
        assertTrue(MultiPathComponent.SERVICE_ID.isIn(0x21_0000));
        assertFalse(MultiPathComponent.SERVICE_ID.isIn(0x1_0000));
        assertFalse(MultiPathComponent.SERVICE_ID.isIn(0x20_0000));
    }

    @Test
    void asAQueryForOnePathItHasTheSameFieldsButNoEnds() {
        PathQuery fields = new PathQueryBuilder()
                .serviceId(7)
                .numbPath(3)
                .sl(2)
                .mtu(Selected.exactly(4))
                .build();
        MultiPathQuery query = MultiPathQuery.between(List.of(A), List.of(C), fields);
        assertEquals(fields, query.toPathQuery());
        long halfOfTheServiceId = query.componentMask() & ~0x1_0000;
        assertEquals(
                fields.componentMask() & ~2,
                new MultiPathQuery(query.values(), halfOfTheServiceId)
                        .toPathQuery()
                        .componentMask(),
                "half of a field stays half");
    }

    private static long mask(PathQueryBuilder fields) {
        return MultiPathQuery.between(List.of(A), List.of(B, C), fields.build()).componentMask();
    }
}
