package org.qos.benchmarks.audit;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.qos.analysis.audit.Audit;
import org.qos.analysis.audit.AuditInput;
import org.qos.analysis.audit.AuditProgress;
import org.qos.analysis.audit.AuditResult;
import org.qos.benchmarks.path.FatTree;
import org.qos.runtime.fabric.Port;
import org.qos.runtime.fabric.SubnetState;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.option.SlMtus;
import org.qos.runtime.option.SmOptions;
import org.qos.runtime.partition.Partitions;
import org.qos.runtime.path.resolve.ExpectedTables;
import org.qos.runtime.path.resolve.RoutedSubnet;
import org.qos.runtime.policy.FabricSetup;
import org.qos.runtime.policy.MatchRule;
import org.qos.runtime.policy.Policy;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.policy.QosLevel;
import org.qos.runtime.policy.Ranges;

/** A fat tree with a policy of rules between groups of hosts, which give eight SLs. */
@State(Scope.Benchmark)
public class AuditWorkload {

    private static final int RULES = 200;
    private static final int GROUPS = 20;
    private static final int SLS = 8;

    /** The ports of a switch: 20 gives 2 000 hosts on 500 switches, 34 gives 9 826 hosts on 1 445 switches. */
    @Param("20")
    private int k;

    private AuditInput input;

    /** An initialized workload on a tree of switches with this number of ports. */
    static AuditWorkload ofSwitchesWithPorts(int ports) {
        AuditWorkload workload = new AuditWorkload();
        workload.k = ports;
        workload.prepare();
        return workload;
    }

    /** Creates the subnet and the policy. */
    @Setup(Level.Trial)
    public void prepare() {
        FatTree tree = new FatTree(k);
        SubnetState state = SubnetState.of(tree.fabric()).withForwarding(tree.forwarding());
        RoutedSubnet subnet = RoutedSubnet.predicted(state, Partitions.WITHOUT_FILE, SmOptions.DEFAULTS.withQos());
        Policy policy = policy(state.fabric().endpoints());
        input = new AuditInput(
                BoundPolicy.bind(policy, state.fabric(), Partitions.WITHOUT_FILE),
                subnet,
                new ExpectedTables(subnet, state, List.of(), SlMtus.NO_LIMITS),
                Set.of(),
                Optional.empty(),
                false);
    }

    /** Audits it. */
    public AuditResult audit() {
        return Audit.of(input, AuditProgress.NONE);
    }

    private static Policy policy(List<Port> ends) {
        List<PortGroup> groups = new ArrayList<>();
        for (int group = 0; group < GROUPS; group++) {
            int first = group;
            long[] guids = ends.stream().mapToLong(Port::guid).toArray();
            groups.add(PortGroup.ofGuids(
                    "group" + group,
                    Ranges.ofValues(IntStream.range(0, guids.length)
                            .filter(end -> end % GROUPS == first)
                            .mapToLong(end -> guids[end])
                            .toArray())));
        }
        QosLevel usual = QosLevel.ofSl("DEFAULT", 0);
        List<QosLevel> levels = new ArrayList<>(List.of(usual));
        List<MatchRule> rules = new ArrayList<>();
        for (int rule = 0; rule < RULES; rule++) {
            QosLevel level = QosLevel.ofSl("L" + rule, rule % SLS);
            levels.add(level);
            rules.add(new MatchRule(
                    "",
                    List.of(groups.get(rule % GROUPS)),
                    List.of(groups.get(rule / GROUPS)),
                    Ranges.ofValues(rule),
                    Ranges.NONE,
                    Ranges.NONE,
                    Ranges.NONE,
                    level));
        }
        return new Policy(groups, levels, usual, rules, FabricSetup.NONE);
    }
}
