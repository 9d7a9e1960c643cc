package org.qos.analysis.difference;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.stream.LongStream;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.Node;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.fabric.Port;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.option.SmOptions;
import org.qos.runtime.partition.Partitions;
import org.qos.runtime.policy.FabricSetup;
import org.qos.runtime.policy.MatchRule;
import org.qos.runtime.policy.Policy;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.policy.QosLevel;
import org.qos.runtime.policy.Ranges;

/** Sides of comparisons, made of small policies. */
final class Sides {

    static final QosLevel DEFAULT = QosLevel.ofSl("DEFAULT", 0);

    private Sides() {}

    /** A level with an SL, and limits by their codes, of which 0 is none. */
    static QosLevel level(String name, int sl, int mtu, int rate, Ranges pkeys) {
        return new QosLevel(
                name,
                OptionalLong.empty(),
                "",
                sl,
                mtu == 0 ? OptionalInt.empty() : OptionalInt.of(mtu),
                rate == 0 ? OptionalInt.empty() : OptionalInt.of(rate),
                OptionalInt.empty(),
                OptionalInt.empty(),
                OptionalInt.empty(),
                Ranges.NONE,
                pkeys);
    }

    /** A rule for Service-IDs and destinations; what is empty is not stated. */
    static MatchRule rule(QosLevel level, Ranges serviceIds, PortGroup... destinations) {
        return new MatchRule(
                "", List.of(), Arrays.asList(destinations), serviceIds, Ranges.NONE, Ranges.NONE, Ranges.NONE, level);
    }

    static Policy policy(QosLevel defaultLevel, MatchRule... rules) {
        return new Policy(List.of(), List.of(), defaultLevel, Arrays.asList(rules), FabricSetup.NONE);
    }

    static ComparedSide side(Policy policy, Fabric fabric) {
        return new ComparedSide(policy, fabric, Partitions.WITHOUT_FILE, Optional.empty());
    }

    static ComparedSide side(Policy policy, Fabric fabric, Partitions partitions, SmOptions options) {
        return new ComparedSide(policy, fabric, partitions, Optional.of(options));
    }

    /** Channel adapters with one port each, whose GUIDs follow each other. */
    static Fabric hosts(long firstGuid, long lastGuid) {
        return Fabric.of(
                LongStream.rangeClosed(firstGuid, lastGuid)
                        .mapToObj(Sides::host)
                        .toList(),
                OptionalLong.empty());
    }

    private static Node host(long portGuid) {
        PortId id = new PortId(portGuid + 0x100, 1);
        Port port = new Port(id, portGuid, 0, 0, Optional.empty());
        return new Node(id.nodeGuid(), NodeType.CA, "host" + portGuid, 1, false, List.of(port));
    }
}
