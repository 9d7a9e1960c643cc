package org.qos.runtime.setup;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.qos.runtime.testing.SmallFabric.FABRIC;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.ForwardingTables;
import org.qos.runtime.fabric.Node;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.fabric.Port;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.fabric.PortState;
import org.qos.runtime.fabric.Sl2VlRows;
import org.qos.runtime.fabric.SubnetState;
import org.qos.runtime.fabric.VlArbTables;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.option.PortKind;
import org.qos.runtime.option.QosOptions;
import org.qos.runtime.option.SmOptions;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.testing.Policies;
import org.qos.runtime.testing.Setups;
import org.qos.runtime.testing.SmallFabric;
import org.qos.runtime.value.Sl2VlRow;
import org.qos.runtime.value.VlWeight;

/** Which ports of a snapshot have other tables than a policy or options state. */
class DeviatingTablesTest {

    private static final PortId HOST = new PortId(0xa0, 1);
    private static final PortId LEAF = new PortId(SmallFabric.LEAF, 1);
    private static final PortGroup ALPHA = Policies.guids("alpha", SmallFabric.ALPHA_1);
    private static final BoundPolicy NO_SETUP = Setups.bind(FABRIC, List.of(), List.of());
    private static final PortState EIGHT_VLS =
            PortState.builder().operationalVls(4).vlArbLowCap(4).build();
    private static final long BUILT_IN = row(IntStream.range(0, 16).map(sl -> sl == 15 ? 7 : sl % 8));
    private static final long OTHER = row(IntStream.generate(() -> 2).limit(16));

    @Test
    void portsWithTheTablesOfTheOptionsDoNotDeviate() {
        assertEquals(DeviatingTables.NONE, compared(NO_SETUP, state(EIGHT_VLS, HOST, 0, BUILT_IN), options(List.of())));
        assertEquals(DeviatingTables.NONE, compared(NO_SETUP, SubnetState.of(FABRIC), options(List.of())));
    }

    @Test
    void aPortWithAnotherRowDeviates() {
        assertEquals(
                new DeviatingTables(List.of(), List.of(HOST)),
                compared(NO_SETUP, state(EIGHT_VLS, HOST, 0, OTHER), options(List.of())));
    }

    @Test
    void theRowOfAnyNumberOfVlsIsRightWhereTheSnapshotDoesNotSay() {
        long fourVls = row(IntStream.range(0, 16).map(sl -> sl == 15 ? 3 : sl % 4));
        assertEquals(
                DeviatingTables.NONE,
                compared(NO_SETUP, state(PortState.UNKNOWN, HOST, 0, fourVls), options(List.of())));
        assertEquals(
                List.of(HOST),
                compared(NO_SETUP, state(PortState.UNKNOWN, HOST, 0, OTHER), options(List.of()))
                        .ofOptions());
    }

    @Test
    void onlyInPortsWithACableCount() {
        assertEquals(
                List.of(LEAF),
                compared(NO_SETUP, state(EIGHT_VLS, LEAF, 4, OTHER), options(List.of()))
                        .ofOptions());
        assertEquals(DeviatingTables.NONE, compared(NO_SETUP, state(EIGHT_VLS, LEAF, 5, OTHER), options(List.of())));
    }

    @Test
    void arbitrationIsComparedUpToTheCapacityOfThePort() {
        List<VlWeight> low = Setups.weights("0:9,1:9,2:9,3:9,4:9");
        SubnetState state = state(EIGHT_VLS, HOST, 0, BUILT_IN)
                .withVlArb(Map.of(
                        HOST, new VlArbTables(Optional.empty(), Optional.of(low.subList(0, 4)), OptionalInt.empty())));
        assertEquals(DeviatingTables.NONE, compared(NO_SETUP, state, options(low)));
        assertEquals(
                List.of(HOST),
                compared(NO_SETUP, state, options(Setups.weights("0:9,1:8"))).ofOptions());
    }

    @Test
    void optionsCountOnlyWhereOpenSmSetsTablesByThem() {
        SubnetState state = state(EIGHT_VLS, HOST, 0, OTHER);
        assertEquals(DeviatingTables.NONE, DeviatingTables.of(NO_SETUP, state, Optional.empty()));
        assertEquals(DeviatingTables.NONE, compared(NO_SETUP, state, SmOptions.DEFAULTS));
    }

    @Test
    void aPortForWhichThePolicyStatesTablesIsComparedWithThePolicy() {
        BoundPolicy setup =
                Setups.bind(FABRIC, List.of(Setups.scope().group(ALPHA).vls(1)), List.of());
        long stated = row(IntStream.generate(() -> 1).limit(16));
        assertEquals(
                new DeviatingTables(List.of(HOST), List.of()),
                compared(setup, state(EIGHT_VLS, HOST, 0, OTHER), options(List.of())));
        assertEquals(DeviatingTables.NONE, compared(setup, state(EIGHT_VLS, HOST, 0, stated), options(List.of())));
    }

    @Test
    void aPortWithoutACableIsNotComparedWithThePolicy() {
        Node host = FABRIC.node(0xa0).orElseThrow();
        Port unlinked = new Port(new PortId(0xa0, 2), 0xa2, 0, 0, Optional.empty());
        Fabric fabric = Fabric.of(
                List.of(new Node(
                        0xa0,
                        NodeType.CA,
                        "alpha",
                        2,
                        false,
                        List.of(host.ports().get(0), unlinked))),
                OptionalLong.empty());
        PortGroup both = Policies.guids("both", SmallFabric.ALPHA_1, 0xa2);
        BoundPolicy setup =
                Setups.bind(fabric, List.of(Setups.scope().group(both).vls(1)), List.of());
        Sl2VlRows rows = Sl2VlRows.builder()
                .row(HOST, 0, OTHER)
                .row(unlinked.id(), 0, OTHER)
                .build();
        assertEquals(
                List.of(HOST),
                compared(setup, state(fabric, Map.of(), rows), options(List.of()))
                        .ofPolicy());
    }

    private static DeviatingTables compared(BoundPolicy policy, SubnetState state, SmOptions options) {
        return DeviatingTables.of(policy, state, Optional.of(options));
    }

    /** QoS with the built-in tables, or with this low-priority one. */
    private static SmOptions options(List<VlWeight> low) {
        QosOptions all = new QosOptions(
                OptionalInt.empty(),
                OptionalInt.empty(),
                Optional.empty(),
                Optional.of(low).filter(some -> !some.isEmpty()),
                Optional.empty());
        return SmOptions.DEFAULTS.withQos().withStated(Map.of(PortKind.CA, all));
    }

    private static SubnetState state(PortState known, PortId port, int inPort, long row) {
        return state(
                FABRIC,
                Map.of(port, known),
                Sl2VlRows.builder().row(port, inPort, row).build());
    }

    private static SubnetState state(Fabric fabric, Map<PortId, PortState> known, Sl2VlRows rows) {
        return new SubnetState(fabric, ForwardingTables.NONE, known, rows, Map.of(), Collections.emptyMap());
    }

    private static long row(IntStream vls) {
        return Sl2VlRow.of(vls.boxed().toList());
    }
}
