package org.qos.runtime.match.compiled;

import java.util.List;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.policy.PortName;
import org.qos.runtime.policy.QosLevel;
import org.qos.runtime.policy.Ranges;

/** Writes levels and port groups. */
final class PolicyOutput {

    private final BinaryOutput out;

    PolicyOutput(BinaryOutput out) {
        this.out = out;
    }

    void level(QosLevel level) {
        out.text(level.name());
        optional(level.sn());
        out.text(level.use());
        out.number(level.sl());
        optional(level.mtuLimit());
        optional(level.rateLimit());
        optional(level.packetLife());
        optional(level.qosClass());
        optional(level.tclass());
        ranges(level.pathBits());
        ranges(level.pkeys());
    }

    void group(PortGroup group) {
        out.text(group.name());
        out.text(group.use());
        ranges(group.portGuids());
        out.list(group.portNames(), this::portName);
        out.list(group.partitions(), out::text);
        ranges(group.pkeys());
        out.list(List.copyOf(group.nodeTypes()), type -> out.text(type.name()));
        out.number(group.self() ? 1 : 0);
    }

    private void portName(PortName name) {
        out.text(name.node());
        out.number(name.port());
        out.text(name.reading().name());
    }

    private void ranges(Ranges ranges) {
        out.list(ranges.ranges(), range -> {
            out.wide(range.first());
            out.wide(range.last());
        });
    }

    private void optional(OptionalInt value) {
        optional(value.isPresent() ? OptionalLong.of(value.getAsInt()) : OptionalLong.empty());
    }

    private void optional(OptionalLong value) {
        out.number(value.isPresent() ? 1 : 0);
        out.wide(value.orElse(0));
    }
}
