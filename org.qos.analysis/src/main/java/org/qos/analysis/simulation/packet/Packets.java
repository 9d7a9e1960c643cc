package org.qos.analysis.simulation.packet;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.qos.analysis.simulation.network.Network;
import org.qos.analysis.simulation.network.SimulatedFlow;

/**
 * Packets as numbers: the flow and how many channels the packet has passed. A flow has up to 63 channels and there are
 * up to 2^25 flows.
 */
final class Packets {

    private static final int HOP_BITS = 6;
    private static final int HOP_MASK = (1 << HOP_BITS) - 1;

    private final int[][] channels;
    private final int[] bytes;
    /** The queue of each hop after the first one, see {@link #queue}. */
    private final int[][] queues;

    private final List<Turn> turns = new ArrayList<>();

    /**
     * From a channel to the next one.
     *
     * @param from the channel whose buffer packets leave
     * @param to the channel that they take then
     */
    record Turn(int from, int to) {}

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
        Map<Turn, Integer> numbers = new HashMap<>();
        queues = Arrays.stream(channels).map(path -> queues(path, numbers)).toArray(int[][]::new);
    }

    private int[] queues(int[] path, Map<Turn, Integer> numbers) {
        int[] found = new int[path.length - 1];
        for (int hop = 0; hop < found.length; hop++) {
            found[hop] = numbers.computeIfAbsent(new Turn(path[hop], path[hop + 1]), turn -> {
                turns.add(turn);
                return turns.size() - 1;
            });
        }
        return found;
    }

    /** What each queue is for, by its number. */
    List<Turn> turns() {
        return turns;
    }

    /** The queue of a packet in the buffer of a channel: one for each channel that packets take then. */
    int queue(int packet) {
        return queues[flow(packet)][(packet & HOP_MASK) - 1];
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
