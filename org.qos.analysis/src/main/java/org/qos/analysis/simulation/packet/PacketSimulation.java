package org.qos.analysis.simulation.packet;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CancellationException;
import org.qos.analysis.audit.traffic.Channel;
import org.qos.analysis.decision.Interruption;
import org.qos.analysis.simulation.network.Network;
import org.qos.analysis.simulation.network.SimulatedFlow;
import org.qos.analysis.simulation.network.Ticks;

/**
 * Simulates packets by discrete events. Whoever has a packet asks for the channel that it takes next: a queue of a
 * buffer for its first packet, a source for its next one. An out-port that is idle chooses a VL by its arbitration, and
 * of this VL the one that asked first. Packets are forwarded while they still come in (cut-through), as late as is
 * needed for a faster link. All that happens at one time happens before out-ports choose. The result depends on nothing
 * but network and settings.
 */
public final class PacketSimulation {

    /** A packet comes into a queue of a buffer. */
    private static final int ARRIVE = 0;
    /** The sender of a link has sent its packet. */
    private static final int SENT = 1;
    /** Credits come back to a channel. */
    private static final int CREDIT = 2;
    /** A source with a limited load has another packet. */
    private static final int GENERATE = 3;
    /** An idle out-port chooses. */
    private static final int ARBITRATE = 4;

    private static final int KIND_BITS = 3;
    private static final int CHECKED_EVENTS = 1 << 14;

    private final Network network;
    private final PacketSettings settings;
    private final Packets packets;
    private final OutPorts ports;
    private final Buffers buffers;
    private final Counters counters;
    private final EventQueue events = new EventQueue();
    /** How many queues ask; sources have the numbers after theirs. */
    private final int queues;
    /** What each source with a limited load has to send. */
    private final long[] backlog;

    private final long[] interval;
    /** Since when each queue or source asks. */
    private final long[] askedAt;

    private PacketSimulation(Network network, PacketSettings settings) {
        this.network = network;
        this.settings = settings;
        packets = new Packets(network);
        ports = new OutPorts(network, settings.bufferBytes());
        buffers = new Buffers(packets, network.channels(), settings.bufferBytes());
        queues = buffers.queues();
        counters = new Counters(network, settings);
        int flows = network.flows().size();
        backlog = new long[flows];
        interval = new long[flows];
        askedAt = new long[queues + flows];
    }

    /**
     * Simulates.
     *
     * @throws CancellationException when the thread is interrupted
     * @throws IllegalArgumentException when a packet is larger than the buffers
     */
    public static PacketResult of(Network network, PacketSettings settings) {
        return new PacketSimulation(network, settings).run();
    }

    private PacketResult run() {
        start();
        for (long count = 0; !events.isEmpty() && events.nextTime() <= settings.end(); count++) {
            if (count % CHECKED_EVENTS == 0) {
                Interruption.check();
            }
            handle(events.take());
        }
        countWaiting();
        return counters.result(buffers.deadlocks());
    }

    private void start() {
        Random random = new Random(settings.seed());
        List<Integer> unlimited = new ArrayList<>();
        for (int flow = 0; flow < backlog.length; flow++) {
            SimulatedFlow sent = network.flows().get(flow);
            if (sent.packetBytes() > settings.bufferBytes()) {
                throw new IllegalArgumentException("a packet of " + sent.packetBytes()
                        + " bytes does not fit into a buffer of " + settings.bufferBytes());
            }
            if (sent.isUnlimited()) {
                unlimited.add(flow);
            } else if (sent.gigabits() > 0) {
                interval[flow] = Ticks.between(sent.packetBytes(), sent.gigabits());
                add((long) (random.nextDouble() * interval[flow]), GENERATE, flow, 0);
            }
        }
        Collections.shuffle(unlimited, random);
        unlimited.forEach(flow -> ask(queues + flow));
    }

    private void add(long time, int kind, int place, int value) {
        long event = ((long) place << Integer.SIZE | value) << KIND_BITS | kind;
        events.add(time, kind == ARBITRATE ? 1 : 0, event);
    }

    private void handle(long event) {
        int kind = (int) event & (1 << KIND_BITS) - 1;
        int value = (int) (event >>> KIND_BITS);
        int place = (int) (event >>> KIND_BITS + Integer.SIZE);
        switch (kind) {
            case ARRIVE -> {
                if (buffers.add(place, value)) {
                    ask(place);
                }
            }
            case SENT -> sent(place);
            case CREDIT -> {
                ports.credit(place, value);
                counters.stalled(events.now(), place, ports.isStalled(place));
                wake(Channel.link(place));
            }
            case GENERATE -> {
                add(events.now() + interval[place], GENERATE, place, 0);
                if (backlog[place]++ == 0) {
                    ask(queues + place);
                }
            }
            default -> arbitrate(place);
        }
    }

    private int packet(int requester) {
        return requester < queues ? buffers.first(requester) : packets.atSource(requester - queues);
    }

    private void ask(int requester) {
        int packet = packet(requester);
        int channel = packets.next(packet);
        askedAt[requester] = events.now();
        ports.request(channel, requester, packets.bytes(packet));
        counters.stalled(events.now(), channel, ports.isStalled(channel));
        wake(Channel.link(channel));
    }

    private void wake(int link) {
        if (ports.sender[link] == OutPorts.IDLE && !ports.due[link]) {
            ports.due[link] = true;
            add(events.now(), ARBITRATE, link, 0);
        }
    }

    private void arbitrate(int link) {
        ports.due[link] = false;
        int channel = ports.arbitrate(link);
        if (channel != OutPorts.IDLE) {
            send(link, channel);
        }
    }

    private void send(int link, int channel) {
        long now = events.now();
        int requester = ports.start(channel);
        int packet = packet(requester);
        int bytes = packets.bytes(packet);
        int next = ports.first(channel);
        if (next != OutPorts.IDLE) {
            ports.firstBytes(channel, packets.bytes(packet(next)));
        }
        counters.stalled(now, channel, ports.isStalled(channel));
        if (requester < queues) {
            buffers.send(requester);
            counters.waited(askedAt[requester], now, buffers.channel(requester), channel);
        }
        long sent = now + bytes * ports.ticksPerByte[link];
        add(sent, SENT, link, 0);
        int after = packets.after(packet);
        if (!packets.isAtEnd(after)) {
            buffers.reserve(channel, OutPorts.credits(bytes));
            long onward = bytes * ports.ticksPerByte[Channel.link(packets.next(after))];
            long forwarded = Math.max(now, sent - onward) + settings.cableTicks() + settings.switchTicks();
            add(forwarded, ARRIVE, packets.queue(after), after);
        }
    }

    private void sent(int link) {
        long now = events.now();
        int requester = ports.sender[link];
        int packet = packet(requester);
        int bytes = packets.bytes(packet);
        int credits = OutPorts.credits(bytes);
        int channel = packets.next(packet);
        counters.sent(now, channel, bytes);
        ports.sender[link] = OutPorts.IDLE;
        if (packets.isAtEnd(packets.after(packet))) {
            counters.delivered(now, packets.flow(packet), bytes);
            add(now + 2 * settings.cableTicks(), CREDIT, channel, credits);
        }
        if (requester >= queues) {
            int flow = requester - queues;
            if (interval[flow] == 0 || --backlog[flow] > 0) {
                ask(requester);
            }
        } else {
            add(now + settings.cableTicks(), CREDIT, buffers.channel(requester), credits);
            if (buffers.remove(requester, credits)) {
                ask(requester);
            }
        }
        wake(link);
    }

    /** Queues whose first packet still waits at the end. */
    private void countWaiting() {
        for (int queue = 0; queue < queues; queue++) {
            if (buffers.isWaiting(queue)) {
                int to = packets.next(buffers.first(queue));
                counters.waited(askedAt[queue], settings.end(), buffers.channel(queue), to);
            }
        }
    }
}
