package org.qos.analysis.policytest;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.Node;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.fabric.Port;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.match.Request;
import org.qos.runtime.partition.Membership;
import org.qos.runtime.partition.Partition;
import org.qos.runtime.partition.PartitionMember;
import org.qos.runtime.partition.Partitions;
import org.qos.runtime.policy.FabricSetup;
import org.qos.runtime.policy.MatchRule;
import org.qos.runtime.policy.Policy;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.policy.QosLevel;
import org.qos.runtime.policy.Range;
import org.qos.runtime.policy.Ranges;

/** Policies for a fabric of four hosts with the port GUIDs 1 to 4. */
final class SmallSite {

    static final int PORTS = 4;
    static final int MAX_VALUE = 4;
    static final QosLevel DEFAULT = QosLevel.ofSl("DEFAULT", 0);
    static final QosLevel GOLD = QosLevel.ofSl("gold", 1);
    static final QosLevel SILVER = QosLevel.ofSl("silver", 2);
    static final PortGroup LOW = PortGroup.ofGuids("low", Ranges.ofValues(1, 2));
    static final PortGroup HIGH = PortGroup.ofGuids("high", Ranges.ofValues(3, 4));
    static final Fabric HOSTS =
            Fabric.of(LongStream.rangeClosed(1, PORTS).mapToObj(SmallSite::host).toList(), OptionalLong.empty());

    private SmallSite() {}

    static MatchRule rule(
            String use,
            List<PortGroup> from,
            List<PortGroup> to,
            Ranges services,
            Ranges classes,
            Ranges pkeys,
            QosLevel level) {
        return new MatchRule(use, from, to, services, classes, Ranges.NONE, pkeys, level);
    }

    static BoundPolicy bound(List<MatchRule> rules) {
        return bound(rules, HOSTS);
    }

    static BoundPolicy bound(List<MatchRule> rules, Fabric fabric) {
        Policy policy =
                new Policy(List.of(LOW, HIGH), List.of(DEFAULT, GOLD, SILVER), DEFAULT, rules, FabricSetup.NONE);
        return BoundPolicy.bind(policy, fabric, Partitions.WITHOUT_FILE);
    }

    static BoundPolicy bound(List<MatchRule> rules, Partitions partitions) {
        return BoundPolicy.bind(bound(rules).policy(), HOSTS, partitions);
    }

    static BoundPolicy random(Random random) {
        return bound(rules(random, List.of(DEFAULT, GOLD, SILVER)));
    }

    /** With partitions, and with levels that have P_Keys. */
    static BoundPolicy randomWithPkeys(Random random) {
        List<QosLevel> levels =
                List.of(DEFAULT, withPkeys("gold", Ranges.ofValues(1, 2)), withPkeys("silver", Ranges.ofValues(3)));
        List<MatchRule> rules = rules(random, levels);
        QosLevel byDefault = levels.get(random.nextInt(3));
        return BoundPolicy.bind(
                new Policy(List.of(LOW, HIGH), levels, byDefault, rules, FabricSetup.NONE),
                HOSTS,
                new Partitions(IntStream.rangeClosed(1, MAX_VALUE)
                        .mapToObj(pkey -> partition(pkey, random))
                        .toList()));
    }

    private static QosLevel withPkeys(String name, Ranges pkeys) {
        return QosLevel.ofSl(name, 1).withPkeys(pkeys);
    }

    private static Partition partition(int pkey, Random random) {
        List<PartitionMember> members = LongStream.rangeClosed(1, PORTS)
                .filter(port -> random.nextInt(3) == 0)
                .mapToObj(port -> new PartitionMember(
                        PartitionMember.Selection.PORT,
                        port,
                        random.nextBoolean() ? Membership.FULL : Membership.LIMITED))
                .toList();
        return new Partition(Partition.nameFor(pkey), pkey, 0, List.of(), members);
    }

    private static List<MatchRule> rules(Random random, List<QosLevel> levels) {
        return IntStream.range(0, random.nextInt(7))
                .mapToObj(i -> rule(
                        "rule" + random.nextInt(5),
                        groups(random),
                        groups(random),
                        values(random),
                        values(random),
                        values(random),
                        levels.get(random.nextInt(levels.size()))))
                .toList();
    }

    /** All requests that differ in what these policies compare. */
    static List<Request> requests() {
        List<Request> all = new ArrayList<>();
        for (long from = 1; from <= PORTS; from++) {
            for (long to = 1; to <= PORTS; to++) {
                for (OptionalInt service : fields()) {
                    for (OptionalInt qosClass : fields()) {
                        for (OptionalInt pkey : fields()) {
                            OptionalLong id =
                                    service.isPresent() ? OptionalLong.of(service.getAsInt()) : OptionalLong.empty();
                            all.add(new Request(from, to, id, qosClass, OptionalInt.empty(), pkey));
                        }
                    }
                }
            }
        }
        return all;
    }

    private static List<OptionalInt> fields() {
        List<OptionalInt> values = new ArrayList<>(List.of(OptionalInt.empty()));
        IntStream.rangeClosed(1, MAX_VALUE).mapToObj(OptionalInt::of).forEach(values::add);
        return values;
    }

    private static List<PortGroup> groups(Random random) {
        return random.nextInt(2) == 0 ? List.of() : List.of(random.nextBoolean() ? LOW : HIGH);
    }

    /** Values below the maximum, which no rule names. */
    private static Ranges values(Random random) {
        if (random.nextInt(3) > 0) {
            return Ranges.NONE;
        }
        int first = 1 + random.nextInt(MAX_VALUE - 1);
        return Ranges.of(new Range(first, first + random.nextInt(MAX_VALUE - first)));
    }

    private static Node host(long guid) {
        PortId id = new PortId(guid + 0x100, 1);
        return new Node(
                id.nodeGuid(),
                NodeType.CA,
                "host" + guid,
                1,
                false,
                List.of(new Port(id, guid, 0, 0, Optional.empty())));
    }
}
