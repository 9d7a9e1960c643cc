package org.qos.runtime.setup;

import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.match.EndpointSet;
import org.qos.runtime.match.PortSet;
import org.qos.runtime.policy.FabricSetup;
import org.qos.runtime.policy.PortGroup;

/** Nodes of which no port is in a group of the policy. */
final class UngroupedNodes {

    private UngroupedNodes() {}

    /** Number 0 of each such node, in order; none when the policy has no groups or does not set up the fabric. */
    static List<PortId> of(BoundPolicy policy) {
        if (policy.policy().groups().isEmpty() || policy.policy().setup().equals(FabricSetup.NONE)) {
            return List.of();
        }
        Fabric fabric = policy.fabric();
        BitSet grouped = new BitSet();
        policy.policy().groups().forEach(group -> grouped.or(members(policy, group)));
        Set<Long> nodes = new HashSet<>();
        grouped.stream()
                .forEach(index -> nodes.add(fabric.endpoints().get(index).id().nodeGuid()));
        return fabric.nodes().stream()
                .filter(node -> !nodes.contains(node.guid()))
                .map(node -> new PortId(node.guid(), 0))
                .sorted()
                .toList();
    }

    private static BitSet members(BoundPolicy policy, PortGroup group) {
        PortSet members = policy.members(group);
        return members instanceof EndpointSet endpoints ? endpoints.indices() : new BitSet();
    }
}
