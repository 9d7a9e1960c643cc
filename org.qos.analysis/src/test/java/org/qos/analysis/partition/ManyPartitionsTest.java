package org.qos.analysis.partition;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.match.BoundPolicy;
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

/** As many rules as there are partitions: what tries each rule for each partition takes minutes here. */
class ManyPartitionsTest {

    private static final int COUNT = 20_000;
    private static final int SECONDS = 120;
    private static final QosLevel DEFAULT = QosLevel.ofSl("DEFAULT", 0);
    private static final QosLevel GOLD = QosLevel.ofSl("gold", 1);
    private static final PortGroup STRANGERS = PortGroup.ofGuids("strangers", Ranges.ofValues(9));

    @Test
    @Timeout(SECONDS)
    void rulesWithServiceIdsAreNotTried() {
        List<PartitionLevel> levels =
                levels(COUNT, i -> rule(List.of(), Ranges.ofValues(i), Ranges.ofValues(1 + i), GOLD));
        assertTrue(levels.stream().allMatch(found -> found.match().isDefault()));
    }

    @Test
    @Timeout(SECONDS)
    void rulesForOtherPkeysAreNotTried() {
        List<PartitionLevel> levels = levels(COUNT, i -> rule(List.of(), Ranges.NONE, Ranges.ofValues(1 + i), GOLD));
        assertEquals(
                IntStream.rangeClosed(1, COUNT).boxed().toList(),
                levels.stream().map(found -> found.match().rule()).toList());
    }

    @Test
    @Timeout(SECONDS)
    void theGroupsOfManyRulesAreLookedAtOnceForEachPartition() {
        List<PartitionLevel> levels = levels(
                COUNT / 4, i -> rule(List.of(STRANGERS), Ranges.NONE, Ranges.of(new Range(1, COUNT / 4 - i)), GOLD));
        assertTrue(levels.stream()
                .allMatch(found -> found.match().isDefault() && found.other().isEmpty()));
    }

    private static List<PartitionLevel> levels(int count, IntFunction<MatchRule> rule) {
        List<MatchRule> rules = IntStream.range(0, count).mapToObj(rule).toList();
        Partitions partitions = new Partitions(IntStream.rangeClosed(1, COUNT)
                .mapToObj(ManyPartitionsTest::partition)
                .toList());
        Policy policy = new Policy(List.of(), List.of(DEFAULT, GOLD), DEFAULT, rules, FabricSetup.NONE);
        return PartitionLevels.of(BoundPolicy.bind(policy, Fabric.EMPTY, partitions));
    }

    private static MatchRule rule(List<PortGroup> sources, Ranges serviceIds, Ranges pkeys, QosLevel level) {
        return new MatchRule("", sources, List.of(), serviceIds, Ranges.NONE, Ranges.NONE, pkeys, level);
    }

    private static Partition partition(int pkey) {
        return new Partition(
                "partition" + pkey,
                pkey,
                0,
                List.of(),
                List.of(
                        new PartitionMember(Selection.PORT, 1, Membership.FULL),
                        new PartitionMember(Selection.PORT, 2, Membership.FULL)));
    }
}
