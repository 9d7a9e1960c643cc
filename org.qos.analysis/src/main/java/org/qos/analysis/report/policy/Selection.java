package org.qos.analysis.report.policy;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.qos.analysis.explanation.Field;
import org.qos.analysis.explanation.page.FieldText;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.policy.Ranges;
import org.qos.runtime.value.Guid;

/** What selects the ports of a group, as text. */
final class Selection {

    /** Ranges with more GUIDs are not lists of known ports. */
    private static final long MAX_COUNTED = 100_000;

    private Selection() {}

    /** One text for each entry of the group, such as {@code node type CA}. */
    static List<String> of(PortGroup group) {
        List<String> texts = new ArrayList<>();
        if (!group.portGuids().isEmpty()) {
            texts.add(number(group.portGuids()));
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

    /** How many port GUIDs there are; wide ranges are counted as such. */
    private static String number(Ranges guids) {
        boolean isNarrow = guids.ranges().stream()
                .allMatch(range -> Long.compareUnsigned(range.last() - range.first(), MAX_COUNTED) < 0);
        if (!isNarrow) {
            int count = guids.ranges().size();
            return count == 1 ? "a range of port GUIDs" : count + " ranges of port GUIDs";
        }
        long count = guids.ranges().stream()
                .mapToLong(range -> range.last() - range.first() + 1)
                .sum();
        return count == 1 ? "1 port GUID" : count + " port GUIDs";
    }

    static String guids(PortGroup group) {
        return group.portGuids().ranges().stream()
                .map(range -> range.text(Guid::text))
                .collect(Collectors.joining(", "));
    }
}
