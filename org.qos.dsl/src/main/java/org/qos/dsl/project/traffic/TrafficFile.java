package org.qos.dsl.project.traffic;

import java.util.List;
import org.qos.analysis.simulation.traffic.TrafficClass;

/**
 * A description of traffic as it was read.
 *
 * @param classes the classes of traffic that could be understood
 * @param problems the errors by place; with any, the classes should not be used
 */
public record TrafficFile(List<TrafficClass> classes, List<Problem> problems) {

    /** Copies the lists. */
    public TrafficFile {
        classes = List.copyOf(classes);
        problems = List.copyOf(problems);
    }

    /**
     * An error.
     *
     * @param line from 1
     * @param column from 1, in UTF-16 units
     * @param message what is wrong and what was expected
     */
    public record Problem(int line, int column, String message) {}
}
