package org.qos.dsl.project.traffic;

import java.util.List;
import org.qos.analysis.simulation.traffic.TrafficClass;
import org.qos.dsl.project.settings.Yaml.Scalar;
import org.qos.dsl.project.settings.YamlProblem;
import org.qos.dsl.project.settings.YamlRegion;

/**
 * A description of traffic as it was read.
 *
 * @param classes the classes of traffic that could be understood
 * @param places where each class was read, also those with errors; without errors in the order of the classes
 * @param problems the errors by place; with any, the classes should not be used
 */
public record TrafficFile(List<TrafficClass> classes, List<Places> places, List<YamlProblem> problems) {

    /** Copies the lists. */
    public TrafficFile {
        classes = List.copyOf(classes);
        places = List.copyOf(places);
        problems = List.copyOf(problems);
    }

    /**
     * Where a class of traffic was read.
     *
     * @param from its senders; none where they are not written
     * @param to its receivers likewise
     * @param request its request; the class where none is written
     */
    public record Places(List<Scalar> from, List<Scalar> to, YamlRegion request) {

        /** Copies the lists. */
        public Places {
            from = List.copyOf(from);
            to = List.copyOf(to);
        }
    }
}
