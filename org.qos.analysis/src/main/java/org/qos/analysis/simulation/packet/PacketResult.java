package org.qos.analysis.simulation.packet;

import java.util.List;
import org.qos.analysis.simulation.network.Ticks;

/**
 * What a simulation of packets has counted.
 *
 * @param countedTicks how long it counted
 * @param delivered the bytes that each flow delivered
 * @param overTime what flows delivered from the start on
 * @param sent the bytes that each channel sent
 * @param stalled how long each channel had a packet to send but no credits for it
 * @param waits which channels waited for which
 * @param deadlocks cycles of channels whose buffers wait for each other for good, each for the next one
 */
public record PacketResult(
        long countedTicks,
        long[] delivered,
        OverTime overTime,
        long[] sent,
        long[] stalled,
        List<ChannelWait> waits,
        List<List<Integer>> deadlocks) {

    /** Copies the lists. */
    public PacketResult {
        waits = List.copyOf(waits);
        deadlocks = List.copyOf(deadlocks);
    }

    /**
     * How long the first packet in the buffer of a channel waited until it was sent by another one.
     *
     * @param from the channel with the buffer
     * @param to the channel that it waited for
     * @param ticks how long
     */
    public record ChannelWait(int from, int to, long ticks) {}

    /**
     * What flows delivered in intervals of equal length.
     *
     * @param ticks the length of all intervals
     * @param delivered the bytes of each interval and flow; not to be changed
     */
    public record OverTime(long ticks, long[][] delivered) {

        /** How many intervals there are. */
        public int intervals() {
            return delivered.length;
        }

        /** What a flow delivered in an interval, in Gb/s. */
        public double gigabits(int interval, int flow) {
            return Ticks.gigabits(delivered[interval][flow], ticks / intervals());
        }
    }

    /** What a flow delivered, in Gb/s. */
    public double gigabits(int flow) {
        return Ticks.gigabits(delivered[flow], countedTicks);
    }

    /** What a channel sent, in Gb/s. */
    public double channelGigabits(int channel) {
        return Ticks.gigabits(sent[channel], countedTicks);
    }
}
