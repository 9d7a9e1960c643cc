package org.qos.runtime.path.resolve;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qos.runtime.partition.Mgid;
import org.qos.runtime.partition.MulticastGroup;
import org.qos.runtime.partition.Partition;
import org.qos.runtime.partition.Partitions;
import org.qos.runtime.path.Gid;
import org.qos.runtime.path.PathComponent;
import org.qos.runtime.path.PathQuery;
import org.qos.runtime.path.PathRecord;
import org.qos.runtime.path.PathTerms;
import org.qos.runtime.path.Selected;
import org.qos.runtime.testing.QosOn;

/** Queries for multicast groups, and the SL that routing engines give (OpenSM osm_sa_path_record.c). */
class MulticastAndEngineTest {

    private static final Mgid GROUP = Mgid.broadcast(0x10);
    private static final Partitions PARTITIONS = new Partitions(List.of(
            new Partition("plain", 0x0f, 1, List.of(), List.of()),
            new Partition(
                    "blue", 0x10, 6, List.of(new MulticastGroup(GROUP, 5, 7, 6, 0xb1b, 96, 0x12345)), List.of())));

    /** P_Key, SL, flow label and TClass have to be the group's; all 16 bits of the P_Key count. */
    @ParameterizedTest(name = "{0} with P_Key {1}, SL {2}, flow {3}, TClass {4}: {5}")
    @CsvSource(
            textBlock =
                    """
                    '',                        0x0000, 0, 0x00000, 0,  GROUP_NOT_SHOWN
                    PKEY,                      0x8010, 0, 0x00000, 0,  GROUP_NOT_SHOWN
                    PKEY,                      0x0010, 0, 0x00000, 0,  GROUP_UNFIT
                    PKEY,                      0xffff, 0, 0x00000, 0,  GROUP_UNFIT
                    SL,                        0x0000, 6, 0x00000, 0,  GROUP_NOT_SHOWN
                    SL,                        0x0000, 5, 0x00000, 0,  GROUP_UNFIT
                    FLOW_LABEL,                0x0000, 0, 0x12345, 0,  GROUP_NOT_SHOWN
                    FLOW_LABEL,                0x0000, 0, 0x12346, 0,  GROUP_UNFIT
                    TCLASS,                    0x0000, 0, 0x00000, 96, GROUP_NOT_SHOWN
                    TCLASS,                    0x0000, 0, 0x00000, 95, GROUP_UNFIT
                    PKEY SL FLOW_LABEL TCLASS, 0x8010, 6, 0x12345, 96, GROUP_NOT_SHOWN
                    PKEY SL FLOW_LABEL TCLASS, 0x8010, 6, 0x12345, 0,  GROUP_UNFIT
                    MTU RATE PACKET_LIFE,      0x0000, 0, 0x00000, 0,  GROUP_NOT_SHOWN
                    """)
    void aQueryFitsAGroup(String carried, String pkey, int sl, String flow, int tclass, Reason answer) {
        long mask = PathComponent.DGID.mask();
        for (String field : carried.split(" ")) {
            mask |= field.isEmpty() ? 0 : PathComponent.valueOf(field).mask();
        }
        PathTerms terms = new PathTerms(
                false,
                Integer.decode(flow),
                0,
                tclass,
                false,
                0,
                Integer.decode(pkey),
                0,
                sl,
                Selected.exactly(1),
                Selected.exactly(2),
                Selected.exactly(0));
        Resolution found = answer(new Gid(GROUP.high(), GROUP.low()), mask, terms);
        Resolution expected = answer == Reason.GROUP_UNFIT
                ? new Resolution.Refused(answer, 0, 0)
                : new Resolution.NotKnown(answer, 6, 7);
        assertEquals(expected, found);
    }

    @ParameterizedTest
    @CsvSource({"ff12:401b:8011:0:0:0:ffff:ffff", "ff12:401b:8010:0:0:0:ffff:fffe", "ff15:401b:8010:0:0:0:ffff:ffff"})
    void anotherGroupIsNotThatOfAPartition(String text) {
        Mgid other = Mgid.parse(text).orElseThrow();
        PathTerms terms = PathQuery.between(1, 2).build().values().terms();
        assertEquals(
                new Resolution.NotKnown(Reason.GROUP_UNKNOWN, 0, 0),
                answer(new Gid(other.high(), other.low()), PathComponent.DGID.mask(), terms));
    }

    private static Resolution answer(Gid group, long mask, PathTerms terms) {
        PathQuery query = new PathQuery(new PathRecord(0, group, Gid.NONE, 0, 0, terms, 0), mask);
        return new SmallSubnet().partitions(PARTITIONS).resolver().resolve(query, 0);
    }

    /** The first engine of the option decides; nue with one VL gives no SL. */
    @ParameterizedTest(name = "{0} with {1} VLs: {2}, on one switch {3}")
    @CsvSource({
        "'', 1, 9, 9",
        "minhop, 1, 9, 9",
        "updn, 8, 9, 9",
        "ftree, 1, 9, 9",
        "dor, 1, 9, 9",
        "lash, 1, -1, 4",
        "dfsssp, 1, -1, -1",
        "torus-2QoS, 1, -1, -1",
        "nue, 1, 9, 9",
        "nue, 2, -1, -1",
        "LASH, 1, 9, 9",
        "lash minhop, 1, -1, 4",
        "minhop lash, 1, 9, 9"
    })
    void anEngineGivesTheSl(String engines, int nueVls, int sl, int onOneSwitch) {
        List<String> names = Arrays.stream(engines.split(" "))
                .filter(name -> !name.isEmpty())
                .toList();
        RoutingEngine engine =
                new RoutingEngine(QosOn.USUALLY.engines(names, 4, nueVls).options());
        assertEquals(sl, engine.sl(9, false));
        assertEquals(onOneSwitch, engine.sl(9, true));
        assertEquals(sl == 9, engine.leavesSl());
    }
}
