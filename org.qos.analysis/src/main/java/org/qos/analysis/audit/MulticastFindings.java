package org.qos.analysis.audit;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.qos.analysis.audit.AuditFinding.MulticastGroups;
import org.qos.analysis.audit.share.LinkTables;
import org.qos.analysis.audit.traffic.RoutedLinks;
import org.qos.analysis.decision.Interruption;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.fabric.Port;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.match.PartitionMembers;
import org.qos.runtime.option.VlBandwidthShare;
import org.qos.runtime.partition.Mgid;
import org.qos.runtime.partition.MulticastGroup;
import org.qos.runtime.partition.Partition;
import org.qos.runtime.value.Sl2VlRow;
import org.qos.runtime.value.Vl;

/**
 * Findings about the multicast groups of partitions. Their SL is that of the partition file, whatever the policy says (OpenSM
 * osm_prtn.c). Which links a group uses between switches is not known, but its packets leave each member that sends, and reach each
 * member by the port of its switch, from the other members at that switch if there are some.
 */
final class MulticastFindings {

    private final RoutedLinks links;
    /** The linked ports of each node. */
    private final Map<Long, List<Integer>> linked = new HashMap<>();

    MulticastFindings(RoutedLinks links) {
        this.links = links;
        for (int port = 0; port < links.ports(); port++) {
            if (links.isLinked(port)) {
                linked.computeIfAbsent(links.id(port).nodeGuid(), node -> new ArrayList<>())
                        .add(port);
            }
        }
    }

    List<AuditFinding> all() {
        List<AuditFinding> findings = new ArrayList<>();
        for (Partition partition : links.subnet().partitions().partitions()) {
            Map<Integer, List<Mgid>> bySl = new TreeMap<>();
            for (MulticastGroup group : partition.groups()) {
                bySl.computeIfAbsent(group.sl(), sl -> new ArrayList<>()).add(group.mgid());
            }
            Set<Integer> members = bySl.isEmpty() ? Set.of() : members(partition);
            bySl.forEach((sl, groups) -> {
                List<PortId> unserved = unserved(members, sl);
                if (!unserved.isEmpty()) {
                    findings.add(new MulticastGroups(partition.label(), groups, sl, unserved));
                }
            });
        }
        return findings;
    }

    /** The ports of channel adapters and routers with a cable; a group of fewer than two has no traffic. */
    private Set<Integer> members(Partition partition) {
        Set<PortId> all = new HashSet<>();
        List<Port> endpoints = links.subnet().fabric().endpoints();
        PartitionMembers.of(partition, links.subnet().fabric()).all().indices().stream()
                .forEach(end -> all.add(endpoints.get(end).id()));
        Set<Integer> members = new HashSet<>();
        linked.values().stream()
                .flatMap(List::stream)
                .filter(port -> links.node(port).type() != NodeType.SWITCH && all.contains(links.id(port)))
                .forEach(members::add);
        return members.size() < 2 ? Set.of() : members;
    }

    private List<PortId> unserved(Set<Integer> members, int sl) {
        List<PortId> unserved = new ArrayList<>();
        members.stream().sorted().forEach(member -> {
            Interruption.check();
            if (!isServed(member, 0, sl)) {
                unserved.add(links.id(member));
            }
            int last = links.peer(member);
            if (links.node(last).type() == NodeType.SWITCH && !isReached(last, members, sl)) {
                unserved.add(links.id(last));
            }
        });
        return unserved;
    }

    /** Whether a port of a switch sends what other members at the switch send, or without such what comes by some other port. */
    private boolean isReached(int outPort, Set<Integer> members, int sl) {
        List<Integer> ins = linked.get(links.id(outPort).nodeGuid()).stream()
                .filter(in -> in != outPort)
                .toList();
        List<Integer> certain =
                ins.stream().filter(in -> members.contains(links.peer(in))).toList();
        return certain.isEmpty()
                ? ins.isEmpty()
                        || ins.stream()
                                .anyMatch(in -> isServed(outPort, links.id(in).number(), sl))
                : certain.stream().allMatch(in -> isServed(outPort, links.id(in).number(), sl));
    }

    private boolean isServed(int outPort, int inNumber, int sl) {
        int vl = Sl2VlRow.vl(links.row(outPort, inNumber), sl);
        if (vl == Vl.DROP) {
            return false;
        }
        LinkTables link = LinkTables.of(links, outPort);
        return link.vls() == 1 || !VlBandwidthShare.of(link.arbitration(), vl).isStarved();
    }
}
