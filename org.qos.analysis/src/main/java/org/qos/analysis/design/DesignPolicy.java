package org.qos.analysis.design;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.policy.FabricSetup;
import org.qos.runtime.policy.MatchRule;
import org.qos.runtime.policy.Policy;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.policy.PortNumbers;
import org.qos.runtime.policy.QosLevel;
import org.qos.runtime.policy.Ranges;
import org.qos.runtime.policy.Sl2VlScope;
import org.qos.runtime.policy.VlArbScope;

/** Makes the policy of a plan: a level for each class, rules for its requests, and the tables of all ports. */
public final class DesignPolicy {

    private final Intent intent;
    private final Plan plan;
    private final Map<String, PortGroup> groups = new LinkedHashMap<>();
    private final List<MatchRule> rules = new ArrayList<>();
    private final List<Origin> origins = new ArrayList<>();
    private final Policy policy;

    /**
     * What a rule is made for.
     *
     * @param name the name of the class
     * @param traffic the place in the list of its traffic, from 0
     */
    public record Origin(String name, int traffic) {}

    private DesignPolicy(Intent intent, Plan plan) {
        this.intent = intent;
        this.plan = plan;
        this.policy = made();
    }

    /** Makes it. */
    public static DesignPolicy of(Intent intent, Plan plan) {
        return new DesignPolicy(intent, plan);
    }

    /** The policy. Its levels are in the order of the classes of the plan. */
    public Policy policy() {
        return policy;
    }

    /**
     * What a rule is made for.
     *
     * @param rule its place, from 1
     */
    public Origin origin(int rule) {
        return origins.get(rule - 1);
    }

    private Policy made() {
        PortGroup all = new PortGroup(
                DesignGroup.ALL_PORTS,
                "every port of the fabric",
                Ranges.NONE,
                List.of(),
                List.of(),
                Ranges.NONE,
                Set.of(NodeType.values()),
                false);
        groups.put(DesignGroup.ALL_PORTS, all);
        List<QosLevel> levels = plan.classes().stream().map(DesignPolicy::level).toList();
        for (int place = 0; place < levels.size(); place++) {
            DesignClass of = plan.classes().get(place).requested();
            for (int traffic = 0; traffic < of.traffic().size(); traffic++) {
                rules(of.traffic().get(traffic), levels.get(place));
                while (origins.size() < rules.size()) {
                    origins.add(new Origin(of.name(), traffic));
                }
            }
        }
        return new Policy(List.copyOf(groups.values()), levels, levels.get(0), rules, setup(all));
    }

    private static QosLevel level(ClassPlan of) {
        return new QosLevel(
                of.requested().name(),
                OptionalLong.of(of.sl()),
                of.requested().isDefault() && of.requested().use().isEmpty()
                        ? "requests that no rule matches"
                        : of.requested().use(),
                of.sl(),
                of.requested().mtuLimit(),
                of.requested().rateLimit(),
                OptionalInt.empty(),
                OptionalInt.empty(),
                OptionalInt.empty(),
                Ranges.NONE,
                Ranges.NONE);
    }

    private void rules(DesignTraffic traffic, QosLevel level) {
        if (traffic.groups().isEmpty()) {
            rule(traffic, List.of(), List.of(), level);
            return;
        }
        List<PortGroup> ends = traffic.groups().stream().map(this::group).toList();
        rule(traffic, List.of(), ends, level);
        rule(traffic, ends, List.of(), level);
    }

    private void rule(DesignTraffic traffic, List<PortGroup> from, List<PortGroup> to, QosLevel level) {
        rules.add(new MatchRule(
                use(traffic, from, to),
                from,
                to,
                traffic.services(),
                traffic.qosClasses(),
                Ranges.NONE,
                Ranges.ofValues(intent.partitions().stream()
                        .filter(partition -> traffic.partitions().contains(partition.name()))
                        .mapToLong(DesignPartition::pkey)
                        .toArray()),
                level));
    }

    private static String use(DesignTraffic traffic, List<PortGroup> from, List<PortGroup> to) {
        List<String> parts = new ArrayList<>();
        if (!traffic.use().isEmpty()) {
            parts.add(traffic.use());
        }
        if (!traffic.qosClasses().isEmpty()) {
            parts.add("a QoS-Class");
        }
        if (!traffic.partitions().isEmpty()) {
            parts.add("in partition " + String.join(", ", traffic.partitions()));
        }
        if (!to.isEmpty()) {
            parts.add("to " + String.join(", ", traffic.groups()));
        }
        if (!from.isEmpty()) {
            parts.add("from " + String.join(", ", traffic.groups()));
        }
        return String.join("; ", parts);
    }

    private PortGroup group(String name) {
        return groups.computeIfAbsent(name, key -> intent.groups().stream()
                .filter(group -> group.name().equals(key))
                .map(group -> new PortGroup(
                        group.name(), group.use(), group.guids(), List.of(), List.of(), Ranges.NONE, Set.of(), false))
                .findFirst()
                .orElseThrow());
    }

    private FabricSetup setup(PortGroup all) {
        return new FabricSetup(
                List.of(new Sl2VlScope(
                        List.of(all),
                        List.of(),
                        List.of(),
                        PortNumbers.ALL,
                        PortNumbers.ALL,
                        plan.tables().sl2vl())),
                List.of(new VlArbScope(
                        List.of(all),
                        List.of(),
                        PortNumbers.ALL,
                        plan.tables().vlarbHigh(),
                        plan.tables().vlarbLow(),
                        OptionalInt.of(plan.tables().highLimit()))));
    }
}
