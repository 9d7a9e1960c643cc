package org.qos.dsl.ide.meaning;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import org.qos.dsl.ide.workspace.View;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.Node;
import org.qos.runtime.fabric.Port;
import org.qos.runtime.match.EndpointSet;
import org.qos.runtime.match.GuidSet;
import org.qos.runtime.match.PortSet;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.policy.Range;
import org.qos.runtime.value.Lid;

/** The ports of a group. */
public final class GroupPorts {

    private static final int SHOWN = 10;
    private GroupPorts() {}

    /** How many ports a group has, such as {@code 12 ports}; empty where only the fabric tells and none is known. */
    public static Optional<String> count(PolicyMeaning policy, PortGroup group) {
        PortSet ports = policy.bound().members(group);
        OptionalLong number = ports instanceof EndpointSet endpoints
                ? OptionalLong.of(endpoints.indices().cardinality())
                : guids((GuidSet) ports);
        return number.isEmpty()
                ? Optional.empty()
                : Optional.of(
                        number.getAsLong() == 1 ? "1 port" : Long.toUnsignedString(number.getAsLong()) + " ports");
    }

    /** Ranges of GUIDs are counted by their length, where a subnet can have so many ports. */
    private static OptionalLong guids(GuidSet set) {
        boolean countable = set.complete() && set.guids().ranges().stream().allMatch(GroupPorts::isCountable);
        return countable
                ? OptionalLong.of(set.guids().ranges().stream()
                        .mapToLong(range -> range.last() - range.first() + 1)
                        .sum())
                : OptionalLong.empty();
    }

    private static boolean isCountable(Range range) {
        return Long.compareUnsigned(range.last() - range.first(), Lid.MAX_UNICAST) < 0;
    }

    /** The nodes that the ports are on, the first ten of them; empty where no fabric is known. */
    public static List<String> nodes(View view, PolicyMeaning policy, PortGroup group) {
        if (!(policy.bound().members(group) instanceof EndpointSet endpoints)) {
            return List.of();
        }
        Fabric fabric = view.site().subnet().fabric();
        List<String> names = endpoints.ports().stream()
                .limit(SHOWN)
                .map(port -> name(fabric, port))
                .collect(Collectors.toList());
        int more = endpoints.indices().cardinality() - names.size();
        if (more > 0) {
            names.add("and " + more + " more");
        }
        return names;
    }

    /** A port by the description of its node and its number. */
    public static String name(Fabric fabric, Port port) {
        return fabric.node(port.id().nodeGuid()).map(Node::description).orElse("?") + "/P" + port.number();
    }
}
