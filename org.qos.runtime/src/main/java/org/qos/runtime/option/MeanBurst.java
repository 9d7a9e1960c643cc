package org.qos.runtime.option;

import java.util.Arrays;
import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.qos.runtime.value.VlArbitration;
import org.qos.runtime.value.VlWeight;

/**
 * The mean size of the bursts of a high-priority table whose VLs all have packets: a burst ends with the packet that reaches the limit, the
 * next one begins with the packet after it. Where packets differ in size, bursts do; sooner or later they recur, and the mean is that of
 * a period.
 */
final class MeanBurst {

    /** The packets of a round, in bytes. */
    private final int[] packets;

    private final long round;
    private final int limit;

    private MeanBurst(int[] packets, int limit) {
        this.packets = packets;
        this.round = Arrays.stream(packets).asLongStream().sum();
        this.limit = limit;
    }

    /**
     * The mean in bytes; 0 for a table that sends nothing.
     *
     * @param limit what a burst sends at least, in bytes; 0 for one packet
     * @param sizes the size of the packets of each VL, in bytes
     */
    static double of(List<VlWeight> table, int limit, IntUnaryOperator sizes) {
        int size = 0;
        for (VlWeight entry : table) {
            int own = entry.weight() == 0 ? size : sizes.applyAsInt(entry.vl());
            if (size != 0 && own != size) {
                return new MeanBurst(packets(table, sizes), limit).ofPeriod();
            }
            size = own;
        }
        return size == 0 ? 0 : (double) size * Math.max(1, LinkArbitration.packets(limit, size));
    }

    private static int[] packets(List<VlWeight> table, IntUnaryOperator sizes) {
        return table.stream()
                .flatMapToInt(entry -> {
                    int size = sizes.applyAsInt(entry.vl());
                    int count = LinkArbitration.packets(entry.weight() * VlArbitration.WEIGHT_UNIT, size);
                    return IntStream.generate(() -> size).limit(count);
                })
                .toArray();
    }

    private double ofPeriod() {
        int[] burstsBefore = new int[packets.length];
        long[] bytesBefore = new long[packets.length];
        Arrays.fill(burstsBefore, -1);
        int next = 0;
        int bursts = 0;
        long bytes = 0;
        while (burstsBefore[next] < 0) {
            burstsBefore[next] = bursts;
            bytesBefore[next] = bytes;
            long sent = (limit - 1) / round * round;
            do {
                sent += packets[next];
                next = (next + 1) % packets.length;
            } while (sent < limit);
            bytes += sent;
            bursts++;
        }
        return (double) (bytes - bytesBefore[next]) / (bursts - burstsBefore[next]);
    }
}
