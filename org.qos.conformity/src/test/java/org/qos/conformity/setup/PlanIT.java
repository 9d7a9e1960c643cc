package org.qos.conformity.setup;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.qos.conformity.sim.OpenSmOnIbsim;
import org.qos.conformity.sim.SubnetFiles;
import org.qos.conformity.testing.Nets;
import org.qos.conformity.testing.RequiresOpenSm;
import org.qos.fabric.discovery.DiscoveredSubnet;
import org.qos.fabric.discovery.DiscoveryScope;
import org.qos.fabric.discovery.FabricDiscovery;
import org.qos.fabric.mad.MadWindow;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.fabric.SubnetState;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.partition.Partitions;
import org.qos.runtime.policy.FabricSetup;
import org.qos.runtime.policy.Policy;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.policy.PortNumbers;
import org.qos.runtime.policy.QosLevel;
import org.qos.runtime.policy.Ranges;
import org.qos.runtime.policy.Sl2VlScope;
import org.qos.runtime.setup.PortChange;
import org.qos.runtime.setup.SetupPlan;
import org.qos.runtime.setup.SetupPlanner;
import org.qos.runtime.setup.TableBlock;

/** A plan is the difference to the tables that OpenSM has set from its options. */
@RequiresOpenSm
class PlanIT {

    private static final List<Integer> OF_OPTIONS = Arrays.asList(0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3);
    private static final String OPTIONS = "qos TRUE\nmax_op_vls 3\nqos_sl2vl 0,1,2,3,0,1,2,3,0,1,2,3,0,1,2,3\n";
    private static final PortGroup HOSTS = group(NodeType.CA);
    private static final PortGroup SWITCHES = group(NodeType.SWITCH);

    @Test
    void tablesThatOpenSmHasSetAreNotPlannedAgain() {
        try (OpenSmOnIbsim subnet =
                OpenSmOnIbsim.start(SubnetFiles.ofNet(Nets.pairOfSwitches(6)).withOptions(OPTIONS))) {
            subnet.sweepAgain();
            SubnetState state = discover(subnet);
            Sl2VlScope everywhere = scope(List.of(HOSTS, SWITCHES), List.of(), OF_OPTIONS);
            assertEquals(List.of(), plan(state, everywhere).changes());

            Sl2VlScope facingHosts = scope(List.of(), List.of(HOSTS), Collections.nCopies(16, 1));
            SetupPlan plan = plan(state, everywhere, facingHosts);
            long hosts = state.fabric().endpointsOf(NodeType.CA).cardinality();
            assertEquals(hosts, plan.changes().size());
            for (PortChange change : plan.changes()) {
                int inPorts = 1
                        + state.fabric()
                                .node(change.port().nodeGuid())
                                .orElseThrow()
                                .portCount();
                assertEquals(inPorts, change.blocks().size());
                change.blocks()
                        .forEach(block ->
                                assertEquals(Optional.of(0x3210321032103210L), ((TableBlock.Sl2Vl) block).before()));
            }
        }
    }

    private static SetupPlan plan(SubnetState state, Sl2VlScope... scopes) {
        QosLevel usual = QosLevel.ofSl(QosLevel.DEFAULT_NAME, 0);
        FabricSetup setup = new FabricSetup(List.of(scopes), List.of());
        Policy policy = new Policy(List.of(HOSTS, SWITCHES), List.of(usual), usual, List.of(), setup);
        return SetupPlanner.plan(BoundPolicy.bind(policy, state.fabric(), Partitions.WITHOUT_FILE), state);
    }

    private static SubnetState discover(OpenSmOnIbsim subnet) {
        DiscoveredSubnet found = new FabricDiscovery(new MadWindow(subnet.port()), DiscoveryScope.ALL).discover();
        assertEquals(List.of(), found.unread());
        return found.state();
    }

    private static Sl2VlScope scope(List<PortGroup> groups, List<PortGroup> across, List<Integer> vls) {
        return new Sl2VlScope(groups, across, List.of(), PortNumbers.ALL, PortNumbers.ALL, vls);
    }

    private static PortGroup group(NodeType type) {
        return new PortGroup(type.name(), "", Ranges.NONE, List.of(), List.of(), Ranges.NONE, Set.of(type), false);
    }
}
