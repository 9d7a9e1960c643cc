package org.qos.runtime.fabric;

import org.qos.runtime.value.Guid;

/**
 * The place of a port.
 *
 * @param nodeGuid the GUID of its node
 * @param number its number, 0 for the management port of a switch
 */
public record PortId(long nodeGuid, int number) implements Comparable<PortId> {

    /** The golden ratio of 64 bits, which spreads keys evenly. */
    private static final long SPREAD = 0x9e3779b97f4a7c15L;

    /** The node GUID and the number, such as {@code 0x0002c90300000001/P1}. */
    @Override
    public String toString() {
        return Guid.text(nodeGuid) + "/P" + number;
    }

    /** Orders by node GUID, unsigned, then by number. */
    @Override
    public int compareTo(PortId other) {
        int byNode = Long.compareUnsigned(nodeGuid, other.nodeGuid);
        return byNode != 0 ? byNode : Integer.compare(number, other.number);
    }

    /** The one of a record is generated when it is first called, which takes as long as the comparisons of a whole discovery. */
    @Override
    public boolean equals(Object other) {
        return other instanceof PortId port && nodeGuid == port.nodeGuid && number == port.number;
    }

    /** Differs for most ports of a fabric, whose GUIDs often follow each other: immutable maps take long where it does not. */
    @Override
    public int hashCode() {
        return (int) ((nodeGuid * 257 + number) * SPREAD >>> 32);
    }
}
