package org.qos.analysis.difference;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Stream;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.Node;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.fabric.Port;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.match.GuidSet;
import org.qos.runtime.policy.Policy;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.policy.Range;
import org.qos.runtime.policy.Ranges;

/**
 * The ports that the groups of two policies select where no fabric is known: one for each interval of GUIDs that the groups tell
 * apart, one for each entry that a fabric would have to resolve, such as a port name, and one in no group.
 */
final class SelectedPorts {

    private static final long FIRST_OF_ENTRIES = 0xfff0_0000_0000_0000L;

    private final ComparedSide before;
    private final ComparedSide after;
    private final BoundPolicy oldBound;
    private final BoundPolicy newBound;
    private final Map<String, Long> entries = new LinkedHashMap<>();
    private final Ranges named;
    private final List<Long> guids;
    private final long other;

    SelectedPorts(ComparedSide before, ComparedSide after) {
        this.before = before;
        this.after = after;
        oldBound = before.bound(Fabric.EMPTY);
        newBound = after.bound(Fabric.EMPTY);
        List<Ranges> selected = Stream.concat(
                        groups(before.policy()).map(group -> guids(oldBound, group)),
                        groups(after.policy()).map(group -> guids(newBound, group)))
                .toList();
        named = new Ranges(
                selected.stream().flatMap(ranges -> ranges.ranges().stream()).toList());
        guids = representatives(selected);
        Stream.concat(
                        groups(before.policy()).flatMap(group -> entries(before, group)),
                        groups(after.policy()).flatMap(group -> entries(after, group)))
                .forEach(this::number);
        other = free(1);
    }

    ComparedPorts compared() {
        Fabric fabric = fabric();
        return new ComparedPorts(
                ComparedPorts.Basis.NO_FABRIC,
                fabric,
                bound(before, oldBound, fabric),
                bound(after, newBound, fabric),
                0,
                0);
    }

    private BoundPolicy bound(ComparedSide side, BoundPolicy own, Fabric fabric) {
        Function<PortGroup, Ranges> members = group -> {
            Ranges byGuid = guids(own, group);
            return new Ranges(Stream.concat(guids.stream().filter(byGuid::contains), members(side, group))
                    .map(Range::of)
                    .toList());
        };
        return BoundPolicy.bind(GroupsByGuid.of(side.policy(), members), fabric, side.partitions());
    }

    /** The ports that entries of a group select, which no GUID gives. */
    private Stream<Long> members(ComparedSide side, PortGroup group) {
        return UnresolvedEntries.of(group, side.partitions()).all()
                ? Stream.of(entries.values(), guids, List.of(other)).flatMap(ports -> ports.stream())
                : entries(side, group).map(entries::get);
    }

    private static Stream<String> entries(ComparedSide side, PortGroup group) {
        return UnresolvedEntries.of(group, side.partitions()).titles().stream();
    }

    private static Stream<PortGroup> groups(Policy policy) {
        return policy.rules().stream()
                .flatMap(rule -> Stream.concat(rule.sources().stream(), rule.destinations().stream()))
                .distinct();
    }

    private static Ranges guids(BoundPolicy bound, PortGroup group) {
        return ((GuidSet) bound.members(group)).guids();
    }

    /** The first GUID of each interval in which all GUIDs are in the same groups. */
    private List<Long> representatives(List<Ranges> selected) {
        Set<Long> firsts = new TreeSet<>(Long::compareUnsigned);
        for (Ranges ranges : new LinkedHashSet<>(selected)) {
            for (Range range : ranges.ranges()) {
                firsts.add(range.first());
                firsts.add(range.last() + 1);
            }
        }
        return firsts.stream().filter(named::contains).toList();
    }

    private void number(String entry) {
        entries.computeIfAbsent(entry, title -> free(FIRST_OF_ENTRIES + entries.size()));
    }

    /** The first GUID from a number on that no group and no entry has. */
    private long free(long from) {
        long guid = from;
        while (named.contains(guid) || entries.containsValue(guid)) {
            guid++;
        }
        return guid;
    }

    /** A node for each port; that of an entry is described by the entry. */
    private Fabric fabric() {
        List<Node> nodes = new ArrayList<>();
        guids.forEach(guid -> nodes.add(node(guid, "")));
        entries.forEach((title, guid) -> nodes.add(node(guid, title)));
        nodes.add(node(other, ""));
        return Fabric.of(nodes, OptionalLong.empty());
    }

    private static Node node(long guid, String title) {
        Port port = new Port(new PortId(guid, 1), guid, 0, 0, Optional.empty());
        return new Node(guid, NodeType.CA, title, 1, false, List.of(port));
    }
}
