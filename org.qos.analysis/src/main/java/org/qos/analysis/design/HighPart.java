package org.qos.analysis.design;

import java.util.List;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import org.qos.runtime.option.LinkArbitration;

/**
 * Which part of a link the high-priority table gets with a limit, whatever the weights of the VLs.
 *
 * @param limit VLHighLimit
 * @param min the minimum of all kinds of links, 0 to 1
 * @param max the maximum
 * @param minOfAll what no table is below on every kind of links: the maximum of their minima
 */
record HighPart(int limit, double min, double max, double minOfAll) {

    private static final int STEPS = 8;
    private static final int CLOSE_STEPS = 64;

    /** What to take it for, from the maximum down: the classes in the low-priority table are safe with the maximum. */
    DoubleStream guesses() {
        return guesses(STEPS);
    }

    /** The same in smaller steps, to find the best of several plans. */
    DoubleStream closeGuesses() {
        return guesses(CLOSE_STEPS);
    }

    private DoubleStream guesses(int steps) {
        return max == min
                ? DoubleStream.of(max)
                : IntStream.rangeClosed(0, steps).mapToDouble(step -> max - (max - min) * step / steps);
    }

    /**
     * The part with a limit. Packets of all sizes divide the units of the limit, so that a burst has as many bytes as the limit whatever their
     * size, and more where sizes are mixed. With a limit of 0 it is one packet, of any VL of the table.
     */
    static HighPart of(DesignSite site, List<ClassPlan> high, List<ClassPlan> low, int limit) {
        if (high.isEmpty() || low.isEmpty()) {
            double all = high.isEmpty() ? 0 : 1;
            return new HighPart(limit, all, all, all);
        }
        double min = 1;
        double max = 0;
        double minOfAll = 0;
        for (LinkKind link : site.links()) {
            double minOfLink = part(
                    limit,
                    sizes(high, link).min().orElseThrow(),
                    sizes(low, link).max().orElseThrow());
            min = Math.min(min, minOfLink);
            minOfAll = Math.max(minOfAll, minOfLink);
            max = Math.max(
                    max,
                    part(
                            limit,
                            sizes(high, link).max().orElseThrow(),
                            sizes(low, link).min().orElseThrow()));
        }
        return new HighPart(limit, min, max, minOfAll);
    }

    private static IntStream sizes(List<ClassPlan> plans, LinkKind link) {
        return plans.stream().mapToInt(plan -> plan.requested().packet(link.mtu()));
    }

    /** With tables that have packets of one size each. */
    private static double part(int limit, int high, int low) {
        return LinkArbitration.highPart(limit, high, low);
    }
}
