package org.qos.dsl.project.traffic;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.qos.analysis.simulation.traffic.TrafficClass;
import org.qos.analysis.simulation.traffic.TrafficEnds;
import org.qos.dsl.project.settings.Yaml.Scalar;
import org.qos.dsl.project.settings.YamlProblem;
import org.qos.dsl.scoping.NameSuggestions;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.policy.PortGroup;

/** Finds what a description of traffic names, but neither the policy nor the fabric has. */
public final class TrafficNames {

    private final TrafficEnds ends;
    private final List<String> groups;
    private final String with;
    private final List<YamlProblem> problems = new ArrayList<>();

    private TrafficNames(BoundPolicy policy, String with) {
        this.ends = new TrafficEnds(policy);
        this.groups = Stream.concat(policy.policy().groups().stream().map(PortGroup::name), Stream.of(TrafficClass.ANY))
                .toList();
        this.with = with;
    }

    /**
     * The errors by place.
     *
     * @param policy the policy, bound to the fabric
     * @param with what to say of the policy; empty where it is the only one
     */
    public static List<YamlProblem> unknown(TrafficFile file, BoundPolicy policy, String with) {
        TrafficNames names = new TrafficNames(policy, with);
        file.places().forEach(place -> {
            names.check(place.from());
            names.check(place.to());
        });
        names.problems.sort(YamlProblem.BY_PLACE);
        return names.problems;
    }

    private void check(List<Scalar> written) {
        List<Scalar> unknown =
                written.stream().filter(name -> !ends.isKnown(name.text())).toList();
        unknown.forEach(this::unknown);
        if (unknown.isEmpty() && !written.isEmpty() && written.stream().noneMatch(name -> ends.hasPort(name.text()))) {
            problems.add(new YamlProblem(
                    written.get(0).region(),
                    "no port that '" + written.get(0).text()
                            + "' names sends: only ports of channel adapters and routers that have a LID in the snapshot do"
                            + with));
        }
    }

    private void unknown(Scalar name) {
        List<String> all =
                Stream.concat(groups.stream(), ends.portNames().stream()).toList();
        boolean similar = NameSuggestions.STRICT.closest(name.text(), all).isPresent();
        problems.add(YamlProblem.unknown("port group or port", name, similar ? all : groups, with));
    }
}
