package org.qos.analysis.shadowing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Random;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
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

class CoverSearchTest {

    private static final long SEED = 2306;
    private static final QosLevel DEFAULT = QosLevel.ofSl("DEFAULT", 0);
    private static final QosLevel FAST = QosLevel.ofSl("fast", 1);
    private static final int PORTS = 100;
    private static final Fabric HOSTS = Fabric.of(
            LongStream.rangeClosed(1, PORTS).mapToObj(CoverSearchTest::host).toList(), OptionalLong.empty());

    private final Random random = new Random(SEED);

    @Test
    void theSameRulesAreFoundAsByAComparisonOfEveryTwo() {
        int found = 0;
        for (int round = 0; round < 400; round++) {
            List<PortGroup> groups = someGroups();
            int size = 2 + random.nextInt(120);
            int values = 3 + random.nextInt(60);
            List<MatchRule> rules = IntStream.range(0, size)
                    .mapToObj(i -> someRule(groups, values))
                    .toList();
            BoundPolicy bound = bind(round % 3 == 0 ? Fabric.EMPTY : HOSTS, rules);
            List<ShadowedRule> shadowed = Shadowing.of(bound).shadowedRules();
            assertShadowed(new PairwiseShadowing(bound), shadowed, rules, "seed " + SEED + ", round " + round);
            found += shadowed.size();
        }
        assertTrue(found > 2000, "only " + found + " shadowed rules");
    }

    private static void assertShadowed(
            PairwiseShadowing expected, List<ShadowedRule> shadowed, List<MatchRule> rules, String about) {
        SortedMap<Integer, Integer> covering = new TreeMap<>();
        for (ShadowedRule rule : shadowed) {
            covering.put(rule.rule(), rule.by());
            assertEquals(rules.get(rule.rule() - 1).level(), rule.wanted(), about);
            assertTrue(expected.isWitness(rule.witness(), rule.rule(), rule.by()), about + ": " + rule);
            assertEquals(expected.given(rule.witness(), rule.by()), rule.given(), about);
        }
        assertEquals(expected.coveringRules(), covering, about);
        assertEquals(
                List.copyOf(covering.keySet()),
                shadowed.stream().map(ShadowedRule::rule).toList(),
                about);
    }

    @Test
    void comparisonsGrowWithTheNumberOfRules() {
        assertGrowth("of one Service-ID each", i -> services(Range.of(i * 3L)));
        assertGrowth("of ranges that overlap", i -> services(new Range(i, i + 100_000L)));
        assertGrowth("of ranges, the next around the one before", i -> services(new Range(200_000L - i, 200_000L + i)));
        assertGrowth("of two ranges", i -> services(Range.of(1), new Range(1000L + i, 200_000L + i)));
        List<PortGroup> groups = IntStream.range(0, 200)
                .mapToObj(i -> PortGroup.ofGuids("g" + i, Ranges.ofValues(1 + i % PORTS, 1 + i * 7L % PORTS)))
                .toList();
        assertGrowth("between groups", i -> ends(groups.get(i % 200), groups.get(i / 200), Ranges.NONE));
        assertGrowth("of a group and a P_Key", i -> ends(groups.get(i % 200), groups.get(i % 7), Ranges.ofValues(i)));
    }

    /** Four times the rules cost at most eight times the comparisons, which are few for each rule. */
    private static void assertGrowth(String kind, IntFunction<MatchRule> rule) {
        long few = comparisons(2_000, rule);
        long many = comparisons(8_000, rule);
        String about = "rules " + kind + ": " + few + " and " + many + " comparisons";
        assertTrue(many <= 8 * few, about);
        assertTrue(many <= 1_000L * 8_000, about);
    }

    private static long comparisons(int size, IntFunction<MatchRule> rule) {
        Shadowing shadowing =
                Shadowing.of(bind(HOSTS, IntStream.range(0, size).mapToObj(rule).toList()));
        shadowing.shadowedRules();
        return shadowing.covers().comparisons();
    }

    private static MatchRule services(Range... ids) {
        return new MatchRule("", List.of(), List.of(), Ranges.of(ids), Ranges.NONE, Ranges.NONE, Ranges.NONE, FAST);
    }

    private static MatchRule ends(PortGroup source, PortGroup destination, Ranges pkeys) {
        return new MatchRule(
                "", List.of(source), List.of(destination), Ranges.NONE, Ranges.NONE, Ranges.NONE, pkeys, FAST);
    }

    private List<PortGroup> someGroups() {
        List<PortGroup> groups = new ArrayList<>();
        groups.add(
                new PortGroup("cas", "", Ranges.NONE, List.of(), List.of(), Ranges.NONE, Set.of(NodeType.CA), false));
        groups.add(PortGroup.ofGuids("nobody", Ranges.ofValues(PORTS + 1L)));
        groups.add(PortGroup.ofGuids("all", Ranges.of(new Range(1, PORTS))));
        for (int i = 0; i < 12; i++) {
            long[] guids = random.longs(1 + random.nextInt(4), 1, PORTS + 1L).toArray();
            groups.add(PortGroup.ofGuids("g" + i, Ranges.ofValues(guids)));
        }
        return groups;
    }

    private MatchRule someRule(List<PortGroup> groups, int values) {
        return new MatchRule(
                "",
                end(groups),
                end(groups),
                numbers(values),
                numbers(random.nextInt(50) == 0 ? 5000 : values),
                numbers(values),
                numbers(values),
                random.nextBoolean() ? FAST : DEFAULT);
    }

    private List<PortGroup> end(List<PortGroup> groups) {
        return random.nextInt(3) > 0
                ? List.of()
                : IntStream.rangeClosed(0, random.nextInt(3))
                        .mapToObj(i -> groups.get(random.nextInt(groups.size())))
                        .toList();
    }

    private Ranges numbers(int values) {
        return random.nextInt(3) > 0
                ? Ranges.NONE
                : Ranges.of(
                        Range.between(random.nextInt(values), random.nextInt(values)),
                        Range.of(random.nextInt(values)));
    }

    private static BoundPolicy bind(Fabric fabric, List<MatchRule> rules) {
        Policy policy = new Policy(List.of(), List.of(DEFAULT, FAST), DEFAULT, rules, FabricSetup.NONE);
        return BoundPolicy.bind(policy, fabric, Partitions.WITHOUT_FILE);
    }

    private static Node host(long portGuid) {
        PortId id = new PortId(portGuid + 0x100, 1);
        Port port = new Port(id, portGuid, 0, 0, Optional.empty());
        return new Node(id.nodeGuid(), NodeType.CA, "host" + portGuid, 1, false, List.of(port));
    }
}
