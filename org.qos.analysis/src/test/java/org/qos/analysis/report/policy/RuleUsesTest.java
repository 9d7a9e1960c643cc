package org.qos.analysis.report.policy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.qos.analysis.decision.DecisionProgress;
import org.qos.analysis.partition.AnsweredPairs;
import org.qos.analysis.report.policy.RuleUse.Decision;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.Node;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.fabric.Port;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.match.BoundPolicy;
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

class RuleUsesTest {

    private static final QosLevel LEVEL = QosLevel.ofSl("level", 1);
    private static final PortGroup FIRST = PortGroup.ofGuids("first", Ranges.of(new Range(1, 2)));
    private static final PortGroup SECOND = PortGroup.ofGuids("second", Ranges.of(new Range(3, 4)));
    private static final PortGroup ALL = PortGroup.ofGuids("all", Ranges.of(new Range(1, 4)));
    private static final PortGroup HOSTS =
            new PortGroup("hosts", "", Ranges.NONE, List.of(), List.of(), Ranges.NONE, Set.of(NodeType.CA), false);
    private static final PortGroup NONE = PortGroup.ofGuids("none", Ranges.of(new Range(8, 9)));
    private static final Fabric FABRIC =
            Fabric.of(LongStream.rangeClosed(1, 4).mapToObj(RuleUsesTest::host).toList(), OptionalLong.empty());

    @Test
    void aRuleDecidesBetweenThePairsThatEarlierRulesLeave() {
        RuleUses uses = uses(FABRIC, to(FIRST), to(ALL));
        assertEquals(OptionalLong.of(8), uses.of(1).pairs());
        assertEquals(OptionalLong.of(8), uses.of(2).pairs());
        assertEquals(3, uses.of(2).example().orElseThrow().destinationGuid());
    }

    @Test
    void aRuleThatTwoOthersCoverNamesBoth() {
        RuleUse use = uses(FABRIC, to(FIRST), to(SECOND), to(ALL)).of(3);
        assertEquals(Decision.NOTHING, use.decision());
        assertEquals(List.of(1, 2), use.blockers());
    }

    @Test
    void aRuleThatNoRequestMeetsHasNoBlockers() {
        RuleUse use = uses(FABRIC, to(NONE)).of(1);
        assertEquals(Decision.NOTHING, use.decision());
        assertEquals(List.of(), use.blockers());
    }

    @Test
    void withoutAFabricNoPairsAreCounted() {
        RuleUses uses = uses(Fabric.EMPTY, to(FIRST), to(FIRST));
        assertEquals(Decision.SOMETHING, uses.of(1).decision());
        assertEquals(OptionalLong.empty(), uses.of(1).pairs());
        assertEquals(Decision.NOTHING, uses.of(2).decision());
    }

    @Test
    void withoutAFabricOnlyNothingIsCertainOfNodeTypes() {
        RuleUses uses = uses(Fabric.EMPTY, to(HOSTS), to(HOSTS));
        assertEquals(Decision.NOT_KNOWN, uses.of(1).decision());
        assertEquals(Decision.NOTHING, uses.of(2).decision());
    }

    @Test
    void aRuleForAPkeyThatItsPortsDoNotShareDecidesNothingThatIsAnswered() {
        Partition jobs = new Partition(
                "jobs", 0x20, 0, List.of(), List.of(member(1, Membership.LIMITED), member(3, Membership.FULL)));
        Partitions partitions = new Partitions(List.of(jobs));
        RuleUses uses = RuleUses.of(pairs(bound(FABRIC, partitions, forPkey(FIRST), forPkey(SECOND))), work -> {});
        assertEquals(Decision.REFUSED, uses.of(1).decision());
        assertEquals(Decision.SOMETHING, uses.of(2).decision());
        assertEquals(1, uses.of(2).example().orElseThrow().sourceGuid());
        assertEquals(3, uses.of(2).example().orElseThrow().destinationGuid());
        assertEquals(OptionalLong.of(1), uses.of(2).pairs());
    }

    /** OpenSM gives no path between ports that share no partition. */
    @Test
    void pairsThatShareNoPartitionAreNotCounted() {
        Partition jobs = new Partition(
                "jobs",
                0x20,
                0,
                List.of(),
                List.of(member(1, Membership.FULL), member(2, Membership.LIMITED), member(3, Membership.LIMITED)));

        RuleUses uses = RuleUses.of(pairs(bound(FABRIC, new Partitions(List.of(jobs)), to(ALL))), work -> {});

        // the full member with all three, and each of the others with it
        assertEquals(OptionalLong.of(5), uses.of(1).pairs());
    }

    /** From the first group to another. */
    private static MatchRule forPkey(PortGroup to) {
        return new MatchRule(
                "", List.of(FIRST), List.of(to), Ranges.NONE, Ranges.NONE, Ranges.NONE, Ranges.ofValues(0x20), LEVEL);
    }

    private static PartitionMember member(long guid, Membership membership) {
        return new PartitionMember(PartitionMember.Selection.PORT, guid, membership);
    }

    @Test
    void progressNamesEachRule() {
        List<String> heard = new ArrayList<>();
        RuleUses.of(pairs(bound(FABRIC, to(FIRST), to(ALL))), heard::add);
        assertEquals("finding out what rule 2 of 2 decides", heard.get(1));
    }

    @Test
    void interruptionEndsIt() {
        Thread.currentThread().interrupt();
        try {
            assertThrows(CancellationException.class, () -> uses(FABRIC, to(FIRST)));
        } finally {
            Thread.interrupted();
        }
    }

    private static RuleUses uses(Fabric fabric, MatchRule... rules) {
        return RuleUses.of(pairs(bound(fabric, rules)), work -> {});
    }

    private static AnsweredPairs pairs(BoundPolicy policy) {
        return new AnsweredPairs(List.of(policy.partitions()), policy.fabric(), List.of(policy), DecisionProgress.NONE);
    }

    private static BoundPolicy bound(Fabric fabric, MatchRule... rules) {
        return bound(fabric, Partitions.WITHOUT_FILE, rules);
    }

    private static BoundPolicy bound(Fabric fabric, Partitions partitions, MatchRule... rules) {
        Policy policy =
                new Policy(List.of(FIRST, SECOND, ALL, NONE), List.of(LEVEL), LEVEL, List.of(rules), FabricSetup.NONE);
        return BoundPolicy.bind(policy, fabric, partitions);
    }

    private static MatchRule to(PortGroup group) {
        return new MatchRule("", List.of(), List.of(group), Ranges.NONE, Ranges.NONE, Ranges.NONE, Ranges.NONE, LEVEL);
    }

    private static Node host(long guid) {
        Port port = new Port(new PortId(guid, 1), guid, (int) guid, 0, Optional.empty());
        return new Node(guid, NodeType.CA, "host" + guid, 1, false, List.of(port));
    }
}
