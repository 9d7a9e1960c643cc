package org.qos.runtime.setup;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.qos.runtime.testing.SmallFabric.ALPHA_1;
import static org.qos.runtime.testing.SmallFabric.BETA_1;
import static org.qos.runtime.testing.SmallFabric.FABRIC;
import static org.qos.runtime.testing.SmallFabric.LEAF_PORT_GUID;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.fabric.SubnetState;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.policy.PortName;
import org.qos.runtime.policy.PortName.Reading;
import org.qos.runtime.policy.Ranges;
import org.qos.runtime.policy.Sl2VlScope;
import org.qos.runtime.testing.Policies;
import org.qos.runtime.testing.Setups;
import org.qos.runtime.value.Sl2VlRow;

/** Which ports a scope is for, and which scope wins. */
class SetupPlannerTest {

    private static final PortGroup LEAF_SWITCH = Policies.guids("leaf", LEAF_PORT_GUID);
    private static final PortGroup SWITCHES = Policies.types("switches", NodeType.SWITCH);
    private static final PortGroup ALPHA = Policies.guids("alpha", ALPHA_1);
    private static final PortGroup BETA = Policies.guids("beta", BETA_1);
    private static final PortGroup LEAF_3 = Policies.names("leaf 3", new PortName("leaf", 3, Reading.DESCRIPTION));

    @Test
    void outPortsAreThePortsOfGroups() {
        assertEquals(Map.of("51ff/3", "0-4"), rows(Setups.scope().group(LEAF_3).vls(1)));
        assertEquals(Map.of("a0/1", "0"), rows(Setups.scope().group(ALPHA).vls(1)));
        assertEquals(5, rows(Setups.scope().group(LEAF_SWITCH).vls(1)).size(), "port 0 of the leaf is enhanced");
    }

    @Test
    void outPortsAreThePeersOfAcrossGroups() {
        assertEquals(
                Map.of("51ff/1", "0-4", "51ff/2", "0-4"),
                rows(Setups.scope().across(ALPHA, BETA).vls(1)));
        assertEquals(Map.of("5200/3", "0-3"), rows(Setups.scope().across(LEAF_3).vls(1)));
    }

    @Test
    void toSelectsOutPortsByNumber() {
        assertEquals(
                Map.of("51ff/2", "0-4", "5200/2", "0-3"),
                rows(Setups.scope().group(SWITCHES).to(2).vls(1)));
    }

    @Test
    void fromSelectsInPortsByNumber() {
        assertEquals(
                Map.of("51ff/3", "1,4"),
                rows(Setups.scope().group(LEAF_3).from(1, 4).vls(1)));
    }

    @Test
    void acrossFromSelectsInPortsByTheirPeers() {
        assertEquals(
                Map.of("51ff/3", "1-2"),
                rows(Setups.scope().group(LEAF_3).acrossFrom(ALPHA, BETA).vls(1)));
        assertEquals(
                Map.of("51ff/3", "2"),
                rows(Setups.scope()
                        .group(LEAF_3)
                        .acrossFrom(ALPHA, BETA)
                        .from(2, 3)
                        .vls(1)));
    }

    @Test
    void acrossFromAloneSelectsNoOutPort() {
        assertEquals(Map.of(), rows(Setups.scope().acrossFrom(ALPHA).vls(1)));
    }

    @Test
    void theOneTableOfAChannelAdapterIsThatOfInPort0() {
        assertEquals(
                Map.of("a0/1", "0"), rows(Setups.scope().group(ALPHA).from(0, 1).vls(1)));
        assertEquals(Map.of(), rows(Setups.scope().group(ALPHA).from(1).vls(1)));
        assertEquals(
                Map.of(), rows(Setups.scope().group(ALPHA).acrossFrom(SWITCHES).vls(1)));
    }

    @Test
    void aBasePort0HasNoTablesAlsoAsAMemberOfAPartition() {
        PortGroup all = Policies.partition("all", "Default");
        assertEquals(
                List.of("51ff/0", "a0/1", "b0/1", "b0/2", "c0/1", "d0/1"),
                List.copyOf(rows(Setups.scope().group(all).vls(1)).keySet()));
    }

    @Test
    void theLastScopeWinsForEachRow() {
        SetupPlan plan = plan(
                Setups.scope().group(LEAF_3).vls(1),
                Setups.scope().group(LEAF_3).from(2).vls(2));
        Map<Integer, Integer> vls = plan.tables().get(0).sl2vl().entrySet().stream()
                .collect(Collectors.toMap(Map.Entry::getKey, row -> Sl2VlRow.vl(row.getValue(), 0)));
        assertEquals(Map.of(0, 1, 1, 1, 2, 2, 3, 1, 4, 1), vls);
    }

    @Test
    void theLastScopeWinsForEachPartOfArbitration() {
        SetupPlan plan = SetupPlanner.plan(
                Setups.bind(
                        FABRIC,
                        List.of(),
                        List.of(
                                Setups.scope().group(ALPHA).arbitration("0:1", "0:2", 3),
                                Setups.scope().group(ALPHA).arbitration("", "0:4", -1))),
                SubnetState.of(FABRIC));
        PortTables tables = plan.tables().get(0);
        assertEquals("[0:1]", tables.high().orElseThrow().toString());
        assertEquals("[0:4]", tables.low().orElseThrow().toString());
        assertEquals(3, tables.highLimit().orElseThrow());
    }

    private static Map<String, String> rows(Sl2VlScope scope) {
        Map<String, String> rows = new TreeMap<>();
        for (PortTables tables : plan(scope).tables()) {
            String port = Long.toHexString(tables.port().nodeGuid()) + "/"
                    + tables.port().number();
            rows.put(port, numbers(tables.sl2vl().keySet()));
        }
        return rows;
    }

    private static String numbers(Iterable<Integer> inPorts) {
        List<Long> numbers = new ArrayList<>();
        inPorts.forEach(inPort -> numbers.add(inPort.longValue()));
        return Ranges.ofValues(numbers.stream().mapToLong(Long::longValue).toArray()).ranges().stream()
                .map(range -> range.text(Long::toString))
                .collect(Collectors.joining(","));
    }

    private static SetupPlan plan(Sl2VlScope... scopes) {
        return SetupPlanner.plan(Setups.bind(FABRIC, List.of(scopes), List.of()), SubnetState.of(FABRIC));
    }
}
