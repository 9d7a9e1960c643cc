package org.qos.analysis.simulation.network;

import org.qos.analysis.audit.traffic.Channel;

/**
 * Packets from one end port to another with one SL.
 *
 * @param channels the channels that they take, from that of the source on, see {@link Channel}; not to be changed
 * @param packetBytes their size
 * @param gigabits the offered load in Gb/s, {@link #UNLIMITED} for as much as the fabric takes
 */
public record SimulatedFlow(int[] channels, int packetBytes, double gigabits) {

    /** The load of a source that always has a packet to send. */
    public static final double UNLIMITED = Double.POSITIVE_INFINITY;

    /** Whether the source always has a packet to send. */
    public boolean isUnlimited() {
        return gigabits == UNLIMITED;
    }
}
