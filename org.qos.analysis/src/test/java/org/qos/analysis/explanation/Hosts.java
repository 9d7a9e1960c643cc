package org.qos.analysis.explanation;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.LongStream;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.Node;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.fabric.Port;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.partition.Membership;
import org.qos.runtime.partition.Partition;
import org.qos.runtime.partition.PartitionMember;
import org.qos.runtime.partition.PartitionMember.Selection;
import org.qos.runtime.partition.Partitions;
import org.qos.runtime.policy.FabricSetup;
import org.qos.runtime.policy.MatchRule;
import org.qos.runtime.policy.Policy;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.policy.QosLevel;
import org.qos.runtime.policy.Range;
import org.qos.runtime.policy.Ranges;

/** A policy for eight hosts with port GUIDs 1 to 8. */
final class Hosts {

    static final QosLevel DEFAULT = QosLevel.ofSl("DEFAULT", 0);
    static final QosLevel FAST = QosLevel.ofSl("fast", 1);
    static final QosLevel BULK = QosLevel.ofSl("bulk", 2);

    static final PortGroup CLIENTS = PortGroup.ofGuids("clients", Ranges.of(new Range(1, 4)));
    static final PortGroup SERVERS = PortGroup.ofGuids("servers", Ranges.of(new Range(4, 6)));

    static final MatchRule TO_SERVERS =
            rule(List.of(), List.of(SERVERS), Ranges.of(new Range(0x10, 0x1f)), Ranges.NONE, Ranges.NONE, FAST);
    static final MatchRule BLUE =
            rule(List.of(CLIENTS), List.of(), Ranges.NONE, Ranges.ofValues(5), Ranges.ofValues(0x10), BULK);

    static final Fabric FABRIC =
            Fabric.of(LongStream.rangeClosed(1, 8).mapToObj(Hosts::host).toList(), OptionalLong.empty());

    /** All are full members of the default partition; all but 8 are members of Blue, 1 a full one. */
    static final Partitions PARTITIONS = new Partitions(List.of(
            new Partition(
                    "Default", 0x7fff, 0, List.of(), List.of(new PartitionMember(Selection.ALL, 0, Membership.FULL))),
            new Partition(
                    "Blue",
                    0x10,
                    4,
                    List.of(),
                    LongStream.rangeClosed(1, 7)
                            .mapToObj(guid -> new PartitionMember(
                                    Selection.PORT, guid, guid == 1 ? Membership.FULL : Membership.LIMITED))
                            .toList())));

    private Hosts() {}

    static BoundPolicy bound(MatchRule... rules) {
        Policy policy = new Policy(
                List.of(CLIENTS, SERVERS), List.of(DEFAULT, FAST, BULK), DEFAULT, List.of(rules), FabricSetup.NONE);
        return BoundPolicy.bind(policy, FABRIC, PARTITIONS);
    }

    static MatchRule rule(
            List<PortGroup> sources,
            List<PortGroup> destinations,
            Ranges services,
            Ranges classes,
            Ranges pkeys,
            QosLevel level) {
        return new MatchRule("", sources, destinations, services, classes, Ranges.NONE, pkeys, level);
    }

    private static Node host(long guid) {
        Port port = new Port(new PortId(guid, 1), guid, (int) guid, 0, Optional.empty());
        return new Node(guid, NodeType.CA, "host" + guid, 1, false, List.of(port));
    }
}
