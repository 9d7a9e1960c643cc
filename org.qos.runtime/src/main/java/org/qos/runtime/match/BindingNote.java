package org.qos.runtime.match;

import java.util.List;
import org.qos.runtime.fabric.Node;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.policy.PortName;
import org.qos.runtime.policy.Range;

/** Something about a port group that shows only when it is bound to a fabric and its partitions. */
public sealed interface BindingNote {

    /** The group that it is about. */
    PortGroup group();

    /**
     * No port of the fabric has one of these GUIDs.
     *
     * @param group the group
     * @param guids the GUID, or the range in which no port lies
     */
    record UnknownGuids(PortGroup group, Range guids) implements BindingNote {}

    /**
     * The GUID is that of a node and of no port; OpenSM compares port GUIDs only.
     *
     * @param group the group
     * @param node the node
     */
    record NodeGuid(PortGroup group, Node node) implements BindingNote {}

    /**
     * No node of the fabric is described so.
     *
     * @param group the group
     * @param name the name
     */
    record UnknownName(PortGroup group, PortName name) implements BindingNote {}

    /**
     * Several nodes have this description; only the first is used.
     *
     * @param group the group
     * @param name the name
     * @param nodes the nodes, in the order of OpenSM's node table
     */
    record AmbiguousName(PortGroup group, PortName name, List<Node> nodes) implements BindingNote {

        /** Copies the list. */
        public AmbiguousName {
            nodes = List.copyOf(nodes);
        }
    }

    /**
     * The node has no such port, or, where the number is not above its port count, the port is connected to nothing.
     * OpenSM rejects the policy or crashes (osm_qos_policy.c, osm_node.h:osm_node_get_physp_ptr).
     *
     * @param group the group
     * @param name the name
     * @param node the node that has it
     */
    record AbsentPort(PortGroup group, PortName name, Node node) implements BindingNote {}

    /**
     * No partition has that name.
     *
     * @param group the group
     * @param partition the name
     */
    record UnknownPartition(PortGroup group, String partition) implements BindingNote {}

    /**
     * No partition has one of these P_Keys.
     *
     * @param group the group
     * @param pkeys the P_Key, or the range in which no partition lies, without the membership bit
     */
    record UnknownPkeys(PortGroup group, Range pkeys) implements BindingNote {}

    /**
     * The group has the port of the subnet manager, and which one is unknown.
     *
     * @param group the group
     */
    record UnknownSm(PortGroup group) implements BindingNote {}

    /**
     * No port belongs to the group: rules with it match nothing by it.
     *
     * @param group the group
     */
    record EmptyGroup(PortGroup group) implements BindingNote {}

    /**
     * Without a fabric the ports of the group cannot all be resolved: it has names, node types, the subnet manager or
     * partitions whose members are not given by GUID.
     *
     * @param group the group
     */
    record NeedsFabric(PortGroup group) implements BindingNote {}
}
