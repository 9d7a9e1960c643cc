package org.qos.conformity.subnet;

import org.qos.runtime.fabric.NodeType;

/**
 * A port with a cable, as OpenSM found it.
 *
 * @param type the type of its node
 * @param nodeGuid the GUID of its node
 * @param portGuid its port GUID, of a switch that of port 0
 * @param description the NodeDescription
 * @param lid its base LID, of a switch that of port 0
 * @param number its number on the node
 * @param nodePorts how many external ports the node has
 */
public record SubnetPort(
        NodeType type, long nodeGuid, long portGuid, String description, int lid, int number, int nodePorts) {

    /** Whether it is a port of a switch. */
    public boolean isOfSwitch() {
        return type == NodeType.SWITCH;
    }

    /** Port 0 of the same switch. */
    public SubnetPort portZero() {
        return new SubnetPort(type, nodeGuid, portGuid, description, lid, 0, nodePorts);
    }

    @Override
    public String toString() {
        return description + "/P" + number;
    }
}
