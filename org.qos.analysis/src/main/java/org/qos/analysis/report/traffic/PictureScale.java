package org.qos.analysis.report.traffic;

import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import org.qos.analysis.simulation.result.ClassesOverTime;
import org.qos.analysis.simulation.result.LinkLoad;
import org.qos.analysis.simulation.result.SimulationResult;
import org.qos.runtime.fabric.PortId;

/**
 * What pictures of several simulations have in common, so that they can be compared.
 *
 * @param gigabits the step of the axis of rates
 * @param links the links that are drawn, as one of the simulations loads them most
 */
record PictureScale(double gigabits, List<LinkLoad> links) {

    /** How many steps the axis of rates has. */
    static final int STEPS = 4;
    /** How many links are drawn at most, the fullest first. */
    static final int LINKS = 10;

    /** What packets that are counted whole may have more than a link carries in an interval. */
    private static final double ABOVE = 1.01;

    /** The scale of simulations of the same fabric. */
    static PictureScale of(List<SimulationResult> results) {
        double most = results.stream()
                .flatMap(result -> result.overTime().stream())
                .mapToDouble(PictureScale::most)
                .max()
                .orElse(0);
        Map<PortId, LinkLoad> fullest = new LinkedHashMap<>();
        results.stream()
                .map(SimulationResult::links)
                .flatMap(Collection::stream)
                .forEach(link ->
                        fullest.merge(link.from(), link, (one, other) -> part(one) >= part(other) ? one : other));
        return new PictureScale(
                step(most / STEPS / ABOVE),
                fullest.values().stream()
                        .sorted(Comparator.comparingDouble(link -> -part(link)))
                        .limit(LINKS)
                        .toList());
    }

    private static double part(LinkLoad link) {
        return link.gigabits() / link.rate();
    }

    private static double most(ClassesOverTime time) {
        int intervals = time.gigabits().stream().mapToInt(List::size).max().orElse(0);
        return IntStream.range(0, intervals)
                .mapToDouble(interval -> time.gigabits().stream()
                        .mapToDouble(rates -> rates.get(interval))
                        .sum())
                .max()
                .orElse(0);
    }

    /** The next number that is easily read, at least a hundredth. */
    static double step(double min) {
        double ten = 0.01;
        while (ten * 10 < min) {
            ten *= 10;
        }
        double unit = ten;
        return DoubleStream.of(1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10)
                .map(digit -> digit * unit)
                .filter(number -> number >= min)
                .findFirst()
                .orElse(ten * 10);
    }
}
