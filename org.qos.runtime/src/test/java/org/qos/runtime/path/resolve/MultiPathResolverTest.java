package org.qos.runtime.path.resolve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.qos.runtime.path.resolve.SmallSubnet.A;
import static org.qos.runtime.path.resolve.SmallSubnet.B;
import static org.qos.runtime.path.resolve.SmallSubnet.C;
import static org.qos.runtime.path.resolve.SmallSubnet.FABRIC;
import static org.qos.runtime.path.resolve.SmallSubnet.LEFT;
import static org.qos.runtime.path.resolve.SmallSubnet.RIGHT;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.qos.runtime.fabric.ForwardingTables;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.partition.Partitions;
import org.qos.runtime.partition.PkeyTables;
import org.qos.runtime.path.Gid;
import org.qos.runtime.path.MultiPathComponent;
import org.qos.runtime.path.MultiPathQuery;
import org.qos.runtime.path.PathQuery;
import org.qos.runtime.path.PathQueryBuilder;
import org.qos.runtime.path.Selected;
import org.qos.runtime.policy.QosLevel;

class MultiPathResolverTest {

    private final SmallSubnet subnet = new SmallSubnet();

    @Test
    void thePairsComeInTheOrderOfTheGidsEachWithAllItsLids() {
        assertEquals(
                List.of("4-6", "5-6", "4-8", "5-9", "4-9", "5-8", "1-6", "1-8", "1-9"),
                lids(paths(ask(List.of(A, LEFT), List.of(B, C)))));
    }

    @Test
    void theRedundantPathsOfAPairComeFirst() {
        assertEquals(
                List.of(0, 0, 2, 2),
                paths(ask(List.of(A), List.of(C))).paths().stream()
                        .map(path -> path.path().preference())
                        .toList());
    }

    @Test
    void theNumberOfPathsCountsAllOfTheAnswer() {
        assertEquals(
                List.of("4-6", "5-6", "4-8"),
                lids(paths(ask(List.of(A), List.of(B, C), new PathQueryBuilder().numbPath(3)))));
        assertEquals(List.of(), lids(paths(ask(List.of(A), List.of(B), new PathQueryBuilder().numbPath(0)))));
    }

    @Test
    void nothingThatFitsIsAnEmptyListWithItsReason() {
        MultiPathResolution.Paths none =
                paths(ask(List.of(A), List.of(B), new PathQueryBuilder().rate(Selected.exactly(3))));
        assertEquals(List.of(), none.paths());
        assertEquals(Reason.RATE_UNFIT, none.firstRefusal().orElseThrow().reason());
    }

    @Test
    void oddQueriesAreRefusedWithTheirStatus() {
        assertRefused(Reason.NO_GIDS, 0x0200, ask(List.of(), List.of(A)));
        assertRefused(Reason.GID_UNKNOWN, 0x0500, ask(List.of(A), List.of(7L)));
        assertRefused(
                Reason.MTU_CODE_INVALID,
                0x0200,
                ask(List.of(A), List.of(B), new PathQueryBuilder().mtu(Selected.exactly(9))));
        MultiPathQuery query = ask(List.of(A), List.of(B));
        assertRefused(
                Reason.COUNTS_MISSING,
                0x0600,
                new MultiPathQuery(query.values(), MultiPathComponent.SGID_COUNT.mask()));
        assertRefused(
                Reason.SERVICE_ID_HALF, 0x0600, new MultiPathQuery(query.values(), query.componentMask() | 0x1_0000));
    }

    @Test
    void anyLinkLocalPrefixIsThatOfTheSubnet() {
        List<Gid> local = List.of(new Gid(0xfe80_0000_0000_0077L, A));
        List<Gid> foreign = List.of(new Gid(0xfec0_0000_0000_0000L, A));
        PathQuery fields = new PathQueryBuilder().build();
        assertEquals(
                2,
                paths(MultiPathQuery.between(local, List.of(Gid.ofPort(B)), fields))
                        .paths()
                        .size());
        assertRefused(
                Reason.GID_OF_OTHER_SUBNET, 0x0500, MultiPathQuery.between(foreign, List.of(Gid.ofPort(B)), fields));
    }

    @Test
    void gidsBeyondTheEleventhAreNotRead() {
        MultiPathQuery query = ask(Collections.nCopies(10, A), List.of(B, 7L));
        assertEquals(20, paths(query).paths().size());
        assertRefused(Reason.NO_GIDS, 0x0200, ask(Collections.nCopies(11, A), List.of(B)));
    }

    /** The switch comes before host a by the byte-swapped GUID; the path bits are 35 % 2 and 36 % 2. */
    @Test
    void alternatePathsShareNoPort() {
        assertEquals(List.of("1-6", "4-8"), lids(paths(alternate(List.of(A, LEFT), List.of(C, B)))));
        assertEquals(
                List.of("1-6", "4-8"),
                lids(paths(alternate(List.of(LEFT, A), List.of(B, C)))),
                "in whatever order they are asked for");
    }

    @Test
    void alternatePathsAreAskedForByTheNumberAloneWhateverTheMaskSays() {
        MultiPathQuery query = alternate(List.of(A, LEFT), List.of(C, B));
        long mask = query.componentMask() & ~MultiPathComponent.NUMB_PATH.mask();
        assertEquals(List.of("1-6", "4-8"), lids(paths(new MultiPathQuery(query.values(), mask))));
    }

    @Test
    void theSlOfAPkeyWithoutAPartitionIsNotKnown() {
        RoutedSubnet known = subnet.build();
        PkeyTables pkeys = PkeyTables.of(Collections.nCopies(FABRIC.endpoints().size(), List.of(0x8123)), false);
        RoutedSubnet strange = new RoutedSubnet(
                FABRIC,
                known.forwarding(),
                known.states(),
                known.sl2vl(),
                pkeys,
                Partitions.WITHOUT_FILE,
                known.options());
        MultiPathQuery query = ask(List.of(A), List.of(B));
        PathResolver resolver = new PathResolver(strange, Optional.empty(), Profile.OPENSM);
        Resolution.NotKnown answer =
                assertInstanceOf(Resolution.NotKnown.class, resolver.resolve(query, FABRIC.endpointIndex(A)));
        assertEquals("no partition has the P_Key 0x8123, from which the SL comes", resolver.explain(answer));
        PathQuery single = PathQuery.between(A, B).build();
        assertEquals(
                0,
                assertInstanceOf(Resolution.Path.class, resolver.resolve(single, FABRIC.endpointIndex(A)))
                        .path()
                        .sl(),
                "SL 0 for a PathRecord");
    }

    @Test
    void whatIsNotKnownOfOnePairIsNotKnownOfTheAnswer() {
        RoutedSubnet known = subnet.build();
        RoutedSubnet unrouted = new RoutedSubnet(
                FABRIC,
                ForwardingTables.NONE,
                known.states(),
                known.sl2vl(),
                known.pkeys(),
                known.partitions(),
                known.options());
        MultiPathResolution answer = new PathResolver(unrouted, Optional.empty(), Profile.OPENSM)
                .resolve(ask(List.of(A), List.of(A, B)), FABRIC.endpointIndex(A));
        assertEquals(
                Reason.TABLE_UNKNOWN,
                assertInstanceOf(Resolution.NotKnown.class, answer).reason());
    }

    @Test
    void asTheRfcHasItEachPairHasThePathOfItsLevel() {
        MultiPathResolution answer = subnet.resolver(Profile.RFC, QosLevel.ofSl("L", 2))
                .resolve(alternate(List.of(A, LEFT), List.of(C, B)), FABRIC.endpointIndex(A));
        assertEquals(
                List.of("4-8", "4-6", "1-8", "1-6"), lids(assertInstanceOf(MultiPathResolution.Paths.class, answer)));
    }

    @Test
    void anSlThatIsDroppedLeavesThePairOut() {
        subnet.drop(new PortId(RIGHT, 1), 3, 0);
        assertEquals(List.of("4-6", "5-6", "5-9", "4-9"), lids(paths(ask(List.of(A), List.of(B, C)))));
    }

    private static MultiPathQuery ask(List<Long> sources, List<Long> destinations) {
        return ask(sources, destinations, new PathQueryBuilder());
    }

    private static MultiPathQuery ask(List<Long> sources, List<Long> destinations, PathQueryBuilder fields) {
        return MultiPathQuery.between(gids(sources), gids(destinations), fields.build());
    }

    private static MultiPathQuery alternate(List<Long> sources, List<Long> destinations) {
        return ask(sources, destinations, new PathQueryBuilder().numbPath(2));
    }

    private static List<Gid> gids(List<Long> guids) {
        return guids.stream().map(Gid::ofPort).toList();
    }

    private MultiPathResolution.Paths paths(MultiPathQuery query) {
        return assertInstanceOf(
                MultiPathResolution.Paths.class, subnet.resolver().resolve(query, FABRIC.endpointIndex(A)));
    }

    private void assertRefused(Reason reason, int status, MultiPathQuery query) {
        Resolution.Refused refused =
                assertInstanceOf(Resolution.Refused.class, subnet.resolver().resolve(query, FABRIC.endpointIndex(A)));
        assertEquals(reason, refused.reason());
        assertEquals(status, reason.status().orElseThrow().code());
    }

    private static List<String> lids(MultiPathResolution.Paths paths) {
        return paths.paths().stream()
                .map(path -> path.path().slid() + "-" + path.path().dlid())
                .toList();
    }
}
