package org.qos.benchmarks.setup;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.IntStream;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.qos.benchmarks.path.FatTree;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.ForwardingTables;
import org.qos.runtime.fabric.Node;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.fabric.PortState;
import org.qos.runtime.fabric.Sl2VlRows;
import org.qos.runtime.fabric.SubnetState;
import org.qos.runtime.fabric.VlArbTables;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.partition.Partitions;
import org.qos.runtime.policy.FabricSetup;
import org.qos.runtime.policy.Policy;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.policy.PortNumbers;
import org.qos.runtime.policy.QosLevel;
import org.qos.runtime.policy.Ranges;
import org.qos.runtime.policy.Sl2VlScope;
import org.qos.runtime.policy.VlArbScope;
import org.qos.runtime.setup.SetupPlan;
import org.qos.runtime.setup.SetupPlanner;
import org.qos.runtime.value.Sl2VlRow;
import org.qos.runtime.value.VlWeight;

/**
 * A fat tree of three levels of which all tables are known, and a policy that states other ones for every port: all SL2VL rows
 * by one scope, those of the ports that face hosts by two more, and arbitration.
 */
@State(Scope.Benchmark)
public class PlanWorkload {

    private static final int VL_COUNT_CODE = 4;
    private static final int VLS = 8;

    /** The ports of a switch: 34 gives 9 826 hosts on 1 445 switches. */
    @Param("34")
    private int k;

    private Policy policy;
    private Fabric fabric;
    private SubnetState state;

    /** An initialized workload on a tree of switches with this number of ports. */
    static PlanWorkload ofSwitchesWithPorts(int ports) {
        PlanWorkload workload = new PlanWorkload();
        workload.k = ports;
        workload.prepare();
        return workload;
    }

    /** Creates the fabric, its tables and the policy. */
    @Setup(Level.Trial)
    public void prepare() {
        fabric = new FatTree(k).fabric();
        state = known(fabric);
        policy = policy();
    }

    /** Binds the policy and plans the tables of all ports. */
    public SetupPlan plan() {
        return SetupPlanner.plan(BoundPolicy.bind(policy, fabric, Partitions.WITHOUT_FILE), state);
    }

    private static SubnetState known(Fabric fabric) {
        PortState limits = PortState.builder()
                .vlCap(VL_COUNT_CODE)
                .vlArbHighCap(VLS)
                .vlArbLowCap(VLS)
                .build();
        List<VlWeight> equal =
                IntStream.range(0, VLS).mapToObj(vl -> new VlWeight(vl, 1)).toList();
        VlArbTables arbitration = new VlArbTables(Optional.of(equal), Optional.of(equal), OptionalInt.of(0));
        Map<PortId, PortState> ports = new HashMap<>();
        Map<PortId, VlArbTables> tables = new HashMap<>();
        Sl2VlRows.Builder rows = Sl2VlRows.builder();
        for (Node node : fabric.nodes()) {
            boolean isSwitch = node.type() == NodeType.SWITCH;
            for (int number = isSwitch ? 0 : 1; number <= node.portCount(); number++) {
                PortId port = new PortId(node.guid(), number);
                ports.put(port, limits);
                tables.put(port, arbitration);
                for (int inPort = 0; inPort <= (isSwitch ? node.portCount() : 0); inPort++) {
                    rows.row(port, inPort, Sl2VlRow.of(row(1)));
                }
            }
        }
        return new SubnetState(fabric, ForwardingTables.NONE, ports, rows.build(), tables, Map.of());
    }

    private static Policy policy() {
        PortGroup switches = group("Switches", NodeType.SWITCH);
        PortGroup hosts = group("Hosts", NodeType.CA);
        Sl2VlScope all = new Sl2VlScope(
                List.of(switches, hosts), List.of(), List.of(), PortNumbers.ALL, PortNumbers.ALL, row(2));
        Sl2VlScope facingHosts =
                new Sl2VlScope(List.of(), List.of(hosts), List.of(switches), PortNumbers.ALL, PortNumbers.ALL, row(3));
        Sl2VlScope betweenHosts =
                new Sl2VlScope(List.of(), List.of(hosts), List.of(hosts), PortNumbers.ALL, PortNumbers.ALL, row(4));
        VlArbScope arbitration = new VlArbScope(
                List.of(switches, hosts),
                List.of(),
                PortNumbers.ALL,
                List.of(new VlWeight(1, 32)),
                List.of(new VlWeight(0, 64), new VlWeight(2, 32)),
                OptionalInt.of(4));
        QosLevel usual = QosLevel.ofSl("DEFAULT", 0);
        return new Policy(
                List.of(switches, hosts),
                List.of(usual),
                usual,
                List.of(),
                new FabricSetup(List.of(all, facingHosts, betweenHosts), List.of(arbitration)));
    }

    private static PortGroup group(String name, NodeType type) {
        return new PortGroup(name, "", Ranges.NONE, List.of(), List.of(), Ranges.NONE, Set.of(type), false);
    }

    /** A table that maps the SLs to some VLs in turn. */
    private static List<Integer> row(int vls) {
        return IntStream.range(0, 2 * VLS).mapToObj(sl -> sl % vls).toList();
    }
}
