package org.qos.runtime.option;

import java.util.List;
import java.util.function.IntUnaryOperator;
import org.qos.runtime.value.VlArbitration;
import org.qos.runtime.value.VlWeight;

/**
 * The part of a link that VL arbitration gives a VL while all VLs of the tables have packets to send (IBTA 1.4,
 * 7.6.9): the high-priority table sends as much as its limit says, then the low-priority table gets one packet; within a table the
 * weights decide. Weights and limit count bytes, but a port finishes each packet that it has begun, so that the turn of an entry and a
 * burst of the high-priority table are whole packets.
 */
public final class LinkArbitration {

    private LinkArbitration() {}

    /**
     * The part while every VL sends packets of one size.
     *
     * @param vl the VL, 0 to 14
     * @param packet the size of packets in bytes
     * @return 0 to 1
     */
    public static double part(QosTables tables, int vl, int packet) {
        return part(tables, vl, VlPackets.ofSize(packet));
    }

    /**
     * The part while every VL sends packets of sizes of its own. Where a VL has packets of several sizes it is a lower bound for all
     * mixtures: the VL itself sends its smallest packets, the turns of the others are as long as they can be, and the other table sends
     * as much as it can.
     *
     * @param tables the tables of the port
     * @param vl the VL, 0 to 14
     * @param packets the sizes of the packets of each VL
     * @return 0 to 1
     */
    public static double part(QosTables tables, int vl, VlPackets packets) {
        Round high = Round.smallest(tables.vlarbHigh(), vl, packets);
        Round low = Round.smallest(tables.vlarbLow(), vl, packets);
        double part = 0;
        if (high.own() > 0) {
            double burst = shortestBurst(tables, packets);
            part += high.part(0)
                    * partOfBurst(tables.highLimit(), burst, meanPacket(tables.vlarbLow(), packets::largest));
        }
        if (low.own() > 0) {
            part += low.part(0)
                    * (1 - partOfBurst(tables.highLimit(), longestBurst(tables, packets), low.meanPacket()));
        }
        return part;
    }

    /**
     * The part that all VLs of the high-priority table get together, while every VL of both tables sends packets of sizes of its own; the
     * maximum where a VL has packets of several sizes.
     *
     * @param tables the tables of the port
     * @param packets the sizes of the packets of each VL
     * @return 0 to 1
     */
    public static double highPart(QosTables tables, VlPackets packets) {
        return partOfBurst(
                tables.highLimit(), longestBurst(tables, packets), meanPacket(tables.vlarbLow(), packets::smallest));
    }

    /**
     * The part of the high-priority table while some of its VLs have packets at times only: bursts are taken as of packets of mean size.
     *
     * @param limit VLHighLimit, 0 to 255
     * @param high the mean size of the packets that the high-priority table sends, in bytes; 0 if it sends nothing
     * @param low the same for the low-priority table
     * @return 0 to 1
     */
    public static double highPart(int limit, double high, double low) {
        double burst = high == 0 ? 0 : high * Math.max(1, Math.ceil(limit * VlArbitration.HIGH_LIMIT_UNIT / high));
        return partOfBurst(limit, burst, low);
    }

    /**
     * Of a burst of the high-priority table and a packet of the low-priority one.
     *
     * @param limit VLHighLimit
     * @param burst in bytes, 0 for a table that sends nothing
     * @param low in bytes, 0 for a table that sends nothing
     */
    private static double partOfBurst(int limit, double burst, double low) {
        if (burst == 0) {
            return 0;
        }
        return low == 0 || limit == VlArbitration.NO_LIMIT ? 1 : burst / (burst + low);
    }

    /** The mean of bursts, or a lower bound where a VL has packets of several sizes; see {@link MeanBurst}. */
    private static double shortestBurst(QosTables tables, VlPackets packets) {
        return isMixed(tables.vlarbHigh(), packets) && limit(tables) > 0
                ? limit(tables)
                : meanBurst(tables, packets::smallest);
    }

    /** The mean of bursts, or an upper bound: a burst ends with a largest packet where one of the smallest would reach the limit. */
    private static double longestBurst(QosTables tables, VlPackets packets) {
        return isMixed(tables.vlarbHigh(), packets) && limit(tables) > 0
                ? limit(tables)
                        - smallestPacket(tables.vlarbHigh(), packets)
                        + largestPacket(tables.vlarbHigh(), packets)
                : meanBurst(tables, packets::largest);
    }

    /** With a limit of 0 a burst is one packet. */
    private static double meanBurst(QosTables tables, IntUnaryOperator sizes) {
        return limit(tables) == 0
                ? meanPacket(tables.vlarbHigh(), sizes)
                : MeanBurst.of(tables.vlarbHigh(), limit(tables), sizes);
    }

    private static boolean isMixed(List<VlWeight> table, VlPackets packets) {
        for (VlWeight entry : table) {
            if (entry.weight() > 0 && packets.isMixed(entry.vl())) {
                return true;
            }
        }
        return false;
    }

    /**
     * A lower bound of the part of a VL that sends full packets, whatever the sizes of the packets of other VLs. A turn of
     * another VL can be a packet less one unit longer than its weight, and a burst of the high-priority table nearly a packet longer
     * than its limit. Small packets of other VLs hand over to the other table more often: to the low-priority table when their bytes
     * reach the limit, to the high-priority table after each of them.
     *
     * @param vl the VL, 0 to 14
     * @param packets the sizes of the full packets of each VL
     * @return 0 to 1, at most {@link #part}
     */
    public static double worstPart(QosTables tables, int vl, VlPackets packets) {
        VlPackets any = packets.withSmallPacketsExceptFor(vl);
        return Math.min(worstOfHigh(tables, vl, any) + worstOfLow(tables, vl, any), part(tables, vl, packets));
    }

    /** In bytes. */
    private static int limit(QosTables tables) {
        return tables.highLimit() * VlArbitration.HIGH_LIMIT_UNIT;
    }

    /** In bytes; 0 for a table that sends nothing. A loop, not a stream: a design tries ten thousands of tables. */
    private static double meanPacket(List<VlWeight> table, IntUnaryOperator sizes) {
        long all = 0;
        long bytes = 0;
        for (VlWeight entry : table) {
            int size = sizes.applyAsInt(entry.vl());
            int count = packets(bytes(entry), size);
            all += count;
            bytes += (long) count * size;
        }
        return all == 0 ? 0 : (double) bytes / all;
    }

    /** The largest packet that a table sends, in bytes; 0 for a table that sends nothing. */
    private static int largestPacket(List<VlWeight> table, VlPackets packets) {
        return table.stream()
                .filter(entry -> entry.weight() > 0)
                .mapToInt(entry -> packets.largest(entry.vl()))
                .max()
                .orElse(0);
    }

    private static int smallestPacket(List<VlWeight> table, VlPackets packets) {
        return table.stream()
                .filter(entry -> entry.weight() > 0)
                .mapToInt(entry -> packets.smallest(entry.vl()))
                .min()
                .orElse(0);
    }

    /**
     * Of a round of the high-priority table: what the VL sends, divided by that, what others send, and the packets of the low-priority
     * table.
     */
    private static double worstOfHigh(QosTables tables, int vl, VlPackets packets) {
        Round round = Round.smallest(tables.vlarbHigh(), vl, packets);
        double bursts = limit(tables) == 0
                ? round.packets()
                : Math.min(round.packets(), (double) round.bytes() / limit(tables));
        boolean isAlone = tables.highLimit() == VlArbitration.NO_LIMIT;
        return round.part(isAlone ? 0 : bursts * largestPacket(tables.vlarbLow(), packets));
    }

    /** Of a round of the low-priority table, with a burst of the high-priority table before each packet. */
    private static double worstOfLow(QosTables tables, int vl, VlPackets packets) {
        int high = largestPacket(tables.vlarbHigh(), packets);
        if (high > 0 && tables.highLimit() == VlArbitration.NO_LIMIT) {
            return 0;
        }
        Round round = Round.smallest(tables.vlarbLow(), vl, packets);
        return round.part(high == 0 ? 0 : (double) round.packets() * (limit(tables) + high));
    }

    private static int bytes(VlWeight entry) {
        return entry.weight() * VlArbitration.WEIGHT_UNIT;
    }

    /**
     * The packets of one size that a port begins before so many bytes are sent, as in the turn of an entry.
     *
     * @param bytes the bytes of a weight or a limit
     * @param packet the size of packets in bytes
     */
    public static int packets(int bytes, int packet) {
        return (bytes + packet - 1) / packet;
    }

    /**
     * Turns of all entries of a table.
     *
     * @param own the bytes that a VL sends
     * @param bytes the bytes of all VLs
     * @param packets their packets
     */
    private record Round(long own, long bytes, long packets) {

        /** What a VL sends at least, while the others send as much as they can and all of them as many packets as they can. */
        private static Round smallest(List<VlWeight> table, int vl, VlPackets packets) {
            long own = 0;
            long others = 0;
            long all = 0;
            for (VlWeight entry : table) {
                if (entry.weight() > 0) {
                    int size = packets.smallest(entry.vl());
                    int count = LinkArbitration.packets(LinkArbitration.bytes(entry), size);
                    all += count;
                    if (entry.vl() == vl) {
                        own += (long) count * size;
                    } else {
                        others += (long) count * size + packets.excess(entry.vl());
                    }
                }
            }
            return new Round(own, own + others, all);
        }

        private double meanPacket() {
            return packets == 0 ? 0 : (double) bytes / packets;
        }

        private double part(double more) {
            return own == 0 ? 0 : own / (bytes + more);
        }
    }
}
