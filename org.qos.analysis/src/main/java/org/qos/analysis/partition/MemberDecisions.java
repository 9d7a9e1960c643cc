package org.qos.analysis.partition;

import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.SortedMap;
import java.util.TreeMap;
import org.qos.analysis.decision.Interruption;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.match.EndpointSet;
import org.qos.runtime.match.PartitionMembers;
import org.qos.runtime.match.Request;
import org.qos.runtime.partition.Partition;
import org.qos.runtime.policy.PortGroup;

/**
 * Which rules decide the requests between the members of a partition that carry its P_Key and nothing else, where a fabric shows the
 * members: ports of channel adapters, because IPoIB runs on these.
 */
final class MemberDecisions {

    private final BoundPolicy bound;
    private final EndLists lists;
    /** The ports of the lists that were asked for. */
    private final Map<Integer, BitSet> ports = new HashMap<>();

    MemberDecisions(BoundPolicy bound, EndLists lists) {
        this.bound = bound;
        this.lists = lists;
    }

    /**
     * The places from 0 of rules that together decide all requests between the members, each with a request that it decides.
     *
     * @param accepting the rules that accept the P_Key of the partition and need no other field
     * @param limit only rules before this place count
     * @return the rules; empty if they leave some request, or there is none
     */
    Optional<SortedMap<Integer, Request>> before(Partition partition, BitSet accepting, int limit) {
        PartitionMembers known = PartitionMembers.of(partition, bound.fabric());
        BitSet members = known.all().indices();
        members.and(bound.fabric().endpointsOf(NodeType.CA));
        BitSet full = known.full().indices();
        full.and(members);
        SortedMap<Integer, Request> found = new TreeMap<>();
        for (int source = members.nextSetBit(0); source >= 0; source = members.nextSetBit(source + 1)) {
            Interruption.check();
            BitSet left = (BitSet) (full.get(source) ? members : full).clone();
            left.clear(source);
            for (int rule = accepting.nextSetBit(0);
                    rule >= 0 && rule < limit && !left.isEmpty();
                    rule = accepting.nextSetBit(rule + 1)) {
                if (ports(lists.source(rule)).get(source)) {
                    BitSet destinations = ports(lists.destination(rule));
                    if (left.intersects(destinations) && !found.containsKey(rule)) {
                        found.put(rule, request(source, first(left, destinations), partition.pkey()));
                    }
                    left.andNot(destinations);
                }
            }
            if (!left.isEmpty()) {
                return Optional.empty();
            }
        }
        return Optional.of(found).filter(rules -> !rules.isEmpty());
    }

    private static int first(BitSet left, BitSet destinations) {
        return left.stream().filter(destinations::get).findFirst().orElseThrow();
    }

    private Request request(int source, int destination, int pkey) {
        return new Request(
                bound.fabric().endpoints().get(source).guid(),
                bound.fabric().endpoints().get(destination).guid(),
                OptionalLong.empty(),
                OptionalInt.empty(),
                OptionalInt.empty(),
                OptionalInt.of(pkey));
    }

    private BitSet ports(int list) {
        return ports.computeIfAbsent(list, some -> ports(lists.groups(some)));
    }

    private BitSet ports(List<PortGroup> groups) {
        BitSet all = new BitSet();
        if (groups.isEmpty()) {
            all.set(0, bound.fabric().endpoints().size());
        }
        groups.stream().map(bound::members).map(EndpointSet.class::cast).forEach(members -> all.or(members.indices()));
        return all;
    }
}
