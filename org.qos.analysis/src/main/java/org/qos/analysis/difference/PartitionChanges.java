package org.qos.analysis.difference;

import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.BiPredicate;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.match.PartitionMembers;
import org.qos.runtime.partition.Membership;
import org.qos.runtime.partition.MulticastGroup;
import org.qos.runtime.partition.Partition;

/** Compares the partitions of two sides by P_Key; a name alone is not a difference. */
final class PartitionChanges {

    private final ComparedSide before;
    private final ComparedSide after;
    private final Fabric fabricBefore;
    private final Fabric fabricAfter;
    private final BiPredicate<Integer, Integer> lowersSl;

    /**
     * A comparison.
     *
     * @param lowersSl whether packets of the second SL get less on the new side than those of the first on the old one
     */
    PartitionChanges(ComparedSide before, ComparedSide after, BiPredicate<Integer, Integer> lowersSl) {
        this.before = before;
        this.after = after;
        this.fabricBefore = before.orFabric(after.fabric()).fabric();
        this.fabricAfter = after.orFabric(before.fabric()).fabric();
        this.lowersSl = lowersSl;
    }

    /** The partitions that differ, by P_Key. */
    List<PartitionChange> all() {
        TreeSet<Integer> pkeys = new TreeSet<>();
        before.partitions().partitions().forEach(partition -> pkeys.add(partition.pkey()));
        after.partitions().partitions().forEach(partition -> pkeys.add(partition.pkey()));
        return pkeys.stream()
                .map(this::change)
                .filter(change -> !change.isEmpty())
                .toList();
    }

    private PartitionChange change(int pkey) {
        Optional<Partition> old = before.partitions().byPkey(pkey);
        Optional<Partition> now = after.partitions().byPkey(pkey);
        SortedMap<PartitionPort, Membership> was = members(old, fabricBefore);
        SortedMap<PartitionPort, Membership> is = members(now, fabricAfter);
        return new PartitionChange(
                pkey,
                old,
                now,
                without(is, was),
                without(was, is),
                otherwise(was, is),
                lowersIpoibSl(old.flatMap(Partition::broadcast), now.flatMap(Partition::broadcast)));
    }

    private boolean lowersIpoibSl(Optional<MulticastGroup> old, Optional<MulticastGroup> now) {
        return old.isPresent()
                && now.isPresent()
                && old.get().sl() != now.get().sl()
                && lowersSl.test(old.get().sl(), now.get().sl());
    }

    private static SortedMap<PartitionPort, Membership> without(
            SortedMap<PartitionPort, Membership> members, Map<PartitionPort, Membership> others) {
        SortedMap<PartitionPort, Membership> rest = new TreeMap<>(members);
        rest.keySet().removeAll(others.keySet());
        return Collections.unmodifiableSortedMap(rest);
    }

    private static SortedMap<PartitionPort, Membership> otherwise(
            Map<PartitionPort, Membership> was, SortedMap<PartitionPort, Membership> is) {
        SortedMap<PartitionPort, Membership> other = new TreeMap<>(is);
        other.entrySet()
                .removeIf(entry -> !was.containsKey(entry.getKey()) || was.get(entry.getKey()) == entry.getValue());
        return Collections.unmodifiableSortedMap(other);
    }

    /** The ports of the fabric that are members; without a fabric the entries of the definition, the last for a port. */
    private static SortedMap<PartitionPort, Membership> members(Optional<Partition> partition, Fabric fabric) {
        SortedMap<PartitionPort, Membership> members = new TreeMap<>();
        if (fabric.isEmpty()) {
            partition.stream()
                    .flatMap(found -> found.members().stream())
                    .forEach(member ->
                            members.put(new PartitionPort(member.ports(), member.portGuid()), member.membership()));
        } else {
            partition.ifPresent(found -> addPorts(PartitionMembers.of(found, fabric), fabric, members));
        }
        return members;
    }

    private static void addPorts(PartitionMembers found, Fabric fabric, Map<PartitionPort, Membership> members) {
        BitSet full = found.full().indices();
        BitSet limited = found.limited().indices();
        found.all().indices().stream()
                .filter(index -> fabric.endpoints().get(index).guid() != 0)
                .forEach(index -> members.put(
                        PartitionPort.of(fabric.endpoints().get(index).guid()),
                        membership(full.get(index), limited.get(index))));
    }

    private static Membership membership(boolean full, boolean limited) {
        if (full && limited) {
            return Membership.BOTH;
        }
        return full ? Membership.FULL : Membership.LIMITED;
    }
}
