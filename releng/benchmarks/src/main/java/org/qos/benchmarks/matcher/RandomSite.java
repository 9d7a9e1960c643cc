package org.qos.benchmarks.matcher;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Random;
import java.util.stream.IntStream;
import org.qos.benchmarks.matcher.RuleKind.Part;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.Link;
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
 * A random policy for a fabric of hosts and leaf switches. Each rule has its own Service-IDs, QoS-Classes and P_Keys
 * recur, and 20 groups of 50 hosts each are sources and destinations. A request for a rule therefore matches none of the
 * rules before it, on average half of all rules.
 */
final class RandomSite {

    static final long FIRST_SERVICE = 0x10_0000_0000L;
    /** The distance between the Service-IDs of consecutive rules. */
    static final int SERVICES_PER_RULE = 0x100;

    static final int FIRST_PKEY = 0x100;
    static final int PKEYS = 8;

    private static final long FIRST_HOST = 0x0002_c903_0010_0001L;
    private static final long FIRST_SWITCH = 0x0002_c904_0000_0000L;
    private static final int HOSTS_PER_SWITCH = 24;
    private static final int GROUPS = 20;
    private static final int GROUP_PORTS = 50;
    private static final int LEVELS = 16;

    private final Random random;
    private final int hosts;
    private final BoundPolicy bound;

    RandomSite(SiteSize size, long seed) {
        random = new Random(seed);
        hosts = size.ports() * HOSTS_PER_SWITCH / (HOSTS_PER_SWITCH + 1);
        List<PortGroup> groups =
                IntStream.range(0, GROUPS).mapToObj(this::group).toList();
        List<QosLevel> levels = IntStream.range(0, LEVELS)
                .mapToObj(n -> QosLevel.ofSl("L" + n, n % 15))
                .toList();
        List<MatchRule> rules = IntStream.range(0, size.rules())
                .mapToObj(number -> rule(number, groups, levels.get(number % LEVELS)))
                .toList();
        QosLevel defaultLevel = QosLevel.ofSl(QosLevel.DEFAULT_NAME, 0);
        List<QosLevel> all = new ArrayList<>(levels);
        all.add(0, defaultLevel);
        bound = BoundPolicy.bind(
                new Policy(groups, all, defaultLevel, rules, FabricSetup.NONE),
                fabric(size.ports() - hosts),
                Partitions.WITHOUT_FILE);
    }

    BoundPolicy bound() {
        return bound;
    }

    /** The port GUID of any host. */
    long host() {
        return host(random.nextInt(hosts));
    }

    private static long host(int number) {
        return FIRST_HOST + 4L * number;
    }

    private Fabric fabric(int switches) {
        List<Node> nodes = new ArrayList<>();
        for (int number = 0; number < switches; number++) {
            long guid = FIRST_SWITCH + 0x10L * number;
            Port port0 = new Port(new PortId(guid, 0), guid, 0, 0, Optional.empty());
            nodes.add(new Node(guid, NodeType.SWITCH, "leaf" + number, 36, false, List.of(port0)));
        }
        for (int number = 0; number < hosts; number++) {
            PortId id = new PortId(host(number) - 1, 1);
            PortId leaf = new PortId(
                    FIRST_SWITCH + 0x10L * (number / HOSTS_PER_SWITCH % switches), 1 + number % HOSTS_PER_SWITCH);
            Port port = new Port(id, host(number), 0, 0, Optional.of(new Link(leaf, 4, "EDR")));
            nodes.add(new Node(id.nodeGuid(), NodeType.CA, "host" + number + " HCA-1", 1, false, List.of(port)));
        }
        return Fabric.of(nodes, OptionalLong.of(host(0)));
    }

    private PortGroup group(int number) {
        long[] guids = random.ints(0, hosts)
                .distinct()
                .limit(GROUP_PORTS)
                .mapToLong(RandomSite::host)
                .toArray();
        return PortGroup.ofGuids("group" + number, Ranges.ofValues(guids));
    }

    private MatchRule rule(int number, List<PortGroup> groups, QosLevel level) {
        RuleKind kind = RuleKind.any(random);
        return new MatchRule(
                "",
                kind.states(Part.SOURCE) ? some(groups, 1) : List.of(),
                kind.states(Part.DESTINATION) ? some(groups, 1 + random.nextInt(2)) : List.of(),
                kind.states(Part.SERVICE) ? services(number) : Ranges.NONE,
                kind.states(Part.CLASS) ? classes(number) : Ranges.NONE,
                Ranges.NONE,
                kind.states(Part.PKEY) ? pkeys() : Ranges.NONE,
                level);
    }

    private List<PortGroup> some(List<PortGroup> groups, int count) {
        return random.ints(0, groups.size())
                .distinct()
                .limit(count)
                .mapToObj(groups::get)
                .toList();
    }

    private Ranges services(int number) {
        long first = FIRST_SERVICE + (long) number * SERVICES_PER_RULE;
        return new Ranges(IntStream.range(0, 1 + random.nextInt(3))
                .mapToLong(n -> first + 0x30 * n)
                .mapToObj(begin -> new Range(begin, begin + (random.nextBoolean() ? 0x1f : 0)))
                .toList());
    }

    private static Ranges classes(int number) {
        int first = 1 + number * 8 % 4000;
        return Ranges.of(new Range(first, first + 2), Range.of(first + 4));
    }

    private Ranges pkeys() {
        int first = random.nextInt(PKEYS);
        int last = Math.min(first + random.nextInt(2), PKEYS - 1);
        return Ranges.of(new Range(FIRST_PKEY + first, FIRST_PKEY + last));
    }
}
