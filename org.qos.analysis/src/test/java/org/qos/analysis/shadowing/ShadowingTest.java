package org.qos.analysis.shadowing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Random;
import java.util.Set;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.Node;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.fabric.Port;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.match.ReferenceMatcher;
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

class ShadowingTest {

    private static final long SEED = 318;
    private static final QosLevel DEFAULT = QosLevel.ofSl("DEFAULT", 0);
    private static final QosLevel FAST = QosLevel.ofSl("fast", 1);
    private static final QosLevel BULK = QosLevel.ofSl("bulk", 2);

    /** Five hosts with port GUIDs 1 to 5. */
    private static final Fabric HOSTS =
            Fabric.of(LongStream.rangeClosed(1, 5).mapToObj(ShadowingTest::host).toList(), OptionalLong.empty());

    private static final PortGroup ALL = PortGroup.ofGuids("all", Ranges.of(new Range(1, 5)));
    private static final PortGroup LOW = PortGroup.ofGuids("low", Ranges.ofValues(1, 2));
    private static final PortGroup HIGH = PortGroup.ofGuids("high", Ranges.ofValues(3, 4, 5));
    private static final PortGroup ABSENT = PortGroup.ofGuids("nobody", Ranges.ofValues(9));
    private static final PortGroup CAS =
            new PortGroup("cas", "", Ranges.NONE, List.of(), List.of(), Ranges.NONE, Set.of(NodeType.CA), false);

    @Test
    void anEarlierRuleWithWiderRangesHidesALaterOne() {
        ShadowedRule found = only(service(FAST, new Range(1, 9)), service(BULK, Range.of(5)));
        assertEquals(2, found.rule());
        assertEquals(List.of(1), found.by());
        assertTrue(found.hidesAnotherOutcome());
        assertEquals(FAST, found.given());
        assertEquals(OptionalLong.of(5), found.witness().orElseThrow().serviceId());
    }

    @Test
    void aRuleThatWouldGiveTheSameLevelIsRedundant() {
        assertFalse(
                only(service(FAST, new Range(1, 9)), service(FAST, Range.of(5))).hidesAnotherOutcome());
    }

    @Test
    void aRuleIsNotRedundantIfSomeOfItsRequestsGetAnotherLevel() {
        ShadowedRule found = shadowed(
                        HOSTS,
                        service(BULK, Range.of(5)),
                        service(FAST, new Range(1, 9)),
                        service(FAST, new Range(4, 6)))
                .get(0);
        assertEquals(3, found.rule());
        assertEquals(List.of(1, 2), found.by());
        assertEquals(BULK, found.given());
        assertEquals(OptionalLong.of(5), found.witness().orElseThrow().serviceId());
    }

    @Test
    void theWitnessIsBetweenPortsThatShareItsPkey() {
        Partition jobs = new Partition("jobs", 0x20, 0, List.of(), List.of(full(4), full(5)));
        List<MatchRule> rules = List.of(ends(FAST, List.of(), List.of()), pkey(BULK, 0x20));
        Request witness = Shadowing.of(bind(HOSTS, new Partitions(List.of(jobs)), rules))
                .shadowedAt(2)
                .flatMap(ShadowedRule::witness)
                .orElseThrow();
        assertEquals(OptionalInt.of(0x20), witness.pkey());
        assertTrue(List.of(4L, 5L).contains(witness.sourceGuid()));
        assertTrue(List.of(4L, 5L).contains(witness.destinationGuid()));
    }

    @Test
    void aWitnessWithoutPkeyIsBetweenPortsThatShareAPartition() {
        Partition jobs = new Partition("jobs", 0x20, 0, List.of(), List.of(full(4), full(5)));
        List<MatchRule> rules =
                List.of(ends(FAST, List.of(ALL), List.of(ALL)), ends(BULK, List.of(HIGH), List.of(HIGH)));
        Request witness = Shadowing.of(bind(HOSTS, new Partitions(List.of(jobs)), rules))
                .shadowedAt(2)
                .flatMap(ShadowedRule::witness)
                .orElseThrow();
        assertTrue(List.of(4L, 5L).contains(witness.sourceGuid()), witness.toString());
        assertTrue(List.of(4L, 5L).contains(witness.destinationGuid()), witness.toString());
    }

    @Test
    void aRuleWithoutCriteriaHidesEverythingAfterIt() {
        assertEquals(
                2,
                shadowed(
                                HOSTS,
                                ends(FAST, List.of(), List.of()),
                                ends(BULK, List.of(LOW), List.of()),
                                service(BULK, Range.of(1)))
                        .size());
    }

    @Test
    void aRuleThatStatesMoreFieldsHidesNothing() {
        MatchRule both = new MatchRule(
                "", List.of(LOW), List.of(), Ranges.ofValues(5), Ranges.NONE, Ranges.NONE, Ranges.NONE, FAST);
        assertEquals(List.of(), shadowed(HOSTS, both, service(BULK, Range.of(5))));
    }

    @Test
    void severalRulesTogetherHideALaterOne() {
        ShadowedRule found =
                only(service(FAST, new Range(1, 4)), service(BULK, new Range(5, 9)), service(BULK, new Range(3, 7)));
        assertEquals(3, found.rule());
        assertEquals(List.of(1, 2), found.by());
        assertEquals(FAST, found.given());
        assertEquals(OptionalLong.of(3), found.witness().orElseThrow().serviceId());
        assertEquals(
                List.of(),
                shadowed(
                        HOSTS,
                        service(FAST, new Range(1, 4)),
                        service(FAST, new Range(6, 9)),
                        service(BULK, new Range(3, 7))));
    }

    @Test
    void rulesForAllPortsOfTheFabricHideARuleWithoutCriteria() {
        List<MatchRule> rules = List.of(
                ends(FAST, List.of(LOW), List.of()),
                ends(FAST, List.of(HIGH), List.of()),
                ends(FAST, List.of(), List.of()));
        List<ShadowedRule> found = Shadowing.of(bind(HOSTS, rules)).shadowedRules();
        assertEquals(List.of(1, 2), found.get(0).by());
        assertFalse(found.get(0).hidesAnotherOutcome());
        assertEquals(List.of(), Shadowing.of(bind(Fabric.EMPTY, rules)).shadowedRules());
    }

    @Test
    void groupsAreComparedByTheirPorts() {
        ShadowedRule byUnion = only(ends(FAST, List.of(LOW, HIGH), List.of()), ends(BULK, List.of(ALL), List.of()));
        assertEquals(List.of(1), byUnion.by());
        ShadowedRule byType = only(ends(FAST, List.of(CAS), List.of()), ends(BULK, List.of(LOW), List.of(HIGH)));
        Request witness = byType.witness().orElseThrow();
        assertTrue(List.of(1L, 2L).contains(witness.sourceGuid()));
        assertTrue(List.of(3L, 4L, 5L).contains(witness.destinationGuid()));
        assertEquals(
                List.of(), shadowed(HOSTS, ends(FAST, List.of(LOW), List.of()), ends(BULK, List.of(ALL), List.of())));
    }

    @Test
    void withoutAFabricOnlyWhatIsCertainIsReported() {
        List<ShadowedRule> same =
                shadowed(Fabric.EMPTY, ends(FAST, List.of(CAS), List.of()), ends(BULK, List.of(CAS), List.of()));
        assertEquals(Optional.empty(), same.get(0).witness());
        assertTrue(same.get(0).hidesAnotherOutcome());
        assertEquals(
                1,
                shadowed(Fabric.EMPTY, ends(FAST, List.of(ALL), List.of()), ends(BULK, List.of(LOW), List.of()))
                        .size());
        assertEquals(
                List.of(),
                shadowed(Fabric.EMPTY, ends(FAST, List.of(CAS), List.of()), ends(BULK, List.of(LOW), List.of())));
        assertEquals(
                List.of(),
                shadowed(Fabric.EMPTY, ends(FAST, List.of(ALL), List.of()), ends(BULK, List.of(CAS), List.of())));
    }

    @Test
    void aRuleThatNothingCanMatchIsNotCalledShadowed() {
        MatchRule dead = ends(BULK, List.of(ABSENT), List.of());
        MatchRule beyond = new MatchRule(
                "", List.of(), List.of(), Ranges.NONE, Ranges.ofValues(4096), Ranges.NONE, Ranges.NONE, BULK);
        MatchRule first = ends(FAST, List.of(), List.of());
        assertEquals(List.of(), shadowed(HOSTS, first, dead, beyond));
        assertEquals(
                List.of(2, 3),
                Shadowing.of(bind(HOSTS, List.of(first, dead, beyond))).unmatchableRules());
    }

    @Test
    void aShadowedRuleNeverDecidesAndItsWitnessMatchesIt() {
        Random random = new Random(SEED);
        int found = 0;
        for (int round = 0; round < 300; round++) {
            List<MatchRule> rules = new ArrayList<>();
            for (int i = 0; i < 6; i++) {
                rules.add(someRule(random));
            }
            BoundPolicy bound = bind(HOSTS, rules);
            ReferenceMatcher matcher = new ReferenceMatcher(bound);
            for (ShadowedRule shadowed : Shadowing.of(bound).shadowedRules()) {
                found++;
                String about = "seed " + SEED + ", round " + round + ", rule " + shadowed.rule();
                Request witness = shadowed.witness().orElseThrow();
                assertTrue(matcher.matches(rules.get(shadowed.rule() - 1), witness), about);
                assertTrue(shadowed.by().contains(matcher.match(witness).rule()), about);
                assertEquals(matcher.match(witness).level(), shadowed.given(), about);
                for (int probe = 0; probe < 200; probe++) {
                    Request request = someRequest(random);
                    assertTrue(matcher.match(request).rule() != shadowed.rule(), about);
                    assertTrue(
                            shadowed.hidesAnotherOutcome()
                                    || !matcher.matches(rules.get(shadowed.rule() - 1), request)
                                    || matcher.match(request).level().equals(shadowed.wanted()),
                            about);
                }
            }
        }
        assertTrue(found > 50, "only " + found + " shadowed rules: the rules are too far apart");
    }

    @Test
    void amongTenThousandRulesOfOtherServicesNoneIsShadowed() {
        List<MatchRule> rules = new ArrayList<>();
        for (long i = 0; i < 10_000; i++) {
            rules.add(new MatchRule(
                    "",
                    List.of(PortGroup.ofGuids("g" + i, Ranges.ofValues(1 + i % 5))),
                    List.of(LOW),
                    Ranges.of(new Range(i * 16, i * 16 + 7)),
                    Ranges.NONE,
                    Ranges.NONE,
                    Ranges.NONE,
                    FAST));
        }
        BoundPolicy bound = bind(HOSTS, rules);
        assertEquals(List.of(), Shadowing.of(bound).shadowedRules());
    }

    private static ShadowedRule only(MatchRule... rules) {
        List<ShadowedRule> found = shadowed(HOSTS, rules);
        assertEquals(1, found.size());
        return found.get(0);
    }

    private static List<ShadowedRule> shadowed(Fabric fabric, MatchRule... rules) {
        return Shadowing.of(bind(fabric, List.of(rules))).shadowedRules();
    }

    private static PartitionMember full(long guid) {
        return new PartitionMember(PartitionMember.Selection.PORT, guid, Membership.FULL);
    }

    private static MatchRule pkey(QosLevel level, int pkey) {
        return new MatchRule(
                "", List.of(), List.of(), Ranges.NONE, Ranges.NONE, Ranges.NONE, Ranges.ofValues(pkey), level);
    }

    private static BoundPolicy bind(Fabric fabric, List<MatchRule> rules) {
        return bind(fabric, Partitions.WITHOUT_FILE, rules);
    }

    private static BoundPolicy bind(Fabric fabric, Partitions partitions, List<MatchRule> rules) {
        Policy policy = new Policy(List.of(), List.of(DEFAULT, FAST, BULK), DEFAULT, rules, FabricSetup.NONE);
        return BoundPolicy.bind(policy, fabric, partitions);
    }

    private static MatchRule service(QosLevel level, Range... ids) {
        return new MatchRule("", List.of(), List.of(), Ranges.of(ids), Ranges.NONE, Ranges.NONE, Ranges.NONE, level);
    }

    private static MatchRule ends(QosLevel level, List<PortGroup> sources, List<PortGroup> destinations) {
        return new MatchRule("", sources, destinations, Ranges.NONE, Ranges.NONE, Ranges.NONE, Ranges.NONE, level);
    }

    private static MatchRule someRule(Random random) {
        return new MatchRule(
                "",
                someGroups(random),
                someGroups(random),
                someRanges(random),
                someRanges(random),
                Ranges.NONE,
                someRanges(random),
                random.nextBoolean() ? FAST : BULK);
    }

    private static List<PortGroup> someGroups(Random random) {
        List<PortGroup> groups = List.of(ALL, LOW, HIGH, CAS, ABSENT);
        return random.nextBoolean() ? List.of() : List.of(groups.get(random.nextInt(5)), groups.get(random.nextInt(5)));
    }

    private static Ranges someRanges(Random random) {
        return random.nextInt(3) > 0
                ? Ranges.NONE
                : Ranges.of(Range.between(random.nextInt(8), random.nextInt(8)), Range.of(random.nextInt(8)));
    }

    private static Request someRequest(Random random) {
        return new Request(
                1 + random.nextInt(5),
                1 + random.nextInt(5),
                random.nextBoolean() ? OptionalLong.empty() : OptionalLong.of(random.nextInt(8)),
                random.nextBoolean() ? OptionalInt.empty() : OptionalInt.of(random.nextInt(8)),
                OptionalInt.empty(),
                random.nextBoolean() ? OptionalInt.empty() : OptionalInt.of(random.nextInt(8) | 0x8000));
    }

    private static Node host(long portGuid) {
        PortId id = new PortId(portGuid + 0x100, 1);
        Port port = new Port(id, portGuid, 0, 0, Optional.empty());
        return new Node(id.nodeGuid(), NodeType.CA, "host" + portGuid, 1, false, List.of(port));
    }
}
