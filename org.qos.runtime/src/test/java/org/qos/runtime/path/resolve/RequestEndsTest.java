package org.qos.runtime.path.resolve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.qos.runtime.path.resolve.SmallSubnet.A;
import static org.qos.runtime.path.resolve.SmallSubnet.FABRIC;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qos.runtime.path.Gid;
import org.qos.runtime.path.PathQueryBuilder;

/** The ends of a query by GIDs and LIDs: found, unknown or contradictory (OpenSM pr_rcv_get_end_points). */
class RequestEndsTest {

    private static final Map<String, Gid> GIDS = Map.of(
            "a", Gid.ofPort(A),
            "b", Gid.ofPort(SmallSubnet.B),
            "c", Gid.ofPort(SmallSubnet.C),
            "left", Gid.ofPort(SmallSubnet.LEFT),
            "none", Gid.ofPort(0x99),
            "zero", Gid.ofPort(0),
            "foreign", new Gid(0xfec0_0000_0000_0000L, A),
            "local", new Gid(0xfe80_0000_0000_0001L, A),
            "last", new Gid(0xfebf_ffff_ffff_ffffL, A),
            "beyond", new Gid(0xfec0_0000_0000_0000L, A));

    /** Host a has LIDs 4 and 5, b 6, c 8 and 9, the switch left 1. */
    @ParameterizedTest(name = "SGID {0} SLID {1} DGID {2} DLID {3}: {4}")
    @CsvSource(
            textBlock =
                    """
                    a,    ,      c,       ,     4-8
                    a,    ,      b,       ,     4-6
                    a,    5,     c,       ,     5-8
                    a,    ,      c,       9,    4-9
                    a,    5,     c,       9,    5-9
                    ,     4,     ,        8,    4-8
                    ,     5,     c,       ,     5-8
                    left, ,      ,        6,    1-6
                    a,    ,      left,    ,     4-1
                    a,    ,      a,       ,     4-4
                    a,    6,     c,       ,     ENDS_CONTRADICT 6
                    a,    ,      c,       1,    ENDS_CONTRADICT 1
                    a,    6,     c,       4,    ENDS_CONTRADICT 6
                    none, ,      c,       ,     SOURCE_UNKNOWN 153
                    a,    ,      none,    ,     DESTINATION_UNKNOWN 153
                    none, ,      none,    ,     SOURCE_UNKNOWN 153
                    zero, ,      c,       ,     SOURCE_UNKNOWN 0
                    ,     7,     c,       ,     SOURCE_LID_UNKNOWN 7
                    ,     0,     c,       ,     SOURCE_LID_UNKNOWN 0
                    ,     65535, c,       ,     SOURCE_LID_UNKNOWN 65535
                    a,    ,      ,        10,   DESTINATION_LID_UNKNOWN 10
                    a,    7,     c,       ,     SOURCE_LID_UNKNOWN 7
                    a,    6,     none,    ,     DESTINATION_UNKNOWN 153
                    foreign, ,   c,       ,     OTHER_SUBNET -90071992547409920
                    a,    ,      foreign, ,     OTHER_SUBNET -90071992547409920
                    a,    ,      local,   ,     4-4
                    local, ,     c,       ,     4-8
                    last, ,      c,       ,     4-8
                    a,    ,      beyond,  ,     OTHER_SUBNET -90071992547409920
                    foreign, 7,  c,       ,     SOURCE_LID_UNKNOWN 7
                    """)
    void whatAQueryNames(String sgid, Integer slid, String dgid, Integer dlid, String answer) {
        PathQueryBuilder query = new PathQueryBuilder();
        if (sgid != null) {
            query.source(GIDS.get(sgid));
        }
        if (slid != null) {
            query.slid(slid);
        }
        if (dgid != null) {
            query.destination(GIDS.get(dgid));
        }
        if (dlid != null) {
            query.dlid(dlid);
        }
        Resolution found = new SmallSubnet().resolver().resolve(query.build(), FABRIC.endpointIndex(A));
        assertEquals(answer, text(found));
    }

    /** The order of ports is that of the byte-swapped GUID: left, right, a, b, c. */
    @Test
    void aDestinationThatIsLeftOutIsEveryPort() {
        PathQueryBuilder query = new PathQueryBuilder().source(GIDS.get("a")).slid(4);
        assertEquals(List.of("4-1", "4-2", "4-4", "4-6", "4-8"), best(query));
        PathQueryBuilder fromTheFirst = new PathQueryBuilder().source(GIDS.get("left"));
        assertEquals(List.of("1-1", "1-2", "1-4", "1-6", "1-8"), best(fromTheFirst));
    }

    @Test
    void aSourceThatIsLeftOutIsEveryPort() {
        PathQueryBuilder query = new PathQueryBuilder().destination(GIDS.get("b"));
        assertEquals(List.of("1-6", "2-6", "4-6", "6-6", "8-6"), best(query));
    }

    /** The paths of preference 0. */
    private static List<String> best(PathQueryBuilder query) {
        PathResolver resolver = new SmallSubnet().resolver();
        MultiPathResolution.Paths table = assertInstanceOf(
                MultiPathResolution.Paths.class, resolver.resolveAll(query.build(), FABRIC.endpointIndex(A)));
        return table.paths().stream()
                .filter(path -> path.path().preference() == 0)
                .map(RequestEndsTest::text)
                .toList();
    }

    private static String text(Resolution answer) {
        if (answer instanceof Resolution.Path path) {
            return path.path().slid() + "-" + path.path().dlid();
        }
        Resolution.Refused refused = assertInstanceOf(Resolution.Refused.class, answer);
        return refused.reason() + " " + refused.wanted();
    }
}
