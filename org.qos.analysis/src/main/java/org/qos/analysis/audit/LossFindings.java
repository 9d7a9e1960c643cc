package org.qos.analysis.audit;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import java.util.stream.Collectors;
import org.qos.analysis.audit.AuditFinding.IpoibNodes;
import org.qos.analysis.audit.AuditFinding.LonePartition;
import org.qos.analysis.audit.AuditFinding.NamedPorts;
import org.qos.analysis.decision.Interruption;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.Node;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.fabric.Port;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.match.PartitionMembers;
import org.qos.runtime.partition.Partition;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.policy.PortName;

/** Findings about what a policy and its partitions need to be up. */
final class LossFindings {

    /** OpenSM accepts an ipoib line with so many full members (osm_qos_parser_y.y:__validate_pkeys). */
    private static final int IPOIB_MEMBERS = 2;

    private final AuditInput input;
    private final AuditProgress progress;
    private final Fabric fabric;

    LossFindings(AuditInput input, AuditProgress progress) {
        this.input = input;
        this.progress = progress;
        this.fabric = input.subnet().fabric();
    }

    List<AuditFinding> all() {
        List<AuditFinding> findings = new ArrayList<>();
        input.ipoibPkeys().stream()
                .sorted()
                .map(this::ipoib)
                .flatMap(Optional::stream)
                .forEach(findings::add);
        input.policy().policy().groups().stream()
                .map(this::named)
                .flatMap(Optional::stream)
                .forEach(findings::add);
        input.subnet().partitions().partitions().stream()
                .map(this::lone)
                .flatMap(Optional::stream)
                .forEach(findings::add);
        return findings;
    }

    /**
     * A partition that has too few members already is reported by {@code qos check}. A node whose loss leaves the subnet manager
     * alone does not count: no member could help.
     */
    private Optional<IpoibNodes> ipoib(int pkey) {
        Optional<Partition> partition = input.subnet().partitions().byPkey(pkey);
        if (partition.isEmpty()) {
            return Optional.empty();
        }
        BitSet full = PartitionMembers.of(partition.get(), fabric).full().indices();
        if (full.cardinality() < IPOIB_MEMBERS || fabric.smPort().isEmpty()) {
            return Optional.empty();
        }
        Set<Long> members = new HashSet<>();
        full.stream().forEach(end -> members.add(fabric.endpoints().get(end).guid()));
        Set<Long> all = fabric.endpoints().stream().map(Port::guid).collect(Collectors.toSet());
        long sm = fabric.smPort().get().id().nodeGuid();
        List<PortId> needed = new ArrayList<>();
        for (int place = 0; place < fabric.nodes().size(); place++) {
            Interruption.check();
            progress.at(
                    "removing nodes one by one", (double) place / fabric.nodes().size());
            Node node = fabric.nodes().get(place);
            if (node.guid() != sm
                    && membersLeft(node.guid(), sm, members) < IPOIB_MEMBERS
                    && membersLeft(node.guid(), sm, all) >= IPOIB_MEMBERS) {
                needed.add(node.endpoints().get(0).id());
            }
        }
        return needed.isEmpty() ? Optional.empty() : Optional.of(new IpoibNodes(pkey, needed));
    }

    /** How many members the subnet manager still reaches without a node; it stops counting at enough. */
    private int membersLeft(long lost, long sm, Set<Long> members) {
        Set<Long> reached = new HashSet<>(Set.of(sm, lost));
        Queue<Long> queue = new ArrayDeque<>(List.of(sm));
        int count = 0;
        while (!queue.isEmpty() && count < IPOIB_MEMBERS) {
            Node node = fabric.node(queue.remove()).orElseThrow();
            for (Port port : node.endpoints()) {
                boolean up = node.type() == NodeType.SWITCH
                        || fabric.peer(port)
                                .filter(peer -> peer.id().nodeGuid() != lost)
                                .isPresent();
                count += up && members.contains(port.guid()) ? 1 : 0;
            }
            boolean forwards = node.type() == NodeType.SWITCH || node.guid() == sm;
            for (Port port : forwards ? node.ports() : List.<Port>of()) {
                port.link()
                        .map(link -> link.peer().nodeGuid())
                        .filter(next -> fabric.node(next).isPresent() && reached.add(next))
                        .ifPresent(queue::add);
            }
        }
        return count;
    }

    /**
     * Ports that are named, on nodes that stay in the subnet by another port when the cable fails: OpenSM knows the
     * node and rejects a port of it that is down; a node that is gone as a whole it ignores
     * (osm_qos_parser_y.y:__parser_add_port_name).
     */
    private Optional<NamedPorts> named(PortGroup group) {
        Set<PortId> ports = new LinkedHashSet<>();
        for (PortName name : group.portNames()) {
            if (name.reading() == PortName.Reading.DESCRIPTION) {
                fabric.nodesDescribed(name.node()).stream()
                        .limit(1)
                        .filter(node ->
                                node.type() != NodeType.SWITCH && node.ports().size() > 1)
                        .filter(node -> node.port(name.port()).isPresent())
                        .forEach(node -> ports.add(new PortId(node.guid(), name.port())));
            }
        }
        return ports.isEmpty() ? Optional.empty() : Optional.of(new NamedPorts(group.name(), List.copyOf(ports)));
    }

    private Optional<LonePartition> lone(Partition partition) {
        List<PortId> members = PartitionMembers.of(partition, fabric).all().ports().stream()
                .map(Port::id)
                .toList();
        Map<Long, Integer> nodes = new HashMap<>();
        members.forEach(port -> nodes.merge(port.nodeGuid(), 1, Integer::sum));
        return nodes.size() == 1 && fabric.nodes().size() > 1
                ? Optional.of(new LonePartition(partition.label(), members))
                : Optional.empty();
    }
}
