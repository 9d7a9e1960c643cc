package org.qos.runtime.setup;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.qos.runtime.testing.SmallFabric.FABRIC;
import static org.qos.runtime.testing.SmallFabric.LEAF;
import static org.qos.runtime.testing.SmallFabric.SPINE;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.qos.runtime.fabric.ForwardingTables;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.fabric.PortState;
import org.qos.runtime.fabric.Sl2VlRows;
import org.qos.runtime.fabric.SubnetState;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.policy.PortName;
import org.qos.runtime.policy.PortName.Reading;
import org.qos.runtime.policy.Ranges;
import org.qos.runtime.policy.Sl2VlScope;
import org.qos.runtime.policy.VlArbScope;
import org.qos.runtime.setup.SetupFinding.Kind;
import org.qos.runtime.testing.Policies;
import org.qos.runtime.testing.Setups;
import org.qos.runtime.testing.SmallFabric;
import org.qos.runtime.value.Sl2VlRow;

/** What of a policy does not fit a fabric, and how tables are fitted. */
class SetupFindingsTest {

    private static final PortGroup SWITCHES = Policies.types("switches", NodeType.SWITCH);
    private static final PortGroup ALPHA = Policies.guids("alpha", SmallFabric.ALPHA_1);
    private static final PortGroup BETA = Policies.guids("beta", SmallFabric.BETA_1);
    private static final PortGroup LEAF_3 = Policies.names("leaf 3", new PortName("leaf", 3, Reading.DESCRIPTION));
    private static final PortId ALPHA_PORT = new PortId(0xa0, 1);
    private static final PortId LEAF_PORT = new PortId(LEAF, 3);
    private static final SubnetState NOTHING_KNOWN = SubnetState.of(FABRIC);

    @Test
    void anEntryOfAVlThatThePortDoesNotHaveBecomesVl15() {
        SubnetState state = state(LEAF_PORT, PortState.builder().vlCap(3));
        SetupPlan plan = plan(state, Setups.scope().group(LEAF_3).from(1).vls(0, 3, 4, 15, 7, 1));
        Long row = plan.tables().get(0).sl2vl().get(1);
        assertEquals(
                List.of(0, 3, 15, 15, 15, 1),
                IntStream.range(0, 6).mapToObj(sl -> Sl2VlRow.vl(row, sl)).toList());
        assertEquals(List.of(finding(Kind.SL2VL_UNSUPPORTED_VL, Ranges.ofValues(4, 7), LEAF_PORT)), findings(plan));
    }

    @Test
    void aScopeIsCheckedAgainstVlsOnlyWhereItWins() {
        SubnetState state = state(LEAF_PORT, PortState.builder().vlCap(1));
        SetupPlan plan = plan(
                state,
                Setups.scope().group(LEAF_3).vls(5),
                Setups.scope().group(LEAF_3).vls(0));
        assertEquals(List.of(), findings(plan));
    }

    @Test
    void withoutVlCapEntriesAreNotCheckedAndStayAsTheyAre() {
        SetupPlan plan = plan(NOTHING_KNOWN, Setups.scope().group(ALPHA).vls(0, 9));
        assertEquals(9, Sl2VlRow.vl(plan.tables().get(0).sl2vl().get(0), 1));
        assertEquals(List.of(finding(Kind.SL2VL_VLS_NOT_CHECKED, Ranges.ofValues(9), ALPHA_PORT)), findings(plan));
        assertEquals(
                List.of(),
                findings(plan(NOTHING_KNOWN, Setups.scope().group(ALPHA).vls(0, 15))));
    }

    @Test
    void aPortHasAtLeastTheVlsOfItsLink() {
        SubnetState state = state(ALPHA_PORT, PortState.builder().operationalVls(3));
        assertEquals(List.of(), findings(plan(state, Setups.scope().group(ALPHA).vls(0, 3))));
        assertEquals(
                List.of(finding(Kind.SL2VL_VLS_NOT_CHECKED, Ranges.ofValues(4), ALPHA_PORT)),
                findings(plan(state, Setups.scope().group(ALPHA).vls(0, 4))));
    }

    @Test
    void aPortWithoutAnSl2VlTableGetsNone() {
        SubnetState state = state(new PortId(LEAF, 0), PortState.builder().slMapping(false));
        SetupPlan plan = plan(state, Setups.scope().group(LEAF_3).vls(0));
        assertEquals(List.of(), plan.tables());
        assertEquals(List.of(finding(Kind.NO_SL2VL_TABLE, Ranges.NONE, LEAF_PORT)), findings(plan));
    }

    @Test
    void arbitrationTablesAreCutToTheCapacityOfThePort() {
        SubnetState state =
                state(ALPHA_PORT, PortState.builder().vlCap(5).vlArbHighCap(2).vlArbLowCap(3));
        SetupPlan plan = plan(state, Setups.scope().group(ALPHA).arbitration("0:1,1:2,2:3", "0:1,1:2", -1));
        assertEquals("[0:1, 1:2]", plan.tables().get(0).high().orElseThrow().toString());
        assertEquals(List.of(finding(Kind.HIGH_TABLE_TOO_LONG, Ranges.ofValues(2), ALPHA_PORT)), findings(plan));
    }

    @Test
    void arbitrationEntriesOfAbsentVlsAreReportedAndStay() {
        SubnetState state =
                state(ALPHA_PORT, PortState.builder().vlCap(2).vlArbHighCap(8).vlArbLowCap(8));
        SetupPlan plan = plan(state, Setups.scope().group(ALPHA).arbitration("0:1,5:2,6:0", "4:1", -1));
        assertEquals("[4:1]", plan.tables().get(0).low().orElseThrow().toString());
        assertEquals(List.of(finding(Kind.VLARB_UNSUPPORTED_VL, Ranges.ofValues(4, 5), ALPHA_PORT)), findings(plan));
    }

    @Test
    void lengthsOfPortsWithoutCapacityAreNotChecked() {
        SetupPlan plan = plan(NOTHING_KNOWN, Setups.scope().group(ALPHA).arbitration("0:1", "0:1", -1));
        assertEquals(
                List.of(
                        finding(Kind.HIGH_LENGTH_NOT_CHECKED, Ranges.NONE, ALPHA_PORT),
                        finding(Kind.LOW_LENGTH_NOT_CHECKED, Ranges.NONE, ALPHA_PORT)),
                findings(plan));
    }

    @Test
    void portNumbersThatANodeDoesNotHaveAreReported() {
        SetupPlan plan = plan(
                NOTHING_KNOWN,
                Setups.scope().group(SWITCHES).to(3, 4, 40).from(0, 5).vls(0));
        assertEquals(
                List.of(
                        finding(Kind.NO_SUCH_IN_PORT, Ranges.ofValues(5), node(SPINE), node(LEAF)),
                        finding(Kind.NO_SUCH_OUT_PORT, Ranges.ofValues(4, 40), node(SPINE)),
                        finding(Kind.NO_SUCH_OUT_PORT, Ranges.ofValues(40), node(LEAF))),
                findings(plan).stream().sorted(SetupFindingsTest::byFirstValue).toList());
    }

    @Test
    void aChannelAdapterHasNoPort0() {
        assertEquals(
                List.of(
                        finding(Kind.VLARB_SCOPE_WITHOUT_PORT, Ranges.NONE),
                        finding(Kind.NO_SUCH_VLARB_PORT, Ranges.ofValues(0, 3), node(0xa0))),
                findings(
                        plan(NOTHING_KNOWN, Setups.scope().group(ALPHA).to(0, 3).arbitration("", "", 1))));
    }

    @Test
    void aScopeWithoutAPortIsReported() {
        PortGroup nobody = Policies.guids("nobody", 0x99);
        assertEquals(
                List.of(finding(Kind.SL2VL_SCOPE_WITHOUT_PORT, Ranges.NONE)),
                findings(plan(NOTHING_KNOWN, Setups.scope().group(nobody).vls(0))));
        assertEquals(
                List.of(finding(Kind.SL2VL_SCOPE_WITHOUT_PORT, Ranges.NONE)),
                findings(plan(NOTHING_KNOWN, Setups.scope().group(ALPHA).from(1).vls(0))));
    }

    @Test
    void nodesInNoGroupAreReportedWhenThePolicyHasGroups() {
        SetupPlan plan =
                plan(NOTHING_KNOWN, Setups.scope().group(SWITCHES, BETA).vls(0));
        List<PortId> nodes = List.of(node(0xa0), node(0xc0), node(0xd0));
        assertEquals(
                List.of(new SetupFinding(Kind.NODE_IN_NO_GROUP, -1, Ranges.NONE, nodes)),
                plan.findings().stream()
                        .filter(finding -> finding.kind() == Kind.NODE_IN_NO_GROUP)
                        .toList());
        assertEquals(List.of(), plan(NOTHING_KNOWN, new Sl2VlScope[0]).findings());
    }

    private static SetupPlan plan(SubnetState state, Sl2VlScope... scopes) {
        return SetupPlanner.plan(Setups.bind(FABRIC, List.of(scopes), List.of()), state);
    }

    private static SetupPlan plan(SubnetState state, VlArbScope scope) {
        return SetupPlanner.plan(Setups.bind(FABRIC, List.of(), List.of(scope)), state);
    }

    private static SubnetState state(PortId port, PortState.Builder known) {
        return new SubnetState(
                FABRIC, ForwardingTables.NONE, Map.of(port, known.build()), Sl2VlRows.NONE, Map.of(), Map.of());
    }

    private static PortId node(long guid) {
        return new PortId(guid, 0);
    }

    private static int byFirstValue(SetupFinding one, SetupFinding other) {
        int byKind = one.kind().compareTo(other.kind());
        return byKind != 0
                ? byKind
                : one.values().toString().compareTo(other.values().toString());
    }

    /** All findings about scopes. */
    private static List<SetupFinding> findings(SetupPlan plan) {
        return plan.findings().stream().filter(finding -> finding.scope() >= 0).toList();
    }

    private static SetupFinding finding(Kind kind, Ranges values, PortId... ports) {
        return new SetupFinding(
                kind, 0, values, List.of(ports).stream().sorted().toList());
    }
}
