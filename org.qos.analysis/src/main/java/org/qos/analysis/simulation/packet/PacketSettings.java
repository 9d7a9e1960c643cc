package org.qos.analysis.simulation.packet;

import org.qos.analysis.simulation.network.Ticks;

/**
 * How packets are simulated. Times are in {@link Ticks}.
 *
 * @param seed decides when sources with a limited load begin, and in which order the others do
 * @param bufferBytes what the buffer of each VL at the far end of a link takes, at least a packet
 * @param cableTicks how long a bit, or a credit, takes through a cable
 * @param switchTicks how long a switch takes from the first bit of a packet until it can forward it
 * @param warmUpTicks how long nothing is counted at the start
 * @param countedTicks how long bytes are counted then, more than 0
 */
public record PacketSettings(
        long seed, int bufferBytes, long cableTicks, long switchTicks, long warmUpTicks, long countedTicks) {

    /** The usual buffer in bytes. */
    public static final int BUFFER = 32 << 10;

    /** 5 m of cable. */
    private static final long CABLE = Ticks.ofNanos(25);

    private static final long SWITCH = Ticks.ofNanos(100);

    /** The usual buffers and delays, with a quarter of the counted time to warm up. */
    public static PacketSettings ofMicros(double counted, long seed) {
        return new PacketSettings(
                seed, BUFFER, CABLE, SWITCH, Ticks.ofNanos(counted * 250), Ticks.ofNanos(counted * 1000));
    }

    /** The same with other buffers. */
    public PacketSettings withBuffer(int bytes) {
        return new PacketSettings(seed, bytes, cableTicks, switchTicks, warmUpTicks, countedTicks);
    }

    /** When the simulation ends. */
    long end() {
        return warmUpTicks + countedTicks;
    }
}
