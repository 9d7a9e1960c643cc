package org.qos.dsl.ide.hover;

import org.qos.runtime.value.VlArbitration;

/** Describes the weight of a VL in an arbitration table (IBTA 1.4, 7.6.9). */
final class WeightHover {

    private static final double PERCENT = 100;

    private WeightHover() {}

    /**
     * The description of one entry.
     *
     * @param weight in units of 64 bytes
     * @param all the sum of the weights of the table
     */
    static String of(long vl, long weight, long all) {
        if (weight == 0) {
            return "VL" + vl + " with weight 0: the entry is skipped";
        }
        return "VL" + vl + " with weight " + weight + ": " + weight * VlArbitration.WEIGHT_UNIT + " bytes per turn, "
                + Math.round(PERCENT * weight / all) + " % of the bandwidth of this table";
    }
}
