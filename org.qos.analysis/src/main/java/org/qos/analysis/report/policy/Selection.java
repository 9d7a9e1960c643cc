package org.qos.analysis.report.policy;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.qos.analysis.explanation.Field;
import org.qos.analysis.explanation.page.FieldText;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.value.Guid;

/** What selects the ports of a group, as text. */
final class Selection {

    private Selection() {}

    /** One text for each entry of the group, such as {@code node type CA}. */
    static List<String> of(PortGroup group) {
        List<String> texts = new ArrayList<>();
        if (!group.portGuids().isEmpty()) {
            texts.add(group.portGuids().ranges().size() + " port GUID"
                    + (group.portGuids().ranges().size() == 1 ? "" : "s or ranges"));
        }
        if (!group.portNames().isEmpty()) {
            texts.add(
                    group.portNames().size() + " port name" + (group.portNames().size() == 1 ? "" : "s"));
        }
        if (!group.partitions().isEmpty()) {
            texts.add("partition " + String.join(", ", group.partitions()));
        }
        if (!group.pkeys().isEmpty()) {
            texts.add("P_Key " + FieldText.values(Field.PKEY, group.pkeys()));
        }
        group.nodeTypes().forEach(type -> texts.add("node type " + type));
        if (group.self()) {
            texts.add("the subnet manager's port");
        }
        return texts;
    }

    static String guids(PortGroup group) {
        return group.portGuids().ranges().stream()
                .map(range -> range.text(Guid::text))
                .collect(Collectors.joining(", "));
    }
}
