package org.qos.dsl.generator.project;

/**
 * A kind of traffic that a preset keeps apart: its own level, its SL, and its VL where ports have enough of them. The SL is
 * its place among the kinds of the preset.
 *
 * @param level the name of the level
 * @param use what it is for
 * @param weight its share of the low-priority arbitration table, in units of 64 bytes
 * @param urgent whether it is served from the high-priority table
 */
record TrafficKind(String level, String use, int weight, boolean urgent) {

    /** Traffic that is served from the high-priority table. */
    static TrafficKind urgent(String level, String use) {
        return new TrafficKind(level, use, 64, true);
    }

    /** Traffic with a share of what the high-priority table leaves. */
    static TrafficKind shared(String level, String use, int weight) {
        return new TrafficKind(level, use, weight, false);
    }
}
