package org.qos.dsl.lower;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.eclipse.emf.ecore.EObject;
import org.qos.runtime.partition.Mgid;
import org.qos.runtime.partition.MulticastGroup;
import org.qos.runtime.partition.Partition;
import org.qos.runtime.partition.Partitions;
import org.qos.runtime.value.Pkey;

/** The partitions while a file is read, the default one from the start (OpenSM osm_prtn.c:osm_prtn_make_new). */
final class PartitionTable {

    private static final Comparator<PartitionDraft> IN_TABLE_ORDER =
            Comparator.comparingInt(draft -> Short.toUnsignedInt(Short.reverseBytes((short) draft.pkey())));

    private final Map<Integer, PartitionDraft> byPkey = new LinkedHashMap<>();
    private final Set<Mgid> groups = new HashSet<>();
    private final List<RefusedGroup> refused = new ArrayList<>();
    private int lastChosenPkey;

    PartitionTable() {
        PartitionDraft first = new PartitionDraft(Partition.DEFAULT_NAME, Pkey.DEFAULT, Optional.empty());
        first.members().addAll(Partitions.DEFAULT_MEMBERS_WITH_FILE);
        byPkey.put(first.pkey(), first);
    }

    /** The default partition. */
    PartitionDraft defaultPartition() {
        return byPkey.get(Pkey.DEFAULT);
    }

    /** All partitions in the order in which they were first defined. */
    Stream<PartitionDraft> all() {
        return byPkey.values().stream();
    }

    /** The partition that a definition is for; empty when no P_Key is free, for which OpenSM rejects the file. */
    Optional<PartitionDraft> define(PartitionHead head, EObject origin) {
        if (head.pkey() != 0) {
            return Optional.of(at(head.pkey(), head, origin));
        }
        return head.written().flatMap(this::byName).or(() -> nextFree().map(pkey -> at(pkey, head, origin)));
    }

    /** Whether there is no group of that GID yet. */
    boolean isFree(Mgid mgid) {
        return !groups.contains(mgid);
    }

    /** Gives a partition a group, unless there is one of that GID: that one stays as it is. */
    void addGroup(PartitionDraft partition, MulticastGroup group) {
        if (groups.add(group.mgid())) {
            partition.groups().add(group);
        }
    }

    /** Notes that OpenSM does not make a group. */
    void refuse(RefusedGroup group) {
        refused.add(group);
    }

    /** The groups that OpenSM does not make, in the order of the file. */
    List<RefusedGroup> refused() {
        return List.copyOf(refused);
    }

    private PartitionDraft at(int pkey, PartitionHead head, EObject origin) {
        return byPkey.computeIfAbsent(
                pkey,
                free -> new PartitionDraft(
                        head.name().orElseGet(() -> Partition.nameFor(free)), free, Optional.of(origin)));
    }

    /** The first of that name in OpenSM's table, which is ordered by the P_Key with its bytes swapped. */
    private Optional<PartitionDraft> byName(String name) {
        return all().filter(draft -> draft.name().equals(name)).min(IN_TABLE_ORDER);
    }

    private Optional<Integer> nextFree() {
        while (lastChosenPkey < Pkey.DEFAULT) {
            lastChosenPkey++;
            if (!byPkey.containsKey(lastChosenPkey)) {
                return Optional.of(lastChosenPkey);
            }
        }
        return Optional.empty();
    }
}
