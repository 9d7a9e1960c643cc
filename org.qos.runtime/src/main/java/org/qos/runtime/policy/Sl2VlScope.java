package org.qos.runtime.policy;

import java.util.List;
import java.util.function.UnaryOperator;

/**
 * An SL2VL table and the (in-port, out-port) pairs that it is for.
 *
 * @param groups the out-ports are ports of these groups
 * @param acrossTo the out-ports are peers of ports of these groups ({@code across} and {@code across-to})
 * @param acrossFrom the in-ports are those whose peer is in one of these groups; empty for no such restriction
 * @param from the numbers of the in-ports
 * @param to the numbers of the out-ports
 * @param vls the VL of each of the 16 SLs; 15 drops the packet
 */
public record Sl2VlScope(
        List<PortGroup> groups,
        List<PortGroup> acrossTo,
        List<PortGroup> acrossFrom,
        PortNumbers from,
        PortNumbers to,
        List<Integer> vls) {

    /** Copies the lists. */
    public Sl2VlScope {
        groups = List.copyOf(groups);
        acrossTo = List.copyOf(acrossTo);
        acrossFrom = List.copyOf(acrossFrom);
        vls = List.copyOf(vls);
    }

    /** The same scope with other groups in place of its own. */
    public Sl2VlScope mapGroups(UnaryOperator<List<PortGroup>> other) {
        return new Sl2VlScope(other.apply(groups), other.apply(acrossTo), other.apply(acrossFrom), from, to, vls);
    }
}
