package org.qos.runtime.path.resolve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.qos.runtime.path.resolve.SmallSubnet.A;
import static org.qos.runtime.path.resolve.SmallSubnet.B;
import static org.qos.runtime.path.resolve.SmallSubnet.C;
import static org.qos.runtime.path.resolve.SmallSubnet.FABRIC;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qos.runtime.path.Gid;
import org.qos.runtime.path.PathComponent;
import org.qos.runtime.path.PathQuery;
import org.qos.runtime.path.PathQueryBuilder;
import org.qos.runtime.path.Selected;

/** Tables of paths (SubnAdmGetTable; OpenSM osm_sa_path_record.c:pr_rcv_get_port_pair_paths, osm_pr_rcv_process). */
class PathTableTest {

    private final SmallSubnet subnet = new SmallSubnet();

    @Test
    void pathsOfEqualBitsComeFirst() {
        assertEquals("4-8 5-9 4-9 5-8", lids(PathQuery.between(A, C)));
        assertEquals(
                List.of(0, 0, 2, 2),
                table(PathQuery.between(A, C)).paths().stream()
                        .map(path -> path.path().preference())
                        .toList());
    }

    /** Hosts a and c have two LIDs, b and the switches one. OpenSM goes through the ports left, right, a, b, c. */
    @ParameterizedTest(name = "NumbPath {0} from every port to c: {1}")
    @CsvSource({
        "0, ''",
        "1, 1-8 2-8 4-8 6-8 8-8",
        "2, 1-8 1-9 2-8 2-9 4-8 5-9 6-8 6-9 8-8 9-9",
        "3, 1-8 1-9 2-8 2-9 4-8 5-9 4-9 6-8 6-9 8-8 9-9 8-9",
        "127, 1-8 1-9 2-8 2-9 4-8 5-9 4-9 5-8 6-8 6-9 8-8 9-9 8-9 9-8"
    })
    void numbPathCountsForEachPairOfPorts(int numbPath, String lids) {
        assertEquals(lids, lids(new PathQueryBuilder().destinationGuid(C).numbPath(numbPath)));
    }

    @Test
    void withoutEndsEveryPairIsAnswered() {
        int ports = FABRIC.endpoints().size();
        assertEquals(
                ports * ports, table(new PathQueryBuilder().numbPath(1)).paths().size());
    }

    @Test
    void aQueryThatMakesNoSenseIsRefusedWithItsStatus() {
        assertEquals(
                Reason.ENDS_CONTRADICT, refusal(PathQuery.between(A, C).slid(6).build()));
        assertEquals(
                Reason.MTU_CODE_INVALID,
                refusal(PathQuery.between(A, C).mtu(Selected.exactly(0)).build()));
        PathQuery whole = PathQuery.between(A, C).serviceId(1).build();
        long half = whole.componentMask() & ~Long.lowestOneBit(PathComponent.SERVICE_ID.mask());
        assertEquals(Reason.SERVICE_ID_HALF, refusal(new PathQuery(whole.values(), half)));
    }

    @Test
    void whatIsNotInTheSubnetIsAnEmptyTable() {
        MultiPathResolution.Paths none = table(PathQuery.between(A, 0x99));
        assertEquals(List.of(), none.paths());
        assertEquals(
                Optional.of(Reason.DESTINATION_UNKNOWN), none.firstRefusal().map(Resolution.Refused::reason));
        assertEquals("", lids(PathQuery.between(A, B).pkey(0x8002)));
    }

    @Test
    void aMulticastGroupIsNotKnown() {
        PathQuery toGroup = PathQuery.between(A, 0)
                .destination(new Gid(0xff12_401b_ffff_0000L, 0xffff_ffffL))
                .build();
        assertInstanceOf(Resolution.NotKnown.class, resolve(toGroup));
    }

    private String lids(PathQueryBuilder query) {
        return table(query).paths().stream()
                .map(path -> path.path().slid() + "-" + path.path().dlid())
                .collect(Collectors.joining(" "));
    }

    private MultiPathResolution.Paths table(PathQueryBuilder query) {
        return assertInstanceOf(MultiPathResolution.Paths.class, resolve(query.build()));
    }

    private Reason refusal(PathQuery query) {
        return assertInstanceOf(Resolution.Refused.class, resolve(query)).reason();
    }

    private MultiPathResolution resolve(PathQuery query) {
        return subnet.resolver().resolveAll(query, FABRIC.endpointIndex(A));
    }
}
