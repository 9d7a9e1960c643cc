package org.qos.analysis.simulation.packet;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.qos.runtime.option.LinkArbitration;

/**
 * The buffers at the far ends of channels. A buffer hands on its packets in the order in which they came, so that the first
 * one blocks those after it, also where these leave by other ports.
 */
final class Buffers {

    private static final int NONE = -1;

    private final IntFifo[] packets;
    /** The credits that are not taken, whether or not the sender knows of them. */
    private final int[] room;
    /** Whether the first packet is being sent. */
    private final boolean[] sending;

    Buffers(int channels, int bufferBytes) {
        packets = new IntFifo[channels];
        sending = new boolean[channels];
        room = new int[channels];
        Arrays.fill(room, bufferBytes / LinkArbitration.WEIGHT_UNIT);
    }

    /** Takes the room of a packet that is sent to the buffer. */
    void reserve(int channel, int credits) {
        room[channel] -= credits;
    }

    /** Adds a packet; returns whether it is the first one. */
    boolean add(int channel, int packet) {
        if (packets[channel] == null) {
            packets[channel] = new IntFifo();
        }
        packets[channel].add(packet);
        return packets[channel].size() == 1;
    }

    /** The first packet. */
    int first(int channel) {
        return packets[channel].first();
    }

    /** The first packet is being sent from now on. */
    void send(int channel) {
        sending[channel] = true;
    }

    /** Removes the first packet, which was sent; returns whether there is another one. */
    boolean remove(int channel, int credits) {
        packets[channel].take();
        sending[channel] = false;
        room[channel] += credits;
        return !packets[channel].isEmpty();
    }

    /**
     * The circles of buffers whose first packets wait for room in the next one. Each waits for one other at most, so that
     * none in a circle ever gets room again.
     */
    List<List<Integer>> deadlocks(Packets all) {
        int[] waitsFor = new int[packets.length];
        for (int channel = 0; channel < packets.length; channel++) {
            waitsFor[channel] = waitsFor(channel, all);
        }
        List<List<Integer>> circles = new ArrayList<>();
        int[] seenFrom = new int[packets.length];
        for (int start = 0; start < packets.length; start++) {
            int channel = start;
            while (channel != NONE && seenFrom[channel] == 0) {
                seenFrom[channel] = start + 1;
                channel = waitsFor[channel];
            }
            if (channel != NONE && seenFrom[channel] == start + 1) {
                circles.add(circle(channel, waitsFor));
            }
        }
        return circles;
    }

    /** Whether the buffer has a first packet that is not being sent. */
    boolean isWaiting(int channel) {
        return packets[channel] != null && !packets[channel].isEmpty() && !sending[channel];
    }

    private int waitsFor(int channel, Packets all) {
        if (!isWaiting(channel)) {
            return NONE;
        }
        int packet = packets[channel].first();
        int next = all.next(packet);
        boolean hasRoom = all.isAtEnd(all.after(packet)) || room[next] >= OutPorts.credits(all.bytes(packet));
        return hasRoom ? NONE : next;
    }

    private static List<Integer> circle(int start, int[] waitsFor) {
        List<Integer> circle = new ArrayList<>();
        int channel = start;
        do {
            circle.add(channel);
            channel = waitsFor[channel];
        } while (channel != start);
        Collections.rotate(circle, -circle.indexOf(Collections.min(circle)));
        return List.copyOf(circle);
    }
}
