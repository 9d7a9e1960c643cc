package org.qos.dsl.ide.hover;

/** What the weight of a lane in an arbitration table means (IBTA 1.4, 7.6.9). */
final class WeightText {

    private static final int UNIT = 64;
    private static final double PERCENT = 100;

    private WeightText() {}

    /**
     * One entry in words.
     *
     * @param weight in units of 64 bytes
     * @param all the sum of the weights of the table
     */
    static String of(long vl, long weight, long all) {
        if (weight == 0) {
            return "VL " + vl + " with weight 0: the entry is passed over";
        }
        return "VL " + vl + " with weight " + weight + ": " + weight * UNIT + " bytes a turn, "
                + Math.round(PERCENT * weight / all) + " % of what this table sends";
    }
}
