package org.qos.analysis.decision;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.Node;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.fabric.Port;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.match.Request;
import org.qos.runtime.partition.Partitions;
import org.qos.runtime.policy.FabricSetup;
import org.qos.runtime.policy.MatchRule;
import org.qos.runtime.policy.Policy;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.policy.QosLevel;
import org.qos.runtime.policy.Range;
import org.qos.runtime.policy.Ranges;

/** Small random policies, and all requests that they can tell apart. */
final class RandomPolicies {

    static final int PORTS = 3;
    static final QosLevel DEFAULT = QosLevel.ofSl("DEFAULT", 0);
    static final QosLevel GOLD = QosLevel.ofSl("gold", 1);
    static final QosLevel SILVER = QosLevel.ofSl("silver", 2);

    /** The maximum value of a field that rules state, apart from some that do not fit the field. */
    private static final int MAX_VALUE = 3;

    /** Fits the Service-ID only. */
    private static final int TOO_LARGE = 1 << 16;

    static final Fabric HOSTS = hosts(PORTS);

    private final Random random;

    RandomPolicies(Random random) {
        this.random = random;
    }

    /** A fabric of so many hosts, whose port GUIDs are counted from 1. */
    static Fabric hosts(int count) {
        return Fabric.of(
                LongStream.rangeClosed(1, count).mapToObj(RandomPolicies::host).toList(), OptionalLong.empty());
    }

    /** A policy of some rules about two of the fields and the ends. */
    Policy policy() {
        List<PortGroup> groups = groups();
        Set<Axis> fields = Set.copyOf(List.of(field(), field()));
        List<MatchRule> rules = IntStream.range(0, 1 + random.nextInt(8))
                .mapToObj(i -> rule(groups, fields))
                .toList();
        return policy(rules);
    }

    /** The same policy after some changes: rules left out, added, moved, or with another level. */
    Policy changed(Policy policy) {
        List<MatchRule> rules = new ArrayList<>(policy.rules());
        List<PortGroup> groups = groups();
        for (int i = random.nextInt(3); i >= 0; i--) {
            int place = random.nextInt(rules.size() + 1);
            switch (random.nextInt(3)) {
                case 0 -> rules.add(place, rule(groups, Set.of(field())));
                case 1 -> rules.remove(Math.min(place, rules.size() - 1));
                default -> rules.add(place, rules.get(random.nextInt(rules.size())));
            }
            if (rules.isEmpty()) {
                return policy;
            }
        }
        return policy(rules);
    }

    static Policy policy(List<MatchRule> rules) {
        return new Policy(List.of(), List.of(DEFAULT, GOLD, SILVER), DEFAULT, rules, FabricSetup.NONE);
    }

    static BoundPolicy bound(Policy policy, Fabric fabric) {
        return BoundPolicy.bind(policy, fabric, Partitions.WITHOUT_FILE);
    }

    /**
     * All requests between ports of the fabric that a policy of this kind can tell apart, some of them more than
     * once.
     */
    static List<Request> requests(Policy... policies) {
        return requests(Set.of(), policies);
    }

    /** The same, with all values of some fields even if no rule states them. */
    static List<Request> requests(Set<Axis> fields, Policy... policies) {
        List<MatchRule> rules = List.of(policies).stream()
                .flatMap(policy -> policy.rules().stream())
                .toList();
        List<Request> all = new ArrayList<>();
        for (OptionalInt service : values(rules, Axis.SERVICE_ID, fields)) {
            for (OptionalInt qosClass : values(rules, Axis.QOS_CLASS, fields)) {
                for (OptionalInt tclass : values(rules, Axis.TCLASS, fields)) {
                    for (OptionalInt pkey : values(rules, Axis.PKEY, fields)) {
                        for (long source = 1; source <= PORTS; source++) {
                            for (long destination = 1; destination <= PORTS; destination++) {
                                all.add(new Request(source, destination, wide(service), qosClass, tclass, pkey));
                            }
                        }
                    }
                }
            }
        }
        return all;
    }

    static OptionalLong wide(OptionalInt value) {
        return value.isPresent() ? OptionalLong.of(value.getAsInt()) : OptionalLong.empty();
    }

    /** Some values of a field. */
    Ranges values() {
        int first = random.nextInt(MAX_VALUE + 1);
        return Ranges.of(
                new Range(first, first + random.nextInt(MAX_VALUE + 1 - first)),
                Range.of(random.nextInt(MAX_VALUE + 1)));
    }

    Axis field() {
        return Axis.values()[random.nextInt(4)];
    }

    PortGroup group(String name) {
        return PortGroup.ofGuids(
                name,
                Ranges.ofValues(
                        random.longs(1 + random.nextInt(3), 1, PORTS + 2).toArray()));
    }

    private List<PortGroup> groups() {
        return List.of(
                group("a"),
                group("b"),
                group("c"),
                new PortGroup("cas", "", Ranges.NONE, List.of(), List.of(), Ranges.NONE, Set.of(NodeType.CA), false));
    }

    private MatchRule rule(List<PortGroup> groups, Set<Axis> fields) {
        return new MatchRule(
                "",
                end(groups),
                end(groups),
                field(Axis.SERVICE_ID, fields),
                field(Axis.QOS_CLASS, fields),
                field(Axis.TCLASS, fields),
                field(Axis.PKEY, fields),
                List.of(DEFAULT, GOLD, SILVER).get(random.nextInt(3)));
    }

    private List<PortGroup> end(List<PortGroup> groups) {
        return random.nextInt(5) > 1
                ? List.of()
                : IntStream.rangeClosed(0, random.nextInt(2))
                        .mapToObj(i -> groups.get(random.nextInt(groups.size())))
                        .toList();
    }

    private Ranges field(Axis field, Set<Axis> fields) {
        if (!fields.contains(field) || random.nextInt(3) == 0) {
            return Ranges.NONE;
        }
        return random.nextInt(30) == 0 ? Ranges.ofValues(TOO_LARGE) : values();
    }

    /** Absent, and each value up to one that no rule states; absent only where no rule states the field. */
    private static List<OptionalInt> values(List<MatchRule> rules, Axis field, Set<Axis> all) {
        List<OptionalInt> values = new ArrayList<>(List.of(OptionalInt.empty()));
        if (all.contains(field)
                || rules.stream().anyMatch(rule -> !field.values(rule).isEmpty())) {
            IntStream.rangeClosed(0, MAX_VALUE + 1).mapToObj(OptionalInt::of).forEach(values::add);
        }
        if (field == Axis.SERVICE_ID) {
            values.add(OptionalInt.of(TOO_LARGE));
        }
        return values;
    }

    private static Node host(long portGuid) {
        PortId id = new PortId(portGuid + 0x100, 1);
        Port port = new Port(id, portGuid, 0, 0, Optional.empty());
        return new Node(id.nodeGuid(), NodeType.CA, "host" + portGuid, 1, false, List.of(port));
    }
}
