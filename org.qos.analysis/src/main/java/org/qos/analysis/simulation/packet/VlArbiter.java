package org.qos.analysis.simulation.packet;

import org.qos.analysis.simulation.network.SimulatedLink;
import org.qos.runtime.value.VlArbitration;

/**
 * The VL arbitration of an out-port (IBTA 7.6.9). The high-priority table sends until as many bytes were sent as
 * VLHighLimit allows, the last packet whole; then the low-priority table gets one packet. A low-priority table that has
 * nothing to send then has had its opportunity, and the high-priority one starts to count again. VLs without a weight
 * are never served.
 */
final class VlArbiter {

    private final ArbitrationTable high;
    private final ArbitrationTable low;
    private final int limit;
    private long sentHigh;

    VlArbiter(SimulatedLink link) {
        high = new ArbitrationTable(link.high());
        low = new ArbitrationTable(link.low());
        limit = link.highLimit();
    }

    /** The VLs that have a weight: a bit for each. */
    int served() {
        return high.served | low.served;
    }

    /**
     * Chooses the VL that sends a packet, and counts it.
     *
     * @param ready a bit for each VL that has a packet and the credits for it; one of {@link #served} at least
     * @param bytes the size of the packet of each VL
     * @return the VL
     */
    int next(int ready, int[] bytes) {
        boolean isHigh = (ready & high.served) != 0;
        if (isHigh && isExhausted()) {
            isHigh = (ready & low.served) == 0;
            sentHigh = 0;
        }
        ArbitrationTable table = isHigh ? high : low;
        int vl = table.select(ready);
        table.sent(bytes[vl]);
        sentHigh = isHigh ? sentHigh + bytes[vl] : 0;
        return vl;
    }

    private boolean isExhausted() {
        return limit != VlArbitration.NO_LIMIT
                && sentHigh > 0
                && sentHigh >= (long) limit * VlArbitration.HIGH_LIMIT_UNIT;
    }
}
