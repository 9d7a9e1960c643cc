package org.qos.runtime.option;

import java.util.List;
import org.qos.runtime.value.VlWeight;

/**
 * What a VL gets of a link when all VLs of a table have something to send.
 *
 * @param vl the VL, 0 to 14
 * @param high its part of what the high-priority table sends, 0 to 1
 * @param low its part of what the low-priority table sends, 0 to 1
 */
public record VlBandwidthShare(int vl, double high, double low) {

    /** The share of a VL by the weights of the arbitration tables (IBTA 1.4, 7.6.9). */
    public static VlBandwidthShare of(QosTables tables, int vl) {
        return new VlBandwidthShare(vl, part(tables.vlarbHigh(), vl), part(tables.vlarbLow(), vl));
    }

    /** Whether the VL is never served. */
    public boolean isStarved() {
        return high == 0 && low == 0;
    }

    private static double part(List<VlWeight> table, int vl) {
        int all = table.stream().mapToInt(VlWeight::weight).sum();
        int own = table.stream()
                .filter(entry -> entry.vl() == vl)
                .mapToInt(VlWeight::weight)
                .sum();
        return all == 0 ? 0 : (double) own / all;
    }
}
