package org.qos.dsl.project.traffic;

import java.util.List;
import org.qos.analysis.simulation.traffic.TrafficClass;
import org.qos.dsl.project.settings.YamlProblem;

/**
 * A description of traffic as it was read.
 *
 * @param classes the classes of traffic that could be understood
 * @param problems the errors by place; with any, the classes should not be used
 */
public record TrafficFile(List<TrafficClass> classes, List<YamlProblem> problems) {

    /** Copies the lists. */
    public TrafficFile {
        classes = List.copyOf(classes);
        problems = List.copyOf(problems);
    }
}
