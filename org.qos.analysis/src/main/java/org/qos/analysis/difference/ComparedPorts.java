package org.qos.analysis.difference;

import java.util.Set;
import java.util.stream.Collectors;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.Node;
import org.qos.runtime.fabric.Port;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.match.EndpointSet;
import org.qos.runtime.match.Request;
import org.qos.runtime.policy.Policy;
import org.qos.runtime.policy.Ranges;
import org.qos.runtime.request.RequestText;
import org.qos.runtime.request.WitnessText;

/**
 * The ports between which the requests of two policies are compared, and the policies bound to them.
 *
 * @param basis where the ports are from
 * @param fabric has the ports; without a fabric one port for each kind of ports that the groups of the policies tell apart
 * @param before the old policy, bound to these ports
 * @param after the new policy, bound to these ports
 * @param onlyBefore how many ports are in the old fabric only, which are not compared
 * @param onlyAfter how many ports are in the new fabric only, which are not compared
 */
public record ComparedPorts(
        Basis basis, Fabric fabric, BoundPolicy before, BoundPolicy after, int onlyBefore, int onlyAfter) {

    /** Where compared ports are from. */
    public enum Basis {
        /** The ports of the fabric, the same on both sides or known for one of them only. */
        ONE_FABRIC,
        /** The ports that two fabrics have in common, by port GUID. */
        TWO_FABRICS,
        /** No fabric is known: each port is taken to be selected by one entry of a group at most. */
        NO_FABRIC
    }

    /** The ports for two sides. */
    public static ComparedPorts of(ComparedSide before, ComparedSide after) {
        ComparedSide old = before.orFabric(after.fabric());
        ComparedSide now = after.orFabric(before.fabric());
        if (old.fabric().isEmpty()) {
            return new SelectedPorts(old, now).compared();
        }
        return old.fabric().equals(now.fabric())
                ? new ComparedPorts(
                        Basis.ONE_FABRIC, old.fabric(), old.bound(old.fabric()), now.bound(old.fabric()), 0, 0)
                : ofTwo(old, now);
    }

    /** Whether every port is one of the fabric, so that pairs of ports can be counted. */
    public boolean isExact() {
        return basis != Basis.NO_FABRIC;
    }

    /**
     * A request as {@code qos explain} reads it; without a fabric an end may be the entry of a group that selects the port, such as
     * {@code 'a port of a channel adapter'}.
     */
    public String text(Request request) {
        return isExact() ? WitnessText.of(request, fabric) : RequestText.of(request, this::entry);
    }

    private String entry(long guid) {
        return fabric.node(guid)
                .map(Node::description)
                .filter(title -> !title.isEmpty())
                .map(title -> "'" + title + "'")
                .orElseGet(() -> "0x" + Long.toHexString(guid));
    }

    private static ComparedPorts ofTwo(ComparedSide old, ComparedSide now) {
        Set<Long> common = guids(old.fabric());
        common.retainAll(guids(now.fabric()));
        Fabric shared = now.fabric()
                .withNodes(now.fabric().nodes().stream()
                        .map(node -> withPorts(node, common))
                        .filter(node -> !node.ports().isEmpty())
                        .toList());
        return new ComparedPorts(
                Basis.TWO_FABRICS,
                shared,
                shared(old, shared, common),
                shared(now, shared, common),
                guids(old.fabric()).size() - common.size(),
                guids(now.fabric()).size() - common.size());
    }

    private static BoundPolicy shared(ComparedSide side, Fabric shared, Set<Long> common) {
        BoundPolicy own = side.bound(side.fabric());
        Policy byGuid = GroupsByGuid.of(
                side.policy(),
                group -> Ranges.ofValues(((EndpointSet) own.members(group))
                        .ports().stream()
                                .mapToLong(Port::guid)
                                .filter(common::contains)
                                .toArray()));
        return BoundPolicy.bind(byGuid, shared, side.partitions());
    }

    private static Set<Long> guids(Fabric fabric) {
        return fabric.endpoints().stream()
                .map(Port::guid)
                .filter(guid -> guid != 0)
                .collect(Collectors.toSet());
    }

    private static Node withPorts(Node node, Set<Long> guids) {
        return new Node(
                node.guid(),
                node.type(),
                node.description(),
                node.portCount(),
                node.enhancedPort0(),
                node.endpoints().stream()
                        .filter(port -> guids.contains(port.guid()))
                        .toList());
    }
}
