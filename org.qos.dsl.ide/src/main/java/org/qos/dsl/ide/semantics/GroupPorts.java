package org.qos.dsl.ide.semantics;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import org.qos.dsl.ide.workspace.DocumentSnapshot;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.Node;
import org.qos.runtime.fabric.Port;
import org.qos.runtime.match.EndpointSet;
import org.qos.runtime.match.GuidSet;
import org.qos.runtime.match.PortSet;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.policy.Range;

/** The ports of a port group. */
public final class GroupPorts {

    private static final int MAX_SHOWN = 10;
    /** The unicast LIDs of a subnet, 1 to 0xBFFF (IBTA 1.4, 4.1.3). */
    private static final int MAX_PORTS = 0xbfff;

    private GroupPorts() {}

    /** The number of ports of a group, such as {@code 12 ports}; empty if that depends on an unknown fabric. */
    public static Optional<String> count(PolicySemantics policy, PortGroup group) {
        PortSet ports = policy.bound().members(group);
        OptionalLong number = ports instanceof EndpointSet endpoints
                ? OptionalLong.of(endpoints.indices().cardinality())
                : guids((GuidSet) ports);
        return number.isEmpty()
                ? Optional.empty()
                : Optional.of(
                        number.getAsLong() == 1 ? "1 port" : Long.toUnsignedString(number.getAsLong()) + " ports");
    }

    /** GUID ranges count with their length, if a subnet can have that many ports. */
    private static OptionalLong guids(GuidSet set) {
        boolean countable = set.complete() && set.guids().ranges().stream().allMatch(GroupPorts::isCountable);
        return countable
                ? OptionalLong.of(set.guids().ranges().stream()
                        .mapToLong(range -> range.last() - range.first() + 1)
                        .sum())
                : OptionalLong.empty();
    }

    private static boolean isCountable(Range range) {
        return Long.compareUnsigned(range.last() - range.first(), MAX_PORTS) < 0;
    }

    /** The ports as items of a Markdown list: ten at most, and how many more there are; none if the fabric is unknown. */
    public static List<String> items(DocumentSnapshot snapshot, PolicySemantics policy, PortGroup group) {
        if (!(policy.bound().members(group) instanceof EndpointSet endpoints)) {
            return List.of();
        }
        Fabric fabric = snapshot.context().fabricContext().fabric();
        List<String> names = endpoints.ports().stream()
                .limit(MAX_SHOWN)
                .map(port -> "`" + name(fabric, port) + "`")
                .collect(Collectors.toList());
        int more = endpoints.indices().cardinality() - names.size();
        if (more > 0) {
            names.add("and " + more + " more");
        }
        return names;
    }

    /** A port as node description and port number. */
    public static String name(Fabric fabric, Port port) {
        return fabric.node(port.id().nodeGuid()).map(Node::description).orElse("?") + "/P" + port.number();
    }
}
