package org.qos.analysis.partition;

import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.LongPredicate;
import java.util.stream.LongStream;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.match.PartitionMembers;
import org.qos.runtime.partition.Membership;
import org.qos.runtime.partition.Partition;
import org.qos.runtime.partition.PartitionMember;
import org.qos.runtime.policy.PortGroup;

/**
 * Members of a partition as ends of requests: ports of channel adapters, as IPoIB runs on these; without a fabric those
 * that the partition names by GUID.
 */
final class MemberPairs {

    /** How many ends of each side are enough to show what a rule does. */
    private static final int ENOUGH = 3;

    private final BoundPolicy bound;
    private final long[] members;
    private final LongPredicate full;

    MemberPairs(Partition partition, BoundPolicy bound) {
        this.bound = bound;
        if (bound.fabric().isEmpty()) {
            Set<Long> fullOnes = new HashSet<>();
            named(partition).forEach(member -> {
                if (member.membership() == Membership.LIMITED) {
                    fullOnes.remove(member.portGuid());
                } else {
                    fullOnes.add(member.portGuid());
                }
            });
            this.members = named(partition).stream()
                    .mapToLong(PartitionMember::portGuid)
                    .distinct()
                    .toArray();
            this.full = fullOnes::contains;
        } else {
            PartitionMembers known = PartitionMembers.of(partition, bound.fabric());
            BitSet adapters = known.all().indices();
            adapters.and(bound.fabric().endpointsOf(NodeType.CA));
            this.members = adapters.stream()
                    .mapToLong(index -> bound.fabric().endpoints().get(index).guid())
                    .toArray();
            this.full = known.full()::contains;
        }
    }

    /** Some members that belong to one of the groups; some of all when there are none. */
    long[] ends(List<PortGroup> groups) {
        return LongStream.of(members)
                .filter(guid -> groups.isEmpty()
                        || groups.stream()
                                .anyMatch(group -> bound.members(group).contains(guid)))
                .limit(ENOUGH)
                .toArray();
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
