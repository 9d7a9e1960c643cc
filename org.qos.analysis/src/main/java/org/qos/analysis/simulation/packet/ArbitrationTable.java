package org.qos.analysis.simulation.packet;

import java.util.List;
import org.qos.runtime.value.VlArbitration;
import org.qos.runtime.value.VlWeight;

/**
 * One arbitration table at work (IBTA 7.6.9.2). An entry sends packets as long as its weight is not used up, the last
 * one whole; then, or when its VL has nothing to send, the next entry whose VL has something takes its turn with its
 * whole weight.
 */
final class ArbitrationTable {

    private final int[] vls;
    private final int[] weights;
    /** A bit for each VL that has a weight. */
    final int served;

    private int current;
    private int left;

    ArbitrationTable(List<VlWeight> entries) {
        List<VlWeight> used =
                entries.stream().filter(entry -> entry.weight() > 0).toList();
        vls = used.stream().mapToInt(VlWeight::vl).toArray();
        weights = used.stream().mapToInt(VlWeight::weight).toArray();
        int bits = 0;
        for (int vl : vls) {
            bits |= 1 << vl;
        }
        served = bits;
        current = Math.max(0, vls.length - 1);
    }

    /**
     * The VL whose turn it is.
     *
     * @param ready a bit for each VL that can send; one of {@link #served} at least
     */
    int select(int ready) {
        if (left > 0 && (ready >>> vls[current] & 1) != 0) {
            return vls[current];
        }
        do {
            current = (current + 1) % vls.length;
        } while ((ready >>> vls[current] & 1) == 0);
        left = weights[current];
        return vls[current];
    }

    /** Counts a packet of the selected VL. */
    void sent(int bytes) {
        left -= (bytes + VlArbitration.WEIGHT_UNIT - 1) / VlArbitration.WEIGHT_UNIT;
    }
}
