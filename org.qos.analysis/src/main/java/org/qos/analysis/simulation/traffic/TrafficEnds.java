package org.qos.analysis.simulation.traffic;

import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.match.EndpointSet;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.request.PortFinder;
import org.qos.runtime.request.RequestSyntaxException;

/** Finds the ports that a description of traffic names: port groups of a policy, single ports, or all. */
public final class TrafficEnds {

    private final BoundPolicy policy;
    private final Fabric fabric;
    private final BitSet adapters = new BitSet();

    /** The ports of the fabric that a policy is bound to. */
    public TrafficEnds(BoundPolicy policy) {
        this.policy = policy;
        this.fabric = policy.fabric();
        IntStream.range(0, fabric.endpoints().size()).filter(this::isAdapter).forEach(adapters::set);
    }

    private boolean isAdapter(int end) {
        long node = fabric.endpoints().get(end).id().nodeGuid();
        return fabric.endpoints().get(end).lid() != 0
                && fabric.node(node)
                        .filter(found -> found.type() != NodeType.SWITCH)
                        .isPresent();
    }

    /**
     * The ports of channel adapters and routers that are named, by the index of the endpoint, ascending.
     *
     * @param traffic the class of traffic that names them
     * @throws TrafficException when a name is neither a port group of the policy nor a port of the fabric, or when
     *     there are none
     */
    int[] of(TrafficClass traffic, List<String> names) throws TrafficException {
        BitSet ends = new BitSet();
        for (String name : names) {
            ends.or(find(name)
                    .orElseThrow(() -> new TrafficException(
                            traffic, "'" + name + "' is neither a port group of the policy nor a port of the fabric")));
        }
        ends.and(adapters);
        if (ends.isEmpty()) {
            throw new TrafficException(
                    traffic, "the fabric has no end ports of " + String.join(", ", names) + " that have a LID");
        }
        return ends.stream().toArray();
    }

    /** Whether a name is that of a port group of the policy or of a port of the fabric. */
    public boolean isKnown(String name) {
        return find(name).isPresent();
    }

    /** Whether one of the ports with a name can send and receive: it is of a channel adapter or router, and has a LID. */
    public boolean hasPort(String name) {
        return find(name).filter(adapters::intersects).isPresent();
    }

    /** The names of ports that can send and receive. */
    public List<String> portNames() {
        return adapters.stream()
                .mapToObj(end -> fabric.endpoints().get(end).id())
                .map(id -> fabric.node(id.nodeGuid()).orElseThrow().description() + "/P" + id.number())
                .toList();
    }

    private Optional<BitSet> find(String name) {
        if (name.equals(TrafficClass.ANY)) {
            return Optional.of(adapters);
        }
        Optional<PortGroup> group = policy.policy().groups().stream()
                .filter(candidate -> candidate.name().equals(name))
                .findFirst();
        return group.isPresent() ? group.map(found -> ((EndpointSet) policy.members(found)).indices()) : port(name);
    }

    private Optional<BitSet> port(String name) {
        try {
            int end = fabric.endpointIndex(new PortFinder(fabric).guid(name));
            BitSet one = new BitSet();
            if (end >= 0) {
                one.set(end);
            }
            return Optional.of(one).filter(found -> !found.isEmpty());
        } catch (RequestSyntaxException notAPort) {
            return Optional.empty();
        }
    }
}
