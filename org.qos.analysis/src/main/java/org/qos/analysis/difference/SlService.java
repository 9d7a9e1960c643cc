package org.qos.analysis.difference;

import java.util.Optional;
import org.qos.analysis.vl.VirtualLane;
import org.qos.analysis.vl.VlForecast;
import org.qos.runtime.value.Vl;

/**
 * What packets of an SL get at a kind of ports.
 *
 * @param vl their VL, 0 to 14; 15 when they are dropped
 * @param highShare the part of the VL in the weights of the high-priority table, 0 to 1
 * @param lowShare its part in those of the low-priority table, 0 to 1
 * @param turn how the high limit favours the VL, more being better: the limit itself for a VL of the high-priority table, 256 where
 *     no other table is served, minus the limit for a VL of the low-priority table alone
 */
public record SlService(int vl, double highShare, double lowShare, int turn) {

    private static final int ALONE = 256;
    private static final double ROUNDING = 1e-9;

    /** What an SL gets of the tables of a kind of ports. */
    static SlService of(VlForecast tables, int sl) {
        Optional<VirtualLane> vl =
                tables.dataVls().stream().filter(one -> one.sls().contains(sl)).findFirst();
        return vl.map(one -> new SlService(one.vl(), one.highShare(), one.lowShare(), turn(tables, one)))
                .orElse(new SlService(Vl.DROP, 0, 0, 0));
    }

    private static int turn(VlForecast tables, VirtualLane vl) {
        if (vl.highShare() > 0) {
            boolean interrupted = tables.dataVls().stream().anyMatch(one -> one.lowShare() > 0);
            return interrupted ? tables.highLimit() : ALONE;
        }
        boolean waits = tables.dataVls().stream().anyMatch(one -> one.highShare() > 0);
        return waits ? -tables.highLimit() : ALONE;
    }

    /** Whether the packets are dropped. */
    public boolean isDropped() {
        return vl == Vl.DROP;
    }

    /**
     * Whether the share of the link is lower than before. A higher share of the high-priority table outweighs a lower one of the
     * other; the high limit counts where the shares are the same.
     */
    boolean hasLowerShareThan(SlService before) {
        if (before.isDropped() || isDropped()) {
            return false;
        }
        if (!isSame(highShare, before.highShare)) {
            return highShare < before.highShare;
        }
        return isSame(lowShare, before.lowShare) ? turn < before.turn : lowShare < before.lowShare;
    }

    /** Whether two shares are the same but for rounding. */
    static boolean isSame(double one, double other) {
        return Math.abs(one - other) < ROUNDING;
    }
}
