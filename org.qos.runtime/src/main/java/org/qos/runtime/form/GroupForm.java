package org.qos.runtime.form;

import java.util.EnumSet;
import java.util.Set;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.policy.PortName;

/** Writes and reads port groups, in the order of the record's components. */
public final class GroupForm {

    private GroupForm() {}

    /** Writes a group. */
    public static void write(FormOutput out, PortGroup group) {
        out.text(group.name());
        out.text(group.use());
        out.ranges(group.portGuids());
        out.list(group.portNames(), name -> write(out, name));
        out.list(group.partitions(), out::text);
        out.ranges(group.pkeys());
        out.number(bits(group.nodeTypes()));
        out.flag(group.self());
    }

    /** Reads a group. */
    public static PortGroup read(FormInput in) {
        return new PortGroup(
                in.text(),
                in.text(),
                in.ranges(),
                in.list(() -> portName(in)),
                in.list(in::text),
                in.ranges(),
                nodeTypes(in),
                in.flag());
    }

    private static void write(FormOutput out, PortName name) {
        out.text(name.node());
        out.number(name.port());
        out.number(name.reading().ordinal());
    }

    private static PortName portName(FormInput in) {
        PortName.Reading[] readings = PortName.Reading.values();
        return new PortName(in.text(), in.number(Integer.MAX_VALUE), readings[in.number(readings.length - 1)]);
    }

    private static int bits(Set<NodeType> types) {
        return types.stream()
                .mapToInt(NodeType::ordinal)
                .map(place -> 1 << place)
                .sum();
    }

    private static Set<NodeType> nodeTypes(FormInput in) {
        Set<NodeType> types = EnumSet.noneOf(NodeType.class);
        int bits = in.number((1 << NodeType.values().length) - 1);
        for (NodeType type : NodeType.values()) {
            if ((bits & 1 << type.ordinal()) != 0) {
                types.add(type);
            }
        }
        return types;
    }
}
