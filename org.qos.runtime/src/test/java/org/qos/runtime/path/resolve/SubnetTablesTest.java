package org.qos.runtime.path.resolve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.qos.runtime.path.resolve.SmallSubnet.A;
import static org.qos.runtime.path.resolve.SmallSubnet.B;
import static org.qos.runtime.path.resolve.SmallSubnet.C;
import static org.qos.runtime.path.resolve.SmallSubnet.FABRIC;
import static org.qos.runtime.path.resolve.SmallSubnet.LEFT;
import static org.qos.runtime.path.resolve.SmallSubnet.RIGHT;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.fabric.PortState;
import org.qos.runtime.fabric.Sl2VlRows;
import org.qos.runtime.option.PortKind;
import org.qos.runtime.option.QosOptions;
import org.qos.runtime.option.SmOptions;
import org.qos.runtime.partition.Membership;
import org.qos.runtime.partition.MulticastGroup;
import org.qos.runtime.partition.Partition;
import org.qos.runtime.partition.PartitionMember;
import org.qos.runtime.partition.PartitionMember.Selection;
import org.qos.runtime.partition.Partitions;
import org.qos.runtime.partition.PkeyTables;
import org.qos.runtime.path.Gid;
import org.qos.runtime.path.MultiPathQuery;
import org.qos.runtime.path.PathComponent;
import org.qos.runtime.path.PathQuery;
import org.qos.runtime.path.PathQueryBuilder;
import org.qos.runtime.policy.QosLevel;
import org.qos.runtime.testing.QosOn;
import org.qos.runtime.value.Sl2VlRow;

class SubnetTablesTest {

    private static final List<Integer> TO_7 = List.of(7, 6, 5, 4, 3, 2, 1, 0, 7, 6, 5, 4, 3, 2, 1, 15);

    @Test
    void aRowKeepsAllItsVls() {
        long row = Sl2VlRow.of(TO_7);
        assertEquals(7, Sl2VlRow.vl(row, 0));
        assertEquals(15, Sl2VlRow.vl(row, 15));
        assertEquals(0x7fff, Sl2VlRow.usable(row));
        assertThrows(IllegalArgumentException.class, () -> Sl2VlRow.of(List.of(1)));
    }

    @Test
    void predictedTablesAreThoseOfTheKindOfPortAndItsVls() {
        QosOptions reversed = new QosOptions(
                OptionalInt.empty(), OptionalInt.empty(), Optional.empty(), Optional.empty(), Optional.of(TO_7));
        SmOptions options = options(List.of(), QosOptions.NONE, Map.of(PortKind.SWITCH_EXTERNAL, reversed));
        PortState fourVls = PortState.builder().operationalVls(3).build();
        PortId narrow = new PortId(LEFT, 1);
        PredictedSl2Vl tables =
                new PredictedSl2Vl(FABRIC, options, port -> port.equals(narrow) ? fourVls : PortState.UNKNOWN);
        assertEquals(7, Sl2VlRow.vl(tables.row(new PortId(LEFT, 2), 1), 0));
        assertEquals(3, Sl2VlRow.vl(tables.row(narrow, 1), 0), "VL7 wraps onto VL3");
        assertEquals(1, Sl2VlRow.vl(tables.row(new PortId(0xa0, 1), 0), 1), "of adapters");
        assertEquals(1, Sl2VlRow.vl(tables.row(new PortId(LEFT, 0), 0), 1), "of port 0 to itself");
        assertEquals(6, Sl2VlRow.vl(tables.row(new PortId(LEFT, 0), 2), 1), "to port 0 from outside");
    }

    @Test
    void measuredTablesWinOverPredictedOnes() {
        Sl2VlRows given = Sl2VlRows.builder().row(new PortId(1, 1), 2, 5).build();
        Sl2VlTables others = (out, in) -> 9;
        Sl2VlTables both = others.after(given);
        assertEquals(5, both.row(new PortId(1, 1), 2));
        assertEquals(9, both.row(new PortId(1, 1), 1));
        assertEquals(9, both.row(new PortId(1, 2), 2));
    }

    @Test
    void aTableThatWasReadIsTheOnlyOneThatThePortCanHave() {
        Sl2VlRows given = Sl2VlRows.builder().row(new PortId(LEFT, 0), 0, 5).build();
        QosOptions toVl0 = new QosOptions(
                OptionalInt.empty(),
                OptionalInt.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.of(Collections.nCopies(16, 0)));
        SmOptions options = options(List.of(), QosOptions.NONE, Map.of(PortKind.SWITCH_PORT_0, toVl0));
        Sl2VlTables both = new PredictedSl2Vl(FABRIC, options, port -> PortState.UNKNOWN).after(given);
        assertEquals(5, both.alternativeRow(new PortId(LEFT, 0), 0));
        PortId notRead = new PortId(RIGHT, 0);
        assertEquals(0, both.row(notRead, 0));
        assertEquals(1, Sl2VlRow.vl(both.alternativeRow(notRead, 0), 1), "that of the other ports of the switch");
    }

    @Test
    void pkeysComeFromThePartitions() {
        Partitions partitions = new Partitions(List.of(new Partition(
                "p",
                5,
                0,
                List.of(),
                List.of(
                        new PartitionMember(Selection.ALL_CAS, 0, Membership.LIMITED),
                        new PartitionMember(Selection.SELF, 0, Membership.FULL),
                        new PartitionMember(Selection.PORT, B, Membership.BOTH)))));
        PkeyTables tables = PkeyPrediction.of(partitions, FABRIC, false);
        assertEquals(List.of(0x8005), tables.keys(FABRIC.endpointIndex(A)));
        assertEquals(List.of(0x8005), tables.keys(FABRIC.endpointIndex(B)));
        assertEquals(List.of(0x0005), tables.keys(FABRIC.endpointIndex(C)));
        assertEquals(List.of(), tables.keys(FABRIC.endpointIndex(LEFT)));
        assertEquals(
                List.of(0x0005, 0x8005),
                PkeyPrediction.of(partitions, FABRIC, true).keys(FABRIC.endpointIndex(B)));
    }

    @Test
    void aRoutingEngineThatChoosesTheSlIsNotGuessedAt() {
        SmallSubnet subnet = new SmallSubnet().options(options(List.of("dfsssp"), QosOptions.NONE, Map.of()));
        Resolution.NotKnown answer = assertInstanceOf(Resolution.NotKnown.class, answer(subnet, A, C));
        assertEquals(Reason.ENGINE_SL_UNKNOWN, answer.reason());
    }

    @Test
    void aRoutingEngineHasNoSayInMultiPathRecords() {
        SmallSubnet subnet = new SmallSubnet().options(options(List.of("dfsssp"), QosOptions.NONE, Map.of()));
        MultiPathQuery query = MultiPathQuery.between(
                List.of(Gid.ofPort(SmallSubnet.A)), List.of(Gid.ofPort(SmallSubnet.B)), new PathQueryBuilder().build());
        MultiPathResolution answer =
                subnet.resolver(Profile.OPENSM, QosLevel.ofSl("L", 2)).resolve(query, 0);
        assertEquals(
                2,
                assertInstanceOf(MultiPathResolution.Paths.class, answer)
                        .paths()
                        .get(0)
                        .path()
                        .sl());
    }

    @Test
    void lashGivesItsFirstVlBetweenPortsOfOneSwitch() {
        SmallSubnet subnet = new SmallSubnet().options(options(List.of("lash"), QosOptions.NONE, Map.of()));
        assertEquals(
                3,
                assertInstanceOf(Resolution.Path.class, answer(subnet, A, B))
                        .path()
                        .sl());
        assertInstanceOf(Resolution.NotKnown.class, answer(subnet, A, C));
    }

    @Test
    void enginesWithoutASayLeaveTheSl() {
        for (String engine : List.of("ftree", "minhop", "nue")) {
            SmallSubnet subnet = new SmallSubnet().options(options(List.of(engine), QosOptions.NONE, Map.of()));
            assertInstanceOf(Resolution.Path.class, answer(subnet, A, C));
        }
    }

    @Test
    void theLidOfAMulticastGroupIsNotInASnapshot() {
        PathResolver resolver = new SmallSubnet().resolver();
        Gid group = new Gid(0xff12_401b_ffff_0000L, 0xffff_ffffL);
        assertEquals(Reason.GROUP_NOT_SHOWN, notKnown(resolver, group, 0));
        assertEquals(Reason.GROUP_UNKNOWN, notKnown(resolver, new Gid(group.subnetPrefix(), 1), 0));
        assertEquals(MulticastGroup.DEFAULT_RATE, 3);
        PathQuery other = toGroup(group, PathComponent.SL.mask(), 5);
        Resolution refused = resolver.resolve(other, FABRIC.endpointIndex(A));
        assertEquals(new Resolution.Refused(Reason.GROUP_UNFIT, 0, 0), refused);
    }

    private static Reason notKnown(PathResolver resolver, Gid group, int sl) {
        Resolution answer = resolver.resolve(toGroup(group, 0, sl), FABRIC.endpointIndex(A));
        return assertInstanceOf(Resolution.NotKnown.class, answer).reason();
    }

    private static PathQuery toGroup(Gid group, long mask, int sl) {
        PathQuery query = PathQuery.between(A, 0).destination(group).sl(sl).build();
        return new PathQuery(query.values(), mask | PathComponent.DGID.mask() | PathComponent.SGID.mask());
    }

    private static Resolution answer(SmallSubnet subnet, long from, long to) {
        return subnet.resolver().resolve(PathQuery.between(from, to).build(), FABRIC.endpointIndex(from));
    }

    private static SmOptions options(List<String> engines, QosOptions general, Map<PortKind, QosOptions> specific) {
        return QosOn.USUALLY.engines(engines, 3, 1).tables(general, specific).options();
    }
}
