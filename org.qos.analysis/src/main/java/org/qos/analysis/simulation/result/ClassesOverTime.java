package org.qos.analysis.simulation.result;

import java.util.List;

/**
 * What each class gets in intervals of equal length, from the start with an empty fabric on.
 *
 * @param micros the length of all intervals, in microseconds
 * @param gigabits what each class gets in each interval, in Gb/s; the classes are in the order of the description
 */
public record ClassesOverTime(double micros, List<List<Double>> gigabits) {

    /** Copies the lists. */
    public ClassesOverTime {
        gigabits = gigabits.stream().map(List::copyOf).toList();
    }
}
