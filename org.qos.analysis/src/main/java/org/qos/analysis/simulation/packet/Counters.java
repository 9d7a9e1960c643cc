package org.qos.analysis.simulation.packet;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.qos.analysis.simulation.network.Network;
import org.qos.analysis.simulation.packet.PacketResult.ChannelWait;

/** Counts what happens between the warm-up and the end; what flows deliver also from the start on, in intervals. */
final class Counters {

    /** In how many intervals of the whole time what flows deliver is counted. */
    static final int INTERVALS = 50;

    private static final long NEVER = -1;

    private final long begin;
    private final long end;
    private final long[] delivered;
    private final long[][] overTime;
    private final long[] sent;
    private final long[] stalled;
    private final long[] stalledSince;
    private final Map<Long, long[]> waits = new HashMap<>();

    Counters(Network network, PacketSettings settings) {
        begin = settings.warmUpTicks();
        end = settings.end();
        delivered = new long[network.flows().size()];
        overTime = new long[INTERVALS][network.flows().size()];
        sent = new long[network.channels()];
        stalled = new long[network.channels()];
        stalledSince = new long[network.channels()];
        Arrays.fill(stalledSince, NEVER);
    }

    /** A channel has sent a packet. */
    void sent(long now, int channel, int bytes) {
        if (isCounted(now)) {
            sent[channel] += bytes;
        }
    }

    /** A packet of a flow is at its destination. */
    void delivered(long now, int flow, int bytes) {
        overTime[(int) Math.min(INTERVALS - 1, INTERVALS * now / end)][flow] += bytes;
        if (isCounted(now)) {
            delivered[flow] += bytes;
        }
    }

    /** The first packet in the buffer of a channel waited for another channel. */
    void waited(long since, long now, int from, int to) {
        long ticks = counted(since, now);
        if (ticks > 0) {
            waits.computeIfAbsent((long) from << Integer.SIZE | to, pair -> new long[1])[0] += ticks;
        }
    }

    /** Whether a channel has a packet to send but no credits, from now on. */
    void stalled(long now, int channel, boolean isStalled) {
        if (isStalled && stalledSince[channel] == NEVER) {
            stalledSince[channel] = now;
        } else if (!isStalled && stalledSince[channel] != NEVER) {
            stalled[channel] += counted(stalledSince[channel], now);
            stalledSince[channel] = NEVER;
        }
    }

    private boolean isCounted(long now) {
        return now > begin && now <= end;
    }

    private long counted(long since, long now) {
        return Math.max(0, Math.min(now, end) - Math.max(since, begin));
    }

    PacketResult result(List<List<Integer>> deadlocks) {
        for (int channel = 0; channel < stalled.length; channel++) {
            stalled(end, channel, false);
        }
        List<ChannelWait> all = new ArrayList<>();
        waits.forEach(
                (pair, ticks) -> all.add(new ChannelWait((int) (pair >>> Integer.SIZE), pair.intValue(), ticks[0])));
        all.sort((one, other) -> one.ticks() != other.ticks()
                ? Long.compare(other.ticks(), one.ticks())
                : Long.compare(
                        (long) one.from() << Integer.SIZE | one.to(),
                        (long) other.from() << Integer.SIZE | other.to()));
        return new PacketResult(
                end - begin, delivered, new PacketResult.OverTime(end, overTime), sent, stalled, all, deadlocks);
    }
}
