package org.qos.analysis.partition;

import java.util.BitSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.qos.analysis.decision.Interruption;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.match.Match;
import org.qos.runtime.match.Request;
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
    private final MemberDecisions decisions;
    /** The rules whose ends may be {@link #NO_PORT}. */
    private final BitSet withoutPorts = new BitSet();

    private PartitionLevels(BoundPolicy bound) {
        this.bound = bound;
        this.rules = bound.policy().rules();
        this.lists = new EndLists(rules);
        this.decisions = new MemberDecisions(bound, lists);
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
        int first = accepting.nextSetBit(0);
        if (first == match.rule() - 1) {
            return new PartitionLevel(partition, match, Optional.empty()); // it decides on all members
        }
        return ofMembers(partition, accepting, match)
                .orElseGet(() -> new PartitionLevel(
                        partition, match, new OtherLevelSearch(bound, lists, partition, accepting, match).first()));
    }

    /** The level where rules with groups decide all requests between the members, and so leave nothing to the rule of the P_Key. */
    private Optional<PartitionLevel> ofMembers(Partition partition, BitSet accepting, Match ofPkey) {
        int limit = ofPkey.isDefault() ? rules.size() : ofPkey.rule() - 1;
        return bound.fabric().isEmpty()
                ? Optional.empty()
                : decisions.before(partition, accepting, limit).map(deciding -> ofMembers(partition, deciding));
    }

    private PartitionLevel ofMembers(Partition partition, SortedMap<Integer, Request> deciding) {
        Match match = Match.of(bound.policy(), deciding.firstKey() + 1);
        Optional<OtherLevel> other = deciding.entrySet().stream()
                .map(one -> new OtherLevel(one.getValue(), Match.of(bound.policy(), one.getKey() + 1)))
                .filter(one -> !PartitionLevel.agree(one.match().level(), match.level()))
                .findFirst();
        return new PartitionLevel(partition, match, other);
    }

    private Match match(BitSet accepting) {
        BitSet matching = (BitSet) accepting.clone();
        matching.and(withoutPorts);
        return Match.of(bound.policy(), matching.nextSetBit(0) + 1);
    }
}
