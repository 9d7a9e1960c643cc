package org.qos.runtime.match;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.qos.runtime.partition.PartitionMember;
import org.qos.runtime.partition.Partitions;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.policy.Range;
import org.qos.runtime.policy.Ranges;

/** Finds what of a group can be determined without a fabric: the ports that it, or a partition of it, gives by GUID. */
final class GuidBinder {

    private GuidBinder() {}

    static PortSet bind(PortGroup group, Partitions partitions, Consumer<BindingNote> notes) {
        List<PartitionMember> members = GroupPartitions.of(group, partitions, notes).stream()
                .flatMap(partition -> partition.members().stream())
                .toList();
        List<Range> guids = new ArrayList<>(group.portGuids().ranges());
        members.stream()
                .filter(GuidBinder::isPort)
                .map(member -> Range.of(member.portGuid()))
                .forEach(guids::add);
        boolean complete = group.portNames().isEmpty()
                && group.nodeTypes().isEmpty()
                && !group.self()
                && members.stream().allMatch(GuidBinder::isPort);
        if (!complete) {
            notes.accept(new BindingNote.NeedsFabric(group));
        } else if (guids.isEmpty()) {
            notes.accept(new BindingNote.EmptyGroup(group));
        }
        return new GuidSet(new Ranges(guids), complete);
    }

    private static boolean isPort(PartitionMember member) {
        return member.ports() == PartitionMember.Selection.PORT;
    }
}
