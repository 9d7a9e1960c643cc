package org.qos.runtime.fabric;

import java.util.BitSet;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.IntConsumer;

/**
 * A subnet as a snapshot shows it. Immutable; look-ups by GUID take logarithmic time and allocate nothing.
 *
 * <p>The ports that paths begin and end at (CA and router ports, port 0 of each switch) are its <em>endpoints</em>,
 * numbered from 0 in the order of the nodes.
 */
public final class Fabric {

    /** No fabric is known. */
    public static final Fabric EMPTY = of(List.of(), OptionalLong.empty());

    private final List<Node> nodes;
    private final Map<Long, Node> byGuid = new HashMap<>();
    private final Endpoints endpoints;
    private final NodeNames names;
    private final OptionalLong smGuid;
    private final Map<Long, Long> aliases;

    private Fabric(List<Node> nodes, OptionalLong smGuid) {
        this.nodes = List.copyOf(nodes);
        this.nodes.forEach(node -> byGuid.putIfAbsent(node.guid(), node));
        this.endpoints = new Endpoints(this.nodes);
        this.names = new NodeNames(this.nodes);
        this.smGuid = smGuid;
        this.aliases = Map.of();
    }

    private Fabric(Fabric other, OptionalLong smGuid, Map<Long, Long> aliases) {
        this.nodes = other.nodes;
        this.byGuid.putAll(other.byGuid);
        this.endpoints = other.endpoints;
        this.names = other.names;
        this.smGuid = smGuid;
        this.aliases = aliases;
    }

    /**
     * A fabric of some nodes.
     *
     * @param nodes the nodes; of several with one GUID the first is found by it
     * @param smGuid the GUID of the subnet manager's port, or what represents it, such as the port that the snapshot
     *     was taken from
     */
    public static Fabric of(List<Node> nodes, OptionalLong smGuid) {
        return new Fabric(nodes, smGuid);
    }

    /** The same fabric with the subnet manager at another port. */
    public Fabric withSmPort(long portGuid) {
        return new Fabric(this, OptionalLong.of(portGuid), aliases);
    }

    /**
     * The same fabric with other alias GUIDs. A request for an alias GUID counts as one for the port that has it
     * (OpenSM osm_sa_path_record.c looks ends up among alias GUIDs); groups of a policy name port GUIDs only.
     *
     * @param portGuids the port GUID of each alias GUID
     */
    public Fabric withAliasGuids(Map<Long, Long> portGuids) {
        return new Fabric(this, smGuid, Map.copyOf(portGuids));
    }

    /** A fabric of other nodes with the subnet manager at the same port. */
    public Fabric withNodes(List<Node> others) {
        return new Fabric(others, smGuid);
    }

    /** Whether no fabric is known. */
    public boolean isEmpty() {
        return nodes.isEmpty();
    }

    /** All nodes, in the order of the snapshot. */
    public List<Node> nodes() {
        return nodes;
    }

    /** The node of that node GUID. */
    public Optional<Node> node(long guid) {
        return Optional.ofNullable(byGuid.get(guid));
    }

    /** The port at that place, if the snapshot shows it. */
    public Optional<Port> port(PortId id) {
        return node(id.nodeGuid()).flatMap(node -> node.port(id.number()));
    }

    /**
     * Whether packets may use a port: port 0, one with a link, and each of a node of which no link is known, because its file
     * has no links.
     */
    public boolean mayCarryPackets(PortId id) {
        return id.number() == 0
                || port(id).flatMap(Port::link).isPresent()
                || node(id.nodeGuid()).stream()
                        .flatMap(node -> node.ports().stream())
                        .noneMatch(port -> port.link().isPresent());
    }

    /** The port at the other end of the cable, if there is one and the snapshot shows it. */
    public Optional<Port> peer(Port port) {
        return port.link().flatMap(link -> port(link.peer()));
    }

    /** The ports that paths begin and end at; the place in the list is the endpoint's index. */
    public List<Port> endpoints() {
        return endpoints.ports();
    }

    /** The indices of the endpoints that belong to nodes of a type; a copy. */
    public BitSet endpointsOf(NodeType type) {
        return endpoints.ofType(type);
    }

    /**
     * The index of the endpoint of that port GUID or alias GUID, -1 when there is none; a switch's GUID is that of its
     * port 0.
     */
    public int endpointIndex(long portGuid) {
        int index = endpoints.index(portGuid);
        return index >= 0 || aliases.isEmpty() ? index : endpoints.index(aliases.getOrDefault(portGuid, 0L));
    }

    /**
     * Finds the endpoints with port GUIDs between two values, however many values lie between.
     *
     * @param firstGuid the minimum GUID, unsigned
     * @param lastGuid the maximum GUID, unsigned
     * @param selected receives the indices that were found
     * @return whether any was found
     */
    public boolean selectEndpoints(long firstGuid, long lastGuid, IntConsumer selected) {
        return endpoints.select(firstGuid, lastGuid, selected);
    }

    /** The endpoint of that port GUID or alias GUID. */
    public Optional<Port> portByGuid(long portGuid) {
        int index = endpointIndex(portGuid);
        return index < 0 ? Optional.empty() : Optional.of(endpoints().get(index));
    }

    /** The endpoint that answers to a LID: the base LID or one of the 2^LMC that it has. */
    public Optional<Port> portByLid(int lid) {
        return endpoints.byLid(lid);
    }

    /** The nodes with exactly that NodeDescription; the first is the one that OpenSM finds. */
    public List<Node> nodesDescribed(String description) {
        return Collections.unmodifiableList(names.described(description));
    }

    /** The nodes whose NodeDescription begins with two words, given joined by a slash as in {@code host1/HCA-1}. */
    public List<Node> nodesByFirstTwoWords(String words) {
        return Collections.unmodifiableList(names.byFirstTwoWords(words));
    }

    /** The port of the subnet manager, if it is known and the snapshot shows it. */
    public Optional<Port> smPort() {
        return smGuid.isPresent() ? portByGuid(smGuid.getAsLong()) : Optional.empty();
    }

    /** The GUID of the subnet manager's port, whether the snapshot shows that port or not. */
    public OptionalLong smGuid() {
        return smGuid;
    }

    /** The port GUID of each alias GUID. */
    public Map<Long, Long> aliasGuids() {
        return aliases;
    }

    /** Whether the other has the same nodes in the same order, subnet manager and alias GUIDs. */
    @Override
    public boolean equals(Object other) {
        return other instanceof Fabric fabric
                && nodes.equals(fabric.nodes)
                && smGuid.equals(fabric.smGuid)
                && aliases.equals(fabric.aliases);
    }

    @Override
    public int hashCode() {
        return Objects.hash(nodes, smGuid, aliases);
    }

    @Override
    public String toString() {
        return "Fabric[nodes=" + nodes + ", smGuid=" + smGuid + ", aliases=" + aliases + "]";
    }
}
