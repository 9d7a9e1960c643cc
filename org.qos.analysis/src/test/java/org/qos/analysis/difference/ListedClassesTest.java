package org.qos.analysis.difference;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.qos.analysis.difference.Sides.DEFAULT;
import static org.qos.analysis.difference.Sides.hosts;
import static org.qos.analysis.difference.Sides.policy;
import static org.qos.analysis.difference.Sides.rule;
import static org.qos.analysis.difference.Sides.side;

import java.util.List;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.qos.analysis.decision.DecisionProgress;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.option.SmOptions;
import org.qos.runtime.partition.Membership;
import org.qos.runtime.partition.Partition;
import org.qos.runtime.partition.PartitionMember;
import org.qos.runtime.partition.Partitions;
import org.qos.runtime.policy.MatchRule;
import org.qos.runtime.policy.Policy;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.policy.QosLevel;
import org.qos.runtime.policy.Range;
import org.qos.runtime.policy.Ranges;

/** Which classes of requests are listed, and between how many pairs of ports they are. */
class ListedClassesTest {

    private static final PortGroup STORAGE = only(3, 4);
    private static final Fabric FABRIC = hosts(1, 4);
    private static final QosLevel FAST = QosLevel.ofSl("fast", 3);

    @Test
    void ofManyClassesThoseOfMostPairsAreListedAndAllAreCounted() {
        PortGroup[] ports = {only(1), STORAGE, only(1, 2, 3), only(1, 2, 3, 4)};
        MatchRule[] old = new MatchRule[8];
        MatchRule[] now = new MatchRule[8];
        for (int i = 0; i < 8; i++) {
            old[i] = rule(FAST, Ranges.ofValues(i), ports[i / 2]);
            now[i] = rule(QosLevel.ofSl("new", i == 0 ? 4 : 5), Ranges.ofValues(i), ports[i / 2]);
        }
        List<LevelChange> changes = PolicyComparison.of(
                        side(policy(DEFAULT, old), FABRIC),
                        side(policy(DEFAULT, now), FABRIC),
                        false,
                        DecisionProgress.NONE,
                        6)
                .requests();
        assertEquals(
                List.of("7 of 16 16 12, 4 more", "1 of 4, 0 more"),
                changes.stream()
                        .map(change -> change.unlisted() + change.classes().size() + " of "
                                + change.classes().stream()
                                        .map(some -> Long.toString(some.pairs().orElseThrow()))
                                        .collect(Collectors.joining(" "))
                                + ", " + change.unlisted() + " more")
                        .toList());
        assertEquals(
                List.of(OptionalLong.of(16), OptionalLong.of(4)),
                changes.stream().map(LevelChange::pairs).toList());
    }

    @Test
    void refusedClassesThatAreNotListedDoNotCountAsBreaking() {
        Policy old =
                policy(DEFAULT, rule(FAST, Ranges.ofValues(16)), forPkey(FAST, 1), forPkey(FAST, 2), forPkey(FAST, 3));
        Partitions partitions = lab(0, member(3, Membership.FULL), member(4, Membership.FULL));
        LevelChange change = compared(old, partitions, 1).requests().get(0);
        assertEquals(3, change.unlisted());
        assertEquals(2, change.unlistedRefused());
        assertEquals(1, change.withoutRefused().unlisted());
    }

    @Test
    void pairsAreThoseThatShareThePkey() {
        Partitions partitions =
                lab(0, member(2, Membership.LIMITED), member(3, Membership.LIMITED), member(4, Membership.FULL));
        LevelChange change = compared(policy(DEFAULT, forPkey(FAST, 1)), partitions, 10)
                .requests()
                .get(0);
        assertEquals(
                OptionalLong.of(5), change.pairs(), "the full member with each member in both directions, and itself");
        assertTrue(change.exact());
    }

    @Test
    void ofVeryManyPkeysThePairsAreAMaximum() {
        Partitions many = new Partitions(IntStream.rangeClosed(1, 65)
                .mapToObj(pkey ->
                        new Partition(Partition.nameFor(pkey), pkey, 0, List.of(), List.of(member(4, Membership.FULL))))
                .toList());
        MatchRule forMany = new MatchRule(
                "", List.of(), List.of(), Ranges.NONE, Ranges.NONE, Ranges.NONE, Ranges.of(new Range(1, 65)), FAST);
        PolicyDifference found = compared(policy(DEFAULT, forMany), many, 10);
        LevelChange change = found.requests().get(0);
        assertEquals(OptionalLong.of(16), change.pairs());
        assertFalse(change.exact());
        assertEquals(
                "from 'host4/P1' to 'host4/P1' pkey 0x0001",
                found.ports().text(change.classes().get(0).witness()));
    }

    /** What changes when a policy becomes one without a rule. */
    private static PolicyDifference compared(Policy old, Partitions partitions, int maxClasses) {
        return PolicyComparison.of(
                side(old, FABRIC, partitions, SmOptions.DEFAULTS),
                side(policy(DEFAULT), FABRIC, partitions, SmOptions.DEFAULTS),
                false,
                DecisionProgress.NONE,
                maxClasses);
    }

    private static PortGroup only(long... guids) {
        return PortGroup.ofGuids("only", Ranges.ofValues(guids));
    }

    private static MatchRule forPkey(QosLevel level, int pkey) {
        return new MatchRule(
                "", List.of(), List.of(), Ranges.NONE, Ranges.NONE, Ranges.NONE, Ranges.ofValues(pkey), level);
    }

    private static Partitions lab(int sl, PartitionMember... members) {
        return new Partitions(List.of(new Partition("Lab", 1, sl, List.of(), List.of(members))));
    }

    private static PartitionMember member(long guid, Membership membership) {
        return new PartitionMember(PartitionMember.Selection.PORT, guid, membership);
    }
}
