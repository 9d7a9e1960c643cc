package org.qos.runtime.match.compiled;

import java.util.EnumSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.policy.PortName;
import org.qos.runtime.policy.QosLevel;
import org.qos.runtime.policy.Range;
import org.qos.runtime.policy.Ranges;

/** Reads levels and port groups as {@link PolicyOutput} writes them. */
final class PolicyInput {

    private final BinaryInput in;

    PolicyInput(BinaryInput in) {
        this.in = in;
    }

    /** The fields are read in the order of the record's components. */
    QosLevel level() {
        return new QosLevel(
                in.text(),
                optionalWide(),
                in.text(),
                in.number(),
                optional(),
                optional(),
                optional(),
                optional(),
                optional(),
                ranges(),
                ranges());
    }

    /** The fields are read in the order of the record's components. */
    PortGroup group() {
        return new PortGroup(
                in.text(),
                in.text(),
                ranges(),
                in.list(this::portName),
                in.list(in::text),
                ranges(),
                types(),
                in.number() == 1);
    }

    private PortName portName() {
        return new PortName(in.text(), in.number(), PortName.Reading.valueOf(in.text()));
    }

    private Set<NodeType> types() {
        List<NodeType> types = in.list(() -> NodeType.valueOf(in.text()));
        return types.isEmpty() ? Set.of() : EnumSet.copyOf(types);
    }

    private Ranges ranges() {
        return new Ranges(in.list(() -> new Range(in.wide(), in.wide())));
    }

    private OptionalInt optional() {
        OptionalLong value = optionalWide();
        return value.isPresent() ? OptionalInt.of((int) value.getAsLong()) : OptionalInt.empty();
    }

    private OptionalLong optionalWide() {
        boolean present = in.number() == 1;
        long value = in.wide();
        return present ? OptionalLong.of(value) : OptionalLong.empty();
    }
}
