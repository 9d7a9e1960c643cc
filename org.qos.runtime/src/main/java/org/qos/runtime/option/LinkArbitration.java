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
        return part(tables, vl, of -> packet);
    }

    /**
     * The part while every VL sends packets of a size of its own. It is exact where all VLs of a table have packets of one size; else the
     * packets at which bursts of the high-priority table end are taken as packets of mean size.
     *
     * @param tables the tables of the port
     * @param vl the VL, 0 to 14
     * @param packets the size of the packets of each VL in bytes
     * @return 0 to 1
     */
    public static double part(QosTables tables, int vl, IntUnaryOperator packets) {
        double high = highPart(tables, packets);
        return high * part(tables.vlarbHigh(), vl, packets) + (1 - high) * part(tables.vlarbLow(), vl, packets);
    }

    /**
     * The part that all VLs of the high-priority table get together, while every VL of both tables sends packets of a size of its own.
     *
     * @param tables the tables of the port
     * @param packets the size of the packets of each VL in bytes
     * @return 0 to 1
     */
    public static double highPart(QosTables tables, IntUnaryOperator packets) {
        double high = meanPacket(tables.vlarbHigh(), packets);
        double low = meanPacket(tables.vlarbLow(), packets);
        if (high == 0) {
            return 0;
        }
        if (low == 0 || tables.highLimit() == VlArbitration.NO_LIMIT) {
            return 1;
        }
        double burst = high * Math.max(1, Math.ceil(limit(tables) / high));
        return burst / (burst + low);
    }

    /**
     * A lower bound of the part of a VL that sends packets of full size, whatever the sizes of the packets of other VLs. A turn of
     * another VL can be a packet less one unit longer than its weight, and a burst of the high-priority table nearly a packet longer
     * than its limit. Small packets of other VLs hand over to the other table more often: to the low-priority table when their bytes
     * reach the limit, to the high-priority table after each of them.
     *
     * @param vl the VL, 0 to 14
     * @param packet the maximum size of packets in bytes
     * @return 0 to 1, at most {@link #part}
     */
    public static double worstPart(QosTables tables, int vl, int packet) {
        return worstPart(tables, vl, packet, packet);
    }

    /**
     * The same for a VL that sends packets of a size of its own.
     *
     * @param own their size in bytes, at most that of others
     */
    public static double worstPart(QosTables tables, int vl, int own, int packet) {
        return Math.min(
                worstOfHigh(tables, vl, own, packet) + worstOfLow(tables, vl, own, packet),
                part(tables, vl, of -> of == vl ? own : packet));
    }

    /** In bytes. */
    private static int limit(QosTables tables) {
        return tables.highLimit() * VlArbitration.HIGH_LIMIT_UNIT;
    }

    /** In bytes; 0 for a table that sends nothing. */
    private static double meanPacket(List<VlWeight> table, IntUnaryOperator packets) {
        long all = 0;
        for (VlWeight entry : table) {
            all += packets(entry, packets);
        }
        return all == 0 ? 0 : (double) bytes(table, packets) / all;
    }

    private static double part(List<VlWeight> table, int vl, IntUnaryOperator packets) {
        long all = bytes(table, packets);
        return all == 0 ? 0 : (double) bytes(of(table, vl), packets) / all;
    }

    /** What turns of all entries send. A loop, not a stream: a design tries ten thousands of tables. */
    private static long bytes(List<VlWeight> table, IntUnaryOperator packets) {
        long sum = 0;
        for (VlWeight entry : table) {
            sum += (long) packets(entry, packets) * packets.applyAsInt(entry.vl());
        }
        return sum;
    }

    private static int packets(VlWeight entry, IntUnaryOperator packets) {
        return packets(entry.weight() * VlArbitration.WEIGHT_UNIT, packets.applyAsInt(entry.vl()));
    }

    /**
     * Of a round of the high-priority table: what the VL sends, divided by that, what others send, and the packets of the low-priority
     * table.
     */
    private static double worstOfHigh(QosTables tables, int vl, int own, int packet) {
        Round round = Round.worst(tables.vlarbHigh(), vl, own, packet);
        boolean isAlone = tables.highLimit() == VlArbitration.NO_LIMIT || packets(tables.vlarbLow(), packet) == 0;
        double bursts = limit(tables) == 0
                ? round.packets()
                : Math.min(round.packets(), (double) round.bytes() / limit(tables));
        return round.part(isAlone ? 0 : bursts * packet);
    }

    /** Of a round of the low-priority table, with a burst of the high-priority table before each packet. */
    private static double worstOfLow(QosTables tables, int vl, int own, int packet) {
        boolean isAlone = packets(tables.vlarbHigh(), packet) == 0;
        if (!isAlone && tables.highLimit() == VlArbitration.NO_LIMIT) {
            return 0;
        }
        Round round = Round.worst(tables.vlarbLow(), vl, own, packet);
        return round.part(isAlone ? 0 : (double) round.packets() * (limit(tables) + packet));
    }

    private static List<VlWeight> of(List<VlWeight> table, int vl) {
        return table.stream().filter(entry -> entry.vl() == vl).toList();
    }

    private static long packets(List<VlWeight> table, int packet) {
        return table.stream()
                .mapToLong(entry -> packets(entry.weight() * VlArbitration.WEIGHT_UNIT, packet))
                .sum();
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
     * @param own the bytes that a VL sends in packets of full size
     * @param bytes the bytes of all VLs, at most
     * @param packets their packets, at most; each takes a unit of weight
     */
    private record Round(long own, long bytes, long packets) {

        private static Round worst(List<VlWeight> table, int vl, int size, int packet) {
            long own = LinkArbitration.packets(of(table, vl), size);
            long bytes = own * size;
            long packets = own;
            for (VlWeight entry : table) {
                if (entry.vl() != vl && entry.weight() > 0) {
                    bytes += (entry.weight() - 1L) * VlArbitration.WEIGHT_UNIT + packet;
                    packets += entry.weight();
                }
            }
            return new Round(own * size, bytes, packets);
        }

        private double part(double more) {
            return own == 0 ? 0 : own / (bytes + more);
        }
    }
}
