package org.qos.dsl.generator.testing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.Link;
import org.qos.runtime.fabric.Node;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.fabric.Port;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.match.Request;
import org.qos.runtime.policy.FabricSetup;
import org.qos.runtime.policy.MatchRule;
import org.qos.runtime.policy.Policy;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.policy.PortName;
import org.qos.runtime.policy.PortName.Reading;
import org.qos.runtime.policy.PortNumbers;
import org.qos.runtime.policy.QosLevel;
import org.qos.runtime.policy.Range;
import org.qos.runtime.policy.Ranges;
import org.qos.runtime.policy.Sl2VlScope;
import org.qos.runtime.policy.VlArbScope;
import org.qos.runtime.value.VlWeight;

/** Random policies, requests and a fabric, the same for the same seed. */
public final class RandomPolicies {

    /** How many adapters {@link #fabric} has; adapter n has the port GUID 0x100 + n. */
    public static final int ADAPTERS = 40;

    private static final long FIRST_GUID = 0x100;

    private final Random random;
    private final OddText text;

    /** A random generator with a seed, which is printed so that a failure can be repeated. */
    public RandomPolicies(long seed) {
        System.out.println("random policies with seed " + seed);
        this.random = new Random(seed);
        this.text = new OddText(random);
    }

    /** A fabric of one switch and its adapters, called {@code host1 HCA-1 ...} and so on. */
    public static Fabric fabric() {
        long switchGuid = 0x9000;
        List<Node> nodes = new ArrayList<>();
        List<Port> switchPorts = new ArrayList<>();
        switchPorts.add(port(switchGuid, 0, switchGuid, null));
        for (int n = 0; n < ADAPTERS; n++) {
            long node = 0x5000 + n;
            PortId adapterPort = new PortId(node, 1);
            switchPorts.add(port(switchGuid, n + 1, switchGuid, adapterPort));
            Port port = port(node, 1, FIRST_GUID + n, new PortId(switchGuid, n + 1));
            nodes.add(new Node(node, NodeType.CA, "host" + n + " HCA-1 mlx5_0", 2, false, List.of(port)));
        }
        nodes.add(new Node(switchGuid, NodeType.SWITCH, "leaf", ADAPTERS, false, switchPorts));
        return Fabric.of(nodes, OptionalLong.of(FIRST_GUID));
    }

    /** A policy with some rules. */
    public Policy policy(int ruleCount) {
        List<PortGroup> groups = IntStream.range(0, 24).mapToObj(this::group).toList();
        List<QosLevel> levels = IntStream.range(0, 10).mapToObj(this::level).toList();
        List<MatchRule> rules = IntStream.range(0, ruleCount)
                .mapToObj(n -> rule(groups, levels))
                .toList();
        return new Policy(groups, levels, levels.get(0), rules, setup(groups));
    }

    /** A request with fields present or absent. */
    public Request request() {
        return new Request(
                FIRST_GUID + random.nextInt(ADAPTERS + 5),
                FIRST_GUID + random.nextInt(ADAPTERS + 5),
                random.nextBoolean() ? OptionalLong.of(service()) : OptionalLong.empty(),
                some(64),
                some(64),
                random.nextBoolean()
                        ? OptionalInt.of(random.nextInt(64) | (random.nextBoolean() ? 0x8000 : 0))
                        : OptionalInt.empty());
    }

    private static Port port(long node, int number, long guid, PortId peer) {
        return new Port(
                new PortId(node, number), guid, 0, 0, Optional.ofNullable(peer).map(to -> new Link(to, 4, "EDR")));
    }

    private PortGroup group(int number) {
        List<PortName> names = List.of(
                new PortName("host" + random.nextInt(ADAPTERS) + "/HCA-1", 1, Reading.FIRST_TWO_WORDS),
                new PortName("host" + random.nextInt(ADAPTERS) + " HCA-1 mlx5_0", 1, Reading.DESCRIPTION));
        return new PortGroup(
                number + text.next(),
                text.next(),
                ranges(random.nextInt(40), ADAPTERS, FIRST_GUID),
                random.nextBoolean() ? names : List.of(),
                random.nextInt(4) == 0 ? List.of("Default", text.next()) : List.of(),
                random.nextInt(8) == 0 ? Ranges.ofValues(0x7fff) : Ranges.NONE,
                random.nextInt(8) == 0 ? Set.of(NodeType.SWITCH) : Set.of(),
                random.nextInt(8) == 0);
    }

    private QosLevel level(int number) {
        return new QosLevel(
                number == 0 ? "DEFAULT" : number + text.next(),
                random.nextBoolean() ? OptionalLong.of(100 + number) : OptionalLong.empty(),
                text.next(),
                number,
                shifted(some(5), 1),
                shifted(some(20), 2),
                some(64),
                some(4096),
                some(256),
                ranges(random.nextInt(3), 100, 0),
                ranges(random.nextInt(3), 0x7f00, 0));
    }

    private FabricSetup setup(List<PortGroup> groups) {
        List<PortGroup> some = groups.subList(0, 1 + random.nextInt(3));
        PortNumbers numbers = random.nextBoolean() ? PortNumbers.ALL : PortNumbers.of(ranges(9, 36, 1));
        Sl2VlScope sl2vl = new Sl2VlScope(some, some, groups.subList(3, 4), numbers, numbers, Policies.table(0, 7, 15));
        VlArbScope vlArb = new VlArbScope(
                some,
                List.of(),
                PortNumbers.ALL,
                IntStream.range(0, 20)
                        .mapToObj(n -> new VlWeight(n % 15, 10 * n))
                        .toList(),
                List.of(),
                some(256));
        return new FabricSetup(List.of(sl2vl), List.of(vlArb));
    }

    private MatchRule rule(List<PortGroup> groups, List<QosLevel> levels) {
        return new MatchRule(
                text.next(),
                ends(groups),
                ends(groups),
                random.nextInt(3) == 0 ? services() : Ranges.NONE,
                random.nextInt(3) == 0 ? ranges(1 + random.nextInt(3), 64, 0) : Ranges.NONE,
                random.nextInt(5) == 0 ? ranges(1 + random.nextInt(3), 64, 0) : Ranges.NONE,
                random.nextInt(3) == 0 ? ranges(1 + random.nextInt(40), 64, 0) : Ranges.NONE,
                levels.get(random.nextInt(levels.size())));
    }

    private List<PortGroup> ends(List<PortGroup> groups) {
        int count = random.nextInt(3) == 0 ? 1 + random.nextInt(3) : random.nextInt(60) == 0 ? 60 : 0;
        return IntStream.range(0, count)
                .mapToObj(n -> groups.get(random.nextInt(groups.size())))
                .distinct()
                .toList();
    }

    private Ranges services() {
        return new Ranges(IntStream.range(0, 1 + random.nextInt(25))
                        .mapToObj(n -> Range.between(service(), service()))
                        .filter(range -> random.nextInt(3) == 0 || range.isSingle())
                        .toList())
                .union(Ranges.ofValues(service()));
    }

    /** A Service-ID; half of them have the highest bit, so that signed comparison would be wrong. */
    private long service() {
        return random.nextInt(200) | (random.nextBoolean() ? Long.MIN_VALUE : 0);
    }

    private Ranges ranges(int count, int values, long base) {
        return new Ranges(IntStream.range(0, count)
                .mapToObj(n -> base + random.nextInt(values))
                .map(value -> new Range(value, value + random.nextInt(3)))
                .toList());
    }

    private OptionalInt some(int values) {
        return random.nextBoolean() ? OptionalInt.of(random.nextInt(values)) : OptionalInt.empty();
    }

    private static OptionalInt shifted(OptionalInt value, int by) {
        return value.isPresent() ? OptionalInt.of(value.getAsInt() + by) : value;
    }
}
