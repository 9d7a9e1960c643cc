package org.qos.analysis.difference;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.qos.analysis.difference.Sides.DEFAULT;
import static org.qos.analysis.difference.Sides.hosts;
import static org.qos.analysis.difference.Sides.level;
import static org.qos.analysis.difference.Sides.policy;
import static org.qos.analysis.difference.Sides.rule;
import static org.qos.analysis.difference.Sides.side;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qos.analysis.decision.DecisionProgress;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.option.PortKind;
import org.qos.runtime.option.QosOptions;
import org.qos.runtime.option.SmOptions;
import org.qos.runtime.partition.Membership;
import org.qos.runtime.partition.Partition;
import org.qos.runtime.partition.PartitionMember;
import org.qos.runtime.partition.Partitions;
import org.qos.runtime.policy.FabricSetup;
import org.qos.runtime.policy.MatchRule;
import org.qos.runtime.policy.Policy;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.policy.PortName;
import org.qos.runtime.policy.QosLevel;
import org.qos.runtime.policy.Range;
import org.qos.runtime.policy.Ranges;
import org.qos.runtime.value.VlWeight;

class PolicyComparisonTest {

    private static final Ranges SERVICE = Ranges.of(new Range(0x10, 0x1f));
    private static final PortGroup STORAGE = PortGroup.ofGuids("storage", Ranges.ofValues(3, 4));
    private static final Fabric FABRIC = hosts(1, 4);
    private static final QosLevel FAST = QosLevel.ofSl("fast", 3);

    @Test
    void theSamePolicyInAnotherFormDoesNotDiffer() {
        Policy one = policy(DEFAULT, rule(FAST, SERVICE, STORAGE));
        Policy inParts = policy(
                DEFAULT,
                rule(FAST, Ranges.of(new Range(0x10, 0x17)), STORAGE),
                rule(QosLevel.ofSl("quick", 3), Ranges.of(new Range(0x12, 0x1f)), STORAGE));
        assertTrue(compared(one, inParts).isEmpty());
    }

    @Test
    void aNameAloneIsADifferenceOnDemand() {
        Policy one = policy(DEFAULT, rule(FAST, SERVICE));
        Policy renamed = policy(DEFAULT, rule(QosLevel.ofSl("quick", 3), SERVICE));
        PolicyDifference found =
                PolicyComparison.of(side(one, FABRIC), side(renamed, FABRIC), true, DecisionProgress.NONE);
        assertEquals(Set.of(LevelAspect.NAME), found.requests().get(0).aspects());
        assertTrue(found.breaking().isEmpty());
    }

    @Test
    void aNarrowerRuleShowsWhatFallsToTheDefault() {
        PolicyDifference found = compared(
                policy(DEFAULT, rule(FAST, SERVICE, STORAGE)),
                policy(DEFAULT, rule(FAST, Ranges.of(new Range(0x10, 0x17)), STORAGE)));
        LevelChange change = found.requests().get(0);
        assertEquals(1, found.requests().size());
        assertEquals(OptionalLong.of(8), change.pairs());
        assertEquals(Set.of(LevelAspect.NAME, LevelAspect.SL), change.aspects());
        assertTrue(change.lowered().contains(Lowering.DEFAULT), change.toString());
        assertEquals(
                "from 'host1/P1' to 'host3/P1' service 0x18",
                found.ports().text(change.classes().get(0).witness()));
    }

    @ParameterizedTest
    @CsvSource({
        // MTU, rate, P_Keys of the new level; what is lower than 4, 3, {1, 2}
        "4, 3, 1-2, []",
        "5, 3, 1-2, []",
        "0, 0, '',  []",
        "3, 3, 1-2, [MTU_LIMIT]",
        "4, 2, 1-2, [RATE_LIMIT]",
        "4, 5, 1-2, [RATE_LIMIT]",
        "4, 6, 1-3, []",
        "4, 3, 1-1, [PKEYS]",
        "3, 2, 2-9, '[MTU_LIMIT, RATE_LIMIT, PKEYS]'",
    })
    void limitsAreLowerByWhatTheirCodesMean(int mtu, int rate, String pkeys, String lowered) {
        Ranges allowed =
                pkeys.isEmpty() ? Ranges.NONE : Ranges.of(new Range(pkeys.charAt(0) - '0', pkeys.charAt(2) - '0'));
        QosLevel before = level("level", 1, 4, 3, Ranges.of(new Range(1, 2)));
        QosLevel after = level("level", 1, mtu, rate, allowed);
        assertEquals(lowered, Lowering.ofLimits(before, after).toString());
    }

    @Test
    void progressCountsTheClassesWhosePairsAreCounted() {
        List<String> heard = new ArrayList<>();
        DecisionProgress progress = new DecisionProgress() {
            @Override
            public void done(int rules, int of) {}

            @Override
            public void counted(int classes, int of) {
                heard.add(classes + " of " + of);
            }
        };
        Policy before = policy(DEFAULT, rule(FAST, Ranges.ofValues(1)), rule(FAST, Ranges.ofValues(2)));
        PolicyComparison.of(side(before, FABRIC), side(policy(DEFAULT), FABRIC), false, progress);
        assertEquals(List.of("1 of 2", "2 of 2"), heard);
    }

    @Test
    void aNewLimitIsLower() {
        assertEquals(
                Set.of(Lowering.MTU_LIMIT, Lowering.RATE_LIMIT, Lowering.PKEYS),
                Lowering.ofLimits(FAST, level("fast", 3, 5, 24, Ranges.ofValues(1))));
    }

    @Test
    void anSlThatIsDroppedIsLower() {
        SmOptions options = tables(List.of(new VlWeight(0, 32), new VlWeight(1, 32)), 1);
        Policy before = policy(DEFAULT, rule(QosLevel.ofSl("level", 1), SERVICE));
        Policy after = policy(DEFAULT, rule(QosLevel.ofSl("level", 2), SERVICE));
        PolicyDifference found = compared(before, options, after, options);
        assertEquals(Set.of(Lowering.DROPPED), found.requests().get(0).lowered());
        assertTrue(found.tables().isEmpty());
    }

    @Test
    void aLowerShareOfAnSlInUseIsBreaking() {
        Policy policy = policy(DEFAULT, rule(QosLevel.ofSl("level", 1), SERVICE));
        SmOptions before = tables(List.of(new VlWeight(0, 64), new VlWeight(1, 64)), 1);
        SmOptions after = tables(List.of(new VlWeight(0, 64), new VlWeight(1, 32)), 1);
        TableChange change = compared(policy, before, policy, after).tables().get(0);
        assertEquals(Set.of(PortKind.CA), change.kinds());
        assertEquals(Map.of(1, Set.of(Lowering.SHARE)), change.lowered());
        assertEquals(Set.of(0, 1), change.vlsWithOtherShares());
        assertTrue(change.movedSls().isEmpty());
        assertTrue(compared(policy, after, policy, before)
                .tables()
                .get(0)
                .lowered()
                .keySet()
                .contains(0));
    }

    @Test
    void aLowerShareOfAnSlThatNothingUsesIsNotBreaking() {
        Policy policy = policy(DEFAULT);
        SmOptions before = tables(List.of(new VlWeight(0, 64), new VlWeight(1, 64)), 1);
        SmOptions after = tables(List.of(new VlWeight(0, 64), new VlWeight(1, 32)), 1);
        assertFalse(compared(policy, before, policy, after).tables().get(0).isBreaking());
    }

    @Test
    void withoutAFabricTheEntryThatMovesIsNamed() {
        PortGroup one = named("n1", "n2");
        PortGroup two = named("n1", "n3");
        PolicyDifference found = PolicyComparison.of(
                side(policy(DEFAULT, rule(FAST, Ranges.NONE, one)), Fabric.EMPTY),
                side(policy(DEFAULT, rule(FAST, Ranges.NONE, two)), Fabric.EMPTY),
                false,
                DecisionProgress.NONE);
        assertEquals(2, found.requests().size());
        assertEquals(
                Set.of("n2 HCA-1/P1", "n3 HCA-1/P1"),
                Set.copyOf(found.requests().stream()
                        .map(change ->
                                found.ports().text(change.classes().get(0).witness()))
                        .map(text -> text.replaceFirst(".* to '(.*)'", "$1"))
                        .toList()));
        assertEquals(OptionalLong.empty(), found.requests().get(0).pairs());
    }

    @Test
    void portsOfOneFabricOnlyAreCounted() {
        PolicyDifference found = PolicyComparison.of(
                side(policy(DEFAULT), hosts(1, 4)), side(policy(FAST), hosts(3, 9)), false, DecisionProgress.NONE);
        assertEquals(ComparedPorts.Basis.TWO_FABRICS, found.ports().basis());
        assertEquals(2, found.ports().onlyBefore());
        assertEquals(5, found.ports().onlyAfter());
        assertEquals(OptionalLong.of(4), found.requests().get(0).pairs());
    }

    @Test
    void aGroupOfACategoryHasThePortsOfItsOwnFabric() {
        PortGroup adapters = new PortGroup(
                "adapters", "", Ranges.NONE, List.of(), List.of(), Ranges.NONE, Set.of(NodeType.CA), false);
        PolicyDifference found = PolicyComparison.of(
                side(policy(DEFAULT, rule(FAST, SERVICE, adapters)), hosts(1, 4)),
                side(policy(DEFAULT, rule(FAST, SERVICE, STORAGE)), hosts(1, 3)),
                false,
                DecisionProgress.NONE);
        assertEquals(OptionalLong.of(6), found.requests().get(0).pairs(), "from 1, 2, 3 to 1, 2");
    }

    @Test
    void membersOfPartitionsAreComparedPortByPort() {
        Policy policy = policy(DEFAULT);
        Partitions before =
                lab(0, member(1, Membership.FULL), member(2, Membership.FULL), member(3, Membership.LIMITED));
        Partitions after =
                lab(2, member(2, Membership.LIMITED), member(3, Membership.LIMITED), member(4, Membership.FULL));
        PartitionChange change = PolicyComparison.of(
                        side(policy, FABRIC, before, SmOptions.DEFAULTS),
                        side(policy, FABRIC, after, SmOptions.DEFAULTS),
                        false,
                        DecisionProgress.NONE)
                .partitions()
                .get(0);
        assertEquals(Map.of(PartitionPort.of(1), Membership.FULL), change.lost());
        assertEquals(Map.of(PartitionPort.of(2), Membership.LIMITED), change.changed());
        assertEquals(Map.of(PartitionPort.of(4), Membership.FULL), change.gained());
        assertTrue(change.changesSl());
        assertTrue(change.isBreaking());
    }

    @Test
    void aGroupThatNoRuleUsesNeedsNoFabric() {
        Policy used = policy(DEFAULT, rule(FAST, SERVICE, named("a")));
        Policy withUnused =
                new Policy(List.of(named("b")), used.levels(), used.defaultLevel(), used.rules(), FabricSetup.NONE);
        assertTrue(PolicyComparison.of(
                        side(used, Fabric.EMPTY), side(withUnused, Fabric.EMPTY), false, DecisionProgress.NONE)
                .isEmpty());
    }

    @Test
    void aRequestHasPortsThatShareItsPkey() {
        Policy wide = policy(DEFAULT, forPkey(FAST, 1));
        Partitions partitions = lab(0, member(3, Membership.LIMITED), member(4, Membership.FULL));
        PolicyDifference found = compared(wide, policy(DEFAULT), partitions);
        RequestClass requests = found.requests().get(0).classes().get(0);
        assertFalse(requests.isRefused());
        assertEquals("from 'host4/P1' to 'host3/P1' pkey 0x0001", found.ports().text(requests.witness()));
    }

    @Test
    void requestsForAPkeyThatNoPairSharesLowerNothing() {
        Policy old = policy(DEFAULT, forPkey(FAST, 1, 1, 2));
        Partitions partitions = lab(0, member(3, Membership.FULL), member(4, Membership.FULL));
        PolicyDifference found = compared(old, policy(DEFAULT), partitions);
        LevelChange change = found.requests().get(0);
        assertTrue(change.classes().get(0).isRefused());
        assertEquals(OptionalLong.of(0), change.pairs());
        assertEquals(Set.of(), change.lowered());
        assertTrue(found.breaking().isEmpty());
        assertFalse(compared(old, policy(DEFAULT)).breaking().isEmpty(), "partitions are not known");
    }

    @Test
    void limitedMembersDoNotShareAPkey() {
        Policy old = policy(DEFAULT, forPkey(FAST, 1));
        Partitions limited = lab(0, member(3, Membership.LIMITED), member(4, Membership.LIMITED));
        assertTrue(compared(old, policy(DEFAULT), limited).breaking().isEmpty());
        Partitions full = lab(0, member(3, Membership.LIMITED), member(4, Membership.FULL));
        assertFalse(compared(old, policy(DEFAULT), full).breaking().isEmpty());
    }

    @Test
    void aRequestWithoutAPkeyHasPortsThatShareAPartition() {
        Policy old = policy(DEFAULT, rule(FAST, SERVICE));
        Partitions partitions = lab(0, member(3, Membership.LIMITED), member(4, Membership.FULL));
        PolicyDifference found = compared(old, policy(DEFAULT), partitions);
        LevelChange change = found.requests().get(0);
        assertEquals(OptionalLong.of(3), change.pairs(), "3 with 4, 4 with 3, 4 with itself");
        RequestClass requests = change.classes().get(0);
        assertFalse(requests.isRefused());
        assertTrue(found.ports().text(requests.witness()).startsWith("from 'host4/P1' to 'host3/P1'"));
    }

    @Test
    void requestsOfPortsThatShareNoPartitionLowerNothing() {
        Policy old = policy(DEFAULT, rule(FAST, SERVICE));
        Partitions limited = lab(0, member(3, Membership.LIMITED), member(4, Membership.LIMITED));
        PolicyDifference found = compared(old, policy(DEFAULT), limited);
        assertTrue(found.requests().get(0).classes().get(0).isRefused());
        assertTrue(found.breaking().isEmpty());
    }

    @Test
    void switchingQosOffIsBreaking() {
        Policy policy = policy(DEFAULT);
        PolicyDifference found = compared(policy, SmOptions.DEFAULTS.withQos(), policy, SmOptions.DEFAULTS);
        assertEquals(List.of(new OptionChange("qos", "TRUE", "FALSE")), found.options());
        assertFalse(found.breaking().isEmpty());
    }

    private static PolicyDifference compared(Policy before, Policy after) {
        return compared(before, SmOptions.DEFAULTS.withQos(), after, SmOptions.DEFAULTS.withQos());
    }

    private static PolicyDifference compared(
            Policy before, SmOptions optionsBefore, Policy after, SmOptions optionsAfter) {
        return PolicyComparison.of(
                side(before, FABRIC, Partitions.WITHOUT_FILE, optionsBefore),
                side(after, FABRIC, Partitions.WITHOUT_FILE, optionsAfter),
                false,
                DecisionProgress.NONE);
    }

    private static PolicyDifference compared(Policy before, Policy after, Partitions partitions) {
        SmOptions options = SmOptions.DEFAULTS.withQos();
        return PolicyComparison.of(
                side(before, FABRIC, partitions, options),
                side(after, FABRIC, partitions, options),
                false,
                DecisionProgress.NONE);
    }

    /** A rule for a P_Key, from some ports if any are given. */
    private static MatchRule forPkey(QosLevel level, int pkey, long... sources) {
        List<PortGroup> from =
                sources.length == 0 ? List.of() : List.of(PortGroup.ofGuids("from", Ranges.ofValues(sources)));
        return new MatchRule("", from, List.of(), Ranges.NONE, Ranges.NONE, Ranges.NONE, Ranges.ofValues(pkey), level);
    }

    /** Options whose CA ports have a low-priority table and the VL of SL 1; SLs above are dropped. */
    private static SmOptions tables(List<VlWeight> low, int vlOfSl1) {
        QosOptions tables = new QosOptions(
                OptionalInt.empty(),
                OptionalInt.of(0),
                Optional.of(List.of()),
                Optional.of(low),
                Optional.of(List.of(0, vlOfSl1, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15)));
        Map<PortKind, QosOptions> kinds = new EnumMap<>(PortKind.class);
        kinds.put(PortKind.CA, tables);
        return SmOptions.DEFAULTS.withQos().withTables(5, kinds);
    }

    private static PortGroup named(String... nodes) {
        return new PortGroup(
                "named",
                "",
                Ranges.NONE,
                List.of(nodes).stream()
                        .map(node -> new PortName(node + "/HCA-1", 1, PortName.Reading.FIRST_TWO_WORDS))
                        .toList(),
                List.of(),
                Ranges.NONE,
                Set.of(),
                false);
    }

    private static Partitions lab(int sl, PartitionMember... members) {
        return new Partitions(List.of(new Partition("Lab", 1, sl, List.of(), List.of(members))));
    }

    private static PartitionMember member(long guid, Membership membership) {
        return new PartitionMember(PartitionMember.Selection.PORT, guid, membership);
    }
}
