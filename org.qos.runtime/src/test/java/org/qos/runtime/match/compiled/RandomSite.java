package org.qos.runtime.match.compiled;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.Node;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.match.Request;
import org.qos.runtime.partition.Membership;
import org.qos.runtime.partition.Partition;
import org.qos.runtime.partition.PartitionMember;
import org.qos.runtime.partition.PartitionMember.Selection;
import org.qos.runtime.partition.Partitions;
import org.qos.runtime.policy.FabricSetup;
import org.qos.runtime.policy.MatchRule;
import org.qos.runtime.policy.Policy;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.policy.QosLevel;
import org.qos.runtime.policy.Range;
import org.qos.runtime.policy.Ranges;
import org.qos.runtime.testing.SmallFabric;

/** A random policy, bound to a random fabric, and requests that come near its rules. */
final class RandomSite {

    private static final long FIRST_GUID = 0x1000;
    private static final List<QosLevel> LEVELS =
            List.of(QosLevel.ofSl("DEFAULT", 0), QosLevel.ofSl("a", 1), QosLevel.ofSl("b", 2), QosLevel.ofSl("c", 3));

    private final Random random;
    private final Extent extent;
    private final BoundPolicy bound;
    private final RandomValues services;
    private final RandomValues qosClasses;
    private final RandomValues tclasses;
    private final RandomValues pkeys;

    /**
     * How large a site is.
     *
     * @param rules how many rules the policy has
     * @param groups how many groups they choose from
     * @param ports how many hosts the fabric has; 0 where no fabric is known
     * @param stated in how many of a hundred cases a rule states a criterion
     */
    record Extent(int rules, int groups, int ports, int stated) {}

    RandomSite(long seed, Extent extent) {
        this.random = new Random(seed);
        this.extent = extent;
        this.services = new RandomValues(random, 0, -1L);
        this.qosClasses = new RandomValues(random, 0, 4095);
        this.tclasses = new RandomValues(random, 0, 255);
        this.pkeys = new RandomValues(random, 0, 0x7fff);
        List<PortGroup> groups =
                IntStream.range(0, extent.groups).mapToObj(this::group).toList();
        List<MatchRule> rules =
                IntStream.range(0, extent.rules).mapToObj(n -> rule(groups)).toList();
        Policy policy = new Policy(groups, LEVELS, LEVELS.get(0), rules, FabricSetup.NONE);
        this.bound = BoundPolicy.bind(policy, fabric(), partitions());
    }

    BoundPolicy bound() {
        return bound;
    }

    /** A request, made for a rule or for none. */
    Request request() {
        List<MatchRule> rules = bound.policy().rules();
        return rules.isEmpty() || random.nextBoolean()
                ? anyRequest()
                : requestFor(rules.get(random.nextInt(rules.size())));
    }

    /** A request with fields present or absent, their values at or beside the ends of ranges that rules name. */
    private Request anyRequest() {
        return new Request(
                guid(),
                guid(),
                random.nextInt(4) > 0 ? OptionalLong.of(services.near()) : OptionalLong.empty(),
                some(qosClasses, 0),
                some(tclasses, 0),
                some(pkeys, random.nextInt(2) << 15));
    }

    /** A request that carries what the rule states, most often as it states it, and seldom more. */
    private Request requestFor(MatchRule rule) {
        return new Request(
                guidOf(rule.sources()),
                guidOf(rule.destinations()),
                services.within(rule.serviceIds()),
                narrow(qosClasses.within(rule.qosClasses())),
                narrow(tclasses.within(rule.tclasses())),
                narrow(pkeys.within(rule.pkeys())));
    }

    private static OptionalInt narrow(OptionalLong value) {
        return value.isPresent() ? OptionalInt.of((int) value.getAsLong()) : OptionalInt.empty();
    }

    private long guidOf(List<PortGroup> groups) {
        Ranges guids = groups.isEmpty()
                ? Ranges.NONE
                : groups.get(random.nextInt(groups.size())).portGuids();
        return guids.isEmpty()
                ? guid()
                : guids.ranges().get(random.nextInt(guids.ranges().size())).first();
    }

    private OptionalInt some(RandomValues values, int bits) {
        return random.nextInt(3) > 0 ? OptionalInt.of((int) values.near() | bits) : OptionalInt.empty();
    }

    private long guid() {
        return random.nextInt(20) == 0 ? random.nextInt(2) : FIRST_GUID + random.nextInt(hosts() + 2);
    }

    private int hosts() {
        return Math.max(extent.ports, 40);
    }

    /** Hosts with one port each, and three switches. */
    private Fabric fabric() {
        List<Node> nodes = new ArrayList<>();
        for (int host = 0; host < extent.ports; host++) {
            long guid = FIRST_GUID + host;
            nodes.add(SmallFabric.node(
                    0x10_0000 + host,
                    host % 50 == 7 ? NodeType.ROUTER : NodeType.CA,
                    "host" + host,
                    1,
                    false,
                    List.of(SmallFabric.port(0x10_0000 + host, 1, guid, 0, 0, 0x20_0000, 1 + host))));
        }
        return Fabric.of(nodes, OptionalLong.of(FIRST_GUID + random.nextInt(hosts())));
    }

    private Partitions partitions() {
        List<PartitionMember> members = IntStream.range(0, hosts() / 3)
                .mapToObj(n -> new PartitionMember(
                        Selection.PORT, FIRST_GUID + random.nextInt(hosts()), Membership.values()[random.nextInt(3)]))
                .toList();
        List<Partition> all = new ArrayList<>(Partitions.WITHOUT_FILE.partitions());
        all.add(new Partition("part", 0x11, 0, List.of(), members));
        return new Partitions(all);
    }

    private PortGroup group(int number) {
        return new PortGroup(
                "g" + number,
                "",
                random.nextInt(6) > 0 ? guids() : Ranges.NONE,
                List.of(),
                random.nextInt(8) == 0 ? List.of("part") : List.of(),
                random.nextInt(12) == 0 ? Ranges.ofValues(0x11) : Ranges.NONE,
                random.nextInt(12) == 0 ? types() : Set.of(),
                random.nextInt(12) == 0);
    }

    private Ranges guids() {
        return new Ranges(IntStream.range(0, 1 + random.nextInt(12))
                .mapToObj(n -> FIRST_GUID + random.nextInt(hosts()))
                .map(first -> new Range(first, first + random.nextInt(random.nextInt(3) == 0 ? 20 : 1)))
                .toList());
    }

    private Set<NodeType> types() {
        return EnumSet.of(NodeType.values()[random.nextInt(3)]);
    }

    /** A rule; one that states nothing is rare, as it hides all rules after it. */
    private MatchRule rule(List<PortGroup> groups) {
        MatchRule rule = anyRule(groups);
        for (int more = 3; extent.stated > 0 && more > 0 && matchesEverything(rule); more--) {
            rule = anyRule(groups);
        }
        return rule;
    }

    private static boolean matchesEverything(MatchRule rule) {
        return rule.sources().isEmpty()
                && rule.destinations().isEmpty()
                && List.of(rule.serviceIds(), rule.qosClasses(), rule.tclasses(), rule.pkeys()).stream()
                        .allMatch(Ranges::isEmpty);
    }

    private MatchRule anyRule(List<PortGroup> groups) {
        return new MatchRule(
                "",
                ends(groups),
                ends(groups),
                isStated() ? services.ranges() : Ranges.NONE,
                isStated() ? qosClasses.ranges() : Ranges.NONE,
                isStated() && random.nextBoolean() ? tclasses.ranges() : Ranges.NONE,
                isStated() ? pkeys.ranges() : Ranges.NONE,
                LEVELS.get(random.nextInt(LEVELS.size())));
    }

    private List<PortGroup> ends(List<PortGroup> groups) {
        int count = groups.isEmpty() || !isStated() ? 0 : 1 + random.nextInt(3);
        return IntStream.range(0, count)
                .mapToObj(n -> groups.get(random.nextInt(groups.size())))
                .toList();
    }

    private boolean isStated() {
        return random.nextInt(100) < extent.stated;
    }
}
