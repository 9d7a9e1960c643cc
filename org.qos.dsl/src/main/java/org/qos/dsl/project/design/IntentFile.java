package org.qos.dsl.project.design;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SortedSet;
import java.util.TreeSet;
import org.qos.analysis.design.DesignClass;
import org.qos.analysis.design.DesignPartition;
import org.qos.analysis.design.Requirement;
import org.qos.dsl.project.settings.YamlProblem;
import org.qos.dsl.project.settings.YamlRegion;

/**
 * An intent as it was read.
 *
 * @param site what it says of the site
 * @param groups the names of groups, with what selects their ports
 * @param partitions the partitions
 * @param classes the classes of traffic
 * @param requirements where each requirement is written
 * @param traffic where the entries of {@code traffic} of each class are written
 * @param problems the errors by place; with any, the rest should not be used
 */
public record IntentFile(
        Site site,
        Map<String, Selection> groups,
        List<DesignPartition> partitions,
        List<DesignClass> classes,
        Map<Requirement, YamlRegion> requirements,
        Map<String, List<YamlRegion>> traffic,
        List<YamlProblem> problems) {

    /** Copies the collections. */
    public IntentFile {
        groups = Collections.unmodifiableMap(new LinkedHashMap<>(groups));
        partitions = List.copyOf(partitions);
        classes = List.copyOf(classes);
        requirements = Map.copyOf(requirements);
        traffic = Map.copyOf(traffic);
        problems = List.copyOf(problems);
    }

    /** The same with no ports for its groups, as far as they are of no interest: plans do not depend on them. */
    public IntentFile withoutGroups() {
        return new IntentFile(site, Map.of(), partitions, classes, requirements, traffic, problems);
    }

    /**
     * What is said of the site.
     *
     * @param vlCode the VLs of links, code 1 to 5
     * @param mtu the MTU in bytes
     * @param entries the capacity of each arbitration table
     * @param reservedSls SLs that others use
     * @param routingEngine the routing engine
     * @param places where the value of each key is written
     */
    public record Site(
            OptionalInt vlCode,
            OptionalInt mtu,
            OptionalInt entries,
            SortedSet<Integer> reservedSls,
            Optional<String> routingEngine,
            Map<IntentKey, YamlRegion> places) {

        /** Nothing is said. */
        static final Site NOTHING = new Site(
                OptionalInt.empty(),
                OptionalInt.empty(),
                OptionalInt.empty(),
                new TreeSet<>(),
                Optional.empty(),
                Map.of());

        /** Copies the collections. */
        public Site {
            reservedSls = Collections.unmodifiableSortedSet(new TreeSet<>(reservedSls));
            places = Map.copyOf(places);
        }

        /** An error at the value of a key; at the start of the file where the key is not given. */
        public YamlProblem problem(IntentKey key, String message) {
            return new YamlProblem(places.getOrDefault(key, YamlRegion.START), message);
        }
    }

    /**
     * What selects ports.
     *
     * @param text node descriptions with {@code *} and {@code ?}, or port GUIDs, with commas between them
     * @param place where it is written
     */
    public record Selection(String text, YamlRegion place) {}
}
