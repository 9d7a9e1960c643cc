package org.qos.analysis.simulation.packet;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.qos.analysis.simulation.packet.Packets.Turn;
import org.qos.runtime.value.VlArbitration;

/**
 * The buffers at the far ends of channels. A buffer has a queue for each channel that packets take then, and the queues
 * share its room: packets that wait for a busy channel fill it, and then block those that would take others.
 */
final class Buffers {

    private static final int NONE = -1;

    private final Packets all;
    private final List<Turn> turns;
    private final IntFifo[] queues;
    /** The credits of each channel that are not taken, whether or not the sender knows of them. */
    private final int[] room;
    /** Whether the first packet of each queue is being sent. */
    private final boolean[] sending;

    Buffers(Packets all, int channels, int bufferBytes) {
        this.all = all;
        turns = all.turns();
        queues = new IntFifo[turns.size()];
        Arrays.setAll(queues, queue -> new IntFifo());
        sending = new boolean[queues.length];
        room = new int[channels];
        Arrays.fill(room, bufferBytes / VlArbitration.WEIGHT_UNIT);
    }

    /** How many queues there are. */
    int queues() {
        return queues.length;
    }

    /** The channel whose buffer has a queue. */
    int channel(int queue) {
        return turns.get(queue).from();
    }

    /** Takes the room of a packet that is sent to the buffer. */
    void reserve(int channel, int credits) {
        room[channel] -= credits;
    }

    /** Adds a packet; returns whether it is the first one of its queue. */
    boolean add(int queue, int packet) {
        queues[queue].add(packet);
        return queues[queue].size() == 1;
    }

    /** The first packet. */
    int first(int queue) {
        return queues[queue].first();
    }

    /** The first packet is being sent from now on. */
    void send(int queue) {
        sending[queue] = true;
    }

    /** Removes the first packet, which was sent; returns whether there is another one. */
    boolean remove(int queue, int credits) {
        queues[queue].take();
        sending[queue] = false;
        room[channel(queue)] += credits;
        return !queues[queue].isEmpty();
    }

    /** Whether the queue has a first packet that is not being sent. */
    boolean isWaiting(int queue) {
        return !queues[queue].isEmpty() && !sending[queue];
    }

    /**
     * Cycles of buffers none of which ever gets room again: all queues of each wait for room in such a buffer. Each
     * waits for the next one.
     */
    List<List<Integer>> deadlocks() {
        boolean[] moving = moving();
        int[] waitsFor = new int[room.length];
        Arrays.fill(waitsFor, NONE);
        for (int queue = 0; queue < queues.length; queue++) {
            if (!queues[queue].isEmpty() && !moving[channel(queue)]) {
                waitsFor[channel(queue)] = turns.get(queue).to();
            }
        }
        return cycles(waitsFor);
    }

    /** Which buffers are empty or have a queue whose first packet can move, now or after others. */
    private boolean[] moving() {
        boolean[] moving = new boolean[room.length];
        Arrays.fill(moving, true);
        for (int queue = 0; queue < queues.length; queue++) {
            moving[channel(queue)] &= queues[queue].isEmpty();
        }
        boolean changed = true;
        while (changed) {
            changed = false;
            for (int queue = 0; queue < queues.length; queue++) {
                if (!moving[channel(queue)] && canMove(queue, moving)) {
                    moving[channel(queue)] = true;
                    changed = true;
                }
            }
        }
        return moving;
    }

    private boolean canMove(int queue, boolean[] moving) {
        if (!isWaiting(queue)) {
            return sending[queue];
        }
        int packet = first(queue);
        int next = turns.get(queue).to();
        return moving[next] || all.isAtEnd(all.after(packet)) || room[next] >= OutPorts.credits(all.bytes(packet));
    }

    private static List<List<Integer>> cycles(int[] waitsFor) {
        List<List<Integer>> cycles = new ArrayList<>();
        int[] seenFrom = new int[waitsFor.length];
        for (int start = 0; start < waitsFor.length; start++) {
            int channel = start;
            while (channel != NONE && seenFrom[channel] == 0) {
                seenFrom[channel] = start + 1;
                channel = waitsFor[channel];
            }
            if (channel != NONE && waitsFor[channel] != NONE && seenFrom[channel] == start + 1) {
                cycles.add(cycle(channel, waitsFor));
            }
        }
        return cycles;
    }

    private static List<Integer> cycle(int start, int[] waitsFor) {
        List<Integer> cycle = new ArrayList<>();
        int channel = start;
        do {
            cycle.add(channel);
            channel = waitsFor[channel];
        } while (channel != start);
        Collections.rotate(cycle, -cycle.indexOf(Collections.min(cycle)));
        return List.copyOf(cycle);
    }
}
