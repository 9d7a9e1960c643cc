package org.qos.runtime.setup;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.policy.PortName;
import org.qos.runtime.policy.PortNumbers;
import org.qos.runtime.policy.Range;
import org.qos.runtime.policy.Ranges;
import org.qos.runtime.policy.Sl2VlScope;
import org.qos.runtime.policy.VlArbScope;
import org.qos.runtime.value.Vl;
import org.qos.runtime.value.VlArbitration;
import org.qos.runtime.value.VlWeight;

/** Reads port groups and scopes as {@link SetupOutput} writes them, in the order of the records' components. */
final class SetupInput {

    private final FormInput in;

    SetupInput(FormInput in) {
        this.in = in;
    }

    PortGroup group() {
        return new PortGroup(
                in.text(), in.text(), ranges(), in.list(this::portName), in.list(in::text), ranges(), types(), flag());
    }

    Sl2VlScope sl2vl(List<PortGroup> groups) {
        return new Sl2VlScope(
                some(groups), some(groups), some(groups), numbers(), numbers(), in.list(() -> in.number(Vl.DROP)));
    }

    VlArbScope vlArb(List<PortGroup> groups) {
        return new VlArbScope(some(groups), some(groups), numbers(), table(), table(), highLimit());
    }

    private PortName portName() {
        PortName.Reading[] readings = PortName.Reading.values();
        return new PortName(in.text(), in.number(Integer.MAX_VALUE), readings[in.number(readings.length - 1)]);
    }

    private Set<NodeType> types() {
        Set<NodeType> types = EnumSet.noneOf(NodeType.class);
        int bits = in.number((1 << NodeType.values().length) - 1);
        for (NodeType type : NodeType.values()) {
            if ((bits & 1 << type.ordinal()) != 0) {
                types.add(type);
            }
        }
        return types;
    }

    private boolean flag() {
        return in.number(1) == 1;
    }

    private List<PortGroup> some(List<PortGroup> groups) {
        return in.list(() -> groups.get(in.number(groups.size() - 1)));
    }

    private PortNumbers numbers() {
        return flag() ? PortNumbers.ALL : PortNumbers.of(ranges());
    }

    private List<VlWeight> table() {
        return in.list(() -> new VlWeight(in.number(Vl.DROP), in.number(VlArbitration.MAX_WEIGHT)));
    }

    private OptionalInt highLimit() {
        int stored = in.number(1 + VlArbitration.MAX_HIGH_LIMIT);
        return stored == 0 ? OptionalInt.empty() : OptionalInt.of(stored - 1);
    }

    /** Ranges are stored in ascending order, and at least one value is between two of them. */
    private Ranges ranges() {
        List<Range> ranges = new ArrayList<>();
        in.list(() -> ranges.add(range(ranges)));
        return new Ranges(ranges);
    }

    private Range range(List<Range> before) {
        long end = before.isEmpty() ? 0 : before.get(before.size() - 1).last();
        long first = end + in.number();
        long last = first + in.number();
        boolean ascends = Long.compareUnsigned(end, first) <= 0 && Long.compareUnsigned(first, last) <= 0;
        boolean apart = before.isEmpty() || first != end && first != end + 1;
        FormInput.require(ascends && apart, 0);
        return new Range(first, last);
    }
}
