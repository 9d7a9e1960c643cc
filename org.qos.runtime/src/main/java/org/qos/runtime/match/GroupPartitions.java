package org.qos.runtime.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.qos.runtime.partition.Partition;
import org.qos.runtime.partition.Partitions;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.policy.Range;

/** Finds the partitions that a group names. Full and limited members alike belong to the group. */
final class GroupPartitions {

    private GroupPartitions() {}

    static List<Partition> of(PortGroup group, Partitions partitions, Consumer<BindingNote> notes) {
        List<Partition> found = new ArrayList<>();
        for (String name : group.partitions()) {
            Optional<Partition> partition = partitions.byName(name);
            partition.ifPresentOrElse(found::add, () -> notes.accept(new BindingNote.UnknownPartition(group, name)));
        }
        for (Range pkeys : group.pkeys().ranges()) {
            List<Partition> within = partitions.partitions().stream()
                    .filter(partition -> pkeys.contains(partition.pkey()))
                    .toList();
            if (within.isEmpty()) {
                notes.accept(new BindingNote.UnknownPkeys(group, pkeys));
            }
            found.addAll(within);
        }
        return found;
    }
}
