package org.qos.runtime.policy;

import java.util.List;
import java.util.OptionalInt;
import java.util.function.UnaryOperator;
import org.qos.runtime.value.VlWeight;

/**
 * VL arbitration tables and the ports that they are for. What is empty is not stated.
 *
 * @param groups ports of these groups
 * @param across peers of ports of these groups
 * @param to the numbers of the ports
 * @param high the high-priority table, at most 64 entries
 * @param low the low-priority table, at most 64 entries
 * @param highLimit how much the high-priority table may send before the low-priority one is served, in units of 4096 bytes: 0 one
 *     packet, 255 no limit
 */
public record VlArbScope(
        List<PortGroup> groups,
        List<PortGroup> across,
        PortNumbers to,
        List<VlWeight> high,
        List<VlWeight> low,
        OptionalInt highLimit) {

    /** Copies the lists. */
    public VlArbScope {
        groups = List.copyOf(groups);
        across = List.copyOf(across);
        high = List.copyOf(high);
        low = List.copyOf(low);
    }

    /** The same scope with other groups in place of its own. */
    public VlArbScope mapGroups(UnaryOperator<List<PortGroup>> other) {
        return new VlArbScope(other.apply(groups), other.apply(across), to, high, low, highLimit);
    }
}
