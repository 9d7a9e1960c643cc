package org.qos.runtime.request;

import java.util.List;
import java.util.Optional;
import org.qos.runtime.fabric.Port;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.match.EndpointSet;
import org.qos.runtime.match.GuidSet;
import org.qos.runtime.match.PortSet;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.policy.Ranges;

/** Finds the ports that an end of a request represents, where that may be a group or {@code any}. */
public final class EndPorts {

    private final BoundPolicy bound;
    private final PortFinder ports;

    /** For the groups and the fabric of a bound policy. */
    public EndPorts(BoundPolicy bound) {
        this.bound = bound;
        this.ports = new PortFinder(bound.fabric());
    }

    /**
     * The port GUIDs of the sources of a request, in the order of the fabric.
     *
     * @throws RequestSyntaxException when the fabric does not have the port, the policy does not have the group, or no
     *     fabric says which ports there are
     */
    public List<Long> sources(PathRequest request) throws RequestSyntaxException {
        return of(request.from(), request.fromToken());
    }

    /**
     * The port GUIDs of the destinations, in the same order.
     *
     * @throws RequestSyntaxException as {@link #sources}
     */
    public List<Long> destinations(PathRequest request) throws RequestSyntaxException {
        return of(request.to(), request.toToken());
    }

    /**
     * The sources as a set, which needs no fabric for a group that is a list of GUIDs.
     *
     * @throws RequestSyntaxException as {@link #sources}
     */
    public GuidSet sourceSet(PathRequest request) throws RequestSyntaxException {
        return set(request.from(), request.fromToken());
    }

    /**
     * The destinations as such a set.
     *
     * @throws RequestSyntaxException as {@link #sources}
     */
    public GuidSet destinationSet(PathRequest request) throws RequestSyntaxException {
        return set(request.to(), request.toToken());
    }

    private GuidSet set(End end, int token) throws RequestSyntaxException {
        if (bound.fabric().isEmpty() && end instanceof End.Group named) {
            Optional<GuidSet> listed = group(named.name()).map(bound::members).flatMap(EndPorts::listed);
            if (listed.isPresent()) {
                return listed.get();
            }
        }
        long[] guids = of(end, token).stream().mapToLong(Long::longValue).toArray();
        return new GuidSet(Ranges.ofValues(guids), true);
    }

    /** The ports of a group that no fabric has to show. */
    private static Optional<GuidSet> listed(PortSet members) {
        return members instanceof GuidSet set && set.complete() && !set.isEmpty() ? Optional.of(set) : Optional.empty();
    }

    private List<Long> of(End end, int token) throws RequestSyntaxException {
        try {
            return of(end);
        } catch (RequestSyntaxException unknown) {
            throw unknown.atToken(token);
        }
    }

    private List<Long> of(End end) throws RequestSyntaxException {
        if (end instanceof End.Any) {
            requireFabric("\"any\"");
            return guids(bound.fabric().endpoints());
        }
        if (end instanceof End.Group group) {
            return members(group.name());
        }
        return List.of(ports.guid(end));
    }

    private List<Long> members(String name) throws RequestSyntaxException {
        PortGroup group = group(name)
                .orElseThrow(
                        () -> new RequestSyntaxException("the policy has no port group " + RequestToken.shown(name)));
        requireFabric("the group \"" + group.name() + "\"");
        PortSet members = bound.members(group);
        List<Long> found = members instanceof EndpointSet endpoints ? guids(endpoints.ports()) : List.of();
        if (found.isEmpty()) {
            throw new RequestSyntaxException("no port of the fabric is in the group \"" + group.name() + "\"");
        }
        return found;
    }

    private Optional<PortGroup> group(String name) {
        return bound.policy().groups().stream()
                .filter(known -> known.name().equalsIgnoreCase(name.strip()))
                .findFirst();
    }

    private void requireFabric(String what) throws RequestSyntaxException {
        if (bound.fabric().isEmpty()) {
            throw new RequestSyntaxException(
                    "the ports of " + what + " are unknown without a fabric; pass --fabric, name one in qos.yaml,"
                            + " or give a port GUID (0x...)");
        }
    }

    private static List<Long> guids(List<Port> endpoints) {
        return endpoints.stream().map(Port::guid).filter(guid -> guid != 0).toList();
    }
}
