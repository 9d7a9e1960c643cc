package org.qos.runtime.path.resolve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.qos.runtime.path.resolve.SmallSubnet.A;
import static org.qos.runtime.path.resolve.SmallSubnet.C;
import static org.qos.runtime.path.resolve.SmallSubnet.FABRIC;
import static org.qos.runtime.path.resolve.SmallSubnet.LEFT;
import static org.qos.runtime.path.resolve.SmallSubnet.RIGHT;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.qos.runtime.fabric.ForwardingTables;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.option.SmOptions;
import org.qos.runtime.path.PathQuery;
import org.qos.runtime.path.PathQueryBuilder;
import org.qos.runtime.path.PathRecord;
import org.qos.runtime.path.Selected;
import org.qos.runtime.path.Selector;
import org.qos.runtime.policy.QosLevel;
import org.qos.runtime.policy.Ranges;

class PathResolverTest {

    private static final PortId RIGHT_TO_C = new PortId(RIGHT, 1);
    private static final PortId LEFT_TO_RIGHT = new PortId(LEFT, 3);
    private static final PortId PORT_OF_A = new PortId(0xa0, 1);

    private final SmallSubnet subnet = new SmallSubnet();

    @Test
    void theMinimumMtuAndRateOnTheWayAreAnswered() {
        PathRecord path = path(subnet.mtu(LEFT_TO_RIGHT, 3).resolver(), PathQuery.between(A, C));
        assertEquals(Selected.exactly(3), path.mtu());
        assertEquals(Selected.exactly(16), path.rate());
        assertEquals(Selected.exactly(18), path.packetLife());
        assertEquals(List.of(4, 8), List.of(path.slid(), path.dlid()));
        assertTrue(path.reversible());
    }

    @Test
    void aLidChoosesTheWay() {
        PathRecord slow = path(subnet.resolver(), PathQuery.between(A, C).dlid(9));
        assertEquals(Selected.exactly(3), slow.rate(), "10 Gb/s");
    }

    @Test
    void anotherPairOfLidsIsTriedWhereTheFirstHasNoPath() {
        PathRecord path = path(subnet.route(LEFT, 8, 200).resolver(), PathQuery.between(A, C));
        assertEquals(List.of(5, 9), List.of(path.slid(), path.dlid()));
    }

    @Test
    void theHopsHaveTheVlAndItsShare() {
        PathResolver resolver = subnet.resolver(Profile.OPENSM, QosLevel.ofSl("L", 9));
        Resolution.Path found = assertInstanceOf(
                Resolution.Path.class, resolver.resolve(PathQuery.between(A, C).build(), index(A)));
        List<Hop> hops = resolver.hops(found);
        assertEquals(
                List.of("a 0-1", "left 1-3", "right 3-1"),
                hops.stream()
                        .map(hop -> hop.node().description() + " " + hop.inPort() + "-" + hop.outPort())
                        .toList());
        HopVl vl = hops.get(1).vl().orElseThrow();
        assertEquals(1, vl.vl(), "SL 9 wraps onto VL1 of VL0-7");
        assertEquals(OptionalInt.of(16), hops.get(1).rate());
        assertEquals(8.0 / 56 * 0.5, vl.share().orElseThrow().part(), 0.01);
    }

    @Test
    void aHopHasTheMtuOfItsPortWhereTheSnapshotHasIt() {
        PathResolver resolver = subnet.mtu(LEFT_TO_RIGHT, 3).unknown(RIGHT_TO_C).resolver();
        Resolution.Path found = assertInstanceOf(Resolution.Path.class, resolver.resolve(ask().build(), index(A)));
        assertEquals(
                List.of(OptionalInt.of(5), OptionalInt.of(3), OptionalInt.empty()),
                resolver.hops(found).stream().map(Hop::mtu).toList());
    }

    @Test
    void loopbackHasNoPacketLifeAndNoHops() {
        PathResolver resolver = subnet.resolver();
        Resolution.Path path = assertInstanceOf(
                Resolution.Path.class, resolver.resolve(PathQuery.between(A, A).build(), index(A)));
        assertEquals(Set.of(), path.assumed());
        assertEquals(Selected.exactly(0), path.path().packetLife());
        assertEquals(List.of(), resolver.hops(path));
    }

    @Test
    void aSwitchIsAnEndToo() {
        PathResolver resolver = subnet.mtu(new PortId(RIGHT, 0), 2).resolver();
        Resolution.Path path = assertInstanceOf(
                Resolution.Path.class,
                resolver.resolve(PathQuery.between(A, RIGHT).build(), index(A)));
        assertEquals(Selected.exactly(2), path.path().mtu());
        assertEquals(2, resolver.hops(path).size());
        assertEquals(
                1,
                resolver.hops(assertInstanceOf(
                                Resolution.Path.class,
                                resolver.resolve(PathQuery.between(LEFT, A).build(), index(A))))
                        .size());
    }

    @Test
    void whatTheSnapshotDoesNotHaveIsAssumedAndReported() {
        Resolution.Path path = assertInstanceOf(
                Resolution.Path.class,
                subnet.unknown(PORT_OF_A)
                        .resolver()
                        .resolve(PathQuery.between(A, C).build(), index(A)));
        assertEquals(Set.of(Assumption.MTU), path.assumed());
        assertEquals(Selected.exactly(4), path.path().mtu());
    }

    @Test
    void anSlThatSomeHopDropsGivesNoPath() {
        subnet.drop(RIGHT_TO_C, 3, 2);
        assertRefused(Reason.LEVEL_SL_DROPPED, subnet.resolver(Profile.OPENSM, QosLevel.ofSl("L", 2)), ask());
        assertRefused(Reason.SL_DROPPED, subnet.resolver(), ask().sl(2));
        path(subnet.resolver(Profile.OPENSM, QosLevel.ofSl("L", 3)), ask());
    }

    @Test
    void onlyTheRowOfTheInPortCounts() {
        subnet.drop(RIGHT_TO_C, 4, 2);
        path(subnet.resolver(Profile.OPENSM, QosLevel.ofSl("L", 2)), ask());
        assertRefused(
                Reason.LEVEL_SL_DROPPED,
                subnet.resolver(Profile.OPENSM, QosLevel.ofSl("L", 2)),
                PathQuery.between(A, C).dlid(9));
    }

    @Test
    void aPortThatDropsEverySlGivesNoPath() {
        subnet.drop(PORT_OF_A, 0, IntStream.range(0, 16).toArray());
        assertRefused(Reason.ALL_SLS_DROPPED, subnet.resolver(), ask());
        path(subnet.options(SmOptions.DEFAULTS).resolver(), ask());
    }

    @Test
    void anSlBeyond15WrapsAsOnTheMachine() {
        assertRefused(Reason.LEVEL_SL_DROPPED, subnet.resolver(Profile.OPENSM, QosLevel.ofSl("L", 20)), ask());
        assertEquals(
                8,
                path(subnet.resolver(Profile.OPENSM, QosLevel.ofSl("L", 40)), ask())
                        .sl());
    }

    @Test
    void wrongTablesAreDistinguished() {
        assertRefused(Reason.NO_ROUTE, new SmallSubnet().route(LEFT, 8, 200).resolver(), ask());
        assertRefused(Reason.NO_ROUTE, new SmallSubnet().route(LEFT, 8, 5).resolver(), ask());
        assertRefused(
                Reason.NO_ROUTE,
                new SmallSubnet().route(LEFT, 8, 5).resolver(),
                PathQuery.between(LEFT, C).dlid(8));
        assertRefused(
                Reason.WRONG_DESTINATION, new SmallSubnet().route(LEFT, 8, 2).resolver(), ask());
        assertRefused(Reason.LOOP, new SmallSubnet().route(RIGHT, 8, 3).resolver(), ask());
        assertRefused(Reason.NO_CABLE, new SmallSubnet().route(RIGHT, 8, 2).resolver(), ask());
    }

    @Test
    void aSwitchWithoutATableIsNotKnownRatherThanRefused() {
        RoutedSubnet known = subnet.build();
        RoutedSubnet unrouted = new RoutedSubnet(
                FABRIC,
                ForwardingTables.NONE,
                known.states(),
                known.sl2vl(),
                known.pkeys(),
                known.partitions(),
                known.options());
        PathResolver resolver = new PathResolver(unrouted, Optional.empty(), Profile.OPENSM);
        Resolution.NotKnown answer =
                assertInstanceOf(Resolution.NotKnown.class, resolver.resolve(ask().build(), index(A)));
        assertEquals("the forwarding table of switch left is not known", resolver.explain(answer));
    }

    @Test
    void selectorsAreObeyed() {
        PathResolver resolver = subnet.resolver();
        assertRefused(Reason.MTU_UNFIT, resolver, ask().mtu(new Selected(Selector.GREATER_THAN, 5)));
        assertEquals(
                Selected.exactly(2),
                path(resolver, ask().mtu(new Selected(Selector.LESS_THAN, 3))).mtu());
        assertEquals(
                Selected.exactly(3),
                path(resolver, ask().mtu(Selected.exactly(3))).mtu());
        assertRefused(Reason.RATE_UNFIT, resolver, ask().rate(Selected.exactly(3)));
        assertEquals(
                Selected.exactly(5),
                path(resolver, ask().rate(new Selected(Selector.LESS_THAN, 3))).rate());
        assertEquals(
                Selected.exactly(16),
                path(resolver, ask().rate(new Selected(Selector.BEST, 2))).rate());
        assertRefused(Reason.LIFE_UNFIT, resolver, ask().packetLife(Selected.exactly(19)));
    }

    @Test
    void aRefusalForASelectorSaysWhichWay() {
        PathResolver resolver = subnet.resolver();
        assertEquals(
                "the request asks for MTU more than 4096, the path has 4096",
                explained(resolver, ask().mtu(new Selected(Selector.GREATER_THAN, 5))));
        assertEquals(
                "the request asks for a rate of 10 Gb/s, the path has 100 Gb/s",
                explained(resolver, ask().rate(Selected.exactly(3))));
        assertEquals(
                "the request asks for packet lifetime less than 1, the path has 18",
                explained(resolver, ask().packetLife(new Selected(Selector.LESS_THAN, 1))));
    }

    private static String explained(PathResolver resolver, PathQueryBuilder query) {
        return resolver.explain(refusal(resolver, query.build()));
    }

    @Test
    void oddQueriesAreRefusedWithTheirStatus() {
        PathResolver resolver = subnet.resolver();
        assertRefused(Reason.MTU_CODE_INVALID, resolver, ask().mtu(Selected.exactly(6)));
        assertRefused(Reason.RATE_CODE_INVALID, resolver, ask().rate(new Selected(Selector.BEST, 24)));
        assertRefused(Reason.SOURCE_UNKNOWN, resolver, PathQuery.between(7, C));
        assertRefused(
                Reason.DESTINATION_LID_UNKNOWN,
                resolver,
                PathQuery.between(A, C).dlid(77));
        assertRefused(Reason.ENDS_CONTRADICT, resolver, PathQuery.between(A, C).dlid(4));
        PathQuery half = new PathQuery(ask().build().values(), ask().build().componentMask() | 1);
        assertEquals(Reason.SERVICE_ID_HALF, refusal(resolver, half).reason());
        assertEquals(0x0600, Reason.SERVICE_ID_HALF.status().orElseThrow().code());
    }

    @Test
    void limitsOfTheLevelAreKept() {
        QosLevel level = level(OptionalInt.of(2), OptionalInt.of(6), OptionalInt.of(64), Ranges.NONE);
        PathRecord path = path(subnet.resolver(Profile.OPENSM, level), ask());
        assertEquals(Selected.exactly(2), path.mtu());
        assertEquals(Selected.exactly(6), path.rate());
        assertEquals(new Selected(Selector.BEST, 0), path.packetLife(), "64 spills into the selector");
    }

    @Test
    void thePkeyIsThatOfTheRequestOfTheLevelOrTheFirstCommonOne() {
        subnet.partition(0x0001, 3, A, C).partition(0x0100, 4, A, C);
        assertEquals(0x8100, path(subnet.resolver(), ask()).pkey());
        assertEquals(4, path(subnet.resolver(), ask()).sl(), "the SL of the partition");
        assertEquals(0x0001, path(subnet.resolver(), ask().pkey(0x0001)).pkey());
        PathResolver limited = subnet.resolver(Profile.OPENSM, level(Ranges.ofValues(1, 0x7fff)));
        assertEquals(0x0001, path(limited, ask()).pkey(), "without the membership bit");
        assertRefused(Reason.PKEY_NOT_OF_LEVEL, limited, ask().pkey(0x8100));
        assertRefused(Reason.PKEY_NOT_SHARED, limited, ask().pkey(0x8002));
        assertRefused(Reason.NO_PKEY_OF_LEVEL, subnet.resolver(Profile.OPENSM, level(Ranges.ofValues(2))), ask());
    }

    @Test
    void anSlIsNotChosenByTheRequest() {
        Resolution.Refused refused = refusal(
                subnet.resolver(Profile.OPENSM, QosLevel.ofSl("L", 2)),
                ask().sl(5).build());
        assertEquals(new Resolution.Refused(Reason.SL_NOT_OF_LEVEL, 5, 2), refused);
        assertEquals("1F1F", refused.reason().logId().orElseThrow());
        assertEquals(
                "the request names SL 5, its level has SL 2", subnet.resolver().explain(refused));
    }

    @Test
    void aPathBackIsNeededForReversibleOnesOnly() {
        subnet.drop(new PortId(0xc0, 1), 0, 0);
        assertFalse(path(subnet.resolver(), ask()).reversible());
        assertRefused(Reason.NOT_REVERSIBLE, subnet.resolver(), ask().reversible(true));
    }

    /** Asks for the path between two LIDs, as a path between others of the two ports would do otherwise. */
    private static PathQueryBuilder ask() {
        return PathQuery.between(A, C).slid(4).dlid(8);
    }

    private static QosLevel level(Ranges pkeys) {
        return level(OptionalInt.empty(), OptionalInt.empty(), OptionalInt.empty(), pkeys);
    }

    private static QosLevel level(OptionalInt mtu, OptionalInt rate, OptionalInt life, Ranges pkeys) {
        OptionalInt none = OptionalInt.empty();
        return new QosLevel("L", OptionalLong.empty(), "", 0, mtu, rate, life, none, none, Ranges.NONE, pkeys);
    }

    private static int index(long guid) {
        return FABRIC.endpointIndex(guid);
    }

    private static PathRecord path(PathResolver resolver, PathQueryBuilder query) {
        Resolution answer = resolver.resolve(query.build(), index(A));
        return assertInstanceOf(Resolution.Path.class, answer).path();
    }

    private static Resolution.Refused refusal(PathResolver resolver, PathQuery query) {
        return assertInstanceOf(Resolution.Refused.class, resolver.resolve(query, index(A)));
    }

    private static void assertRefused(Reason reason, PathResolver resolver, PathQueryBuilder query) {
        Resolution.Refused refused = refusal(resolver, query.build());
        assertEquals(reason, refused.reason());
        assertFalse(resolver.explain(refused).contains("{"), resolver.explain(refused));
    }
}
