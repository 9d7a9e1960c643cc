package org.qos.analysis.simulation.packet;

import java.util.List;
import org.qos.analysis.simulation.network.Network;
import org.qos.analysis.simulation.network.SimulatedFlow;

/**
 * Packets as numbers: the flow and how many channels are behind the packet. A flow has up to 63 channels and there are up
 * to 2^25 flows.
 */
final class Packets {

    private static final int HOP_BITS = 6;
    private static final int HOP_MASK = (1 << HOP_BITS) - 1;

    private final int[][] channels;
    private final int[] bytes;

    Packets(Network network) {
        List<SimulatedFlow> flows = network.flows();
        if (flows.size() > 1 << Integer.SIZE - 1 - HOP_BITS) {
            throw new IllegalArgumentException("too many flows for the packet model: " + flows.size());
        }
        channels = flows.stream().map(SimulatedFlow::channels).toArray(int[][]::new);
        bytes = flows.stream().mapToInt(SimulatedFlow::packetBytes).toArray();
        for (int[] path : channels) {
            if (path.length == 0 || path.length > HOP_MASK) {
                throw new IllegalArgumentException("a path has 1 to " + HOP_MASK + " links, not " + path.length);
            }
        }
    }

    /** A packet at its source. */
    int atSource(int flow) {
        return flow << HOP_BITS;
    }

    /** The packet after the next channel. */
    int after(int packet) {
        return packet + 1;
    }

    int flow(int packet) {
        return packet >>> HOP_BITS;
    }

    int bytes(int packet) {
        return bytes[flow(packet)];
    }

    /** Whether the packet is at its destination. */
    boolean isAtEnd(int packet) {
        return (packet & HOP_MASK) == channels[flow(packet)].length;
    }

    /** The channel that the packet takes next. */
    int next(int packet) {
        return channels[flow(packet)][packet & HOP_MASK];
    }
}
