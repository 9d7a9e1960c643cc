package org.qos.runtime.fabric;

/**
 * The place of a port.
 *
 * @param nodeGuid the GUID of its node
 * @param number its number, 0 for the management port of a switch
 */
public record PortId(long nodeGuid, int number) implements Comparable<PortId> {

    /** Orders by node GUID, unsigned, then by number. */
    @Override
    public int compareTo(PortId other) {
        int byNode = Long.compareUnsigned(nodeGuid, other.nodeGuid);
        return byNode != 0 ? byNode : Integer.compare(number, other.number);
    }
}
