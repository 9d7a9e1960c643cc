package org.qos.analysis.simulation.packet;

import java.util.Arrays;
import java.util.List;
import org.qos.analysis.audit.traffic.Channel;
import org.qos.analysis.simulation.network.Network;
import org.qos.analysis.simulation.network.SimulatedLink;
import org.qos.runtime.value.VlArbitration;

/**
 * The out-port of each link: who has a packet for it, in the order of asking for each VL, and the credits of each VL.
 * Credits count units of 64 bytes (IBTA 7.9.4.1).
 */
final class OutPorts {

    /** No sender. */
    static final int IDLE = -1;

    private final VlArbiter[] arbiters;
    private final IntFifo[] requests;
    private final int[] credits;
    /** The VLs with requests that have a weight: a bit for each. */
    private final int[] requested;
    /** The size of the first packet that asked for each channel. */
    private final int[] bytes;
    /** Who sends by each link. */
    final int[] sender;
    /** Whether arbitration of each link is due. */
    final boolean[] due;

    final long[] ticksPerByte;
    private final int[] ofVl = new int[Channel.PER_LINK];

    OutPorts(Network network, int bufferBytes) {
        List<SimulatedLink> links = network.links();
        arbiters = links.stream().map(VlArbiter::new).toArray(VlArbiter[]::new);
        ticksPerByte = links.stream().mapToLong(SimulatedLink::ticksPerByte).toArray();
        requests = new IntFifo[network.channels()];
        credits = new int[network.channels()];
        Arrays.fill(credits, bufferBytes / VlArbitration.WEIGHT_UNIT);
        bytes = new int[network.channels()];
        requested = new int[links.size()];
        due = new boolean[links.size()];
        sender = new int[links.size()];
        Arrays.fill(sender, IDLE);
    }

    /** The credits that a packet takes. */
    static int credits(int bytes) {
        return (bytes + VlArbitration.WEIGHT_UNIT - 1) / VlArbitration.WEIGHT_UNIT;
    }

    /** Somebody has a packet for a channel. */
    void request(int channel, int requester, int packetBytes) {
        if (requests[channel] == null) {
            requests[channel] = new IntFifo();
        }
        if (requests[channel].isEmpty()) {
            bytes[channel] = packetBytes;
            requested[Channel.link(channel)] |= 1 << Channel.vl(channel) & arbiters[Channel.link(channel)].served();
        }
        requests[channel].add(requester);
    }

    /** Whether a channel has a packet to send but no credits for it. */
    boolean isStalled(int channel) {
        return requests[channel] != null && !requests[channel].isEmpty() && !hasCredits(channel);
    }

    /** Whether the buffer at the far end of a channel has credits for a packet. */
    private boolean hasCredits(int channel) {
        return credits[channel] >= credits(bytes[channel]);
    }

    /** Credits come back. */
    void credit(int channel, int returned) {
        credits[channel] += returned;
    }

    /** The channel that sends now, {@link #IDLE} when none can. */
    int arbitrate(int link) {
        int ready = 0;
        for (int bits = requested[link]; bits != 0; bits &= bits - 1) {
            int vl = Integer.numberOfTrailingZeros(bits);
            int channel = Channel.of(link, vl);
            ofVl[vl] = bytes[channel];
            ready |= hasCredits(channel) ? 1 << vl : 0;
        }
        return ready == 0 ? IDLE : Channel.of(link, arbiters[link].next(ready, ofVl));
    }

    /** Who sends by the channel that arbitration chose; takes the credits. */
    int start(int channel) {
        int requester = requests[channel].take();
        credits[channel] -= credits(bytes[channel]);
        sender[Channel.link(channel)] = requester;
        if (requests[channel].isEmpty()) {
            requested[Channel.link(channel)] &= ~(1 << Channel.vl(channel));
        }
        return requester;
    }

    /** Who asks for a channel next, when there is somebody. */
    int first(int channel) {
        return requests[channel].isEmpty() ? IDLE : requests[channel].first();
    }

    /** Sets the size of the packet of the one who asks next. */
    void firstBytes(int channel, int packetBytes) {
        bytes[channel] = packetBytes;
    }
}
