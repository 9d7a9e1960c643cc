package org.qos.benchmarks.analysis;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.Node;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.fabric.Port;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.partition.Partitions;
import org.qos.runtime.policy.FabricSetup;
import org.qos.runtime.policy.MatchRule;
import org.qos.runtime.policy.Policy;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.policy.QosLevel;
import org.qos.runtime.policy.Range;
import org.qos.runtime.policy.Ranges;

/**
 * Random rules that each state at least two of source, destination, Service-ID, QoS-Class and P_Key, on a fabric of
 * hosts with overlapping groups; one in a hundred is a narrower copy of an earlier rule, which shadows it.
 */
@State(Scope.Benchmark)
public class RuleWorkload {

    private static final long SEED = 5;
    private static final int GROUP_PORTS = 100;
    private static final int LEVELS = 4;
    private static final int MOVED = 50;

    /** How many rules the policy has. */
    @Param({"2000", "50000"})
    private int rules;

    /** How many ports the fabric has. */
    @Param("10000")
    private int ports;

    private final Random random = new Random(SEED);
    private BoundPolicy policy;
    private BoundPolicy changed;

    /** An initialized workload of that size. */
    static RuleWorkload of(int rules, int ports) {
        RuleWorkload workload = new RuleWorkload();
        workload.rules = rules;
        workload.ports = ports;
        workload.prepare();
        return workload;
    }

    /** Creates the fabric and both policies. */
    @Setup(Level.Trial)
    public void prepare() {
        Fabric fabric = Fabric.of(
                LongStream.rangeClosed(1, ports).mapToObj(RuleWorkload::host).toList(), OptionalLong.empty());
        List<PortGroup> groups = IntStream.range(0, Math.max(2, ports / GROUP_PORTS))
                .mapToObj(this::group)
                .toList();
        List<QosLevel> levels = IntStream.range(0, LEVELS)
                .mapToObj(sl -> QosLevel.ofSl(sl == 0 ? QosLevel.DEFAULT_NAME : "level" + sl, sl))
                .toList();
        List<MatchRule> all = new ArrayList<>();
        while (all.size() < rules) {
            all.add(
                    all.size() % 100 == 99
                            ? narrower(all.get(random.nextInt(all.size())), levels)
                            : rule(groups, levels));
        }
        policy = bind(groups, levels, all, fabric);
        for (int i = 0; i < MOVED; i++) {
            Collections.swap(all, random.nextInt(rules), random.nextInt(rules));
        }
        changed = bind(groups, levels, all, fabric);
    }

    /** The policy. */
    BoundPolicy policy() {
        return policy;
    }

    /** The same after some rules have changed their places. */
    BoundPolicy changed() {
        return changed;
    }

    private static BoundPolicy bind(
            List<PortGroup> groups, List<QosLevel> levels, List<MatchRule> rules, Fabric fabric) {
        Policy policy = new Policy(groups, levels, levels.get(0), List.copyOf(rules), FabricSetup.NONE);
        return BoundPolicy.bind(policy, fabric, Partitions.WITHOUT_FILE);
    }

    private PortGroup group(int number) {
        return PortGroup.ofGuids(
                "group" + number,
                Ranges.ofValues(random.longs(GROUP_PORTS, 1, ports + 1L).toArray()));
    }

    private MatchRule rule(List<PortGroup> groups, List<QosLevel> levels) {
        int stated = 0;
        while (Integer.bitCount(stated) < 2) {
            stated = random.nextInt(32);
        }
        return new MatchRule(
                "",
                (stated & 1) != 0 ? List.of(any(groups)) : List.of(),
                (stated & 2) != 0 ? List.of(any(groups), any(groups)) : List.of(),
                (stated & 4) != 0 ? range(20 * rules, 30) : Ranges.NONE,
                (stated & 8) != 0 ? range(4_000, 5) : Ranges.NONE,
                Ranges.NONE,
                (stated & 16) != 0 ? range(32_000, 3) : Ranges.NONE,
                any(levels));
    }

    /** The same criteria and a TClass. */
    private MatchRule narrower(MatchRule rule, List<QosLevel> levels) {
        return new MatchRule(
                "",
                rule.sources(),
                rule.destinations(),
                rule.serviceIds(),
                rule.qosClasses(),
                Ranges.ofValues(random.nextInt(256)),
                rule.pkeys(),
                any(levels));
    }

    private Ranges range(int values, int width) {
        int first = random.nextInt(values);
        return Ranges.of(new Range(first, first + random.nextInt(width)));
    }

    private <T> T any(List<T> things) {
        return things.get(random.nextInt(things.size()));
    }

    private static Node host(long guid) {
        PortId id = new PortId(guid + 0x1000_0000L, 1);
        Port port = new Port(id, guid, 0, 0, Optional.empty());
        return new Node(id.nodeGuid(), NodeType.CA, "host" + guid, 1, false, List.of(port));
    }
}
