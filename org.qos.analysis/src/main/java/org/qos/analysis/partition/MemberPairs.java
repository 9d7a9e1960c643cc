package org.qos.analysis.partition;

import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.LongPredicate;
import java.util.stream.LongStream;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.match.EndpointSet;
import org.qos.runtime.match.PartitionMembers;
import org.qos.runtime.partition.Membership;
import org.qos.runtime.partition.Partition;
import org.qos.runtime.partition.PartitionMember;
import org.qos.runtime.policy.PortGroup;

/**
 * Members of a partition as ends of requests: ports of channel adapters, because IPoIB runs on these; without a fabric those
 * that the partition names by GUID.
 */
final class MemberPairs {

    /** How many ends of each side are enough to show what a rule does. */
    private static final int ENOUGH = 3;

    private final BoundPolicy bound;
    private final BitSet endpoints;
    private final long[] named;
    private final LongPredicate full;

    MemberPairs(Partition partition, BoundPolicy bound) {
        this.bound = bound;
        this.named = named(partition).stream()
                .mapToLong(PartitionMember::portGuid)
                .distinct()
                .toArray();
        PartitionMembers known = PartitionMembers.of(partition, bound.fabric());
        this.endpoints = known.all().indices();
        this.endpoints.and(bound.fabric().endpointsOf(NodeType.CA));
        this.full = bound.fabric().isEmpty() ? namedFull(partition)::contains : known.full()::contains;
    }

    /** Some members that belong to one of the groups; some of all when there are none. */
    long[] ends(List<PortGroup> groups) {
        return bound.fabric().isEmpty() ? namedEnds(groups) : knownEnds(groups);
    }

    private long[] namedEnds(List<PortGroup> groups) {
        return LongStream.of(named)
                .filter(guid -> groups.isEmpty()
                        || groups.stream()
                                .anyMatch(group -> bound.members(group).contains(guid)))
                .limit(ENOUGH)
                .toArray();
    }

    private long[] knownEnds(List<PortGroup> groups) {
        BitSet ends = (BitSet) endpoints.clone();
        if (!groups.isEmpty()) {
            BitSet ofGroups = new BitSet();
            groups.stream()
                    .map(bound::members)
                    .map(EndpointSet.class::cast)
                    .forEach(members -> ofGroups.or(members.indices()));
            ends.and(ofGroups);
        }
        return ends.stream()
                .limit(ENOUGH)
                .mapToLong(index -> bound.fabric().endpoints().get(index).guid())
                .toArray();
    }

    private static Set<Long> namedFull(Partition partition) {
        Set<Long> full = new HashSet<>();
        for (PartitionMember member : named(partition)) {
            if (member.membership() == Membership.LIMITED) {
                full.remove(member.portGuid());
            } else {
                full.add(member.portGuid());
            }
        }
        return full;
    }

    /** Whether the two are different ports that are not both limited members. */
    boolean mayTalk(long one, long other) {
        return one != other && (full.test(one) || full.test(other));
    }

    private static List<PartitionMember> named(Partition partition) {
        return partition.members().stream()
                .filter(member -> member.ports() == PartitionMember.Selection.PORT)
                .toList();
    }
}
