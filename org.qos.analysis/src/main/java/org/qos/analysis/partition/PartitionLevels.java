package org.qos.analysis.partition;

import java.util.BitSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.qos.analysis.decision.Interruption;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.match.Match;
import org.qos.runtime.partition.Partition;
import org.qos.runtime.policy.MatchRule;
import org.qos.runtime.policy.PortGroup;

/** Finds the levels of partitions. */
public final class PartitionLevels {

    /** A port that no group has. */
    private static final long NO_PORT = 0;

    private final BoundPolicy bound;
    private final List<MatchRule> rules;
    private final EndLists lists;
    /** The rules whose ends may be {@link #NO_PORT}. */
    private final BitSet withoutPorts = new BitSet();

    private PartitionLevels(BoundPolicy bound) {
        this.bound = bound;
        this.rules = bound.policy().rules();
        this.lists = new EndLists(rules);
        for (int rule = 0; rule < rules.size(); rule++) {
            withoutPorts.set(
                    rule,
                    mayBeNoPort(rules.get(rule).sources())
                            && mayBeNoPort(rules.get(rule).destinations()));
        }
    }

    private boolean mayBeNoPort(List<PortGroup> groups) {
        return groups.isEmpty() || bound.inAny(groups, NO_PORT);
    }

    /** The levels of all partitions that the policy is bound to, in their order. */
    public static List<PartitionLevel> of(BoundPolicy bound) {
        List<Partition> partitions = bound.partitions().partitions();
        PartitionLevels levels = new PartitionLevels(bound);
        TreeMap<Integer, List<Partition>> byPkey =
                partitions.stream().collect(Collectors.groupingBy(Partition::pkey, TreeMap::new, Collectors.toList()));
        Map<Partition, PartitionLevel> found = new IdentityHashMap<>();
        new RulesByPkey(levels.rules, byPkey.navigableKeySet()).forEach((accepting, pkey) -> byPkey.get(pkey)
                .forEach(partition -> found.put(partition, levels.of(partition, accepting))));
        return partitions.stream().map(found::get).toList();
    }

    /** The level of a partition whose P_Key these rules accept in a request without other fields. */
    private PartitionLevel of(Partition partition, BitSet accepting) {
        Interruption.check();
        Match match = match(accepting);
        return new PartitionLevel(partition, match, other(partition, accepting, match));
    }

    private Match match(BitSet accepting) {
        BitSet matching = (BitSet) accepting.clone();
        matching.and(withoutPorts);
        return Match.of(bound.policy(), matching.nextSetBit(0) + 1);
    }

    /** The first rule that accepts the P_Key decides on all members when it is the rule of the partition. */
    private Optional<OtherLevel> other(Partition partition, BitSet accepting, Match match) {
        boolean decidesOnAll = accepting.nextSetBit(0) == match.rule() - 1;
        return decidesOnAll
                ? Optional.empty()
                : new OtherLevelSearch(bound, lists, partition, accepting, match).first();
    }
}
