package org.qos.benchmarks.path;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.SubnetState;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.match.compiled.CompiledPolicy;
import org.qos.runtime.option.SmOptions;
import org.qos.runtime.partition.Partitions;
import org.qos.runtime.path.PathQuery;
import org.qos.runtime.path.resolve.PathResolver;
import org.qos.runtime.path.resolve.Profile;
import org.qos.runtime.path.resolve.Resolution;
import org.qos.runtime.path.resolve.RoutedSubnet;
import org.qos.runtime.policy.FabricSetup;
import org.qos.runtime.policy.MatchRule;
import org.qos.runtime.policy.Policy;
import org.qos.runtime.policy.QosLevel;
import org.qos.runtime.policy.Range;
import org.qos.runtime.policy.Ranges;

/** A fat tree, a policy of 100 rules by Service-ID, and queries between random hosts, the same in every run. */
@State(Scope.Benchmark)
public class PathWorkload {

    private static final long SEED = 20261121;
    private static final int RULES = 100;
    private static final int QUERIES = 1 << 14;

    /** The ports of a switch: 34 gives 9 826 hosts on 1 445 switches. */
    @Param("34")
    private int k;

    private PathResolver resolver;
    private final PathQuery[] queries = new PathQuery[QUERIES];
    private final int[] requesters = new int[QUERIES];
    private int next;

    /** An initialized workload on a tree of switches with this number of ports. */
    static PathWorkload ofSwitchesWithPorts(int ports) {
        PathWorkload workload = new PathWorkload();
        workload.k = ports;
        workload.prepare();
        return workload;
    }

    /** Creates the subnet and the queries. */
    @Setup(Level.Trial)
    public void prepare() {
        FatTree tree = new FatTree(k);
        Fabric fabric = tree.fabric();
        RoutedSubnet subnet = RoutedSubnet.predicted(
                SubnetState.of(fabric).withForwarding(tree.forwarding()),
                Partitions.WITHOUT_FILE,
                SmOptions.DEFAULTS.withQos());
        BoundPolicy bound = BoundPolicy.bind(policy(), fabric, Partitions.WITHOUT_FILE);
        resolver = new PathResolver(subnet, Optional.of(CompiledPolicy.of(bound)), Profile.OPENSM);
        Random random = new Random(SEED);
        for (int i = 0; i < QUERIES; i++) {
            long source = FatTree.hostPort(random.nextInt(tree.hosts()));
            long destination = FatTree.hostPort(random.nextInt(tree.hosts()));
            queries[i] = PathQuery.between(source, destination)
                    .serviceId(random.nextInt(20 * RULES))
                    .reversible(true)
                    .numbPath(1)
                    .build();
            requesters[i] = fabric.endpointIndex(source);
        }
    }

    /** The result of the next query. */
    public Resolution answerNext() {
        int query = next++ & QUERIES - 1;
        return resolver.resolve(queries[query], requesters[query]);
    }

    private static Policy policy() {
        QosLevel usual = QosLevel.ofSl("DEFAULT", 0);
        List<QosLevel> levels = new ArrayList<>(List.of(usual));
        List<MatchRule> rules = new ArrayList<>();
        for (int rule = 0; rule < RULES; rule++) {
            QosLevel level = QosLevel.ofSl("L" + rule, rule % 8);
            levels.add(level);
            Ranges services = Ranges.of(new Range(10L * rule, 10L * rule + 9));
            rules.add(new MatchRule("", List.of(), List.of(), services, Ranges.NONE, Ranges.NONE, Ranges.NONE, level));
        }
        return new Policy(List.of(), levels, usual, rules, FabricSetup.NONE);
    }
}
