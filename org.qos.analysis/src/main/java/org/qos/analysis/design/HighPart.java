package org.qos.analysis.design;

import java.util.List;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.qos.runtime.option.LinkArbitration;
import org.qos.runtime.option.QosTables;
import org.qos.runtime.option.VlPackets;
import org.qos.runtime.value.VlWeight;

/**
 * Which part of a link the high-priority table gets with a limit, whatever the weights of the VLs.
 *
 * @param min the minimum of all kinds of links, 0 to 1
 * @param max the maximum
 */
record HighPart(double min, double max) {

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

    static HighPart of(DesignSite site, List<ClassPlan> high, List<ClassPlan> low, int limit) {
        if (high.isEmpty() || low.isEmpty()) {
            double all = high.isEmpty() ? 0 : 1;
            return new HighPart(all, all);
        }
        List<Double> parts = site.links().stream()
                .flatMap(link ->
                        sizes(high, link).flatMap(one -> sizes(low, link).map(other -> part(limit, one, other))))
                .toList();
        return new HighPart(
                parts.stream().mapToDouble(part -> part).min().orElseThrow(),
                parts.stream().mapToDouble(part -> part).max().orElseThrow());
    }

    private static Stream<Integer> sizes(List<ClassPlan> plans, LinkKind link) {
        return plans.stream().map(plan -> plan.requested().packet(link.mtu())).distinct();
    }

    /** Of a table with packets of one size in front of a table with packets of another one. */
    private static double part(int limit, int high, int low) {
        QosTables tables = new QosTables(limit, List.of(new VlWeight(0, 1)), List.of(new VlWeight(1, 1)), List.of());
        return LinkArbitration.highPart(
                tables, VlPackets.builder(low).add(0, high).build());
    }
}
