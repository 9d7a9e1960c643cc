package org.qos.runtime.option;

import java.util.List;
import org.qos.runtime.value.VlArbitration;
import org.qos.runtime.value.VlWeight;

/**
 * The part of a link that VL arbitration gives a VL while all VLs of the tables have packets to send (IBTA 1.4,
 * 7.6.9): the high table sends as much as its limit says, then the low table gets one packet; within a table the
 * weights decide.
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
        VlBandwidthShare weights = VlBandwidthShare.of(tables, vl);
        double high = highPart(tables, packet, Math.max(packet, limit(tables)));
        return high * weights.high() + (1 - high) * weights.low();
    }

    /**
     * The part that is left in the worst case. A port sends a packet as long as weight is left, and sends it whole,
     * so that each turn of another VL can be a packet less one unit longer than its weight, and the high table can
     * exceed its limit by a packet.
     *
     * @param vl the VL, 0 to 14
     * @param packet the maximum size of packets in bytes
     * @return 0 to 1, at most {@link #part}
     */
    public static double worstPart(QosTables tables, int vl, int packet) {
        double minHigh = highPart(tables, packet, Math.max(packet, limit(tables)));
        double maxHigh = highPart(tables, packet, packet + limit(tables));
        double ofHigh = minHigh * worstOf(tables.vlarbHigh(), vl, packet);
        double ofLow = (1 - maxHigh) * worstOf(tables.vlarbLow(), vl, packet);
        return Math.min(ofHigh + ofLow, part(tables, vl, packet));
    }

    private static int limit(QosTables tables) {
        return tables.highLimit() * VlArbitration.HIGH_LIMIT_UNIT;
    }

    /** How much of the link the high table gets when it sends so many bytes before a packet of the low one. */
    private static double highPart(QosTables tables, int packet, int burst) {
        if (weight(tables.vlarbHigh()) == 0 || weight(tables.vlarbLow()) == 0) {
            return weight(tables.vlarbHigh()) == 0 ? 0 : 1;
        }
        return tables.highLimit() == VlArbitration.NO_LIMIT ? 1 : (double) burst / (burst + packet);
    }

    private static double worstOf(List<VlWeight> table, int vl, int packet) {
        int own = 0;
        int others = 0;
        for (VlWeight entry : table) {
            if (entry.vl() == vl) {
                own += entry.weight() * VlArbitration.WEIGHT_UNIT;
            } else if (entry.weight() > 0) {
                others += (entry.weight() - 1) * VlArbitration.WEIGHT_UNIT + packet;
            }
        }
        return own == 0 ? 0 : (double) own / (own + others);
    }

    private static int weight(List<VlWeight> table) {
        return table.stream().mapToInt(VlWeight::weight).sum();
    }
}
