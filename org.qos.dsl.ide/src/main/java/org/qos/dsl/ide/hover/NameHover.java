package org.qos.dsl.ide.hover;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eclipse.emf.ecore.EObject;
import org.qos.dsl.ide.semantics.DefinedPartitions;
import org.qos.dsl.ide.semantics.GroupPorts;
import org.qos.dsl.ide.semantics.PartitionDocs;
import org.qos.dsl.ide.semantics.Plurals;
import org.qos.dsl.ide.semantics.PolicySemantics;
import org.qos.dsl.ide.syntax.SymbolIndex;
import org.qos.dsl.ide.syntax.SymbolOccurrence;
import org.qos.dsl.ide.workspace.DocumentSnapshot;
import org.qos.dsl.model.enhancedqos.Bandwidth;
import org.qos.runtime.partition.Partition;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.value.Pkey;

/** Hover for a name: a port group with its ports, a QoS level with its entries, a partition with its P_Key. */
final class NameHover {

    private NameHover() {}

    static Optional<HoverContent> at(DocumentSnapshot snapshot, int offset) {
        return SymbolIndex.in(snapshot).at(offset).flatMap(occurrence -> SymbolIndex.definition(occurrence)
                .flatMap(NameHover::text)
                .map(text -> new HoverContent(occurrence.region(), text)));
    }

    private static Optional<String> text(SymbolOccurrence definition) {
        EObject owner = definition.owner();
        return switch (definition.type()) {
            case GROUP ->
                PolicySemantics.of(definition.snapshot()).flatMap(policy -> policy.group(owner)
                        .map(group -> group(definition.snapshot(), policy, group)));
            case LEVEL ->
                PolicySemantics.of(definition.snapshot())
                        .flatMap(policy -> policy.level(owner))
                        .map(level -> LevelHover.of(definition.snapshot(), level));
            case PARTITION -> Optional.of(partition(definition));
            case BANDWIDTH -> Optional.of(EnhancedQosHover.of((Bandwidth) owner));
        };
    }

    private static String group(DocumentSnapshot snapshot, PolicySemantics policy, PortGroup group) {
        List<String> lines = new ArrayList<>();
        lines.add("**port group** `" + group.name() + "`");
        if (!group.use().isBlank()) {
            lines.add(group.use());
        }
        lines.add(
                GroupPorts.count(policy, group)
                        .orElse(
                                "the number of its ports is unknown without a snapshot of the fabric (`fabric` in `qos.yaml`)"));
        List<String> ports = GroupPorts.items(snapshot, policy, group);
        if (!ports.isEmpty()) {
            lines.add("- " + String.join("\n- ", ports));
        }
        return String.join("\n\n", lines);
    }

    private static String partition(SymbolOccurrence definition) {
        String head = "**partition** `" + definition.name() + "`";
        return DefinedPartitions.of(definition.snapshot())
                .byName(definition.name())
                .map(partition -> head + "\n\n" + members(partition))
                .orElse(head);
    }

    private static String members(Partition partition) {
        return "P_Key " + Pkey.text(partition.pkey()) + ", SL " + partition.sl() + ", "
                + PartitionDocs.members(partition) + ", "
                + Plurals.of(partition.groups().size(), "multicast group", "multicast groups");
    }
}
