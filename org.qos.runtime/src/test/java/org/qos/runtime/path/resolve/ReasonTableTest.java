package org.qos.runtime.path.resolve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.qos.runtime.path.resolve.SmallSubnet.A;
import static org.qos.runtime.path.resolve.SmallSubnet.B;
import static org.qos.runtime.path.resolve.SmallSubnet.C;
import static org.qos.runtime.path.resolve.SmallSubnet.FABRIC;
import static org.qos.runtime.path.resolve.SmallSubnet.LEFT;
import static org.qos.runtime.path.resolve.SmallSubnet.RIGHT;

import java.util.Arrays;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.ForwardingTables;
import org.qos.runtime.fabric.Node;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.fabric.Port;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.partition.PkeyTables;
import org.qos.runtime.path.Gid;
import org.qos.runtime.path.MultiPathComponent;
import org.qos.runtime.path.MultiPathQuery;
import org.qos.runtime.path.PathComponent;
import org.qos.runtime.path.PathQuery;
import org.qos.runtime.path.PathQueryBuilder;
import org.qos.runtime.path.SaStatus;
import org.qos.runtime.path.Selected;
import org.qos.runtime.path.Selector;
import org.qos.runtime.policy.QosLevel;
import org.qos.runtime.policy.Ranges;
import org.qos.runtime.testing.QosOn;

/** Every reason for which there is no path: a subnet and a request that have it, its status, log number and text. */
class ReasonTableTest {

    private static final Gid IPOIB_GROUP = new Gid(0xff12_401b_ffff_0000L, 0xffff_ffffL);
    private static final PortId RIGHT_TO_C = new PortId(RIGHT, 1);

    /** An answer, and what explains it. */
    private record Case(PathResolver resolver, Object answer) {}

    private static final Map<Reason, Supplier<Case>> CASES = cases();

    private static Map<Reason, Supplier<Case>> cases() {
        Map<Reason, Supplier<Case>> cases = new EnumMap<>(Reason.class);
        cases.put(Reason.RATE_CODE_INVALID, () -> ask(subnet(), ask().rate(Selected.exactly(1))));
        cases.put(Reason.MTU_CODE_INVALID, () -> ask(subnet(), ask().mtu(Selected.exactly(6))));
        cases.put(Reason.SERVICE_ID_HALF, () -> ask(subnet(), masked(ask(), 2)));
        cases.put(Reason.COUNTS_MISSING, () -> multi(subnet(), ~MultiPathComponent.DGID_COUNT.mask(), Gid.ofPort(C)));
        cases.put(Reason.NO_GIDS, () -> multi(subnet(), -1L));
        cases.put(Reason.GID_UNKNOWN, () -> multi(subnet(), -1L, Gid.ofPort(0x77)));
        cases.put(Reason.GID_OF_OTHER_SUBNET, () -> multi(subnet(), -1L, new Gid(0xfec0L << 48, C)));
        cases.put(Reason.SOURCE_UNKNOWN, () -> ask(subnet(), PathQuery.between(7, C)));
        cases.put(
                Reason.SOURCE_LID_UNKNOWN,
                () -> ask(subnet(), new PathQueryBuilder().slid(7).destinationGuid(C)));
        cases.put(Reason.DESTINATION_UNKNOWN, () -> ask(subnet(), PathQuery.between(A, 0x2c90300001000L)));
        cases.put(
                Reason.DESTINATION_LID_UNKNOWN,
                () -> ask(subnet(), new PathQueryBuilder().sourceGuid(A).dlid(77)));
        cases.put(
                Reason.OTHER_SUBNET,
                () -> ask(subnet(), PathQuery.between(A, C).destination(new Gid(0xfec0_0000_0000_0001L, C))));
        cases.put(
                Reason.ENDS_CONTRADICT,
                () -> ask(subnet(), PathQuery.between(A, C).dlid(6)));
        cases.put(Reason.NO_SHARED_PKEY, () -> ask(withPkeys(subnet(), 0x8001, 0x8001, 0x8002), ask()));
        cases.put(Reason.NO_LID, ReasonTableTest::withoutLid);
        cases.put(Reason.NO_ROUTE, () -> ask(subnet().route(RIGHT, 8, 200), ask()));
        cases.put(Reason.NO_CABLE, () -> ask(subnet().route(RIGHT, 8, 2), ask()));
        cases.put(Reason.WRONG_DESTINATION, () -> ask(subnet().route(LEFT, 8, 2), ask()));
        cases.put(Reason.LOOP, () -> ask(subnet().route(RIGHT, 8, 3), ask()));
        cases.put(Reason.TABLE_UNKNOWN, () -> ask(unrouted(subnet().build()), ask()));
        cases.put(Reason.SL2VL_NOT_KNOWN, () -> ask(EnhancedPort0PathTest.inTurn(), PathQuery.between(LEFT, LEFT)));
        cases.put(Reason.ALL_SLS_DROPPED, () -> ask(subnet().drop(RIGHT_TO_C, 3, every()), ask()));
        cases.put(Reason.LEVEL_SL_DROPPED, () -> ask(subnet().drop(RIGHT_TO_C, 3, 5), level(5), ask()));
        cases.put(Reason.MTU_UNFIT, () -> ask(subnet(), ask().mtu(new Selected(Selector.GREATER_THAN, 5))));
        cases.put(Reason.RATE_UNFIT, () -> ask(subnet(), ask().rate(Selected.exactly(7))));
        cases.put(Reason.LIFE_UNFIT, () -> ask(subnet(), ask().packetLife(Selected.exactly(20))));
        cases.put(Reason.PKEY_NOT_SHARED, () -> ask(subnet(), ask().pkey(0x8002)));
        cases.put(Reason.PKEY_NOT_OF_LEVEL, () -> ask(subnet(), levelWithPkey(3), ask().pkey(0xffff)));
        cases.put(Reason.NO_PKEY_OF_LEVEL, () -> ask(subnet(), levelWithPkey(3), ask()));
        cases.put(Reason.NO_PKEY, () -> ask(withPkeys(subnet(), 0x8001, 0x8001, 0), ask()));
        cases.put(Reason.SL_NOT_OF_LEVEL, () -> ask(subnet(), level(3), ask().sl(4)));
        cases.put(
                Reason.PARTITION_UNKNOWN, () -> multi(withPkeys(subnet(), 0x8005, 0x8005, 0x8005), -1L, Gid.ofPort(B)));
        cases.put(Reason.SL_DROPPED, () -> ask(subnet().drop(RIGHT_TO_C, 3, 9), ask().sl(9)));
        cases.put(
                Reason.SL_NOT_OF_ENGINE,
                () -> ask(lash(), PathQuery.between(A, B).sl(2)));
        cases.put(Reason.ENGINE_SL_UNKNOWN, () -> ask(lash(), ask()));
        cases.put(
                Reason.NOT_REVERSIBLE,
                () -> ask(subnet().drop(new PortId(0xc0, 1), 0, every()), ask().reversible(true)));
        cases.put(
                Reason.GROUP_UNKNOWN,
                () -> ask(subnet(), PathQuery.between(A, 0).destination(new Gid(0xff12L << 48, 1))));
        cases.put(
                Reason.GROUP_UNFIT,
                () -> ask(
                        subnet(),
                        PathQuery.between(A, 0).destination(IPOIB_GROUP).tclass(1)));
        cases.put(
                Reason.GROUP_NOT_SHOWN,
                () -> ask(subnet(), PathQuery.between(A, 0).destination(IPOIB_GROUP)));
        return cases;
    }

    @Test
    void everyReasonIsInTheTable() {
        assertEquals(Arrays.asList(Reason.values()), List.copyOf(CASES.keySet()));
    }

    @ParameterizedTest(name = "{0}: {1} {2}, {3}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    RATE_CODE_INVALID   | 0x0200 | ''   | rate code 1 of the request is not valid
                    MTU_CODE_INVALID    | 0x0200 | ''   | MTU code 6 of the request is not valid
                    SERVICE_ID_HALF     | 0x0600 | ''   | the request sets one of the two Service-ID bits only
                    COUNTS_MISSING      | 0x0600 | ''   | the request does not set the numbers of its SGIDs and DGIDs
                    NO_GIDS             | 0x0200 | 4512 | the request has 1 SGIDs and 0 DGIDs
                    GID_UNKNOWN         | 0x0500 | 4506 | the subnet has no port 0x0000000000000077
                    GID_OF_OTHER_SUBNET | 0x0500 | ''   | the subnet prefix 0xfec0000000000000 is that of another subnet
                    SOURCE_UNKNOWN      | 0x0300 | ''   | the subnet has no port 0x0000000000000007, the source
                    SOURCE_LID_UNKNOWN  | 0x0300 | ''   | the subnet has no port with LID 7, the source
                    DESTINATION_UNKNOWN | 0x0300 | ''   | the subnet has no port 0x0002c90300001000, the destination
                    DESTINATION_LID_UNKNOWN | 0x0300 | '' | the subnet has no port with LID 77, the destination
                    OTHER_SUBNET        | 0x0300 | ''   | the subnet prefix 0xfec0000000000001 is that of another subnet
                    ENDS_CONTRADICT     | 0x0200 | ''   | the GID and the LID 6 belong to different ports
                    NO_SHARED_PKEY      | 0x0300 | ''   | a/P1 and c/P1 have no P_Key in common
                    NO_LID              | 0x0300 | 1F20 | c/P1 has no LID
                    NO_ROUTE            | 0x0300 | 1F07 | switch right does not forward to LID 8
                    NO_CABLE            | 0x0300 | 1F05 | the path to LID 8 leads out of right/P2, which has no cable
                    WRONG_DESTINATION   | 0x0300 | 1F06 | the path to LID 8 ends at b/P1
                    LOOP                | 0x0300 | 1F25 | the path to LID 8 passes more than 64 switches, the last is switch left
                    TABLE_UNKNOWN       | none   | ''   | the forwarding table of switch left is not known
                    SL2VL_NOT_KNOWN     | none   | ''   | which SLs switch left drops is not known: OpenSM sets the qos_sw0_ and the qos_swe_ table in turn
                    ALL_SLS_DROPPED     | 0x0300 | ''   | from right/P1 on SL2VL drops every SL
                    LEVEL_SL_DROPPED    | 0x0300 | ''   | SL 5 of the level is mapped to VL15 on the path
                    MTU_UNFIT           | 0x0300 | ''   | the request asks for MTU more than 4096, the path has 4096
                    RATE_UNFIT          | 0x0300 | ''   | the request asks for a rate of 40 Gb/s, the path has 100 Gb/s
                    LIFE_UNFIT          | 0x0300 | ''   | the request asks for packet lifetime 20, the path has 18
                    PKEY_NOT_SHARED     | 0x0300 | 1F1A | the two ports do not share the requested P_Key 0x8002
                    PKEY_NOT_OF_LEVEL   | 0x0300 | 1F1D | the level does not allow the requested P_Key 0xffff
                    NO_PKEY_OF_LEVEL    | 0x0300 | 1F1E | the two ports share no P_Key of the level
                    NO_PKEY             | 0x0300 | 1F1B | the two ports share no P_Key
                    SL_NOT_OF_LEVEL     | 0x0300 | 1F1F | the request names SL 4, its level has SL 3
                    PARTITION_UNKNOWN   | none   | ''   | no partition has the P_Key 0x8005, from which the SL comes
                    SL_DROPPED          | 0x0300 | 1F24 | SL 9 is mapped to VL15 on the path
                    SL_NOT_OF_ENGINE    | 0x0300 | 1F2A | the request names SL 2, the routing engine gives SL 3
                    ENGINE_SL_UNKNOWN   | none   | ''   | the SL is chosen by the routing engine, which the snapshot does not show
                    NOT_REVERSIBLE      | 0x0300 | ''   | the request asks for a reversible path, and there is no path back
                    GROUP_UNKNOWN       | none   | 1F09 | no partition has the multicast group
                    GROUP_UNFIT         | 0x0300 | 1F19 | the request does not fit the multicast group
                    GROUP_NOT_SHOWN     | none   | ''   | MLID and members of the multicast group are not known; its SL is 0, its rate code 3
                    """)
    void aReasonHasAStatusALogNumberAndAText(Reason reason, String status, String logId, String text) {
        Case found = CASES.get(reason).get();
        boolean known = reason.status().isPresent();
        if (known) {
            Resolution.Refused refused = assertInstanceOf(Resolution.Refused.class, found.answer());
            assertEquals(reason, refused.reason());
            assertEquals(text, found.resolver().explain(refused));
        } else {
            Resolution.NotKnown unknown = assertInstanceOf(Resolution.NotKnown.class, found.answer());
            assertEquals(reason, unknown.reason());
            assertEquals(text, found.resolver().explain(unknown));
        }
        assertEquals(status, reason.status().map(SaStatus::text).orElse("none"));
        assertEquals(logId, reason.logId().orElse(""));
    }

    private static SmallSubnet subnet() {
        return new SmallSubnet();
    }

    private static SmallSubnet lash() {
        return subnet().options(QosOn.USUALLY.engines(List.of("lash"), 3, 1).options());
    }

    /** Between two LIDs, as a path between other LIDs of the ports would do otherwise. */
    private static PathQueryBuilder ask() {
        return PathQuery.between(A, C).slid(4).dlid(8);
    }

    private static PathQuery masked(PathQueryBuilder query, long more) {
        PathQuery built = query.build();
        return new PathQuery(built.values(), built.componentMask() | more);
    }

    private static Case ask(SmallSubnet subnet, PathQueryBuilder query) {
        return ask(subnet.build(), query);
    }

    private static Case ask(SmallSubnet subnet, PathQuery query) {
        PathResolver resolver = subnet.resolver();
        return new Case(resolver, resolver.resolve(query, FABRIC.endpointIndex(A)));
    }

    private static Case ask(SmallSubnet subnet, QosLevel level, PathQueryBuilder query) {
        PathResolver resolver = subnet.resolver(Profile.OPENSM, level);
        return new Case(resolver, resolver.resolve(query.build(), FABRIC.endpointIndex(A)));
    }

    private static Case ask(RoutedSubnet subnet, PathQueryBuilder query) {
        PathResolver resolver = new PathResolver(subnet, Optional.empty(), Profile.OPENSM);
        return new Case(resolver, resolver.resolve(query.build(), FABRIC.endpointIndex(A)));
    }

    private static Case multi(SmallSubnet subnet, long mask, Gid... destinations) {
        return multi(subnet.build(), mask, destinations);
    }

    private static Case multi(RoutedSubnet subnet, long mask, Gid... destinations) {
        MultiPathQuery query =
                MultiPathQuery.between(List.of(Gid.ofPort(A)), List.of(destinations), new PathQueryBuilder().build());
        PathResolver resolver = new PathResolver(subnet, Optional.empty(), Profile.OPENSM);
        MultiPathQuery asked = new MultiPathQuery(query.values(), query.componentMask() & mask);
        return new Case(resolver, resolver.resolve(asked, FABRIC.endpointIndex(A)));
    }

    private static QosLevel level(int sl) {
        return QosLevel.ofSl("L", sl);
    }

    private static QosLevel levelWithPkey(int pkey) {
        return QosLevel.ofSl("L", 0).withPkeys(Ranges.ofValues(pkey));
    }

    private static int[] every() {
        return IntStream.range(0, 16).toArray();
    }

    /** Hosts a, b and c with one P_Key each; 0 for an empty table. */
    private static RoutedSubnet withPkeys(SmallSubnet subnet, int ofA, int ofB, int ofC) {
        RoutedSubnet known = subnet.build();
        List<List<Integer>> tables = FABRIC.endpoints().stream()
                .map(port -> port.guid() == A ? ofA : port.guid() == B ? ofB : port.guid() == C ? ofC : 0)
                .map(pkey -> pkey == 0 ? List.<Integer>of() : Collections.singletonList(pkey))
                .toList();
        return with(known, FABRIC, known.forwarding(), PkeyTables.of(tables, false));
    }

    private static RoutedSubnet unrouted(RoutedSubnet known) {
        return with(known, FABRIC, ForwardingTables.NONE, known.pkeys());
    }

    /** The subnet with host c not having been given a LID. */
    private static Case withoutLid() {
        RoutedSubnet known = subnet().build();
        List<Node> nodes = FABRIC.nodes().stream()
                .map(node -> node.type() == NodeType.CA && node.description().equals("c") ? unnumbered(node) : node)
                .toList();
        RoutedSubnet subnet = with(known, FABRIC.withNodes(nodes), known.forwarding(), known.pkeys());
        return ask(subnet, PathQuery.between(A, C));
    }

    private static Node unnumbered(Node node) {
        List<Port> ports = node.ports().stream()
                .map(port -> new Port(port.id(), port.guid(), 0, 0, port.link()))
                .toList();
        return new Node(node.guid(), node.type(), node.description(), node.portCount(), false, ports);
    }

    private static RoutedSubnet with(RoutedSubnet known, Fabric fabric, ForwardingTables forwarding, PkeyTables pkeys) {
        return new RoutedSubnet(
                fabric, forwarding, known.states(), known.sl2vl(), pkeys, known.partitions(), known.options());
    }

    @ParameterizedTest(name = "{0} {1}: {2}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    GREATER_THAN | 24 | the request asks for a rate of more than 1200 Gb/s, the path has 100 Gb/s
                    GREATER_THAN | 17 | the request asks for a rate of more than 200 Gb/s, the path has 100 Gb/s
                    LESS_THAN    | 2  | the request asks for a rate of less than 2.5 Gb/s, the path has 100 Gb/s
                    EXACTLY      | 17 | the request asks for a rate of 200 Gb/s, the path has 100 Gb/s
                    """)
    void aRateIsWrittenWithItsSelector(Selector selector, int code, String text) {
        PathResolver resolver = subnet().resolver(Profile.RFC, level(0));
        Resolution answer =
                resolver.resolve(ask().rate(new Selected(selector, code)).build(), FABRIC.endpointIndex(A));
        assertEquals(text, resolver.explain(assertInstanceOf(Resolution.Refused.class, answer)));
    }

    @Test
    void halfOfAnotherFieldIsNotAnError() {
        long selectorOnly = Long.lowestOneBit(PathComponent.MTU.mask());
        PathResolver resolver = subnet().resolver();
        assertInstanceOf(Resolution.Path.class, resolver.resolve(masked(ask(), selectorOnly), FABRIC.endpointIndex(A)));
    }
}
