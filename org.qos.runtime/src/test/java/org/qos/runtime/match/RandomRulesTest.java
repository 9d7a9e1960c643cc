package org.qos.runtime.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.qos.runtime.testing.Policies.GOLD;
import static org.qos.runtime.testing.Policies.SILVER;
import static org.qos.runtime.testing.Policies.rule;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.Node;
import org.qos.runtime.partition.Partitions;
import org.qos.runtime.policy.MatchRule;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.policy.Ranges;
import org.qos.runtime.testing.Policies;
import org.qos.runtime.testing.SmallFabric;

/**
 * The matcher against the rules as sets of plain numbers: the first rule counts whose every criterion holds, a field that the
 * request lacks meets none, and the membership bit of P_Keys is not compared.
 */
class RandomRulesTest {

    private static final long SEED = 20_060_523L;
    private static final int POLICIES = 200;
    private static final int REQUESTS = 200;
    private static final int RULES = 6;
    private static final int VALUES = 4;
    private static final int PORTS = 5;

    private static final Fabric FABRIC = fabric();

    private final Random random = new Random(SEED);

    /** What a rule states, as numbers; null for a criterion that it does not state. */
    private record Stated(
            Set<Integer> sources,
            Set<Integer> destinations,
            Set<Integer> services,
            Set<Integer> classes,
            Set<Integer> tclasses,
            Set<Integer> pkeys) {

        boolean matches(int source, int destination, Integer service, Integer qosClass, Integer tclass, Integer pkey) {
            return meets(sources, source)
                    && meets(destinations, destination)
                    && meets(services, service)
                    && meets(classes, qosClass)
                    && meets(tclasses, tclass)
                    && meets(pkeys, pkey == null ? null : Integer.valueOf(pkey % 0x8000));
        }

        private static boolean meets(Set<Integer> stated, Integer value) {
            return stated == null || value != null && stated.contains(value);
        }
    }

    @Test
    void theFirstRuleWhoseEveryCriterionHoldsDecides() {
        int[] decided = new int[RULES + 1];
        for (int round = 0; round < POLICIES; round++) {
            List<Stated> stated = new ArrayList<>();
            for (int i = 0; i < RULES; i++) {
                stated.add(someRule());
            }
            Matcher matcher = matcher(stated);
            for (int i = 0; i < REQUESTS; i++) {
                decided[compare(matcher, stated, "seed " + SEED + ", policy " + round + ", request " + i)]++;
            }
        }
        for (int rule = 0; rule <= RULES; rule++) {
            assertTrue(decided[rule] > 100, "rule " + rule + " decided " + decided[rule] + " times");
        }
    }

    private int compare(Matcher matcher, List<Stated> stated, String about) {
        int source = random.nextInt(PORTS);
        int destination = random.nextInt(PORTS);
        Integer service = someValue();
        Integer qosClass = someValue();
        Integer tclass = someValue();
        Integer key = someValue();
        Integer pkey = key == null || random.nextBoolean() ? key : Integer.valueOf(key | 0x8000);
        int expected = 0;
        for (int place = RULES; place >= 1; place--) {
            if (stated.get(place - 1).matches(source, destination, service, qosClass, tclass, pkey)) {
                expected = place;
            }
        }
        Match match = matcher.match(new Request(
                guid(source),
                guid(destination),
                service == null ? OptionalLong.empty() : OptionalLong.of(service),
                optional(qosClass),
                optional(tclass),
                optional(pkey)));

        assertEquals(expected, match.rule(), about + ": " + stated);
        assertEquals(expected == 0 ? Policies.DEFAULT : expected % 2 == 1 ? GOLD : SILVER, match.level(), about);
        assertEquals(expected == 0, match.isDefault(), about);
        return expected;
    }

    private Matcher matcher(List<Stated> stated) {
        List<PortGroup> groups = new ArrayList<>();
        List<MatchRule> rules = new ArrayList<>();
        for (Stated each : stated) {
            Policies.RuleDraft draft = rule(rules.size() % 2 == 0 ? GOLD : SILVER);
            if (each.sources() != null) {
                draft.from(group(groups, each.sources()));
            }
            if (each.destinations() != null) {
                draft.to(group(groups, each.destinations()));
            }
            rules.add(draft.service(ranges(each.services()))
                    .qosClass(ranges(each.classes()))
                    .tclass(ranges(each.tclasses()))
                    .pkey(ranges(each.pkeys()))
                    .done());
        }
        return new ReferenceMatcher(BoundPolicy.bind(
                Policies.policy(groups, rules.toArray(MatchRule[]::new)), FABRIC, Partitions.WITHOUT_FILE));
    }

    private static PortGroup group(List<PortGroup> groups, Set<Integer> ports) {
        PortGroup group = Policies.guids(
                "g" + groups.size(),
                ports.stream().mapToLong(RandomRulesTest::guid).toArray());
        groups.add(group);
        return group;
    }

    private Stated someRule() {
        return new Stated(someValues(PORTS), someValues(PORTS), someValues(), someValues(), someValues(), someValues());
    }

    private Set<Integer> someValues() {
        return someValues(VALUES);
    }

    /** Some of the numbers below a bound, or no criterion. */
    private Set<Integer> someValues(int bound) {
        if (random.nextInt(3) > 0) {
            return null;
        }
        Set<Integer> values = new HashSet<>(List.of(random.nextInt(bound)));
        while (random.nextBoolean()) {
            values.add(random.nextInt(bound));
        }
        return values;
    }

    private Integer someValue() {
        return random.nextInt(4) == 0 ? null : Integer.valueOf(random.nextInt(VALUES));
    }

    private static Ranges ranges(Set<Integer> values) {
        return values == null
                ? Ranges.NONE
                : Ranges.ofValues(values.stream().mapToLong(Integer::longValue).toArray());
    }

    private static OptionalInt optional(Integer value) {
        return value == null ? OptionalInt.empty() : OptionalInt.of(value);
    }

    private static long guid(int port) {
        return 0x100L * (port + 1) + 1;
    }

    private static Fabric fabric() {
        List<Node> hosts = new ArrayList<>();
        for (int port = 0; port < PORTS; port++) {
            hosts.add(SmallFabric.host(guid(port) - 1, "host" + port));
        }
        return Fabric.of(hosts, OptionalLong.empty());
    }
}
